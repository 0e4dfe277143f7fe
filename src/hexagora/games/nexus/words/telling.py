"""The events of a game as sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import cast

from hexagora.core.event import Facts
from hexagora.games.nexus.rules.printed import Tables


def tell(tables: Tables, facts: Facts) -> str:
    """An event as a sentence; secrets are told only to those whose facts hold them."""
    teller = _TELLERS.get(str(facts["event"]))
    return teller(tables, facts) if teller else ""


# Names.


def unit_name(tables: Tables, unit_id: object) -> str:
    """The English name of a unit of the sheet in use."""
    return next((str(u.names["en"]) for u in tables.units if u.id == unit_id), str(unit_id))


def card_name(tables: Tables, card_id: object) -> str:
    """The English name of a card."""
    names = {card.id: card.names["en"] for card in tables.missions}
    names |= {card.id: card.names["en"] for card in tables.energize}
    return names.get(str(card_id), str(card_id))


def counted(tables: Tables, units: object) -> str:
    """Units with their numbers: "2 Human, 1 Fungoid"."""
    troops = cast("list[Facts]", units)
    return ", ".join(f"{one['count']} {unit_name(tables, one['unit'])}" for one in troops)


def _seat(value: object) -> str:
    return f"seat {value + 1}" if isinstance(value, int) and value >= 0 else "nobody"


def _deck(value: object) -> str:
    return "Energize card" if value == "energize" else "Secret Mission"


def _a_card(value: object) -> str:
    return f"{'an' if value == 'energize' else 'a'} {_deck(value)}"


def _points(value: object) -> str:
    return "1 point" if value == 1 else f"{value} points"


def _rolls(tables: Tables, rolls: object) -> str:
    """The dice of each side: "attacker: Human 3 6"."""
    parts = []
    for roll in cast("list[Facts]", rolls):
        dice = " ".join(str(die) for die in cast("list[int]", roll["dice"]))
        parts.append(f"{roll['side']}'s {unit_name(tables, roll['unit'])} {dice}")
    return "; ".join(parts)


def _hits(facts: Facts, side: str) -> str:
    picks = facts[f"{side}_picks"]
    return f"{side} {facts[side]}{f', {picks} of them picked' if picks else ''}"


def _listed(words: Iterable[str]) -> str:
    return " and ".join(words)


# One function for each event that needs more than a line.


def _corporation(tables: Tables, facts: Facts) -> str:
    for corporation in tables.box.corporations:
        if corporation.id == facts["corporation"]:
            return f"{_seat(facts['seat'])} leads {corporation.names['en']}"
    return ""


def _moved(tables: Tables, facts: Facts) -> str:
    marched = ", a step farther by a card" if facts.get("marched") else ""
    return (
        f"{_seat(facts['seat'])} moves {unit_name(tables, facts['unit'])} "
        f"from {facts['from']} to {facts['to']}{marched}"
    )


def _explored(tables: Tables, facts: Facts) -> str:
    found = [
        f"a mine of {one['mine']}"
        if one["part"] == "mine"
        else f"a {unit_name(tables, one['unit'])}"
        for one in cast("list[Facts]", facts["shows"])
    ]
    return f"{_seat(facts['seat'])} explores {facts['at']}: {_listed(found)}"


def _battle(tables: Tables, facts: Facts) -> str:
    own, other = counted(tables, facts["own"]), counted(tables, facts["other"])
    return (
        f"** battle at {facts['at']}: {_seat(facts['seat'])} with {own} "
        f"attacks {_seat(facts['against'])} with {other}"
    )


def _rerolled(tables: Tables, facts: Facts) -> str:
    dice = [
        f"{die['count']} of the {die['side']}'s {unit_name(tables, die['unit'])}"
        for die in cast("list[Facts]", facts["dice"])
    ]
    return f"{_seat(facts['seat'])} has dice rolled again: {_listed(dice)}"


def _mined(tables: Tables, facts: Facts) -> str:
    mines = cast("list[Facts]", facts["mines"])
    if not mines:
        return f"{_seat(facts['seat'])} mines nothing"
    where = ", ".join(f"{mine['rubium']} at {mine['at']}" for mine in mines)
    return f"{_seat(facts['seat'])} mines {facts['rubium']} rubium: {where}"


def _drew(tables: Tables, facts: Facts) -> str:
    card = f": {card_name(tables, facts['card'])}" if "card" in facts else ""
    return f"{_seat(facts['seat'])} draws {_a_card(facts['deck'])}{card}"


def _kept(tables: Tables, facts: Facts) -> str:
    who = _seat(facts["seat"])
    if "card" not in facts:
        return f"{who} keeps one of two missions and puts the other under the deck"
    card, under = card_name(tables, facts["card"]), card_name(tables, facts["under"])
    return f"{who} keeps {card} and puts {under} under the deck"


def _passed(tables: Tables, facts: Facts) -> str:
    what = card_name(tables, facts["card"]) if "card" in facts else _a_card(facts["deck"])
    return f"{_seat(facts['seat'])} passes {what} to {_seat(facts['to'])}"


def _laid_down(tables: Tables, facts: Facts) -> str:
    cards = [
        card_name(tables, card)
        for deck in ("missions", "energize")
        for card in cast("list[str]", facts[deck])
    ]
    hand = ", ".join(cards) or "no cards"
    return f"{_seat(facts['seat'])} lays down {hand} and returns {facts['rubium']} rubium"


def _lost(tables: Tables, facts: Facts) -> str:
    picked = ", picked by the enemy" if facts.get("picked") else ""
    return (
        f"{_seat(facts['seat'])} loses {unit_name(tables, facts['unit'])} at {facts['at']}{picked}"
    )


def _ready(tables: Tables, facts: Facts) -> str:
    rubium = cast("list[int]", facts["rubium"])
    had = ", ".join(f"{amount} for {_seat(seat)}" for seat, amount in enumerate(rubium))
    return f"the board is ready; rubium: {had}"


def _unit_to(verb: str) -> Callable[[Tables, Facts], str]:
    """A sentence about a unit that goes from one hex to another."""
    return lambda t, f: (
        f"{verb} {unit_name(t, f['unit'])} of {_seat(f['seat'])} from {f['from']} to {f['to']}"
    )


_ENDS = {
    "points": "enough points were scored",
    "out": "a player is out",
    "team_out": "a team is out",
}

_TELLERS: dict[str, Callable[[Tables, Facts], str]] = {
    "first": lambda t, f: f"{_seat(f['seat'])} is the first player",
    "corporation": _corporation,
    "laid": lambda t, f: (
        f"{_listed(cast('list[str]', f['terrains']))} at {_listed(cast('list[str]', f['at']))}"
    ),
    "ready": _ready,
    "turn": lambda t, f: f"-- turn {f['number']}: {_seat(f['seat'])}",
    "bought": lambda t, f: (
        f"{_seat(f['seat'])} buys {unit_name(t, f['unit'])} for {f['cost']} at {f['at']}"
    ),
    "played": lambda t, f: f"{_seat(f['seat'])} plays {card_name(t, f['card'])}",
    "placed": lambda t, f: f"{unit_name(t, f['unit'])} of {_seat(f['seat'])} appears at {f['at']}",
    "transferred": _unit_to("the card takes"),
    "moved": _moved,
    "breath": lambda t, f: (
        f"{unit_name(t, f['unit'])} of {_seat(f['seat'])} at {f['from']} attacks "
        f"{_seat(f['against'])} at {f['to']}"
    ),
    "breath rolled": lambda t, f: f"the die shows {f['die']}: {'a hit' if f['hit'] else 'a miss'}",
    "explored": _explored,
    "found": lambda t, f: f"{unit_name(t, f['unit'])} at {f['at']} joins {_seat(f['seat'])}",
    "battle": _battle,
    "targeted": lambda t, f: (
        f"{card_name(t, f['card'])} is for the {f['side']}'s {unit_name(t, f['unit'])}"
    ),
    "shattered": lambda t, f: f"{unit_name(t, f['unit'])} of {_seat(f['seat'])} destroys itself",
    "extracted": _unit_to("the card brings"),
    "rolled": lambda t, f: f"dice: {_rolls(t, f['rolls'])}",
    "rerolled": _rerolled,
    "hits": lambda t, f: f"hits: {_hits(f, 'attacker')}; {_hits(f, 'defender')}",
    "cancelled": lambda t, f: f"{_seat(f['seat'])} cancels a hit of the {f['side']}",
    "lost": _lost,
    "won": lambda t, f: (
        f"** {_seat(f['seat'])} wins the battle against {_seat(f['against'])}: "
        f"{_points(f['points'])}"
    ),
    "undecided": lambda t, f: (
        f"** the battle of {_seat(f['seat'])} and {_seat(f['against'])} is undecided"
    ),
    "completed": lambda t, f: (
        f"{_seat(f['seat'])} completes {'the open mission ' if f['from_row'] else ''}"
        f"{card_name(t, f['card'])}: {_points(f['points'])}"
    ),
    "mined": _mined,
    "drew": _drew,
    "laid open": lambda t, f: f"{card_name(t, f['card'])} is laid open",
    "no card": lambda t, f: f"no {_deck(f['deck'])} is left for {_seat(f['seat'])}",
    "reshuffled": lambda t, f: f"the discarded {_deck(f['deck'])}s become the new deck",
    "kept": _kept,
    "king": lambda t, f: f"{_seat(f['seat'])} is king of the hill: {_points(f['points'])}",
    "sold": lambda t, f: f"{_seat(f['seat'])} discards {card_name(t, f['card'])} for 1 rubium",
    "passed card": _passed,
    "vortex": lambda t, f: "** the Vortex stirs",
    "vortex rolled": lambda t, f: f"the {f['die']} die of the Vortex shows {f['shown']}",
    "swept": _unit_to("the Vortex throws"),
    "out": lambda t, f: f"{_seat(f['seat'])} is out: no units, and nothing to buy any with",
    "laid down": _laid_down,
    "ended": lambda t, f: f"the game is over: {_ENDS[str(f['reason'])]}",
}
