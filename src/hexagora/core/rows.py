"""Options by rows, as they travel: there may be hundreds, and most have the same names."""

from __future__ import annotations

from hexagora.core.event import Facts


def option_rows(ids: list[int], meanings: list[Facts]) -> list[Facts]:
    """Actions with the same verb and the same facts share their names.

    >>> option_rows([3, 5], [{"do": "lay", "at": "a1"}, {"do": "lay", "at": "a2"}])
    [{'do': 'lay', 'names': ['at'], 'rows': [[3, 'a1'], [5, 'a2']]}]
    """
    found: list[Facts] = []
    rows_of: dict[object, list[list[object]]] = {}
    rows: list[list[object]] = []
    verb: object = None
    known: list[str] | None = None
    names: list[str] = []
    for place, meaning in enumerate(meanings):
        told = list(meaning)
        does = meaning.get("do")
        # Neighbours are alike, so that a group is looked for only where they are not.
        if told != known or does != verb:
            known, verb = told, does
            names = [name for name in told if name != "do"]
            key = (does, tuple(told))
            if key not in rows_of:
                rows_of[key] = []
                group: Facts = {"do": str(does)} if "do" in meaning else {}
                group["names"] = names
                group["rows"] = rows_of[key]
                found.append(group)
            rows = rows_of[key]
        row: list[object] = [ids[place]]
        for name in names:
            row.append(meaning[name])
        rows.append(row)
    return found
