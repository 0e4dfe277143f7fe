"""Networks that learn from games the search plays with itself: ``python -m hexagora.learn``.

`plan` says what is to be learned, `playing` plays, `shelf` keeps what was played, `encoding` and
`training` make a network of it, `gate` has it play against the one before, and `run` does all that
in turn and can be stopped at any moment. docs/learning.md tells how a run is made and read.
"""
