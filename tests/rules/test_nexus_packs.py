"""Components of Nexus Ops from a file: chosen by an option, told apart by their content."""

from __future__ import annotations

import pickle
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from hexagora import BadRecord, HexagoraError, Match, Rng, game_info, new_game
from hexagora.core import MissingPack
from hexagora.core.playout import random_playout
from hexagora.core.record_reader import read_record
from hexagora.games.nexus.content.components import Box, box_data, build, the_box
from hexagora.games.nexus.content.merging import merged
from hexagora.games.nexus.content.pack_warnings import warnings_of
from hexagora.games.nexus.content.packs import (
    add_pack,
    digest,
    forget_packs,
    known_packs,
    option_value,
    packs_of,
    parse_pack,
    remake_with,
)

GUIDE = Path(__file__).parents[2] / "docs" / "nexus_data.md"
EXAMPLES = re.findall(r"```toml\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
MYBOX = EXAMPLES[0]


@pytest.fixture(autouse=True)
def _only_the_box() -> Iterator[None]:
    yield
    forget_packs()


@pytest.fixture
def mybox() -> Box:
    return parse_pack(MYBOX, "mybox.toml")


def test_the_example_of_the_guide(mybox: Box) -> None:
    assert (mybox.id, mybox.name) == ("mybox", "An example")
    assert mybox.numbers.points == 15
    assert mybox.numbers.start_rubium == (8, 10, 12, 14)
    assert [card.id for card in mybox.missions] == ["magma", "clean", "nine"]
    assert [card.origin for card in mybox.missions] == ["sourced", "sourced", "reconstruction"]
    assert [card.name_is_printed for card in mybox.missions] == [True, True, False]
    assert mybox.missions[2].argument == 9
    assert [(card.effect, card.amount) for card in mybox.energize] == [("place", 1), ("bonus", -2)]
    assert [card.phase for card in mybox.energize] == ["deployment", "battle"]
    assert mybox.base[0].mine == 3
    assert mybox.vortex[0] == (0, -1)
    assert len(mybox.boards["2"].doubles) == 1


def test_what_a_file_does_not_tell_stays_as_it_is_in_the_box(mybox: Box) -> None:
    box = the_box()
    assert mybox.units == box.units
    assert mybox.alternates == box.alternates
    assert mybox.corporations == box.corporations
    assert mybox.numbers.team_points == 20
    assert list(mybox.boards) == list(box.boards)
    assert mybox.boards["4"] == box.boards["4"]
    assert mybox.boards["2"].tiles == box.boards["2"].tiles


def test_other_tiles_lie_on_the_boards_of_the_box() -> None:
    tiles = '[[tiles]]\nterrains = ["magma"]\ncount = 6\n'
    tiles += '[[tiles]]\nterrains = ["rock", "rock"]\ncount = 6\n'
    box = parse_pack(f'id = "hot"\nname = "Hot"\n{tiles}', "hot.toml")
    assert [tile.terrains for tile in box.boards["3"].tiles] == [("magma",), ("rock", "rock")]
    assert box.boards["power_hungry"] == the_box().boards["power_hungry"]


def test_alternates_are_played_with_the_figures_of_the_sheet() -> None:
    data = merged({"id": "x", "name": "X"})
    fewer = [{**row, "figures": 2} for row in data["units"]]
    assert {unit.figures for unit in build({**data, "units": fewer}).alternates} == {2}


def test_units_stand_in_the_order_of_the_sheet_whatever_the_file_does() -> None:
    data = merged({"id": "x", "name": "X"})
    assert build({**data, "units": data["units"][::-1]}).units == the_box().units


def test_a_language_that_is_left_out_shows_english(mybox: Box) -> None:
    assert mybox.missions[0].names["pl"] == "Gorące stopy"
    assert mybox.missions[0].names["uk"] == "Hot Feet"
    assert mybox.missions[1].text["ru"] == "Win the battle without losing a unit."


def test_the_unit_of_the_guide_is_a_good_one() -> None:
    sheet = [row for row in box_data()["units"] if row["place"] != "rubium_dragon"]
    head = 'id = "x"\nname = "X"\n'
    rows = ""
    for row in sheet:
        rows += f'[[units]]\nid = "{row["id"]}"\nplace = "{row["place"]}"\nnames.en = "X"\n'
        rows += "cost = 1\nto_hit = 6\nfigures = 1\nmines = true\n"
    assert parse_pack(head + rows + EXAMPLES[2], "x.toml").units[5].breath == 4


# Telling packs apart.


def test_the_box_is_called_box() -> None:
    assert option_value(the_box()) == "box"
    assert known_packs() == {"box": the_box()}


def test_a_pack_is_called_by_its_id_and_eight_digits(mybox: Box) -> None:
    assert re.fullmatch("mybox-[0-9a-f]{8}", option_value(mybox))
    assert option_value(mybox) == f"mybox-{digest(mybox)}"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("points = 15", "points = 16"),
        ("copies = 6", "copies = 5"),
        ('id = "clean"', 'id = "tidy"'),
        ('"no_loss"', '"no_more"'),
        ("amount = -2", "amount = -1"),
        ("[8, 10, 12, 14]", "[8, 10, 12, 13]"),
        ("[[2, 1], [1, 2], [0, 3]]", "[[2, 1], [1, 2], [2, 2]]"),
        ("[[0, -1], [1, -1], ", "[[1, -1], [0, -1], "),
        ('terrain = "rock"\nmine = 3', 'terrain = "magma"\nmine = 3'),
        ("mine = 3\ngreen", "mine = 4\ngreen"),
    ],
)
def test_whatever_matters_in_play_makes_another_box(mybox: Box, old: str, new: str) -> None:
    assert old in MYBOX
    other = parse_pack(MYBOX.replace(old, new, 1), "mybox.toml")
    assert option_value(other) != option_value(mybox)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"Spotless"', '"Immaculate"'),
        ("Control nine hexes.", "Have nine hexes."),
        ('"An example"', '"Another"'),
        ('origin = "reconstruction"', 'origin = "derived"'),
        ("[numbers]", "# A comment.\n[numbers]"),
    ],
)
def test_what_does_not_matter_in_play_leaves_it_the_same(mybox: Box, old: str, new: str) -> None:
    assert old in MYBOX
    other = parse_pack(MYBOX.replace(old, new, 1), "mybox.toml")
    assert option_value(other) == option_value(mybox)


def test_the_digits_are_the_same_everywhere() -> None:
    """They stand in records, so they may change only with the components of the box."""
    data = merged({"id": "x", "name": "X"})
    assert digest(build(data)) == digest(the_box())
    assert digest(replace(the_box(), id="y", corporations=())) == digest(the_box())


# Choosing them.


def offered() -> tuple[str, ...]:
    """The values of the option that can be chosen now."""
    return next(option.values for option in game_info("nexus").options if option.name == "data")


def test_a_pack_can_be_chosen(mybox: Box) -> None:
    value = add_pack(mybox)
    assert known_packs() == {"box": the_box(), value: mybox}
    assert offered() == ("box", value)
    game = new_game("nexus", 3, data=value, vortex=True)
    assert game.options["data"] == value
    assert new_game("nexus", 3).options["data"] == "box"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_pack_can_be_played(mybox: Box, seats: int) -> None:
    game = new_game("nexus", seats, data=add_pack(mybox), alternate_units=True)
    state = game.start()
    random_playout(state, Rng("mybox"))
    assert state.over
    assert not state.check()


def test_adding_it_twice_is_no_fault(mybox: Box) -> None:
    value = add_pack(mybox)
    assert add_pack(parse_pack(MYBOX, "mybox.toml")) == value
    assert list(known_packs()) == ["box", value]


def test_the_box_itself_is_there_already() -> None:
    assert add_pack(the_box()) == "box"
    assert list(known_packs()) == ["box"]


def test_two_packs_of_one_id_stand_beside_each_other(mybox: Box) -> None:
    other = parse_pack(MYBOX.replace("points = 15", "points = 9"), "mybox.toml")
    values = [add_pack(mybox), add_pack(other)]
    assert offered() == ("box", *values)
    assert known_packs()[values[1]].numbers.points == 9


def test_without_the_file_the_choice_is_refused_with_a_remedy(mybox: Box) -> None:
    value = add_pack(mybox)
    forget_packs()
    assert list(known_packs()) == ["box"]
    with pytest.raises(MissingPack) as caught:
        new_game("nexus", 2, data=value)
    assert str(caught.value) == (
        f"option data of nexus needs the pack '{value}', which is not loaded; "
        "other components come from files: --pack FILE, or the folder packs in the data folder"
    )


def test_a_record_needs_the_file(mybox: Box) -> None:
    value = add_pack(mybox)
    match = Match(new_game("nexus", data=value), ["a", "b"], "seed")
    rng = Rng("record")
    for _ in range(200):
        if match.state.seat < 0:
            match.deal()
        else:
            legal = match.state.legal()
            match.play(legal[rng.below(len(legal))])
    text = match.record().dump()
    assert read_record(text).verify() == match.state
    forget_packs()
    add_pack(parse_pack(MYBOX.replace("points = 15", "points = 16"), "mybox.toml"))
    refused = rf"needs the pack '{value}', which is not loaded \(what is loaded is another: mybox-"
    with pytest.raises(BadRecord, match=refused):
        read_record(text)


def test_a_game_takes_its_pack_to_another_process(mybox: Box, tmp_path: Path) -> None:
    value = add_pack(mybox)
    state = new_game("nexus", data=value).start()
    path = tmp_path / "state"
    path.write_bytes(pickle.dumps(state))
    forget_packs()
    assert pickle.loads(path.read_bytes()) == state
    assert known_packs()[value] == mybox
    script = (
        "import pickle, sys; state = pickle.load(open(sys.argv[1], 'rb')); "
        "print(state.digest(), state.game.options['data'])"
    )
    command = [sys.executable, "-c", script, str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [state.digest(), value]


def test_only_packs_that_are_named_go_along(mybox: Box) -> None:
    value = add_pack(mybox)
    assert packs_of([value, "off"]) == (mybox,)
    assert packs_of(["box", "off"]) == ()
    forget_packs()
    assert remake_with((mybox,), 2, {"data": value}, 1).options["data"] == value


# Single cards and units of the box.

HEAD = 'id = "few"\nname = "A few"\n'
EXTENDS = f'{HEAD}extends = "box"\n'


def extended(rows: str) -> Box:
    return parse_pack(EXTENDS + rows, "few.toml")


def test_a_pack_that_extends_the_box_changes_single_cards() -> None:
    box = the_box()
    changed = extended('[[missions]]\nid = "x_odds"\npoints = 3\n')
    assert [card.id for card in changed.missions] == [card.id for card in box.missions]
    assert [new for new, old in zip(changed.missions, box.missions, strict=True) if new != old] == [
        replace(next(card for card in box.missions if card.id == "x_odds"), points=3)
    ]
    assert changed.energize == box.energize
    assert changed.units == box.units


def test_without_the_word_the_same_file_is_refused_and_three_cards_are_the_whole_deck() -> None:
    with pytest.raises(HexagoraError, match=r"missions\[1\]: names is missing"):
        parse_pack(f'{HEAD}[[missions]]\nid = "x_odds"\npoints = 3\n', "few.toml")


def test_a_new_card_joins_those_of_the_box() -> None:
    row = '[[energize]]\nid = "smoke"\nnames.en = "Smoke"\ntext.en = "Rolls get -2."\n'
    row += 'moment = "before"\neffect = "bonus"\namount = -2\ncopies = 2\n'
    assert extended(row).energize[:-1] == the_box().energize
    assert extended(row).energize[-1].id == "smoke"


def test_a_card_of_the_box_with_no_copies_is_taken_out() -> None:
    changed = extended('[[missions]]\nid = "x_odds"\ncopies = 0\n')
    assert [card for card in the_box().missions if card not in changed.missions] == [
        next(card for card in the_box().missions if card.id == "x_odds")
    ]


def test_what_belongs_to_another_condition_or_effect_is_not_taken_over() -> None:
    changed = extended(
        '[[missions]]\nid = "t_magma"\ncondition = "no_loss"\ntext.en = "Lose none."'
    )
    card = next(card for card in changed.missions if card.id == "t_magma")
    assert (card.condition, card.argument, card.text["pl"]) == ("no_loss", "", "Lose none.")
    row = next(card for card in box_data()["energize"] if card["effect"] == "bonus")
    changed = extended(f'[[energize]]\nid = "{row["id"]}"\neffect = "double"\ntext.en = "Twice."')
    assert next(card for card in changed.energize if card.id == row["id"]).amount == 1


def test_single_units_are_told_by_their_places() -> None:
    changed = extended('[[units]]\nplace = "rubium_dragon"\nbreath = 5\n')
    dragon = changed.units[5]
    assert (dragon.id, dragon.cost, dragon.breath) == ("rubium_dragon", 12, 5)
    # Who tells a number knows it.
    assert "units.rubium_dragon.breath" not in changed.reconstructed()
    assert changed.units[:5] == the_box().units[:5]
    plain = extended('[[units]]\nplace = "rubium_dragon"\nabilities = ["flight"]\n')
    assert plain.units[5].breath == 0


def test_the_guide_shows_a_pack_that_extends_the_box() -> None:
    changed = parse_pack(EXAMPLES[1], "fewer.toml")
    assert warnings_of(changed) == []
    assert len(changed.missions) == len(the_box().missions) - 1
    state = new_game("nexus", 2, data=add_pack(changed)).start()
    random_playout(state, Rng("fewer"))
    assert state.over
    assert state.check() == []


@pytest.mark.parametrize(
    ("rows", "fault"),
    [
        ('[[missions]]\nid = "new"\npoints = 3\n', "missions[1]: names is missing"),
        ('[[missions]]\nid = "x_odds"\npoints = 4\n', "missions[1].points: 4 is not possible"),
        ('[[units]]\nplace = "human"\nfigures = 30\n', "units: with those of the box there are 59"),
        ('[[units]]\nplace = "human"\nid = "fungoid"\n', 'units[2].id: "fungoid" is that of'),
        (
            "".join(
                f'[[missions]]\nid = "{card["id"]}"\ncopies = 0\n'
                for card in box_data()["missions"]
            ),
            "missions: no card is left in the deck",
        ),
        (
            "".join(
                f'[[missions]]\nid = "n{n}"\nnames.en = "N"\ntext.en = "N"\nkind = "battle"\n'
                'condition = "no_loss"\npoints = 1\ncopies = 1\n'
                for n in range(30)
            ),
            "missions: with those of the box there are",
        ),
        (
            "".join(
                f'[[energize]]\nid = "{card["id"]}"\ncopies = 20\n'
                for card in box_data()["energize"]
            ),
            "cards, all copies added up; make it 200 at most",
        ),
    ],
)
def test_faults_of_a_pack_that_extends_the_box(rows: str, fault: str) -> None:
    with pytest.raises(HexagoraError) as caught:
        extended(rows)
    assert fault in str(caught.value)


def test_only_the_box_can_be_extended() -> None:
    with pytest.raises(HexagoraError, match='extends: "bx" is not known; did you mean "box"'):
        parse_pack(EXTENDS.replace('"box"', '"bx"') + "[numbers]\npoints = 9\n", "few.toml")
    with pytest.raises(HexagoraError, match="copies: 0 is not possible"):
        parse_pack(f'{HEAD}[[missions]]\nid = "x_odds"\ncopies = 0\n', "few.toml")


def test_a_tiny_deck_is_warned_about_and_played(mybox: Box) -> None:
    assert warnings_of(the_box()) == []
    assert warnings_of(mybox) == []
    tiny = parse_pack(MYBOX.replace("copies = 6", "copies = 1"), "tiny.toml")
    assert warnings_of(tiny) == [
        "missions: the whole deck has 6 cards; "
        'write extends = "box" at the top if the other cards are to stay'
    ]


def test_a_changed_card_with_the_text_of_the_box_is_warned_about() -> None:
    row = '[[missions]]\nid = "t_magma"\nargument = "rock"\n'
    assert warnings_of(extended(row)) == [
        "missions.t_magma: what it does has changed, but its text is that of the box; "
        "write text.en too"
    ]
    assert warnings_of(extended(f'{row}text.en = "Win in Rock Plains."\n')) == []
    assert warnings_of(extended('[[missions]]\nid = "t_magma"\npoints = 2\n')) == []
