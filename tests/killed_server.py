"""A server in a process of its own, made to be killed.

Run as a program it loads everything once and forks a server for each line it reads, so that a new
server is there at once.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

from hexagora.server.app import Config
from hexagora.server.run import address_of, listen, run
from table_limits import FAST


class KilledServer:
    """Starts, is killed without any warning, and starts again on the same database and port."""

    def __init__(self, database: Path | str) -> None:
        self._database = database
        self._port = 0
        self._pid = 0
        self._forks = subprocess.Popen(
            [sys.executable, __file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        self.address = ""

    def start(self) -> None:
        assert self._forks.stdin is not None
        assert self._forks.stdout is not None
        order = {"database": str(self._database), "port": self._port}
        self._forks.stdin.write(json.dumps(order).encode() + b"\n")
        self._forks.stdin.flush()
        answer = json.loads(self._forks.stdout.readline())
        self.address, self._pid = answer["address"], answer["pid"]
        self._port = int(self.address.rstrip("/").rpartition(":")[2])

    def kill(self) -> None:
        os.kill(self._pid, signal.SIGKILL)
        self._gone()

    def _gone(self) -> None:
        # The port is free only when the process is really gone.
        with suppress(ProcessLookupError):
            while True:
                os.kill(self._pid, 0)
                time.sleep(0.002)
        self._pid = 0

    def stop(self) -> None:
        """Let it end in order, as a restart does."""
        os.kill(self._pid, signal.SIGTERM)
        self._gone()

    def pause(self) -> None:
        """Let it hang: it is there and does nothing."""
        os.kill(self._pid, signal.SIGSTOP)

    def resume(self) -> None:
        """Let it go on, as if nothing had happened."""
        os.kill(self._pid, signal.SIGCONT)

    def end(self) -> None:
        """Kill the server and what starts servers."""
        if self._pid:
            self.kill()
        self._forks.kill()
        self._forks.communicate()


def serve(database: str, port: int) -> None:
    listening = listen("127.0.0.1", port)

    def ready() -> None:
        print(json.dumps({"address": address_of(listening), "pid": os.getpid()}), flush=True)

    where = database if database.startswith("postgresql:") else Path(database)
    peer_url = address_of(listening)
    run(Config(where, limits=FAST, workers=1, peer_url=peer_url), listening, ready)


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            sys.stdin.close()
            serve(**json.loads(line))
            os._exit(0)


if __name__ == "__main__":
    main()
