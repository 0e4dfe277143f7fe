"""``hexagora bot --connect``: a bot at the tables of a server."""

from __future__ import annotations

import argparse
import asyncio
import os
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from hexagora import HexagoraError, game_names
from hexagora.arena.players import check_player, new_player
from hexagora.words import chosen_language, words_of

if TYPE_CHECKING:
    from hexagora.core import Facts

TOKEN = "HEXAGORA_BOT_TOKEN"
"""The variable that may hold the token."""
SAID = {
    "here": "online-here",
    "away": "online-away",
    "plays": "online-plays",
    "refused": "online-refused",
    "lost": "online-lost",
    "over": "online-over",
    "fault": "online-fault",
}
"""How it is told what happens."""


def run_online(args: argparse.Namespace) -> int:
    """Play at the tables of a server until Ctrl-C."""
    try:
        from hexagora.adapters.online import Door, OnlineBot, Refused
    except ImportError as error:
        raise HexagoraError(
            f"this needs more packages, {error.name} is missing: pip install 'hexagora[online]'"
        ) from error
    check_player(args.name)
    words = words_of("", chosen_language(args.lang))
    games = args.games or game_names()

    def tell(message: str, facts: Facts) -> None:
        print(words.say(SAID[message], facts), flush=True)

    bot = OnlineBot(
        Door(_address(args.connect), _token(args.token)),
        lambda: new_player(args.name, token_hex(8), args.time_limit),
        games,
        args.most,
        tell,
        args.until,
        args.seeks,
    )
    try:
        asyncio.run(bot.run())
    except Refused as refused:
        raise HexagoraError(
            "the server at {url} does not let the bot in: {why}",
            "bot_refused",
            url=args.connect,
            why=str(refused),
        ) from refused
    except KeyboardInterrupt:
        print(words.say("online-ends"), flush=True)
    return 0


def games_of(text: str) -> list[str]:
    """Names of games, with commas between them."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names:
        if name not in game_names():
            raise argparse.ArgumentTypeError(
                f"there is no game '{name}'; choose from: {', '.join(game_names())}"
            )
    return names


def _address(text: str) -> str:
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise HexagoraError(
            "--connect {url}: give the address of a server, such as https://games.example.org",
            "bot_address",
            url=text,
        )
    return f"{parts.scheme}://{parts.netloc}"


def _token(file: Path | None) -> str:
    """The token, from a file or from the environment: on a command line others could read it."""
    if file is None:
        found = os.environ.get(TOKEN, "").strip()
    else:
        try:
            found = file.read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            raise HexagoraError(
                "--token {file}: the token cannot be read from this file ({why})",
                "bot_token_file",
                file=str(file),
                why=str(error),
            ) from error
    if not found:
        raise HexagoraError(
            "a bot needs its token: --token FILE, or the variable {name}", "bot_token", name=TOKEN
        )
    return found
