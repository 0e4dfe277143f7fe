"""The catalogue: what can be chosen, and what is said to a wrong choice."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexagora import BadOption, HexagoraError, UnknownGame, game_info, game_names, new_game
from hexagora.core.errors import quoted
from hexagora.core.registry import make_game
from worlds import steady

every_game = pytest.mark.parametrize("name", game_names())


@every_game
def test_an_entry_is_complete(name: str) -> None:
    info = game_info(name)
    assert info.name == name == name.strip().lower()
    assert info.title
    assert 1 <= info.least_seats <= info.usual_seats <= info.most_seats
    assert info.rules_version >= 1
    assert len({option.name for option in info.options}) == len(info.options)
    for option in info.options:
        assert option.default in option.values
        assert len(set(option.values)) == len(option.values) >= (1 if option.more else 2)
        assert option.help
        # Options stand in a record's header as name=value, with spaces between them.
        for word in (option.name, *option.values):
            assert word
            assert not set(word) & set(" =#,\t\n")


@every_game
def test_without_a_choice_the_defaults_hold(name: str) -> None:
    info = game_info(name)
    game = new_game(name)
    assert game.seats == info.usual_seats
    defaults = {option.name: option.default for option in info.options}
    assert game == new_game(name, info.usual_seats, **defaults)
    # What is chosen automatically is settled, and what needs more seats is left out.
    plain = {k: v for k, v in defaults.items() if v != "auto" and k in game.options}
    assert plain.items() <= game.options.items()
    assert game.rules_version == info.rules_version


def test_on_and_off_may_be_true_and_false() -> None:
    assert new_game("superhex", gaps=True) == new_game("superhex", gaps="on")
    assert new_game("superhex", gaps=False) == new_game("superhex", gaps="off")


def refused(error: type[HexagoraError], name: str, seats: int | None, **options: str) -> str:
    with pytest.raises(error) as raised:
        new_game(name, seats, **options)
    assert str(raised.value).isprintable()
    return str(raised.value)


def test_an_unknown_game_is_answered_with_the_known_ones() -> None:
    assert refused(UnknownGame, "chess", 2) == (
        f"there is no game 'chess'; choose one of: {', '.join(game_names())}"
    )
    with pytest.raises(UnknownGame):
        game_info("Superhex")


@every_game
def test_an_impossible_number_of_seats_is_answered_with_the_possible_ones(
    name: str,
) -> None:
    info = game_info(name)
    for seats in (info.least_seats - 1, info.most_seats + 1, -1, 10**9):
        message = refused(BadOption, name, seats)
        assert f"{info.least_seats} to {info.most_seats}, not by {seats}" in message


@every_game
def test_an_unknown_option_is_answered_with_the_known_ones(name: str) -> None:
    message = refused(BadOption, name, None, turbo="on")
    assert "'turbo'" in message
    assert all(option.name in message for option in game_info(name).options)


@every_game
def test_a_bad_value_is_answered_with_the_good_ones(name: str) -> None:
    for option in game_info(name).options:
        message = refused(BadOption, name, None, **{option.name: "perhaps"})
        assert option.name in message
        assert "'perhaps'" in message
        assert all(value in message for value in option.values)


def test_superhex_cannot_be_begun_by_a_seat_that_is_not_there() -> None:
    assert refused(BadOption, "superhex", 2, first="3") == (
        "first=3 names a seat that is not there; there are 2"
    )
    assert new_game("superhex", 3, first="3").options["first"] == "3"


@pytest.mark.parametrize("key", ["name", "seats", "self", "", "x" * 10_000, "a\nb"])
def test_options_from_outside_may_have_any_name(key: str) -> None:
    with pytest.raises(BadOption, match="has no option") as raised:
        make_game("superhex", 2, {key: "on"})
    assert str(raised.value).isprintable()
    assert len(str(raised.value)) < 200


@steady
@given(st.text())
def test_quoted_text_is_one_short_line(text: str) -> None:
    shown = quoted(text)
    assert shown.isprintable()
    assert shown[0] == shown[-1] == "'"
    if text.isprintable() and len(text) <= 40:
        assert shown == f"'{text}'"
