"""An attack that finds somebody, with all that its damage is made of."""

from typing import Final, final

from mypy_extensions import i64

MELEE: Final = 0
RANGED: Final = 1
GAUSS: Final = 2
BLAST: Final = 3
ATTACKS: Final = ("melee", "ranged", "gauss", "explosion")


@final
class Attack:
    """One attack on one unit, as it was made; phases keep them where somebody listens.

    ``edge`` is its direction on the board, ``kind`` one of `ATTACKS` as it is made: ``turned``
    tells that a quartermaster changed what is printed. ``base`` is printed, ``bonus`` comes from
    modules and HQs, ``armour`` is what the target takes off. ``spared`` tells that an HQ attacks an
    HQ. ``damage`` is what is left of all that.
    """

    def __init__(
        self,
        attacker: i64,
        target: i64,
        edge: i64,
        kind: i64,
        turned: bool,
        base: i64,
        bonus: i64,
        armour: i64,
        spared: bool,
        damage: i64,
    ) -> None:
        self.attacker = attacker
        self.target = target
        self.edge = edge
        self.kind = kind
        self.turned = turned
        self.base = base
        self.bonus = bonus
        self.armour = armour
        self.spared = spared
        self.damage = damage
