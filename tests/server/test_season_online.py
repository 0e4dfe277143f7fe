"""A small season through the server: identities of bots that know nothing but the protocol."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
from bench.recount import faults_of_season
from bench.season_online import Bot, season

from events_swiss_checker import better_rounds, faults
from hexagora.events.conduct import swiss_players
from hexagora.events.model import Event
from patience import PATIENCE
from table_client import Site

PLAYERS, ROUNDS = 8, 3


def test_a_season_of_bots_is_paired_played_and_counted_right(site: Site, tmp_path: Path) -> None:
    owner, _ = site.identity("Organiser")
    people = [site.identity(f"Bot {n}", "bot", owner) for n in range(1, PLAYERS + 1)]

    async def played() -> int:
        async with httpx.AsyncClient(base_url=site.address, timeout=PATIENCE) as http:
            bots = [Bot(http, *one) for one in people]
            stop = asyncio.Event()
            playing = [asyncio.create_task(bot.play(stop)) for bot in bots]
            swiss = await season(bots, tmp_path, "neuroshima", ROUNDS)
            stop.set()
            await asyncio.gather(*playing)
            # Pairings, first turns, armies and standings, counted by other code.
            assert swiss["faults"] == []
            return int(swiss["games"])

    assert asyncio.run(played()) == PLAYERS // 2 * 2 * ROUNDS
    event = (tmp_path / "swiss.id").read_text()
    found = Event.of(site.get(f"api/events/{event}/results.json")["event"])
    for number in range(1, ROUNDS + 1):
        before = [one for one in found.meetings if one.round < number]
        state = Event(found.rules, "", found.entrants, before, round=number - 1)
        pairs = [one.sides() for one in found.of_round(number)]
        here = swiss_players(state)
        assert faults(here, pairs, None, turns=False) == []
        assert better_rounds(here, pairs, None) == []
    games = (tmp_path / "games.csv").read_text()
    ids = [one.id for one in found.entrants]
    doubled = games + games.splitlines()[1] + "\n"
    assert faults_of_season(doubled, ids, True), "the check finds a pair that meets twice"
