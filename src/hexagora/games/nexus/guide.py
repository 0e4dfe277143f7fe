"""What a person at the table is told: what is asked, how it is typed, which clauses apply.

Seats are called ``seat 1`` and so on; whoever shows the text puts names in their place. The hand is
told to the one who decides, and to nobody else.
"""

from __future__ import annotations

from textwrap import wrap
from typing import cast

from hexagora.core.event import Facts
from hexagora.core.state import FRAME, State
from hexagora.games.nexus.actions import UNITS
from hexagora.games.nexus.cells import NAMES
from hexagora.games.nexus.facts import hand_of
from hexagora.games.nexus.options import ENERGIZE_DRAWN, ROW_FILLED
from hexagora.games.nexus.picture import SCREEN, not_as_printed
from hexagora.games.nexus.play import NexusState
from hexagora.games.nexus.position import (
    AIM,
    BOX,
    BREATHE,
    CANCEL,
    CASUALTY,
    CORPORATION,
    COVER,
    DEFENDER,
    DEPLOY,
    DICE,
    DRAW,
    END,
    EXPLORE,
    EXTRACT,
    FIGHT,
    KEEP,
    LAST,
    MISSION,
    MONOLITH,
    MOVE,
    PLACE,
    RESERVE,
    ROLL,
    RUBIUM,
    SCORE,
    SPECIAL,
    SPORE,
    TARGET,
    TILE,
    TOKEN,
    TRANSFER,
    VORTEX,
    WHERE,
    WHICH,
    WINDOW,
)
from hexagora.games.nexus.words import card_name, counted

CLAUSES = {
    "NX-SET-01": "From the first player on everybody takes a corporation that is still free.",
    "NX-SET-02": "The tiles are shuffled around the Monolith.",
    "NX-TURN-01": "A turn has six phases: deployment, movement, exploration, battle, mining, "
    "drawing.",
    "NX-TURN-02": "Buying, moving, special attacks and cards are optional; exploring, battles, "
    "mining and drawing are not.",
    "NX-TURN-03": "After drawing, Objectives may still be completed and cards discarded.",
    "NX-DEP-01": "Units are bought for rubium and appear on any hex of the own base.",
    "NX-DEP-02": "Energize cards for the deployment phase can be played now.",
    "NX-MOV-01": "Each unit may move once, one hex unless an ability allows more.",
    "NX-MOV-02": "A unit that enters a hex with enemies stops there.",
    "NX-MOV-03": "Some units may not enter some terrain: {barred}.",
    "NX-MOV-04": "A unit that starts in a contested hex may not go among enemies.",
    "NX-MOV-07": "Rock Striders go 2 hexes if one is Rock Plains, Lava Leapers 2 from a Magma Pool "
    "over enemies, Dragons anywhere from the Monolith.",
    "NX-MOV-08": "Each Dragon in a hex that is not contested may attack one adjacent hex; a hit "
    "removes a unit that its owner chooses.",
    "NX-EXP-01": "All tokens under the active player's units are turned up.",
    "NX-EXP-02": "A unit that is found joins the finder; it takes no part in this turn's battle.",
    "NX-EXP-03": "A mine that is found stays.",
    "NX-BAT-01": "One battle is fought in each hex with own and enemy units, in any order.",
    "NX-BAT-02": "With several enemies in a hex the attacker names the defender.",
    "NX-BAT-03": "Units attack by kind, from Dragons to Humans, each once; then the battle ends.",
    "NX-BAT-04": "Both sides roll at once; the unit's number or more hits, 1 never, 6 always.",
    "NX-BAT-05": "For each hit a unit of choice is taken off, the attacker's first; hits of Lava "
    "Leapers with 5 or 6 pick their victims.",
    "NX-BAT-06": "Who destroys all of the defender's units wins: 1 point, and a Battle mission may "
    "be completed. The loser draws an Energize card.",
    "NX-BAT-08": "Cards are played in the order attacker, defender, others clockwise; after each "
    "all are asked again.",
    "NX-BAT-09": "In a battle each card has its moment: before the first roll, after a roll, or "
    "when hits are counted.",
    "NX-MINE-01": "Mines pay for controlled hexes with a Human, Fungoid or Crystalline.",
    "NX-DRAW-01": "The active player draws a Secret Mission, and Energize cards for the Monolith.",
    "NX-DRAW-02": "If a deck is empty its discards are shuffled.",
    "NX-CARD-01": "A Battle mission is completed right after a battle that fulfils it, one each.",
    "NX-CARD-02": "Objectives are completed at any time of the own turn, but not in a battle; "
    "right after it they are, before the Battle mission.",
    "NX-CARD-04": "The active player may discard cards for 1 rubium each.",
    "NX-CARD-06": "A card that could do nothing may not be played.",
    "NX-END-01": "{target} points win at once.",
    "NX-END-02": "Who has no units and cannot buy any is out, and the game ends.",
    "NX-END-04": "Points go first: before somebody who is out ends the game, Objectives that are "
    "met may be completed.",
    "NX-OPT-04": "The Monolith gives 2 Energize cards, or 1 point and a card for all others.",
    "NX-OPT-05": "Of two missions one is kept, the other goes under the deck.",
    "NX-OPT-06": "Green tokens are mixed in, and some stay in the box unseen.",
    "NX-OPT-07": "Open missions can be completed by whoever has the turn.",
    "NX-OPT-08": "Partners do not fight, but a shared hex is contested; the team that has {target} "
    "points together wins.",
    "NX-OPT-09": "The Vortex moves and destroys units before each turn of the first player.",
    "NX-TEAM-03": "One card may be passed to the partner, unseen by the others.",
    "NX-ALT-02": "One Clone may be bought for each hex of the base in a turn.",
    "NX-ALT-03": "Before the first roll a Shardian may destroy itself and an enemy of the enemy's "
    "choice.",
    "NX-ALT-04": "After a battle that was won its Sporelings may move on.",
    "NX-ALT-05": "On Rock Plains Boulder Blitzers attack before all others.",
    "NX-ALT-06": "A Magma Diver can go from one Magma Pool to any other.",
    "NX-ALT-07": "A Monolith Weem attacks again until it misses.",
}
_RULES = {
    CORPORATION: ("NX-SET-01",),
    COVER: ("NX-SET-02",),
    TILE: ("NX-SET-02",),
    BOX: ("NX-OPT-06",),
    DEPLOY: ("NX-TURN-01", "NX-DEP-01", "NX-DEP-02", "NX-CARD-02", "NX-CARD-04"),
    MOVE: ("NX-MOV-01", "NX-MOV-02", "NX-MOV-03", "NX-MOV-04", "NX-MOV-07"),
    BREATHE: ("NX-MOV-08",),
    EXPLORE: ("NX-EXP-01", "NX-EXP-02", "NX-EXP-03"),
    TOKEN: ("NX-EXP-01", "NX-EXP-02", "NX-EXP-03"),
    FIGHT: ("NX-BAT-01", "NX-BAT-02", "NX-BAT-03", "NX-BAT-04", "NX-BAT-06"),
    WINDOW: ("NX-BAT-08", "NX-BAT-09", "NX-CARD-06"),
    ROLL: ("NX-BAT-04",),
    CASUALTY: ("NX-BAT-05",),
    MISSION: ("NX-CARD-01", "NX-CARD-02", "NX-BAT-06"),
    SPORE: ("NX-ALT-04", "NX-CARD-02"),
    LAST: ("NX-END-04", "NX-CARD-02"),
    DRAW: ("NX-DRAW-01", "NX-DRAW-02"),
    KEEP: ("NX-OPT-05",),
    MONOLITH: ("NX-OPT-04",),
    END: ("NX-TURN-03", "NX-CARD-02", "NX-CARD-04"),
    AIM: ("NX-ALT-07",),
}
_CLASSIC = ("NX-MOV-07", "NX-BAT-05")
_ALTERNATE = {
    DEPLOY: ("NX-ALT-02",),
    MOVE: ("NX-ALT-06",),
    BREATHE: ("NX-ALT-07",),
    FIGHT: ("NX-ALT-05",),
    WINDOW: ("NX-ALT-03",),
}
"""What is said of classic units only, and what is said of those on the other side of the sheet."""

_HOW = {
    CORPORATION: "a corporation",
    DEPLOY: "buy, play or done",
    MOVE: "move or done",
    BREATHE: "breathe or done",
    EXPLORE: "explore and a hex",
    FIGHT: "fight, a hex and a seat",
    WINDOW: "play or done",
    CASUALTY: "a unit",
    MISSION: "complete or done",
    SPORE: "move or done",
    KEEP: "a mission",
    MONOLITH: "take point or take cards",
    END: "done",
    PLACE: "a hex",
    TRANSFER: "move",
    TARGET: "a unit",
    DICE: "reroll or done",
    CANCEL: "a hit",
    EXTRACT: "move",
    AIM: "a seat's number",
    WHICH: "with and a unit",
    LAST: "complete or done",
}
_MOMENTS = ("before the first roll", "after the roll", "now that hits are counted")


def ask(state: State) -> str:
    """What the pending decision is about; the hand of the one who decides is part of it."""
    position = cast(NexusState, state)
    question = _question(position)
    if position.seat < 0 or position.kind in (CORPORATION, CASUALTY, AIM, WHICH, *_FOR_CARDS):
        return question
    return f"{question}{_hand(position)}"


_FOR_CARDS = (PLACE, TRANSFER, TARGET, DICE, CANCEL, EXTRACT)


def _question(position: NexusState) -> str:
    kind, a = int(position.kind), int(position.top_a())
    seat = int(position.seat)
    if kind == CORPORATION:
        return "choose a corporation"
    if kind == DEPLOY:
        rubium = int(position.purse[RUBIUM + seat])
        return f"deployment: you have {rubium} rubium; {_prices(position)}"
    if kind == MOVE:
        return "movement: which unit moves where?"
    if kind == BREATHE:
        return "which special attack do you make?"
    if kind == EXPLORE:
        return "exploration: which token is turned up next?"
    if kind == FIGHT:
        return "battle: where do you fight, and against whom?"
    if kind == WINDOW:
        return f"battle at {NAMES[int(position.fight[WHERE])]}, {_MOMENTS[a]}: do you play a card?"
    if kind == CASUALTY:
        return _casualty(position)
    if kind == MISSION:
        against = int(position.fight[DEFENDER]) + 1
        return f"the battle against seat {against} is won: do you complete a mission?"
    if kind == SPORE:
        return "which unit goes on after the battle?"
    if kind == KEEP:
        offers = sorted({int(position.offer_a) - 1, int(position.offer_b) - 1})
        names = [position.tables.missions[card].names["en"] for card in offers]
        ids = [position.tables.missions[card].id for card in offers]
        told = " or ".join(f"{n} ({i})" for n, i in zip(names, ids, strict=True))
        return f"which mission do you keep: {told}?"
    if kind == MONOLITH:
        return "the Monolith is yours: a point, or Energize cards?"
    if kind == END:
        return "your turn ends"
    if kind in _FOR_CARDS:
        return _for_card(position, kind, a)
    if kind == AIM:
        return f"the special attack on {NAMES[a]} goes on: against whom?"
    if kind == WHICH:
        return "which unit attacks?" if a >= 0 else "which unit destroys itself?"
    if kind == LAST:
        return "a player is out and the game ends: do you complete an Objective first?"
    return _chance(position, kind, a)


def _casualty(position: NexusState) -> str:
    side, how = int(position.top_a()), int(position.top_b())
    if side < 0:
        return f"the special attack hits at {NAMES[how]}: which unit do you lose?"
    if how == 1:
        return "your hit picks its victim: which unit is taken off?"
    return "which of your units is taken off?"


def _for_card(position: NexusState, kind: int, a: int) -> str:
    if kind == TRANSFER:
        return f"the card moves units, {a} more: which, from where, to where?"
    name = str(position.tables.energize[a].names["en"])
    return {
        PLACE: f"where does the unit of {name} appear?",
        TARGET: f"for which unit is {name}?",
        DICE: f"{name}: which dice are rolled again?",
        CANCEL: f"{name}: which hit is cancelled?",
        EXTRACT: f"{name}: which unit leaves the battle, and where to?",
    }[kind]


def _chance(position: NexusState, kind: int, a: int) -> str:
    if kind == DRAW:
        purpose = int(position.top_b())
        if purpose == ROW_FILLED:
            return "a mission is laid open"
        card = "an Energize card" if purpose == ENERGIZE_DRAWN else "a Secret Mission"
        return f"seat {a + 1} draws {card}"
    if kind == TOKEN:
        return f"the token at {NAMES[a]} is turned up"
    if kind == ROLL:
        below = int(position.stack[(int(position.depth) - 2) * FRAME])
        if below == VORTEX:
            return "a die is rolled for the Vortex"
        if below == SPECIAL:
            return "the die of the special attack is rolled"
        die = int(position.next_die())
        side = "attacker" if die < UNITS else "defender"
        return f"the {side}'s {position.tables.units[die % UNITS].names['en']} rolls"
    return {
        COVER: "chance decides how the doubles lie",
        TILE: "a tile is laid",
        BOX: "tokens go back into the box",
    }.get(kind, "the first player is drawn")


def _prices(position: NexusState) -> str:
    seat = int(position.seat)
    offers = []
    for unit, kind in enumerate(position.tables.units):
        left = int(position.purse[RESERVE + seat * UNITS + unit])
        if left:
            offers.append(f"{kind.names['en']} {kind.cost}")
    return f"prices: {', '.join(offers)}"


def _hand(position: NexusState) -> str:
    """The hand of the one who decides; missions that are fulfilled are called so."""
    hand = hand_of(position, int(position.seat))
    parts = []
    for told in cast("list[Facts]", hand["missions"]):
        name = card_name(position.tables, told["card"])
        points = f"{told['points']} p."
        met = "fulfilled" if told["met"] else str(told["missing"])
        count = f" x{told['count']}" if told["count"] != 1 else ""
        parts.append(f"{name}{count} ({told['card']}, {points}, {met})")
    for card, number in cast("dict[str, int]", hand["energize"]).items():
        more = f" x{number}" if number > 1 else ""
        parts.append(f"{card_name(position.tables, card)}{more} ({card})")
    return f"; in hand: {'; '.join(parts)}" if parts else "; no cards in hand"


def how(state: State) -> str:
    """What to type."""
    return _HOW.get(int(state.kind), "a move")


def clauses(state: State) -> list[tuple[str, str]]:
    """The clauses that matter for the pending decision, each with its id, what the cards of the
    hand say, and what is not as printed."""
    position = cast(NexusState, state)
    rules, kind = position.rules, int(position.kind)
    ids = [*_RULES.get(kind, ())]
    if position.game.options["alternate_units"] == "on":
        ids = [clause for clause in ids if clause not in _CLASSIC]
        ids += _ALTERNATE.get(kind, ())
    ids += ["NX-OPT-07"] if rules.row else []
    ids += ["NX-OPT-08"] if rules.teams else []
    ids += ["NX-TEAM-03"] if rules.teams and kind == END else []
    ids += ["NX-OPT-09"] if rules.vortex else []
    ids += ["NX-END-01", "NX-END-02"]
    words = {"target": str(int(rules.target)), "barred": _barred(position)}
    told = [(clause, CLAUSES[clause].format(**words)) for clause in dict.fromkeys(ids)]
    told += _card_texts(position)
    printed = not_as_printed(position.tables)
    return [*told, ("components", printed)] if printed else told


def _barred(position: NexusState) -> str:
    """Which units may not enter what."""
    units = [unit for unit in position.tables.units if unit.cannot_enter]
    told = [f"{unit.names['en']} no {' and no '.join(unit.cannot_enter)}" for unit in units]
    return ", ".join(told) or "none on this sheet"


def _card_texts(position: NexusState) -> list[tuple[str, str]]:
    """What stands on the cards of the one who decides."""
    if position.seat < 0:
        return []
    hand = hand_of(position, int(position.seat))
    held = {str(told["card"]) for told in cast("list[Facts]", hand["missions"])}
    texts = [
        (str(card.id), f"{card.names['en']}: {card.text['en']} ({card.points} p.)")
        for card in position.tables.missions
        if card.id in held
    ]
    held = set(cast("dict[str, int]", hand["energize"]))
    return texts + [
        (str(card.id), f"{card.names['en']}: {card.text['en']}")
        for card in position.tables.energize
        if card.id in held
    ]


def effect(events: list[Facts]) -> tuple[int, str]:
    """What is remarkable about an action with these events, and how much of it there is."""
    parts = []
    worth = 0
    for facts in events:
        kind = facts["event"]
        if kind == "completed":
            worth += 10 * int(str(facts["points"]))
            parts.append(f"scores {facts['points']}")
        elif kind == "king":
            worth += 10
            parts.append("scores 1")
        elif kind == "battle":
            worth += 2
            parts.append("starts a battle")
        elif kind in ("played", "breath", "shattered"):
            worth += 1
            parts.append({"played": "plays a card", "breath": "special attack"}.get(str(kind), ""))
        elif kind == "bought":
            parts.append(f"costs {facts['cost']}")
        elif kind == "sold":
            parts.append("gives 1 rubium")
        elif kind == "ended":
            worth += 100
            parts.append("ends the game")
    return worth, ", ".join(part for part in parts if part)


def score(state: State) -> list[str]:
    """How things stand, as all may know it."""
    position = cast(NexusState, state)
    lines = []
    for seat in range(int(position.rules.seats)):
        purse = position.purse
        lines.append(
            f"seat {seat + 1} has {int(purse[SCORE + seat])} points, {int(purse[RUBIUM + seat])} "
            f"rubium and {int(position.units_on_board(seat))} units"
        )
        reserve = {
            str(position.tables.units[unit].id): int(purse[RESERVE + seat * UNITS + unit])
            for unit in range(UNITS)
            if purse[RESERVE + seat * UNITS + unit] > 0
        }
        text = f"in reserve: {counted(position.tables, reserve)}"
        lines += wrap(text, SCREEN, initial_indent="  ", subsequent_indent="  ")
    target = int(position.rules.target)
    whose = "of a team together " if position.rules.teams else ""
    return [*lines, f"{target} points {whose}win"]


def outcome(state: State) -> list[str]:
    """How the game ended and why."""
    position = cast(NexusState, state)
    result = position.result()
    places = cast("list[int]", result["places"])
    scores = cast("list[int]", result["scores"])
    lines = [f"The game is over: {result['reason']} ({result['clause']})."]
    for seat in sorted(range(len(places)), key=places.__getitem__):
        lines.append(f"  {places[seat]}. seat {seat + 1} with {scores[seat]} points")
    winners = [f"seat {seat + 1}" for seat, place in enumerate(places) if place == 1]
    sides = {position.rules.sides[seat] for seat, place in enumerate(places) if place == 1}
    if len(sides) > 1:
        return [*lines, f"{' and '.join(winners)} share the victory."]
    return [*lines, f"{' and '.join(winners)} {'win' if len(winners) > 1 else 'wins'}."]
