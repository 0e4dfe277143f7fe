"""From options to rules: modes, armies, hit points, and what does not go together."""

from __future__ import annotations

from collections.abc import Mapping

from hexagora.core.errors import BadOption
from hexagora.core.packs import id_of
from hexagora.core.registry import Caution
from hexagora.games.neuroshima.content.armies import BOX, Army
from hexagora.games.neuroshima.content.atlas.mission_words import NORMAL
from hexagora.games.neuroshima.content.atlas.missions import Mission
from hexagora.games.neuroshima.content.fan_armies import known_armies
from hexagora.games.neuroshima.content.leader_packs import leaders_of
from hexagora.games.neuroshima.mission_setup import (
    hit_points_of,
    hqs_of,
    lone_missions,
    mission_named,
    settle_level,
    settle_mission,
)
from hexagora.games.neuroshima.rules.atlas.grounds import ground_of
from hexagora.games.neuroshima.rules.atlas.making import add_course
from hexagora.games.neuroshima.rules.ground import open_ground
from hexagora.games.neuroshima.rules.leader_cards import Cards
from hexagora.games.neuroshima.rules.settings import MODES, MOST_SEATS, POINTS, SOLO, TEAM, Rules
from hexagora.games.neuroshima.rules.tiles import Tables

SEATS_OF_MODE = {
    "duel": (2,),
    "deathmatch": (3, 4, 5, 6),
    "points": (3, 4, 5, 6),
    "solo": (3,),
    "team": (4,),
}
HIT_POINTS = 20
TEAM_IN_SOLO = 13
EXTENDED_FROM = 5
"""From so many seats on the board is always the extended one (NS-VAR-05)."""


def settle(seats: int, options: Mapping[str, str], rules_version: int) -> dict[str, str]:
    """The options with every ``auto`` decided, or `BadOption` where they contradict each other."""
    chosen = dict(options)
    mission = mission_named(chosen["mission"])
    if mission is None:
        chosen.pop("mission")
        if seats == 1:
            raise BadOption(
                "one seat alone plays a mission for one: {missions} (NS-ATLAS-80)",
                "alone",
                "NS-ATLAS-80",
                missions=", ".join(f"mission={value}" for value in lone_missions()),
                values=lone_missions(),
                seats=seats,
                wanted=2,
            )
    else:
        settle_mission(mission, seats, chosen)
    settle_level(mission, chosen)
    if chosen["mode"] == "auto":
        chosen["mode"] = "duel" if seats == 2 else "deathmatch"
    mode = chosen["mode"]
    if mission is None and seats not in SEATS_OF_MODE[mode]:
        fitting = " to ".join(sorted({str(SEATS_OF_MODE[mode][0]), str(SEATS_OF_MODE[mode][-1])}))
        raise BadOption(
            "mode {mode} is for {fitting} seats, not for {seats}",
            "mode_seats",
            mode=mode,
            fitting=fitting,
            counts=list(SEATS_OF_MODE[mode]),
            seats=seats,
        )
    allied = mode in ("solo", "team")
    if chosen["moloch_hurts_allies"] == "auto":
        chosen["moloch_hurts_allies"] = "on" if allied else "off"
    elif chosen["moloch_hurts_allies"] == "on" and not allied:
        raise BadOption(
            "moloch_hurts_allies=on needs allies, and mode {mode} has none", "no_allies", mode=mode
        )
    _settle_board(seats, chosen)
    if mission is None:
        _settle_team_hp(chosen, rules_version)
    else:
        # The mission has the hit points of its HQs.
        chosen.pop("team_hp")
    _settle_structures(seats, chosen)
    if chosen["first"] != "chance":
        if int(chosen["first"]) > seats:
            raise BadOption(
                "first={first} names a seat that is not there; there are {seats}",
                "no_such_first",
                first=chosen["first"],
                seats=seats,
            )
        if mode == "solo" and chosen["first"] != "1":
            raise BadOption(
                "in mode solo the single player, seat 1, begins (NS-SET-05)",
                "solo_first",
                "NS-SET-05",
            )
    if chosen["leaders"] == "off":
        # Games without leaders are called as they were before there were any.
        chosen.pop("leaders")
    elif mode not in ("duel", "team"):
        raise BadOption(
            "leaders are for mode duel and mode team, not for mode {mode} (NS-LEAD-03)",
            "leaders_mode",
            "NS-LEAD-03",
            mode=mode,
        )
    for seat in range(seats, MOST_SEATS):
        chosen.pop(f"army{seat + 1}")
    if chosen["mirror"] == "auto":
        chosen["mirror"] = "on" if seats > len(BOX) else "off"
    _check_armies([chosen[f"army{seat + 1}"] for seat in range(seats)], chosen["mirror"] == "on")
    return chosen


def _settle_board(seats: int, chosen: dict[str, str]) -> None:
    """All 37 hexes for five and six, as four may choose (NS-VAR-01, NS-VAR-05)."""
    if chosen["extended_board"] == "auto":
        chosen["extended_board"] = "on" if seats >= EXTENDED_FROM else "off"
    elif chosen["extended_board"] == "on" and seats < 4:
        raise BadOption(
            "extended_board=on is for 4 to 6 seats, not for {seats} (NS-VAR-01)",
            "extended_seats",
            "NS-VAR-01",
            seats=seats,
        )
    elif chosen["extended_board"] == "off" and seats >= EXTENDED_FROM:
        raise BadOption(
            "{seats} seats need extended_board=on; the main board is for 2 to 4 (NS-VAR-05)",
            "main_board_seats",
            "NS-VAR-05",
            seats=seats,
        )


def _check_armies(armies: list[str], mirror: bool) -> None:
    known = len(known_armies())
    if len(armies) > known and not mirror:
        raise BadOption(
            "{seats} seats cannot all lead different armies, there are {armies}; "
            "set mirror=on or load more armies from files (NS-VAR-05)",
            "too_few_armies",
            "NS-VAR-05",
            seats=len(armies),
            armies=known,
        )
    for seat, army in enumerate(armies):
        for other in armies[:seat]:
            if army == other and not mirror:
                raise BadOption(
                    "two seats lead {army}; choose another army or set mirror=on (NS-SET-04)",
                    "same_army",
                    "NS-SET-04",
                    army=id_of(army),
                )
            if army != other and id_of(army) == id_of(other):
                # Their tiles would be called the same.
                raise BadOption(
                    "{a} and {b} cannot meet: they have one id; give one of them another",
                    "same_id",
                    a=other,
                    b=army,
                )


def _settle_structures(seats: int, chosen: dict[str, str]) -> None:
    """A game without structures does not speak of them, as none did before there were any."""
    if chosen["structures"] != "off":
        if seats > len(BOX):
            raise BadOption(
                "structures=on is for 2 to 4 seats, not for {seats} (NS-VAR-05)",
                "structures_seats",
                "NS-VAR-05",
                seats=seats,
            )
        return
    if chosen["boarding"] == "compulsory":
        raise BadOption(
            "boarding=compulsory needs structures=on (NS-STR-07)", "no_structures", "NS-STR-07"
        )
    chosen.pop("structures")
    chosen.pop("boarding")


def _settle_team_hp(chosen: dict[str, str], rules_version: int) -> None:
    """15 in edition 3.0 and 20 in 2025, unless chosen (NS-TEAM-02); 20 in version 1 of the rules.

    Other modes have no such choice. In version 1 they noted 20 nevertheless, and old records do.
    """
    mode = chosen["mode"]
    if mode != "team" and chosen["team_hp"] == "15":
        raise BadOption(
            "team_hp=15 is for mode team, not for mode {mode} (NS-TEAM-02)",
            "team_hp",
            "NS-TEAM-02",
            mode=mode,
        )
    if chosen["team_hp"] == "auto":
        low = mode == "team" and chosen["edition"] == "3.0" and rules_version >= 2
        chosen["team_hp"] = "15" if low else "20"
    if mode != "team" and rules_version >= 2:
        chosen.pop("team_hp")


def cautions(options: Mapping[str, str]) -> list[Caution]:
    """What the books advise against, although it may be played (NS-VAR-04)."""
    if "structures" not in options or options.get("leaders", "off") == "off":
        return []
    text = "the rulebooks advise against structures and leaders in one game; it may be played"
    return [Caution(text, "structures_with_leaders", "NS-VAR-04")]


def unplayed(rules: Rules, tables: Tables) -> list[str]:
    """The armies that a mission leads itself, as messages of the catalogue."""
    return [
        f"value-army-{tables.leads[seat]}" for seat in range(int(rules.players), int(rules.seats))
    ]


def rules_of(
    seats: int,
    options: Mapping[str, str],
    armies: list[Army],
    rules_version: int,
    mission: Mission | None,
) -> Rules:
    """The rules of a game whose options are settled."""
    mode = MODES.index(options["mode"])
    sides = len(armies)
    hit_points = [HIT_POINTS] * sides
    if mission is not None:
        # A side without an HQ has hit points that nobody can take, so that it never falls.
        for seat, its in enumerate(hit_points_of(mission, options.get("level", NORMAL))):
            hit_points[seat] = its or HIT_POINTS
    elif mode == SOLO:
        hit_points = [HIT_POINTS, TEAM_IN_SOLO, TEAM_IN_SOLO]
    elif mode == TEAM:
        hit_points = [int(options["team_hp"])] * seats
    elif mode == POINTS:
        hit_points = [0] * seats
    first = -1 if options["first"] == "chance" else int(options["first"]) - 1
    rules = Rules(
        mode=mode,
        seats=sides,
        first=0 if mode == SOLO else first,
        hit_points=hit_points,
        moloch=[army.id == "moloch" for army in armies],
        moloch_hurts=options["moloch_hurts_allies"] == "on",
        extended=options["extended_board"] == "on",
        alternative_start=options["alternative_start"] == "on",
        reinforcements=options["reinforcements"] == "on",
        edition_3=options["edition"] == "3.0",
        version=rules_version,
        ground=open_ground(options["extended_board"] == "on", sides)
        if mission is None
        else ground_of(mission),
        players=seats,
        hqs=(1 << sides) - 1 if mission is None else hqs_of(mission),
        structures="structures" in options,
        boarding_compulsory=options.get("boarding") == "compulsory",
        cards=Cards(leaders_of(options.get("leaders", "off"))),
    )
    if mission is not None:
        add_course(mission, rules)
    return rules
