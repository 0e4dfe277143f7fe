"""``hexagora worker``: lend this machine's processors to the bots of a server."""

from __future__ import annotations

import argparse
import json
import os
import pickle
import time
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING

from hexagora import HexagoraError, __version__
from hexagora.cli.arguments import add_command

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

    from hexagora.cli.arguments import Commands

EXAMPLES = """\
examples:
  hexagora worker --connect http://10.0.0.5:8000      as many thoughts at a time as processors
  hexagora worker --connect https://games.example.org --places 2 --config worker.toml

The secret is worker_secret in [server] of the settings, or HEXAGORA_SERVER_WORKER_SECRET; the
server has the same.
"""
PAUSE_SECONDS = 1.0


def add_to(commands: Commands) -> None:
    """Add the command to the program."""
    command = add_command(
        commands, "worker", "let bots of a server think on this machine", EXAMPLES
    )
    command.add_argument("--connect", required=True, metavar="URL", help="the server's address")
    command.add_argument(
        "--places", type=_places, default=os.cpu_count() or 1, help="thoughts at a time"
    )
    command.add_argument(
        "--config", type=Path, metavar="FILE", help="settings as a TOML file (docs/operating.md)"
    )
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Think until Ctrl-C."""
    try:
        from hexagora.server.hosts import public_url
        from hexagora.server.settings import read_settings
    except ImportError as error:
        raise HexagoraError(
            f"a worker needs more packages, {error.name} is missing: pip install 'hexagora[table]'"
        ) from error
    address = public_url(args.connect)
    secret = read_settings(args.config).server.worker_secret
    if not secret:
        raise HexagoraError("a worker needs the secret of the server; see 'hexagora worker --help'")
    spawn = get_context("spawn")
    places = [
        spawn.Process(target=think, args=(address, secret), daemon=True) for _ in range(args.places)
    ]
    for place in places:
        place.start()
    print(f"{args.places} places for the bots of {address} (Ctrl-C ends them)", flush=True)
    for place in places:
        place.join()
    return max(abs(place.exitcode or 0) for place in places)


def think(address: str, secret: str) -> None:
    """One place: think of one thing after the other; a server that is gone comes back."""
    from websockets.exceptions import InvalidStatus, WebSocketException
    from websockets.sync.client import connect

    from hexagora.server.thinking import begin_worker

    begin_worker(None)
    headers = {"authorization": f"Bearer {secret}", "x-hexagora-version": __version__}
    while True:
        try:
            url = address.replace("http", "ws", 1) + "/workers"
            with connect(url, additional_headers=headers, max_size=None) as link:
                serve(link)
        except InvalidStatus as refused:
            raise SystemExit(
                f"hexagora: {address} does not want this worker "
                f"({refused.response.status_code}); has it the same secret?"
            ) from None
        except (OSError, EOFError, WebSocketException):
            time.sleep(PAUSE_SECONDS)


def serve(link: ClientConnection) -> None:
    """Answer until the connection ends."""
    from websockets.exceptions import ConnectionClosed

    from hexagora.server.thinking import REMOTE

    try:
        while True:
            what, given = pickle.loads(link.recv(decode=False))
            link.send(json.dumps(REMOTE[what](*given)))
    except ConnectionClosed as closed:
        if closed.rcvd is not None and closed.rcvd.code == 1008:
            raise SystemExit(f"hexagora: {closed.rcvd.reason}, this worker {__version__}") from None
        raise


def _places(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text)):
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of places from 1 up")
    return int(text)
