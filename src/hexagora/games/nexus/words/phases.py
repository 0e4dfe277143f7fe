"""The decisions between deeds, in which the hand can be used."""

from __future__ import annotations

from typing import Final

from hexagora.games.nexus.rules.kinds import (
    BREATHE,
    DEPLOY,
    END,
    EXPLORE,
    FIGHT,
    LAST,
    MISSION,
    MONOLITH,
    MOVE,
    SPORE,
)

PHASES: Final = (DEPLOY, MOVE, BREATHE, EXPLORE, FIGHT, MONOLITH, END, MISSION, SPORE, LAST)
"""Missions can be completed in them, and cards sold."""
