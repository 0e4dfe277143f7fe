"""Bots see views only, choose legally, repeat themselves with the same seed, and have an order."""

import json
from dataclasses import replace
from typing import cast

import pytest

from hexagora import (
    CHANCE,
    Dealer,
    Game,
    HexagoraError,
    Rng,
    State,
    game_names,
    is_compiled,
    new_game,
)
from hexagora.bots import LEVELS, USUAL_BOT, Bot, Thinker, bot_names, new_bot
from hexagora.core.levels import Level
from hexagora.core.playout import listed_playout, random_playout
from hexagora.core.registry import level_of
from hexagora.core.view import View
from hexagora.games.superhex.state import SuperhexState
from middle_of_games import in_the_middle
from superhex_table import LETTERS, options, pile, play, table

BRIEF = Level(24, noise=0.05, seconds=1e9, worlds=3)
"""A setting that no clock cuts short, so that it can be held to repeat itself."""


def made(name: str, seed: str) -> Bot:
    """A bot by its name; a level with few simulations."""
    return Thinker(name, seed, setting=BRIEF) if name in LEVELS else new_bot(name, seed)


def played(game: Game, names: list[str], seed: str, most: int = 100_000) -> State:
    """One game between bots, whole or up to a number of actions."""
    bots = [made(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    dealer = Dealer(seed)
    state = game.start()
    for _ in range(most):
        if state.over:
            break
        if state.seat == CHANCE:
            action = dealer.deal(state)
        else:
            view = state.view(int(state.seat))
            action = bots[int(state.seat)].choose(view)
            assert action in view.legal
        game.play(state, action)
    return state


@pytest.mark.parametrize(
    ("game_name", "name"),
    [(game, name) for game in game_names() for name in ("random", "greedy", USUAL_BOT)],
)
def test_every_bot_plays_every_game_legally_and_repeats_itself(game_name: str, name: str) -> None:
    game = new_game(game_name)
    names = [name] + ["greedy"] * (game.seats - 1)
    # A whole game of Nexus Ops is long to think through, and no different from its beginning.
    most = 30 if not is_compiled() else 150 if name in LEVELS else 100_000
    first = played(game, names, "again", most)
    assert first.digest() == played(game, names, "again", most).digest()


@pytest.mark.parametrize("game_name", game_names())
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_a_setting_for_every_game(game_name: str, level: str) -> None:
    game = new_game(game_name)
    state = game.start()
    dealer = Dealer("level")
    bot = new_bot(level, "level")
    decided = 0
    while decided < 3:
        if state.seat == CHANCE:
            game.play(state, dealer.deal(state))
        else:
            game.play(state, bot.choose(state.view(int(state.seat))))
            decided += 1


def test_the_names_go_from_weak_to_strong() -> None:
    assert bot_names() == ["random", "greedy", *LEVELS]
    assert USUAL_BOT in LEVELS


def share_of_wins(strong: str, weak: str, pairs: int) -> float:
    """Each pair of games has the same dice with the seats changed."""
    game = new_game("superhex", seats=2)
    total = 0.0
    for pair in range(pairs):
        total += played(game, [strong, weak], f"pair {pair}").returns()[0]
        total += played(game, [weak, strong], f"pair {pair}").returns()[1]
    return total / (2 * pairs)


def test_greedy_beats_random() -> None:
    assert share_of_wins("greedy", "random", 4) > 0.8


def test_thinking_beats_random() -> None:
    assert share_of_wins(USUAL_BOT, "random", 4) > 0.8


def test_a_bot_needs_only_what_the_view_tells() -> None:
    game = new_game("superhex", seats=2)
    state = game.start()
    dealer = Dealer("told")
    while state.seat == CHANCE:
        state.apply(dealer.deal(state))
    seat = int(state.seat)
    told = json.loads(state.view(seat).to_json())
    again = game.sample(told, Rng("anything"))
    for name in bot_names():
        first = made(name, "s").choose(state.view(seat))
        assert made(name, "s").choose(View(again, seat)) == first


def test_the_bigger_capture_is_taken() -> None:
    picture = """
        R   G   G
          B   Y
        R   R   B
          O   R
        P   Y   O
          B   G
        P   O   Y
        """
    rest = "".join(letter * (7 - picture.count(letter)) for letter in LETTERS)
    state = table(picture, dice="RB", piles=(rest[::2], rest[1::2]))
    assert not state.check()
    best = max(options(state), key=lambda text: captured(state.copy(), text))
    choice = state.game.write(state, new_bot("greedy", "x").choose(state.view(0)))
    assert captured(state.copy(), choice) == captured(state.copy(), best) > len(pile(state, 0))


def captured(state: SuperhexState, text: str) -> int:
    play(state, text)
    return len(pile(state, 0))


def test_an_unknown_bot_is_refused_with_the_names_that_exist() -> None:
    with pytest.raises(HexagoraError, match="there is no bot 'deep'; choose one of: random"):
        new_bot("deep", "1")


def test_a_level_can_be_asked_for_with_changes() -> None:
    state = in_the_middle(new_game("superhex"), 20, "changes")
    view = state.view(int(state.seat))
    _, search = cast(Thinker, new_bot("veteran,simulations=70,curiosity=0.3", "s")).weigh(view)
    assert int(search.simulations) == 70
    assert search._curiosity == 0.3
    level = level_of("superhex", "veteran")
    assert search._spread == level.spread
    asked = new_bot("veteran,simulations=70,curiosity=0.3", "s")
    given = Thinker("veteran", "s", setting=replace(level, simulations=70, curiosity=0.3))
    assert asked.choose(view) == given.choose(view)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("veteran,patience=3", "a level has no 'patience'; choose one of: simulations, noise"),
        ("veteran,simulations=many", "simulations of a level is a whole number, not 'many'"),
        ("veteran,noise", "noise of a level is a number, not ''"),
        ("veteran,keeps=yes", "keeps of a level is True or False, not 'yes'"),
        ("veteran,curiosity=nan", "curiosity of a level is a finite number, not nan"),
        ("veteran,simulations=0", "simulations of a level must be at least 1, not 0"),
        ("veteran,network=x.net", "a level has no 'network'"),
        ("greedy,simulations=3", "there is no bot 'greedy,simulations=3'"),
    ],
)
def test_changes_that_no_level_has_are_refused(name: str, words: str) -> None:
    with pytest.raises(HexagoraError, match=words):
        new_bot(name, "s")


@pytest.mark.parametrize("game_name", game_names())
def test_random_actions_have_the_odds_of_the_list(game_name: str) -> None:
    """Drawing a random action directly must give the same odds as drawing from the whole list."""
    from librt.vecs import vec
    from mypy_extensions import i32

    game = new_game(game_name)
    room = vec[i32]([0] * game.most_options)
    rng = Rng("odds")
    seen: set[int] = set()
    while len(seen) < 4:
        state = game.start()
        while not state.over:
            kind = int(state.kind)
            legal = state.legal()
            if kind not in seen and 1 < len(legal) <= 40:
                seen.add(kind)
                weights = state.weights() if state.seat == CHANCE else [1] * len(legal)
                draws = 300 * len(legal)
                counts = dict.fromkeys(legal, 0)
                for _ in range(draws):
                    counts[int(state.random_action(rng, room))] += 1
                for action, weight in zip(legal, weights, strict=True):
                    expected = draws * weight / sum(weights)
                    # Six standard deviations: a wrong weight is far outside, chance never is.
                    assert abs(counts[action] - expected) < 6 * expected**0.5
            state.apply(int(state.random_action(rng, room)))


def test_both_ways_of_random_play_end_games() -> None:
    game = new_game("superhex", seats=3)
    for playout in (random_playout, listed_playout):
        state = game.start()
        assert playout(state, Rng("end")) > 0
        assert state.over
        assert not state.check()
