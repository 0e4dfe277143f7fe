"""People who want to be known here: an identity of their own, which nobody needs to play."""
