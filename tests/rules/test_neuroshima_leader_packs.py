"""Leaders from a file take the place of ours, and games are bound to the file by its digest."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from hexagora import BadOption, BadPack, Dealer, Match, Rng, game_info, load_pack, new_game
from hexagora.core import BadRecord, MissingPack, pack_loaders
from hexagora.core.record_reader import read_record
from hexagora.games.neuroshima.content.leader_packs import leaders_of
from hexagora.words import words_of

OURS = files("hexagora.games.neuroshima.content").joinpath("leaders.toml").read_text("utf-8")
FERRYMEN = "\n".join(
    f"""
[[leader]]
id = "captain_{number}"
names.en = "Captain {number}"

[leader.front]
effect = "swap"
adjacent = {"true" if number % 2 else "false"}
text.en = "Two units change places."

[leader.back]
effect = "initiative"
target = "own"
value = -1
text.en = "A unit of yours waits."
"""
    for number in range(1, 7)
)
"""Six cards, the fewest that can be dealt."""


@pytest.fixture(autouse=True)
def _no_packs() -> Iterator[None]:
    yield
    for loader in pack_loaders().values():
        loader.forget()


def loaded(folder: Path, text: str = f'kind = "leaders"\n{FERRYMEN}') -> str:
    path = folder / "mine.toml"
    path.write_text(text, "utf-8")
    return load_pack(path).pack.value


def test_the_option_offers_the_file_by_its_digest(tmp_path: Path) -> None:
    value = loaded(tmp_path)
    option = next(o for o in game_info("neuroshima").options if o.name == "leaders")
    assert option.values == ("off", "on", value)
    assert [pack.names["en"] for pack in option.packs] == ["mine"]
    assert new_game("neuroshima", 2, leaders="leaders").options["leaders"] == value


def test_its_cards_are_dealt_and_called_by_their_names(tmp_path: Path) -> None:
    value = loaded(tmp_path)
    digest = value.rpartition("-")[2]
    game = new_game("neuroshima", 2, leaders=value, first="1")
    state = game.start()
    dealt = [game.write(state, action) for action in state.legal()]
    assert dealt == [f"deal captain_{number}-{digest}" for number in range(1, 7)]
    assert game.read(state, "deal captain_3") == state.legal()[2]
    said = words_of("neuroshima", "en").say("do-deal", game.meaning(state, state.legal()[2]))
    assert said == "Deal Captain 3"


def test_ours_are_told_from_cards_of_the_same_id(tmp_path: Path) -> None:
    value = loaded(tmp_path, OURS.replace("adjacent = true", "adjacent = false", 1))
    assert leaders_of(value) != leaders_of("on")
    assert not {card.id for card in leaders_of(value)} & {card.id for card in leaders_of("on")}


def test_a_game_with_it_is_played_recorded_and_verified(tmp_path: Path) -> None:
    value = loaded(tmp_path)
    game = new_game("neuroshima", 2, leaders=value)
    match = Match(game, ["a", "b"], "with captains")
    rng = Rng("with captains")
    while not match.state.over:
        if match.state.seat < 0:
            match.deal()
        else:
            legal = match.state.legal()
            match.play(legal[rng.below(len(legal))])
    text = match.record().dump()
    assert f"leaders={value}" in text
    assert read_record(text).verify()
    for loader in pack_loaders().values():
        loader.forget()
    with pytest.raises(BadRecord, match="which is not loaded"):
        read_record(text)


def test_another_process_need_not_have_the_file(tmp_path: Path) -> None:
    value = loaded(tmp_path)
    game = new_game("neuroshima", 2, leaders=value)
    state = game.start()
    state.apply(Dealer("another process").deal(state))
    sent = pickle.dumps(state)
    for loader in pack_loaders().values():
        loader.forget()
    again = pickle.loads(sent)
    assert again.game.options["leaders"] == value
    assert again.pack() == state.pack()


def test_words_that_do_nothing_are_refused(tmp_path: Path) -> None:
    """A file cannot ask for what no rule knows."""
    for word in ("park", "play_as"):
        text = f'kind = "leaders"\n{FERRYMEN}'.replace('effect = "swap"', f'effect = "{word}"', 1)
        with pytest.raises(BadPack) as error:
            loaded(tmp_path, text)
        assert any(f'effect "{word}" is not known' in fault for fault in error.value.faults)


def test_leaders_that_nobody_knows_are_refused() -> None:
    with pytest.raises(MissingPack, match="leaders-1a2b3c4d"):
        new_game("neuroshima", 2, leaders="leaders-1a2b3c4d")
    with pytest.raises(BadOption, match="other leaders come from files"):
        new_game("neuroshima", 2, leaders="maybe")
