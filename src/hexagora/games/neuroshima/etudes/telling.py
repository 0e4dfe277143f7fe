"""What is told of an etude and its proof: as data, and as facts for sentences."""

from __future__ import annotations

from hexagora.core.capabilities import Told
from hexagora.core.event import Facts
from hexagora.games.neuroshima.etudes.proving import Proof, missed
from hexagora.games.neuroshima.etudes.records import Etude


def about(etude: Etude) -> list[Told]:
    """What is asked."""
    lines: list[Told] = [
        ("etude-task", {"use": etude.use, "offered": offered(etude.offered)}),
        ("etude-goals", {"goals": goals(etude)}),
    ]
    if etude.category:
        lines.append(("etude-about", {"category": etude.category, "level": etude.level}))
    return lines


def offered(tiles: object) -> list[Facts]:
    """Tiles with their counts, as parts of a sentence."""
    assert isinstance(tiles, dict)
    return [{"tile": tile, "count": count} for tile, count in tiles.items()]


def goals(etude: Etude) -> list[Facts]:
    """The goals as parts of a sentence."""
    return [
        {"part": goal.kind, "number": goal.number, "cells": list(goal.cells)}
        for goal in etude.goals
    ]


def proof_lines(proof: Proof) -> list[Told]:
    """A proof in lines."""
    lines: list[Told] = [
        ("etude-proved", {"leaves": proof.leaves, "solutions": proof.solutions}),
    ]
    if missed(proof.short):
        lines.append(("etude-no-battle", {}))
    elif proof.short > 0:
        lines.append(("etude-none", {"short": proof.short}))
    for one in proof.classes:
        facts = {"tiles": ", ".join(one.tiles), "solutions": one.solutions}
        orders = {"orders": len(one.orders), "all": one.all_orders}
        lines.append(("etude-class", {**facts, **orders}))
        lines.append(("etude-line", {"line": "; ".join(one.line)}))
    if proof.more:
        lines.append(("etude-more", {}))
    lines.append(("etude-near", {"count": proof.one_short}))
    for count, short in enumerate(proof.fewer):
        lines.append(("etude-fewer", {"count": count, "short": short}))
    lines.append(("etude-checksum", {"checksum": proof.checksum}))
    return lines


def proof_data(proof: Proof) -> Facts:
    """A proof as plain data."""
    return {
        "solved": proof.short == 0,
        "sound": proof.sound,
        "short": proof.short,
        "leaves": proof.leaves,
        "solutions": proof.solutions,
        "classes": [
            {
                "tiles": list(one.tiles),
                "line": list(one.line),
                "solutions": one.solutions,
                "orders": len(one.orders),
                "all_orders": one.all_orders,
                "rotations": list(one.turns),
            }
            for one in proof.classes
        ],
        "more": proof.more,
        "results": list(proof.results),
        "one_short": proof.one_short,
        "fewer": list(proof.fewer),
        "checksum": proof.checksum,
    }
