"""Calibration: fixed work in plain Python, never compiled, that measures the speed of the machine."""

from typing import Final

PLACES: Final = 200


def calibration_loop() -> int:
    """One loop of list, dict and integer operations, as rules do them."""
    table: dict[int, int] = {}
    pile = list(range(PLACES))
    total = 0
    x = 1
    for _ in range(PLACES):
        x = (x * 48271) % 2147483647
        card = pile[x % len(pile)]
        table[card] = table.get(card, 0) + 1
        total += card if card & 1 else table[card]
    return total
