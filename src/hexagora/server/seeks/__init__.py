"""Open seeks: a seek is a table that waits, and what is wanted of those who sit down there."""
