"""A bot that plays at the tables of a Hexagora server: plain Python, `pip install websockets`.

    HEXAGORA_BOT_TOKEN=... python online_bot.py http://127.0.0.1:8000

It takes any legal action. Yours begins at `choose`; docs/bots_online.md tells the rest."""

import json
import os
import random
import sys
import time
import urllib.request

from websockets.sync.client import connect

SERVER, TOKEN = sys.argv[1].rstrip("/"), os.environ["HEXAGORA_BOT_TOKEN"]


def choose(view):  # one of the ids in the options; the view has all that the seat may know
    return random.choice([row[0] for group in view["decision"]["options"] for row in group["rows"]])


def waiting():  # be here for the next minute, and hear which tables wait
    body = json.dumps({"games": ["superhex", "nexus", "neuroshima"], "most": 1}).encode()
    headers = {"content-type": "application/json", "hexagora-person": TOKEN}
    asked = urllib.request.Request(f"{SERVER}/api/bots/here", body, headers)
    with urllib.request.urlopen(asked, timeout=30) as answer:
        return json.load(answer)["tables"]


def changed(old, change):  # a view after a change: new values, changes inside of values, gone ones
    new, key = (list(old), int) if isinstance(old, list) else (dict(old), str)
    new_values, inside = change.get("set", {}), change.get("in", {})
    for name in (*new_values, *inside):
        was = None if name in new_values else new[key(name)]
        new[key(name)] = new_values[name] if was is None else changed(was, inside[name])
    return {n: v for n, v in new.items() if n not in change.get("cut", ())} if key is str else new


def play(table):  # until the game is over
    card, view, mine, done = {"state": ""}, {}, [], -1
    with connect("ws" + SERVER.removeprefix("http") + "/ws", max_size=None) as line:
        line.send(json.dumps({"type": "hello", "table": table, "protocol": 2, "person": TOKEN}))
        while card["state"] != "over":
            told = json.loads(line.recv())
            mine = told.get("you", {}).get("seats", mine)
            card, version = {**card, **told.get("card", {})}, told.get("version", done)
            view = changed(view, told["change"]) if "change" in told else told.get("view", view)
            if told["type"] in ("welcome", "update") and version != done:
                done, answer = version, {"version": version}
                if card["hold"] in mine:
                    line.send(json.dumps({**answer, "type": "go", "seat": card["hold"]}))
                elif card["decides"] in mine:
                    answer.update(type="act", seat=card["decides"], action=choose(view))
                    line.send(json.dumps(answer))


while True:
    [play(one["table"]) for one in waiting()]
    time.sleep(2)
