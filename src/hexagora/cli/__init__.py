"""The program ``hexagora``: one module for each command, and what they share."""
