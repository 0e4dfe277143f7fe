"""What a mission fixes when a game is set up, and what does not go with one (NS-ATLAS-07)."""

from __future__ import annotations

from typing import Final

from hexagora.core.errors import BadOption
from hexagora.core.packs import id_of
from hexagora.games.neuroshima.content.armies import Army, Tile, base_armies
from hexagora.games.neuroshima.content.atlas.mission_words import LEVELS, NORMAL, RULES
from hexagora.games.neuroshima.content.atlas.missions import Mission, base_missions
from hexagora.games.neuroshima.content.own_content import known_content

OFF: Final = "off"
MORE_MISSIONS: Final = (
    "other maps come from files: --pack FILE, or the folder packs in the data folder"
)
USUAL_ARMIES: Final = ("outpost", "hegemony", "moloch", "borgo", "outpost", "hegemony")
"""What the seats lead unless something else is chosen; the box has four armies (NS-VAR-05)."""

_WITHOUT: Final = (
    *("mirror", "extended_board", "alternative_start", "reinforcements"),
    *("structures", "leaders"),
)
"""What a mission is played without (NS-ATLAS-07)."""


def playable_missions() -> tuple[str, ...]:
    """The missions of ours, by number."""
    return tuple(str(number) for number in sorted(base_missions()))


def mission_named(value: str) -> Mission | None:
    """The mission that an option names, ours or one from a file; None if it is off."""
    if value == OFF:
        return None
    return known_missions()[value]


def settle_level(mission: Mission | None, chosen: dict[str, str]) -> None:
    """Only missions with levels have a choice of them; no other game speaks of it."""
    if mission is not None and RULES[mission.rules].levels:
        return
    if chosen["level"] != NORMAL:
        raise BadOption(
            "level={level} is for a mission with levels: {missions} (NS-ATLAS-80)",
            "no_levels",
            "NS-ATLAS-80",
            level=chosen["level"],
            missions=", ".join(f"mission={value}" for value in _with_levels()),
            values=_with_levels(),
        )
    chosen.pop("level")


def _with_levels() -> list[str]:
    return [value for value, one in known_missions().items() if RULES[one.rules].levels]


def hit_points_of(mission: Mission, level: str) -> list[int]:
    """The hit points of each HQ at a level, 0 where a seat has none."""
    return [seat.hq_by_level[LEVELS.index(level)] for seat in mission.seats]


def settle_mission(mission: Mission, seats: int, chosen: dict[str, str]) -> None:
    """Fix what the mission fixes in the options, or `BadOption` where they contradict it."""
    number = mission.number
    if seats != len(mission.seats):
        raise BadOption(
            "mission {mission} is for {wanted} seats, not for {seats} (NS-ATLAS-01)",
            "mission_seats",
            "NS-ATLAS-01",
            mission=number,
            wanted=len(mission.seats),
            seats=seats,
        )
    for option in _WITHOUT:
        if chosen[option] not in ("off", "auto"):
            raise BadOption(
                "mission {mission} is played without {option}={value}; leave it off (NS-ATLAS-07)",
                "mission_without",
                "NS-ATLAS-07",
                mission=number,
                option=option,
                value=chosen[option],
            )
    _fix(chosen, "mode", mission.mode, ("auto",), number)
    fixed = [seat.armies[0] if len(seat.armies) == 1 else "" for seat in mission.seats]
    for seat, army in enumerate(fixed):
        option = f"army{seat + 1}"
        if army:
            _fix(chosen, option, army, (USUAL_ARMIES[seat],), number)
    _check_enemy(mission, seats, chosen)
    if all(fixed) or seats == 1:
        # Who is who is told by the mission, and so is who begins.
        _fix(chosen, "first", "1", ("chance",), number)
    _fix(chosen, "team_hp", "20", ("auto",), number)


def _check_enemy(mission: Mission, seats: int, chosen: dict[str, str]) -> None:
    """Nobody leads the army that nobody plays."""
    if mission.automaton is None:
        return
    for seat in range(seats):
        army = chosen[f"army{seat + 1}"]
        if id_of(army) == mission.automaton.army:
            raise BadOption(
                "mission {mission} is played against {army}; choose another army (NS-ATLAS-80)",
                "mission_enemy",
                "NS-ATLAS-80",
                mission=mission.number,
                army=id_of(army),
            )


def _fix(chosen: dict[str, str], option: str, wanted: str, usual: tuple[str, ...], n: int) -> None:
    """Set an option that a mission fixes, unless something else than the usual was chosen."""
    given = chosen[option]
    if given != wanted and given not in usual:
        raise BadOption(
            "mission {mission} needs {option}={wanted}, not {given} (NS-ATLAS-01)",
            "mission_fixes",
            "NS-ATLAS-01",
            mission=n,
            option=option,
            topic=option.rstrip("123456") if option.startswith("army") else option,
            wanted=wanted,
            given=given,
        )
    chosen[option] = wanted


def hqs_of(mission: Mission) -> int:
    """The seats that have an HQ, as bits (NS-ATLAS-08)."""
    return sum(1 << seat for seat, its in enumerate(mission.seats) if its.hq)


def automaton_army(mission: Mission) -> list[Army]:
    """The army that nobody plays, on the seat after the players'."""
    if mission.automaton is None:
        return []
    return [base_armies()[mission.automaton.army]]


def own_units(mission: Mission, seats: int) -> list[list[Tile]]:
    """The units that come from no pile, seat by seat."""
    return [[unit.tile for unit in mission.units if unit.seat == seat] for seat in range(seats)]


def known_missions() -> dict[str, Mission]:
    """All missions that can be played now, by their value of the options."""
    own = {value: one for value, one in known_content().items() if isinstance(one, Mission)}
    ours = {str(number): one for number, one in base_missions().items()}
    return {**ours, **own}


def lone_missions() -> list[str]:
    """Those for one player, by their value of the options."""
    return [value for value, one in known_missions().items() if len(one.seats) == 1]


def mission_names(language: str) -> dict[str, str]:
    """What the missions are called, by their value of the options."""
    return {
        value: one.names.get(language, one.names["en"]) for value, one in known_missions().items()
    }


def mission_texts(language: str) -> dict[str, str]:
    """What the missions are about, by their value of the options."""
    return {
        value: one.text.get(language, one.text["en"]) for value, one in known_missions().items()
    }


def mission_tiles() -> list[Tile]:
    """The units of all missions that come from no pile."""
    return [unit.tile for one in known_missions().values() for unit in one.units]
