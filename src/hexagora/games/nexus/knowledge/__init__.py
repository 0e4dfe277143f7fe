"""Who may know what: positions as views, and views back to positions."""
