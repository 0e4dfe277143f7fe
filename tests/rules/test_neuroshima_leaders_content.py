"""The leaders of Neuroshima Hex: their cards, in our reconstruction."""

from __future__ import annotations

import re
import tomllib
from dataclasses import fields
from importlib.resources import files

import pytest

from hexagora.core.languages import LANGUAGES
from hexagora.games.neuroshima.content.leader_words import EFFECTS, MOMENTS
from hexagora.games.neuroshima.content.leaders import FILE, Use, base_leaders, parse_leaders

# id, side, moment, effect, parameters.
FACTS = """
pantry front forced_discard keep_all
pantry back forced_discard keep_all
magpie front before_draw from_discard kinds=warrior,module
magpie back before_draw from_discard kinds=warrior,module,instant
ferryman front act swap adjacent=True
ferryman back act swap adjacent=False
fuse front act sacrifice hurts_hq=False
fuse back act sacrifice hurts_hq=True
metronome front battle_starts initiative target=own value=1
metronome back battle_starts initiative target=enemy value=-1
echo front phase_over attack_again kinds=warrior
echo back phase_over attack_again kinds=warrior,module,hq
thread front hits cancel_wounds hq=False
thread back before_draw from_discard kinds=warrior,module
static front enemy_instant cancel_instant battle=False
static back enemy_instant cancel_instant battle=True
"""

NAMES = """
pantry: Aunt Pantry / Ciotka Spiżarnia / Тітка Комора / Тётка Кладовая
magpie: Magpie / Sroka / Сорока / Сорока
ferryman: The Ferryman / Przewoźnik / Перевізник / Паромщик
fuse: Fuse / Lont / Ґніт / Фитиль
metronome: Metronome / Metronom / Метроном / Метроном
echo: Red Echo / Czerwone Echo / Червоне Відлуння / Красное Эхо
thread: Doctor Thread / Doktor Nitka / Доктор Нитка / Доктор Нитка
static: Lady Static / Pani Szum / Пані Шум / Госпожа Шум
"""


def the_file() -> str:
    return files("hexagora.games.neuroshima.content").joinpath(FILE).read_text("utf-8")


def every_use() -> list[tuple[str, Use]]:
    return [
        (f"{leader.id} {side}", use)
        for leader in base_leaders().values()
        for side, use in (("front", leader.front), ("back", leader.back))
    ]


def row(name: str, use: Use) -> str:
    """A use as a line of the table."""
    parts = [name, use.moment, use.effect]
    for key in EFFECTS[use.effect].parameters:
        value = getattr(use, key)
        parts.append(f"{key}={','.join(value) if isinstance(value, tuple) else value}")
    return " ".join(parts)


def test_every_use_is_as_designed() -> None:
    assert [row(name, use) for name, use in every_use()] == FACTS.split("\n")[1:-1]


def test_every_name_is_as_designed() -> None:
    lines = [f"{one.id}: {' / '.join(one.names.values())}" for one in base_leaders().values()]
    assert lines == NAMES.split("\n")[1:-1]


def test_there_are_eight_and_every_moment_occurs() -> None:
    assert len(base_leaders()) == 8
    assert {use.moment for _, use in every_use()} == set(MOMENTS)


def test_ours_are_called_a_reconstruction() -> None:
    assert all(leader.reconstruction for leader in base_leaders().values())
    theirs = the_file().replace("reconstruction = true\n", "", 1)
    found = parse_leaders(theirs, "mine.toml")
    assert not any(leader.reconstruction for leader in found.values())


def test_every_effect_belongs_to_a_moment_and_its_parameters_are_kept() -> None:
    kept = {one.name for one in fields(Use)} - {"effect", "text"}
    assert {ability.moment for ability in EFFECTS.values()} == set(MOMENTS)
    assert {key for ability in EFFECTS.values() for key in ability.parameters} == kept


def test_they_are_read_once_and_can_be_keys() -> None:
    assert base_leaders() is base_leaders()
    assert len(set(base_leaders().values())) == 8


def test_the_file_gives_all_texts_in_all_languages() -> None:
    """Read from the file itself, because the loader falls back to English."""
    for leader in tomllib.loads(the_file())["leader"]:
        assert tuple(leader["names"]) == LANGUAGES
        for side in ("front", "back"):
            assert tuple(leader[side]["text"]) == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_is_one_short_line_and_tells_effects_apart(language: str) -> None:
    told: dict[str, str] = {}
    for name, use in every_use():
        line = use.text[language]
        assert 10 < len(line) <= 120
        assert line.endswith(".")
        does = row("", use)
        assert told.setdefault(line, does) == does, name


def test_texts_are_in_the_letters_of_their_language() -> None:
    cyrillic = re.compile("[\u0400-\u04ff]")
    every = [leader.names for leader in base_leaders().values()]
    for texts in [*every, *(use.text for _, use in every_use())]:
        assert not cyrillic.search(texts["en"] + texts["pl"])
        for language, foreign in (("uk", "[ыэёъa-z]"), ("ru", "[\u0456їєґa-z]")):
            assert not re.search(foreign, texts[language].lower()), texts[language]
