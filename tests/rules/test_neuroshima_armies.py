"""The armies of Neuroshima Hex: what is printed on the tiles, and what a faulty file is told."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from hexagora import BadPack
from hexagora.core.languages import LANGUAGES
from hexagora.games.neuroshima.content.armies import (
    BOX,
    Edge,
    Effect,
    Tile,
    base_armies,
    parse_army,
)
from hexagora.games.neuroshima.content.army_words import EFFECTS, TILE_KEYS

# id, count, kind, initiative, toughness, mobility, edges clockwise from the top, effects.
FACTS = """
borgo_hq 1 hq 0 0 . m1,m1,m1,m1,m1,m1 initiative:1:friendly:adjacent
borgo_mutant 6 warrior 2 0 . m1,m1,-,-,-,m1
borgo_claws 4 warrior 3 0 . -,-,-,-,m1,m1
borgo_super_mutant 1 warrior 2 1 . m2+A,m1+A,-,-,-,m1+A
borgo_brawler 2 warrior 2 0 . m2,-,-,-,-,-
borgo_assassin 2 warrior 3 0 mobile -,-,-,-,-,r1
borgo_net_fighter 2 warrior 1 0 . -,-,m3+N,-,-,-
borgo_medic 1 module . 0 . L,L,-,-,-,L medic:1:friendly:links
borgo_officer 2 module . 0 . L,L,-,-,-,L melee:1:friendly:links
borgo_super_officer 1 module . 1 . L,L,-,-,-,L melee:1:friendly:links
borgo_scout 2 module . 0 . L,L,-,-,-,L initiative:1:friendly:links
borgo_battle 6 instant . 0 . . battle
borgo_move 4 instant . 0 . . move
borgo_grenade 1 instant . 0 . . grenade
hegemony_hq 1 hq 0 0 . m1,m1,m1,m1,m1,m1 melee:1:friendly:adjacent
hegemony_runner 3 warrior 2 0 mobile m1,-,-,-,-,-
hegemony_thug 1 warrior 2 0 . m2,m1,-,-,-,m1
hegemony_ganger 4 warrior 3 0 . -,-,-,-,-,m1
hegemony_net_fighter 2 warrior . 0 . -,N,-,-,-,-
hegemony_guard 1 warrior 2 1 . m1,-,-,-,m1,m1
hegemony_net_master 1 warrior 2 0 . -,-,N,m1,N,-
hegemony_universal_soldier 3 warrior 3 0 . -,-,-,-,-,m1+r1
hegemony_gladiator 1 warrior 1 1 . m2+A,m2+A,-,-,-,m2+A
hegemony_boss 1 module . 0 . L,-,-,-,-,L melee:1:friendly:links initiative:1:friendly:links
hegemony_officer_1 2 module . 0 . L,-,-,-,-,L melee:1:friendly:links
hegemony_officer_2 1 module . 0 . L,L,-,-,-,L melee:1:friendly:links
hegemony_scout 1 module . 0 . L,L,-,-,-,L initiative:1:friendly:links
hegemony_quartermaster 1 module . 0 . L,-,-,-,-,- convert_attack:1:friendly:links
hegemony_transport 1 module . 0 . L,L,L,L,L,L give_mobility:1:friendly:links
hegemony_battle 5 instant . 0 . . battle
hegemony_move 3 instant . 0 . . move
hegemony_push_back 2 instant . 0 . . push_back
hegemony_sniper 1 instant . 0 . . sniper
moloch_hq 1 hq 0 0 . m1,m1,m1,m1,m1,m1 ranged:1:friendly:adjacent
moloch_blocker 2 warrior . 2 . A,-,-,-,-,-
moloch_hybrid 2 warrior 3 0 . r1,-,-,-,-,-
moloch_gauss_cannon 1 warrior 1 1 . -,-,-,-,g1,-
moloch_juggernaut 1 warrior 1 1 . m2+A,r1,A,-,A,-
moloch_hunter_killer 2 warrior 3 0 . m1,m1,-,m1,-,m1
moloch_clown 1 warrior 2 1 . m1,-,-,-,-,m1 explode
moloch_protector 1 warrior 1 1 . r1,r1,-,-,-,r1
moloch_armoured_hunter 2 warrior 2 0 . m1+A,m1,m1,m1,m1,m1+A
moloch_armoured_guard 1 warrior 2 0 . A,r1,-,-,-,r1
moloch_guard 1 warrior 2 0 . r1,-,-,-,-,r1
moloch_hornet 1 warrior 2 0 . m2,-,-,-,-,-
moloch_net_fighter 1 warrior . 0 . N,-,-,-,-,N
moloch_stormtrooper 1 warrior 2,1 1 . r1,-,-,-,-,-
moloch_brain 1 module . 0 . L,-,L,-,L,- melee:1:friendly:links ranged:1:friendly:links
moloch_officer 1 module . 0 . -,L,-,L,-,L ranged:1:friendly:links
moloch_scout 1 module . 0 . L,-,L,-,L,- initiative:1:friendly:links
moloch_medic 2 module . 0 . L,-,L,-,L,- medic:1:friendly:links
moloch_mother_module 1 module . 0 . L,-,-,-,-,- extra_attack:1:friendly:links
moloch_battle 4 instant . 0 . . battle
moloch_move 1 instant . 0 . . move
moloch_push_back 5 instant . 0 . . push_back
moloch_air_strike 1 instant . 0 . . air_strike
outpost_hq 1 hq 0 0 . m1,m1,m1,m1,m1,m1 extra_attack:1:friendly:adjacent
outpost_runner 2 warrior 2 0 mobile -,-,-,-,-,m1
outpost_hmg 1 warrior 2,1 0 . r1,-,-,-,-,-
outpost_commando 5 warrior 3 0 . -,-,r1,-,-,-
outpost_annihilator 2 warrior 2 0 . -,-,-,-,r2,-
outpost_mobile_armour 1 warrior 3,2 0 mobile m2,-,-,-,-,r1
outpost_brawler 1 warrior 3 0 . m2,-,-,-,-,-
outpost_saboteur 1 module . 0 . L,L,L,L,L,L initiative:-1:enemy:links
outpost_recon_centre 1 module . 0 . -,-,-,-,-,- double_move:1:friendly:global
outpost_medic 2 module . 0 . L,L,-,-,-,L medic:1:friendly:links
outpost_officer 1 module . 0 . L,L,L,L,L,L ranged:1:friendly:links
outpost_scoper 1 module . 0 . L,L,L,L,L,L take_over_module:1:enemy_module:links
outpost_scout 2 module . 0 . L,-,L,-,L,- initiative:1:friendly:links
outpost_battle 6 instant . 0 . . battle
outpost_move 7 instant . 0 . . move
outpost_sniper 1 instant . 0 . . sniper
"""

NAMES = """
borgo: Borgo / Borgo / Борго
borgo_hq: HQ / Sztab / Командный центр
borgo_mutant: Mutant / Mutek / Мутант
borgo_claws: Claws / Nożownik / Коготь
borgo_super_mutant: Super-mutant / Super-mutant / Супермутант
borgo_brawler: Brawler / Siłacz / Драчун
borgo_assassin: Assassin / Zabójca / Убийца
borgo_net_fighter: Net fighter / Sieciarz / Солдат с сетью
borgo_medic: Medic / Medyk / Медицинский модуль
borgo_officer: Officer / Oficer / Офицерский модуль
borgo_super_officer: Super officer / Super-oficer / Суперофицер
borgo_scout: Scout / Zwiadowca / Разведчик
borgo_battle: Battle / Bitwa / Бой
borgo_move: Move / Ruch / Движение
borgo_grenade: Grenade / Granat / Граната
hegemony: Hegemony / Hegemonia / Гегемония
hegemony_hq: HQ / Sztab / Командный центр
hegemony_runner: Runner / Biegacz / Налётчик
hegemony_thug: Thug / Bydlak / Головорез
hegemony_ganger: Ganger / Ganger / Десятник
hegemony_net_fighter: Net fighter / Sieciarz / Боец с сетью
hegemony_guard: Guard / Strażnik / Страж
hegemony_net_master: Net master / Super-sieciarz / Ретиарий
hegemony_universal_soldier: Universal soldier / Uniwersalny żołnierz / Универсальный солдат
hegemony_gladiator: Gladiator / Gladiator / Гладиатор
hegemony_boss: The Boss / Boss / Босс
hegemony_officer_1: Officer I / Oficer I / Офицерский модуль 1
hegemony_officer_2: Officer II / Oficer II / Офицерский модуль 2
hegemony_scout: Scout / Zwiadowca / Разведчик
hegemony_quartermaster: Quartermaster / Kwatermistrz / Интендант
hegemony_transport: Transport / Transport / Транспорт
hegemony_battle: Battle / Bitwa / Бой
hegemony_move: Move / Ruch / Движение
hegemony_push_back: Push back / Odepchnięcie / Толчок
hegemony_sniper: Sniper / Snajper / Снайпер
moloch: Moloch / Moloch / Молох
moloch_hq: HQ / Sztab / Командный центр
moloch_blocker: Blocker / Bloker / Блокатор
moloch_hybrid: Hybrid / Cyborg / Гибрид
moloch_gauss_cannon: Gauss cannon / Działko Gaussa / Пушка Гаусса
moloch_juggernaut: Juggernaut / Juggernaut / Джаггернаут
moloch_hunter_killer: Hunter-killer / Łowca / Охотник-убийца
moloch_clown: Clown / Klaun / Клоун
moloch_protector: Protector / Obrońca / Защитник
moloch_armoured_hunter: Armoured hunter / Opancerzony łowca / Бронированный охотник
moloch_armoured_guard: Armoured guard / Opancerzony wartownik / Бронированный страж
moloch_guard: Guard / Wartownik / Страж
moloch_hornet: Hornet / Rozpruwacz / Шмель
moloch_net_fighter: Net fighter / Sieciarz / Боец с сетью
moloch_stormtrooper: Stormtrooper / Szturmowiec / Штурмовик
moloch_brain: The Brain / Mózg / Мозг
moloch_officer: Officer / Oficer / Офицерский модуль
moloch_scout: Scout / Zwiadowca / Разведчик
moloch_medic: Medic / Medyk / Медицинский модуль
moloch_mother_module: Mother module / Matka / Материнский модуль
moloch_battle: Battle / Bitwa / Бой
moloch_move: Move / Ruch / Движение
moloch_push_back: Push back / Odepchnięcie / Толчок
moloch_air_strike: Air strike / Bomba / Воздушный удар
outpost: Outpost / Posterunek / Аванпост
outpost_hq: HQ / Sztab / Командный центр
outpost_runner: Runner / Biegacz / Налётчик
outpost_hmg: HMG / CKM / Пулемётчик
outpost_commando: Commando / Komandos / Коммандос
outpost_annihilator: Annihilator / Likwidator / Уничтожитель
outpost_mobile_armour: Mobile armour / Pancerz wspomagany / Самоходная броня
outpost_brawler: Brawler / Siłacz / Драчун
outpost_saboteur: Saboteur / Dywersant / Диверсант
outpost_recon_centre: Recon centre / Centrum rozpoznania / Разведцентр
outpost_medic: Medic / Medyk / Медицинский модуль
outpost_officer: Officer / Oficer / Офицерский модуль
outpost_scoper: Scoper / Skoper / Взломщик
outpost_scout: Scout / Zwiadowca / Разведчик
outpost_battle: Battle / Bitwa / Бой
outpost_move: Move / Ruch / Движение
outpost_sniper: Sniper / Snajper / Снайпер
"""  # noqa: RUF001

DOCS = Path(__file__).parents[2] / "docs" / "armies.md"


def every_tile() -> list[Tile]:
    return [tile for army in base_armies().values() for tile in army.tiles]


def row(tile: Tile) -> str:
    """A tile as a line of the table."""
    initiative = ",".join(map(str, tile.initiative)) or "."
    edges = ",".join(map(str, tile.edges)) or "."
    effects = [
        f"{e.effect}:{e.value}:{e.target}:{e.reach}" if e.target else e.effect for e in tile.effects
    ]
    mobility = "mobile" if tile.mobility else "."
    start = f"{tile.id} {tile.count} {tile.kind} {initiative} {tile.toughness} {mobility}"
    return " ".join([start, edges, *effects])


# The box.


def test_every_tile_is_as_printed() -> None:
    assert [row(tile) for tile in every_tile()] == FACTS.split("\n")[1:-1]


def test_every_name_is_as_printed() -> None:
    lines = []
    for army in base_armies().values():
        for id_, names in [(army.id, army.names), *((t.id, t.names) for t in army.tiles)]:
            lines.append(f"{id_}: {names['en']} / {names['pl']} / {names['ru']}")
    assert lines == NAMES.split("\n")[1:-1]


def test_ns_set_02_an_army_has_35_tiles_and_one_hq() -> None:
    """NS-SET-02: 35 tiles, one of them the HQ."""
    assert tuple(base_armies()) == BOX
    for name, army in base_armies().items():
        assert army.id == name
        assert army.total == 35
        assert army.hq.id == f"{name}_hq"
        assert army.hq.count == 1


def test_ns_atk_07_hqs_strike_all_around_at_initiative_0() -> None:
    """NS-ATK-07: melee 1 on all six edges, at initiative 0."""
    for army in base_armies().values():
        assert army.hq.edges == (Edge(melee=1),) * 6
        assert army.hq.initiative == (0,)


def test_the_armies_are_read_once() -> None:
    assert base_armies() is base_armies()


def test_a_tile_is_found_by_its_id() -> None:
    moloch = base_armies()["moloch"]
    assert moloch.tile("moloch_clown").effects == (Effect("explode"),)
    with pytest.raises(KeyError):
        moloch.tile("borgo_mutant")


def test_armies_and_tiles_can_be_keys() -> None:
    assert len(set(base_armies().values())) == 4
    assert len(set(every_tile())) == 72


@pytest.mark.parametrize("name", BOX)
def test_the_box_gives_all_texts_in_all_languages(name: str) -> None:
    """Read from the file itself, because the loader falls back to English."""
    text = files("hexagora.games.neuroshima.content").joinpath(f"{name}.toml").read_text("utf-8")
    data = tomllib.loads(text)
    assert tuple(data["names"]) == LANGUAGES
    for tile in data["tile"]:
        assert tuple(tile["names"]) == LANGUAGES
        assert tuple(tile["help"]) == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_one_short_line_that_tells_tiles_apart(language: str) -> None:
    for army in base_armies().values():
        lines = [tile.help[language] for tile in army.tiles]
        assert len(set(lines)) == len(lines)
        for line in lines:
            assert 10 < len(line) <= 120
            assert line == line.strip()
            assert line.isprintable()
            assert line.endswith(".")


def test_texts_are_in_the_letters_of_their_language() -> None:
    cyrillic = re.compile("[\u0400-\u04ff]")
    for tile in every_tile():
        for texts in (tile.names, tile.help):
            assert not cyrillic.search(texts["en"] + texts["pl"])
            for language, foreign in (("uk", "[ыэёъa-z]"), ("ru", "[\u0456їєґa-z]")):
                # The two officers of Hegemony are numbered.
                text = texts[language].lower().removesuffix(" ii").removesuffix(" i")
                assert not re.search(foreign, text), text


# An army of somebody else.


def example() -> str:
    """The army in docs/armies.md."""
    match = re.search(r"```toml\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert match
    return match[1]


def test_the_army_in_the_documents() -> None:
    army = parse_army(example(), "rats.toml")
    assert army.total == 35
    assert army.tile("rats_king").edges[1] == Edge(melee=1, link=True)  # written "L+m1"
    assert row(army.tile("rats_spitter")) == "rats_spitter 6 warrior 2,1 0 . r1,-,-,-,-,-"


def test_a_language_that_is_left_out_is_english() -> None:
    army = parse_army(example(), "rats.toml")
    assert army.names == {"en": "Rats", "pl": "Szczury", "uk": "Rats", "ru": "Rats"}
    assert army.tile("rats_biter").help["ru"] == army.tile("rats_biter").help["en"]


def test_the_documents_name_every_word() -> None:
    text = DOCS.read_text("utf-8")
    for key in TILE_KEYS:
        assert f"\n| `{key}` |" in text
    for name, scope in EFFECTS.items():
        assert f'`"{name}"`' in text
        if scope.values:
            (line,) = re.findall(rf'\n\| `"{name}"` (.*)', text)
            kinds, values, targets, reaches = (cell.strip() for cell in line.split("|")[1:5])
            assert kinds == ", ".join(scope.kinds)
            assert values.split()[0] == str(scope.values[0])
            assert targets == ", ".join(f'`"{target}"`' for target in scope.targets)
            assert reaches == ", ".join(f'`"{reach}"`' for reach in scope.reaches)


def test_initiative_falls_whatever_the_order_in_the_file() -> None:
    army = parse_army(example().replace("[2, 1]", "[1, 2]"), "rats.toml")
    assert army.tile("rats_spitter").initiative == (2, 1)


def test_an_army_of_the_box_cannot_be_replaced() -> None:
    text = files("hexagora.games.neuroshima.content").joinpath("moloch.toml").read_text("utf-8")
    with pytest.raises(BadPack) as caught:
        parse_army(text, "moloch.toml")
    assert caught.value.args == (
        'moloch.toml: army: id "moloch" belongs to another army; choose a new one',
    )
