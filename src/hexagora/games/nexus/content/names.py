"""What units, cards and corporations are called, in all components that are known here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

from hexagora.core.capabilities import Content
from hexagora.games.nexus.content.packs import known_packs


class Named(Protocol):
    """A component."""

    @property
    def id(self) -> str: ...
    @property
    def names(self) -> Mapping[str, str]: ...


def names_in(language: str) -> Content:
    """The names by kind and id. What a file of components calls in its own way keeps the name of
    the box, which comes last."""
    found: dict[str, dict[str, str]] = {"unit": {}, "card": {}, "corporation": {}, "text": {}}
    for box in reversed(known_packs().values()):
        _add(found["unit"], (*box.units, *box.alternates), language)
        _add(found["card"], (*box.missions, *box.energize), language)
        _add(found["corporation"], box.corporations, language)
        for mission in box.missions:
            found["text"][mission.id] = mission.text.get(language, mission.text["en"])
        for energize in box.energize:
            found["text"][energize.id] = energize.text.get(language, energize.text["en"])
    # Units attack one kind after the other, so that a step of a battle is called like one of them.
    found["step"] = found["unit"]
    return found


def _add(names: dict[str, str], components: Iterable[Named], language: str) -> None:
    for one in components:
        names[one.id] = one.names.get(language, one.names["en"])
