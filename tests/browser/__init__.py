"""The page, as people use it. A package, so that one browser serves all of its modules."""
