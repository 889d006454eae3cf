"""How often something happens that looks so likely."""

from math import exp, log


class Calibration:
    """Odds as they turn out: the logarithm of what they look like, stretched by `scale` and moved by `shift`. The more
    likely something looks, the more likely it stays; what is certain stays so."""

    __slots__ = ("scale", "shift")

    def __init__(self, shift: float = 0.0, scale: float = 1.0) -> None:
        if scale <= 0.0:
            raise ValueError(f"a calibration keeps the order of chances, so its scale is above 0, not {scale}")
        self.shift = shift
        self.scale = scale

    def of(self, chance: float) -> float:
        """How often it happens, from 0 to 1."""
        if not 0.0 < chance < 1.0:
            return chance
        return 1.0 / (1.0 + exp(-self.shift - self.scale * log(chance / (1.0 - chance))))
