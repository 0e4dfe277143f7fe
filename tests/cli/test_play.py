"""``hexagora play``: whole games, taking back, leaving and coming back."""

from __future__ import annotations

import re
import stat
from pathlib import Path

import pytest

from cli_program import Program
from hexagora import Dealer, Log, new_game
from hexagora.cli.moves import list_moves
from hexagora.cli.voice import voice_of
from hexagora.core import fingerprint, load_record

SOLO = "play superhex --solo --seed s"
KEPT = "hexagora/unfinished.record"


def test_a_whole_solo_game(play: Program, hexagora: Program, data_home: Path) -> None:
    run = play(f"{SOLO} --save solo.record")
    assert run.code == 0
    assert run.err == ""
    assert fingerprint("s") in run.out.split("Player rolls")[0]
    assert "pieces are left: " in run.out
    assert "\nseed s\n" in run.out
    assert max(map(len, run.out.splitlines())) <= 80
    assert hexagora("record verify solo.record").out.startswith("ok: ")
    assert load_record(Path("solo.record")).seed == "s"
    assert not Path("solo.record.seed").exists()
    assert not (data_home / KEPT).exists()


def test_a_whole_game_against_bots(play: Program, hexagora: Program) -> None:
    run = play("play superhex --seats anna,greedy,greedy --seed g --save g.record")
    assert run.code == 0
    assert "anna" in run.out
    assert "Greedy (2) captures" in run.out
    assert re.search(r"^1\. .*: \d+ pieces", run.out, re.M)
    assert "SH-END-0" in run.out
    assert max(map(len, run.out.splitlines())) <= 80
    assert hexagora("record verify g.record").code == 0


def test_bots_alone(hexagora: Program) -> None:
    run = hexagora("play superhex --seats greedy,random --seed b")
    assert run.code == 0
    assert "The game is over" in run.out


def test_the_same_seed_is_the_same_game(play: Program) -> None:
    for name in ("a", "b"):
        play(f"play superhex --seats you,greedy --seed same --save {name}.record")
    assert Path("a.record").read_text() == Path("b.record").read_text()


def first_swaps(count: int) -> list[str]:
    """Legal swaps of the solo game ``s`` after its first roll, as cells."""
    game = new_game("superhex", 1)
    state, dealer = game.start(), Dealer("s")
    while state.seat < 0:
        state.apply(dealer.deal(state))
    texts = [game.write(state, action) for action in state.legal()]
    return [text.removeprefix("swap ") for text in texts[:count]]


def test_moves_are_read_kindly(hexagora: Program) -> None:
    cells = first_swaps(1)[0]
    a, b = cells.split()
    for text in (f"swap {a} {b}", f"{a} {b}", f"{b} {a}", f"SWAP {a.replace(',', ' , ')}  {b}"):
        run = hexagora(SOLO, ["", text])
        assert f"Player swaps {a} and {b}" in run.out, text


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("swap 0,0 9,9", "Not possible: 0,0 and 9,9 do not touch; swap two cells that do."),
        ("0,0 9,9", "Not possible: 0,0 and 9,9 do not touch; swap two cells that do."),
        ("swap", "Not possible: 'swap' cannot be read; write swap and two cells, such as: swap "),
        ("pass", "The first swap of a roll is compulsory."),
        ("lay red 0,0", '"lay" is not what is asked for now; write: swap'),
        ("qwerty", "'qwerty' is not understood; type for example: swap "),
        ("save", "Give the name of a file"),
        (
            "save /nowhere/x.record",
            "Not saved: /nowhere is no folder; the game cannot be saved in it.",
        ),
        ("save \0", "Give the name of a file"),
        ("u", "There is nothing to take back"),
    ],
)
def test_what_cannot_be_done_is_said(hexagora: Program, typed: str, answer: str) -> None:
    run = hexagora(SOLO, ["", typed])
    assert run.code == 0
    assert run.err == ""
    assert answer in re.sub(r"\s+", " ", run.out)


def test_undo(hexagora: Program) -> None:
    one, two = first_swaps(2)
    run = hexagora(SOLO, ["", one, "u", two, "undo"])
    assert run.out.count("is taken back") == 2
    board = run.out.split("(or help, moves, u, quit)")
    assert (
        board[0].split("Player rolls ")[-1].split("\n", 1)[1]
        == board[-2].split("taken back.\n")[-1]
    )


def test_dice_are_not_taken_back(hexagora: Program) -> None:
    run = hexagora("play superhex --seed two -o first=1", ["", "u"])
    assert "There is nothing to take back" in run.out


def test_before_a_bot_acts_a_move_can_be_taken_back(hexagora: Program, play: Program) -> None:
    run = play("play superhex --seats you,greedy -o first=1 --seed two", 60)
    turns = re.split(r"^Turn \d+: Greedy$", run.out, flags=re.M)
    assert len(turns) > 2
    for text in turns[1:]:
        waiting = text.split("Greedy rolls", 1)[0]
        assert "Enter: Greedy rolls the dice." in text or "u: take" in waiting


def test_help_moves_score_board(hexagora: Program) -> None:
    run = hexagora(SOLO, ["help", "", "help", "moves", "score", "board", "moves 1"])
    assert "SH-SOLO-01" in run.out
    assert "SH-TURN-02" in run.out
    assert "42 pieces are left: novice" in run.out
    assert run.out.count("  swap ") > 5
    assert run.out.count("block 42") >= 3


def test_moves_that_capture_are_marked() -> None:
    game = new_game("superhex", 2)
    voice = voice_of(game, ["ann", "ben"], "en")
    seen = 0
    for i in range(20):
        state, dealer = game.start(), Dealer(str(i))
        while state.seat < 0:
            state.apply(dealer.deal(state))
        effect = ""
        for line in list_moves(voice, state):
            if not line.startswith(" "):
                effect = line
                continue
            log = Log()
            head, *tails = re.split(r"  +", line.strip())
            text = head if len(head.split()) == 3 else f"{head} {tails[0]}"
            state.copy().apply(game.read(state, text), log)
            captured = [event for event in log.events if event.kind == "captured"]
            assert bool(captured) == effect.startswith("captures")
            seen += bool(captured)
    assert seen > 3


def test_end_of_input_keeps_the_game_and_resume_goes_on(
    hexagora: Program, play: Program, data_home: Path
) -> None:
    left = hexagora(SOLO, ["", first_swaps(1)[0]])
    assert left.code == 0
    assert "go on with: hexagora play --resume" in left.out
    kept = data_home / KEPT
    record = load_record(kept)
    assert record.texts[-1] == f"swap {first_swaps(1)[0]}"
    assert record.seed == ""
    secret = kept.with_name("unfinished.record.seed")
    assert secret.read_text() == "s\n"
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    verified = hexagora(f"record verify {kept}")
    assert verified.code == 0
    assert "unfinished" in verified.out
    again = play("play --resume --save end.record")
    assert again.code == 0
    assert "The game goes on after" in again.out
    assert hexagora("record verify end.record").code == 0
    assert load_record(Path("end.record")).texts[: len(record.texts)] == record.texts
    assert not kept.exists()
    assert not secret.exists()


def test_ctrl_c(play: Program, data_home: Path) -> None:
    run = play(SOLO, 4, [KeyboardInterrupt()])
    assert run.code == 130
    assert "hexagora play --resume" in run.out
    assert (data_home / KEPT).exists()


def test_nothing_played_nothing_kept(hexagora: Program, data_home: Path) -> None:
    assert hexagora(SOLO, [""]).code == 0
    assert not (data_home / KEPT).exists()


def test_another_unfinished_game_is_moved_aside(play: Program, data_home: Path) -> None:
    play("play superhex --solo --seed one", 3)
    first = (data_home / KEPT).read_text()
    play("play superhex --solo --seed two", 3)
    aside = data_home / "hexagora/unfinished-1.record"
    assert aside.read_text() == first
    assert aside.with_name("unfinished-1.record.seed").read_text() == "one\n"
    assert play(f"play --load {aside}", 0).code == 0


@pytest.mark.parametrize(
    ("answer", "kept", "file"), [("", True, False), ("n", False, False), ("f.record", False, True)]
)
def test_quit_asks(hexagora: Program, data_home: Path, answer: str, kept: bool, file: bool) -> None:
    run = hexagora(SOLO, ["", first_swaps(1)[0], "quit", answer])
    assert run.code == 0
    assert (data_home / KEPT).exists() == kept
    assert Path("f.record").exists() == file
    assert Path("f.record.seed").exists() == file


def saved(hexagora: Program) -> Path:
    run = hexagora(SOLO, ["", first_swaps(1)[0], "save s.record", "quit", "n"])
    assert "hexagora play --load s.record" in run.out
    return Path("s.record")


def test_save_and_load(hexagora: Program, play: Program) -> None:
    path = saved(hexagora)
    assert stat.S_IMODE(Path("s.record.seed").stat().st_mode) == 0o600
    before = path.read_bytes()
    run = play("play --load s.record", 2, ["score"])
    assert path.read_bytes() == before
    done = play("play --load s.record --save s.record")
    assert (run.code, done.code) == (0, 0)
    assert hexagora("record verify s.record").code == 0
    assert not Path("s.record.seed").exists()
    over = hexagora("play --load s.record")
    assert over.code == 1
    assert "the game is over" in over.err


def test_a_game_whose_seed_is_lost_is_not_gone_on_with(hexagora: Program) -> None:
    saved(hexagora)
    Path("s.record.seed").unlink()
    run = hexagora("play --load s.record")
    assert run.code == 1
    assert "its seed is missing" in run.err
    wrong = hexagora("play --load s.record --seed t")
    assert "this is not the seed whose hash the record tells" in wrong.err
    assert hexagora("play --load s.record --seed s").code == 0


def test_save_does_not_replace_another_file(hexagora: Program) -> None:
    Path("mine.txt").write_text("mine")
    run = hexagora(SOLO, ["", "save mine.txt"])
    assert "Not saved: mine.txt is there already" in run.out
    assert Path("mine.txt").read_text() == "mine"


def test_a_full_disk_does_not_stop_the_game(hexagora: Program, data_home: Path) -> None:
    (data_home / "hexagora").write_text("in the way")
    run = hexagora(SOLO, ["", first_swaps(1)[0], "score", "quit", "n"])
    assert run.code == 0
    assert "The game cannot be kept" in run.err
    assert "pieces are left" in run.out


def boards(text: str) -> int:
    return len(re.findall(r"\bblock \d+", text))


def test_the_board_is_drawn_when_there_is_news(play: Program) -> None:
    """At the start of a person's turn and when much has changed; a bot's steps are told only."""
    run = play("play superhex --seats anna,greedy,greedy -o first=1 --seed redraw", 120)
    played = run.out.partition("The game is over")[0]
    turns = re.split(r"^Turn \d+: (.*)$", played, flags=re.M)
    told = dict.fromkeys(("anna", "Greedy (2)", "Greedy (3)"), 0)
    for name, text in zip(turns[1::2], turns[2::2], strict=True):
        told[name] += 1
        if name != "anna":
            assert boards(text) == 0
        elif "anna: " in text:
            # Before the very first roll the board is seen, too.
            assert boards(text[: text.index("anna: ")]) == 1 + (told[name] == 1)
    assert min(told.values()) > 3


def test_after_a_small_step_only_the_sentences(play: Program) -> None:
    """A double's second swap: two pieces have changed places, and that is said."""
    run = play("play superhex --solo --seed double", 100)
    before = run.out.split("Player: The double's second")[:-1]
    steps = [text[text.rindex("Player swaps ") :] for text in before]
    quiet = [text for text in steps if "captures" not in text]
    assert quiet
    assert sum(map(boards, quiet)) == 0


def test_colour(hexagora: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b[" not in hexagora(SOLO).out
    coloured = hexagora(f"{SOLO} --colour always").out
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == hexagora(f"{SOLO} --color never").out


def test_the_last_board_is_drawn_once(hexagora: Program) -> None:
    out = hexagora("play superhex --seats greedy,random --seed once --colour never").out
    tail = out[out.index("The game is over") :]
    assert tail.count("block ") == 1
