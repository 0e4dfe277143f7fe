"""Whether the sections of a pack fit together, some of the pack and the others of the box."""

from collections import Counter

from hexagora.core.content_check import Row
from hexagora.core.toml_faults import shown
from hexagora.games.nexus.content import vocabulary as words
from hexagora.games.nexus.content.components import needs_monolith
from hexagora.games.nexus.content.piece_check import PackCheck


def check_whole(check: PackCheck, pack: Row, data: Row) -> None:
    """Whether tiles, tokens, boards and cards can be played together."""
    own = [board["id"] for board in pack.get("boards", ())]
    told = False
    for board in data["boards"]:
        mine = board["id"] in own
        # What does not fit the usual boards of the box fits none of them; once is enough.
        if not mine and told:
            continue
        before = len(check.faults)
        place = f"boards[{own.index(board['id']) + 1}]" if mine else ""
        _fitting_tiles(check, board, place, data)
        if board["id"] != words.SMALL_BOARD:
            _fitting_tokens(check, board, place, data)
        told = told or (not mine and len(check.faults) > before)
    _small_set(check, next(b for b in data["boards"] if b["id"] == words.SMALL_BOARD), pack, data)
    mines = sum(t.get("mine", 0) * t["count"] for t in data["tokens"] if not t.get("green"))
    most = data["numbers"]["most_mines"]
    if mines > most:
        where = "tokens" if "tokens" in pack else "numbers.most_mines"
        what = f"those without a green border have {mines} mines, but most_mines is {most}"
        check.add(where, f"{what}; write most_mines = {mines} under [numbers], or fewer mines")
    if check.extends:
        for section in ("missions", "energize"):
            _whole_deck(check, section, data[section])
        _whole_sheet(check, data)
    _playable_missions(check, pack, data)


def _whole_deck(check: PackCheck, section: str, rows: list[Row]) -> None:
    """Whether the box's deck with its changes is one that can be played."""
    if not rows:
        check.add(section, "no card is left in the deck; leave copies of one at least")
    if len(rows) > words.MOST_CARDS:
        what = f"with those of the box there are {len(rows)} kinds"
        check.add(section, f"{what}; make it {words.MOST_CARDS} at most, with copies = 0 for some")
    total = sum(row["copies"] for row in rows)
    if total > words.MOST_COPIES:
        what = f"with those of the box there are {total} cards, all copies added up"
        check.add(section, f"{what}; make it {words.MOST_COPIES} at most")


def _whole_sheet(check: PackCheck, data: Row) -> None:
    for section in ("units", "alternates"):
        check.ids(section, data[section])
    total = sum(row["figures"] for row in data["units"])
    if total > words.MOST_FIGURES:
        what = f"with those of the box there are {total} figures for each player"
        check.add("units", f"{what}; make it {words.MOST_FIGURES} at most")


def _fitting_tiles(check: PackCheck, board: Row, place: str, data: Row) -> None:
    rows = board["tiles"] if "tiles" in board else data["tiles"]
    slots = (len(board["singles"]), len(board["doubles"][0]))
    for size, word, need in zip((1, 2), ("single", "double"), slots, strict=True):
        count = sum(row["count"] for row in rows if len(row["terrains"]) == size)
        if count != need:
            where = f"{place}.{word}s" if place else "tiles"
            what = f"board {shown(board['id'])} has places for {need} {word} hexes"
            check.add(where, f"{what}, but there are {count} such tiles; make them as many")


def _fitting_tokens(check: PackCheck, board: Row, place: str, data: Row) -> None:
    hexes = len(board["singles"]) + 2 * len(board["doubles"][0])
    count = sum(row["count"] for row in data["tokens"] if not row.get("green"))
    if count != hexes:
        what = f"board {shown(board['id'])} has {hexes} hexes to explore"
        remedy = "make them as many"
        check.add(place or "tokens", f"{what}, but {count} tokens have no green border; {remedy}")


def _small_set(check: PackCheck, board: Row, pack: Row, data: Row) -> None:
    supply: Counter[tuple[int, str]] = Counter()
    for token in data["tokens"]:
        if not token.get("green"):
            supply[token.get("mine", 0), token.get("unit", "")] += token["count"]
    own = [one["id"] for one in pack.get("boards", ())]
    place = f"boards[{own.index(words.SMALL_BOARD) + 1}]" if words.SMALL_BOARD in own else "tokens"
    for number, token in enumerate(board["token_set"], 1):
        face = token.get("mine", 0), token.get("unit", "")
        if 2 * token["count"] > supply[face]:
            where = f"{place}.token_set[{number}]" if place != "tokens" else place
            shown = " and ".join(filter(None, (f"mine {face[0]}" if face[0] else "", face[1])))
            what = f"both players need {2 * token['count']} tokens with {shown} on the small"
            remedy = "give them the same tokens as the box has"
            check.add(where, f"{what} board, but there are {supply[face]}; {remedy}")
    green = sum(token["count"] for token in data["tokens"] if token.get("green"))
    if green % 2:
        what = f"{green} green tokens cannot be shared between two players"
        check.add("tokens", f"{what}; make their number even")
    elif green > words.MOST_GREEN:
        # The weights of the answers in `boxing` must stay below 2**31.
        what = f"there are {green} green tokens, too many to choose from"
        check.add("tokens", f"{what}; write at most {words.MOST_GREEN}")


def _playable_missions(check: PackCheck, pack: Row, data: Row) -> None:
    place = "missions" if "missions" in pack else "units"
    conditions = [row["condition"] for row in data["missions"]]
    if "flown" in conditions and not any(
        "flight" in row.get("abilities", ()) for row in data["units"]
    ):
        # Rows of the box stand in no place of the file.
        whole = place == "missions" and not check.extends
        where = f"{place}[{conditions.index('flown') + 1}]" if whole else place
        remedy = "take the mission out or give a unit that ability"
        check.add(where, f'a mission asks for "flown", but no unit has "flight"; {remedy}')
    if all(needs_monolith(row) for row in data["missions"]):
        what = "all need the Monolith, so that none is left with the Vortex"
        check.add("missions", f"{what}; write one that does not")
