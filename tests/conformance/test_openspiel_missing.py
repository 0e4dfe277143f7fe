"""Without OpenSpiel."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest

ADAPTER = "hexagora.adapters.openspiel"


def test_a_missing_openspiel_is_told_with_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith(ADAPTER)]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(ImportError, match=r'pip install "hexagora\[openspiel\]"'):
        import_module(ADAPTER)
