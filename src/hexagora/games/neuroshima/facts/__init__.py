"""What is told about a game of Neuroshima Hex, as data: actions, decisions, events, views, results.

Cells are called by their names on the board (``d4``), tiles by their ids, armies by the values of
the options; seats count from 0. A rotation and an edge are counted clockwise from the top, from 0.
"""

from hexagora.games.neuroshima.facts import (
    actions,
    answers,
    decisions,
    events,
    reasons,
    results,
    views,
)

PARTS = (actions, decisions, reasons, results, events, views, answers)
"""The modules that declare the facts, in the order in which they are published."""
