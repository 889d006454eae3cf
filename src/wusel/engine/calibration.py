"""Platt scaling: map a predicted chance to the observed frequency."""

from math import exp, log


class Calibration:
    """A map from predicted to observed chances: the log-odds are multiplied by `scale` and moved by `shift`. The order
    of chances stays the same, and so do 0 and 1."""

    __slots__ = ("scale", "shift")

    def __init__(self, shift: float = 0.0, scale: float = 1.0) -> None:
        if scale <= 0.0:
            raise ValueError(f"a calibration keeps the order of chances, so its scale is above 0, not {scale}")
        self.shift = shift
        self.scale = scale

    def of(self, chance: float) -> float:
        """Return the observed frequency of a predicted chance, from 0 to 1."""
        if not 0.0 < chance < 1.0:
            return chance
        return 1.0 / (1.0 + exp(-self.shift - self.scale * log(chance / (1.0 - chance))))
