"""Games over days and seasons, as pure logic: ratings, clocks, tournaments and leagues.

Nothing here plays, waits, writes or listens. Whoever does hands in what happened and the time, and
keeps the data that come back: the table's server, or the arena, which runs events between bots.
"""
