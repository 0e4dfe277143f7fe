"""What is told about a game of Nexus Ops, as data: actions, decisions, events, views, results.

Hexes are called ``q,r``; units, cards and corporations by their ids, which files of components may
add to; seats count from 0.
"""

from hexagora.games.nexus.facts import actions, decisions, events, parts, results, views

PARTS = (parts, actions, decisions, results, events, views)
"""The modules that declare the facts, in the order in which they are published."""
