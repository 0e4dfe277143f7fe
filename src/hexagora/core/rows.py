"""Options by rows, as they travel: there may be hundreds, and most have the same names."""

from __future__ import annotations

from hexagora.core.event import Facts


def option_rows(options: list[Facts]) -> list[Facts]:
    """Options with the same verb and the same facts share their names.

    >>> option_rows([{"id": 3, "do": "lay", "at": "a1"}, {"id": 5, "do": "lay", "at": "a2"}])
    [{'do': 'lay', 'names': ['at'], 'rows': [[3, 'a1'], [5, 'a2']]}]
    """
    rows_of: dict[object, list[list[object]]] = {}
    names_of: dict[object, list[str]] = {}
    found: list[Facts] = []
    for option in options:
        key = (option.get("do"), tuple(option))
        if key not in rows_of:
            names = [name for name in option if name != "id" and name != "do"]
            rows: list[list[object]] = []
            rows_of[key] = rows
            names_of[key] = names
            group: Facts = {"do": str(option["do"])} if "do" in option else {}
            group["names"] = names
            group["rows"] = rows
            found.append(group)
        row = [option["id"]]
        for name in names_of[key]:
            row.append(option[name])
        rows_of[key].append(row)
    return found
