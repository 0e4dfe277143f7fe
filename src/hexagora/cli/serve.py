"""``hexagora serve``: the table in the browser, on this machine or for others."""

from __future__ import annotations

import argparse
import sys
import webbrowser
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from hexagora import HexagoraError
from hexagora.cli.arguments import add_command
from hexagora.cli.folders import data_folder
from hexagora.cli.packs import add_packs

if TYPE_CHECKING:
    from hexagora.cli.arguments import Commands

EXAMPLES = """\
examples:
  hexagora                                        the table on this machine, in the browser
  hexagora serve --host 0.0.0.0 --port 8000       for others in the same network
  hexagora serve --port 8000 --data /srv/hexagora --no-browser
  hexagora serve --port 8000 --public-url https://games.example.org --no-browser
  hexagora serve --pack rats.toml --pack mybox.toml   with components of your own
  hexagora serve --database postgresql://user@host/hexagora --no-browser
"""
MOST_PORT = 65535


def add_to(commands: Commands) -> None:
    """Add the command to the program."""
    command = add_command(commands, "serve", "play in the browser", EXAMPLES)
    command.add_argument(
        "--host", default="127.0.0.1", help="the address to listen on (default: only this machine)"
    )
    command.add_argument(
        "--port", type=_port, default=0, help="the port to listen on (default: any free one)"
    )
    command.add_argument(
        "--database", default="", metavar="URL", help="keep the tables in a PostgreSQL database"
    )
    command.add_argument(
        "--public-url",
        default="",
        metavar="URL",
        help="the address that others type, if it is not the one it listens on (behind a proxy)",
    )
    command.add_argument(
        "--no-browser", dest="browser", action="store_false", help="do not open a browser"
    )
    add_packs(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    try:
        from hexagora.server.app import Config
        from hexagora.server.hosts import Hosts, public_url
        from hexagora.server.run import address_of, listen
        from hexagora.server.run import run as run_server
    except ImportError as error:
        raise HexagoraError(
            f"the table needs more packages, {error.name} is missing: pip install 'hexagora[table]'"
        ) from error
    public = public_url(args.public_url) if args.public_url else ""
    database: str | Path = args.database
    if not args.database:
        folder = data_folder()
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        database = folder / "tables.sqlite"
    listening = listen(args.host, args.port)
    address = address_of(listening)

    def ready() -> None:
        print(f"the table is open at {public or address} (Ctrl-C closes it)", flush=True)
        if args.browser:
            Thread(target=_open_browser, args=(address,), daemon=True).start()

    with listening:
        run_server(Config(database, hosts=Hosts(args.host, public)), listening, ready)
    return 0


def _open_browser(address: str) -> None:
    if not webbrowser.open(address):
        print(f"hexagora: no browser was found; open {address}", file=sys.stderr)


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) <= MOST_PORT):
        raise argparse.ArgumentTypeError(f"'{text}' is not a port from 0 to {MOST_PORT}")
    return int(text)
