"""The events of a game as sentences."""

from hexagora.core.event import Facts


def tell(facts: Facts) -> str:
    """An event as a sentence."""
    kind = facts["event"]
    seat = facts.get("seat")
    who = f"seat {seat + 1}" if isinstance(seat, int) else ""
    if kind == "dealt":
        return "the block is laid out"
    if kind == "turn":
        counted = "roll" if facts["clause"] == "SH-SOLO-01" else "turn"
        return f"-- {counted} {facts['number']}: {who}"
    if kind == "rolled":
        dice = _words(facts["dice"])
        bonus = " with the bonus roll" if facts["roll"] == 3 else ""
        double = ", a double" if facts["double"] else ""
        return f"{who} rolls {dice}{bonus}{double}"
    if kind == "spent":
        return "no legal swap: the roll is spent"
    if kind == "swapped":
        return f"{who} swaps {_words(facts['cells'])}"
    if kind == "captured":
        cells = facts["cells"]
        count = len(cells) if isinstance(cells, list) else 0
        return f"{who} captures {count} {facts['colour']}"
    if kind == "split":
        return f"the block falls into {facts['sections']} sections"
    if kind == "main":
        return f"the section at {facts['main']} with {facts['size']} pieces is the main block"
    if kind in ("laid", "paid", "put back"):
        verb = {"laid": "lays", "paid": "pays", "put back": "puts back"}[str(kind)]
        return f"{who} {verb} {facts['colour']} at {facts['cell']}"
    if kind == "passed":
        return f"{who} passes"
    if kind == "ended":
        return f"the game is over: {facts['reason']}"
    return ""


def _words(value: object) -> str:
    return " and ".join(str(item) for item in value) if isinstance(value, list) else str(value)
