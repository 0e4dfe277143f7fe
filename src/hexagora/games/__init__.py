"""The games. Each folder here is one, and registers itself by the ``INFO`` in its package."""

from importlib import import_module
from pkgutil import iter_modules

from hexagora.core.registry import register


def register_all() -> None:
    """Put every game that lies in this folder into the catalogue."""
    for module in iter_modules(__path__):
        register(import_module(f"{__name__}.{module.name}").INFO)
