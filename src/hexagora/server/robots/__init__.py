"""Bots of people: programs that play here over the network under a name of their own."""
