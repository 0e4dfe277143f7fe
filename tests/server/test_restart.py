"""The server may stop at any moment: tables go on where they were."""

from __future__ import annotations

from pathlib import Path

from table_client import running, tokens_of


def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with running(database) as site:
        made = site.table("neuroshima", "me", "me", "me", options={"mode": "points"})
        person = site.sit(made["table"], *tokens_of(made))
        for turn in range(40):
            hold = person.card["hold"]
            person.step(person.card["decides"] if hold is None else hold, turn)
        person.ask({"type": "chat", "seat": 1, "text": "see you"})
        before = person.view, person.card
    with running(database) as site:
        person = site.sit(made["table"], *tokens_of(made), since=before[1]["version"])
        assert (person.view, person.card) == before
        assert not person.welcome["whole"]
        assert person.welcome["chat"][0]["text"] == "see you"
        hold = person.card["hold"]
        person.step(person.card["decides"] if hold is None else hold)
        assert person.version > before[1]["version"]


def test_a_table_that_still_waits_is_there_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with running(database) as site:
        made = site.table("superhex", "me", "open", public=True)
    with running(database) as site:
        assert site.get("api/lobby")["tables"][0]["table"] == made["table"]
        claim = {"name": "Bo"}
        site.post(f"api/tables/{made['table']}/claim", claim, made["invites"][0]["token"])
        assert site.sit(made["table"], *tokens_of(made)).card["state"] == "playing"


def test_bots_think_on_after_a_restart_though_nobody_looks(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with running(database) as site:
        # The bot begins, and the server stops while it may still be thinking.
        made = site.table("superhex", "me", "greedy", options={"first": "2"})
    with running(database) as site:
        person = site.sit(made["table"], *tokens_of(made))
        person.until(lambda me: me.card["decides"] == 0 or me.card["hold"] == 0)


def test_idle_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", idle_seconds=0.05) as site:
        made = site.table("superhex", "me", "me")
        person = site.sit(made["table"], *tokens_of(made))
        person.step(max(person.card["decides"], person.card["hold"] or 0))
        view = person.view
        person.close()
        # Nothing tells from outside that it was unloaded meanwhile, and that is the point.
        for _ in range(3):
            again = site.sit(made["table"], *tokens_of(made))
            assert again.view["block"] == view["block"]
            assert again.card["step"] == person.card["step"]
            again.close()
