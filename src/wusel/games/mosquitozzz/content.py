"""The cards as data: read from the content files and held against everything the rules say about them."""

from pathlib import Path
from typing import Final

from wusel.engine.content.content import Printed
from wusel.engine.content.entry import Entry
from wusel.engine.content.parts import Parts, load_parts
from wusel.games.mosquitozzz import words
from wusel.games.mosquitozzz.cards import (
    ALPHA,
    BETA,
    EFFECTS,
    FLAT_HAND,
    GAMMA,
    INFECTIOUS,
    ORANGE,
    RESISTANT,
    SINGLE_EFFECTS,
    amount,
    card_numbers,
    colour,
    effect_name,
    is_red,
    leaves_after_use,
    strength,
)
from wusel.games.mosquitozzz.words import Card

OWN: Final = Path(__file__).parent / "content"
SET_SIZES: Final = {"starter": 8, "experience": 32, "swarm": 24, "additional": 10}
SET_COLOURS: Final = {
    "starter": (("red", "green", "blue"), "MZ-M1"),
    "experience": (("green", "blue"), "MZ-M2"),
    "swarm": (("red", "orange"), "MZ-C4"),
    "additional": (("red", "orange"), "MZ-C5"),
}
MOST: Final = {"mosquitos": 15, "repel": 15, "blood": 7, "ointment": 7, "medicine": 7}

FIXED_CARDS: Final = {
    "attack": ("mosquitos", 1), "air_raid": ("mosquitos", 2), "infestation": ("mosquitos", 3),
    "apocalypse": ("mosquitos", 5), "invasion": ("mosquitos", 0), "alarm": ("alarm", 0),
    "infectious": ("infectious", 0), "resistant": ("resistant", 0), "alpha": ("alpha", 0),
    "beta": ("beta", 0), "gamma": ("gamma", 0), "flat_hand": ("flat_hand", 0),
    "scented_candle": ("repel", 0), "mosquito_spray": ("repel", 0), "sanguification": ("blood", 1),
    "ointment": ("ointment", 3), "medicine": ("medicine", 1), "mosquito_net": ("net", 0),
}  # fmt: skip
NEVER_LEAVE: Final = ("sanguification", "mosquito_spray", "scented_candle")
ADDITIONAL: Final = {
    "alarm": (4, 2), "invasion": (2, 1), "apocalypse": (2, 1), "resistant": (1, 1), "infectious": (1, 0),
}  # fmt: skip


class Content(Printed):
    """All cards that a game can be played with, by name and by set; the sets are sorted."""

    def __init__(self, parts: Parts) -> None:
        self.numbers: dict[str, Card] = {}
        self.entries: dict[str, Entry] = {}
        self.rebellion: list[Card] = []
        for entry in parts.named("cards"):
            self.read_card(entry)
        self.check_cards(parts)
        self.sets = {part: self.read_set(parts, part) for part in SET_SIZES}
        self.starter, self.experience, self.swarm, self.additional = self.sets.values()
        self.rebellion.sort()
        parts.done()
        self.check_starter(parts)
        self.check_experience(parts)
        self.check_swarm(parts)
        self.check_additional(parts)
        super().__init__({"card": dict(sorted((int(card), name) for name, card in self.numbers.items()))}, parts)
        self.names = words.Names(self.kinds)
        self.titles = parts.titles

    # --- reading

    def read_card(self, entry: Entry) -> None:
        name = entry.name
        kind = entry.one_of("effect", EFFECTS)
        how_much = entry.number("amount", 1, MOST[kind]) if kind in MOST else 0
        leaves = entry.flag("leaves")
        if leaves and kind in ("mosquitos", "flat_hand"):
            entry.refuse(f"{name}: {kind} cards never leave the game after use (MZ-X4, MZ-M6)", "leaves")
        if not leaves and kind in SINGLE_EFFECTS and kind != "flat_hand":
            entry.refuse(f"{name}: every orange card leaves the game after use (MZ-O0)", "leaves")
        if entry.has("title"):
            entry.title(name)
        numbers = card_numbers(kind, how_much, leaves)
        twins = [twin for twin, number in self.numbers.items() if number in numbers]
        if len(twins) == len(numbers):
            entry.refuse(f"{name}: {twins[0]} does exactly the same, and no more can be told apart")
        self.numbers[name] = numbers[len(twins)]
        self.entries[name] = entry

    def read_set(self, parts: Parts, part: str) -> list[Card]:
        cards: list[Card] = []
        for entry in parts.tables(part):
            cards += self.read_copies(entry, part)
        if len(cards) != SET_SIZES[part]:
            parts.refuse(f"{part} has {len(cards)} cards, not {SET_SIZES[part]}", part)
        return sorted(cards)

    def read_copies(self, entry: Entry, part: str) -> list[Card]:
        """So many copies of a card; of the additional ones some are in Rebellion too."""
        entry.name = part
        name = entry.one_of("card", self.numbers, "the cards")
        entry.called(f"{part}: {name}", again=True)
        card = self.numbers[name]
        allowed, rule = SET_COLOURS[part]
        if colour(card) not in allowed:
            entry.refuse(f"{part}: {name} is {colour(card)}; this set has {' and '.join(allowed)} ({rule})", "card")
        copies = entry.number("copies", 1, 32)
        if part == "additional":
            self.rebellion += [card] * entry.number("rebellion", 0, 32)
        return [card] * copies

    # --- checking

    def check_cards(self, parts: Parts) -> None:
        """The cards that the rules name are as the rules say (MZ-R3, MZ-M5), some of them without exclamation mark
        (MZ-M6); candle and spray repel three together (MZ-GR2)."""
        for name, (kind, how_much) in FIXED_CARDS.items():
            self.check_fixed_card(parts, name, kind, how_much)
        for name in NEVER_LEAVE:
            if leaves_after_use(self.numbers[name]):
                self.entries[name].refuse(f"{name} never leaves the game after use (MZ-M6)", "leaves")
        both = amount(self.numbers["scented_candle"]) + amount(self.numbers["mosquito_spray"])
        if both != 3:
            reason = f"candle and spray have three symbols together, not {both} (MZ-GR2)"
            self.entries["mosquito_spray"].refuse(reason, "amount")

    def check_fixed_card(self, parts: Parts, name: str, kind: str, how_much: int) -> None:
        if name not in self.numbers:
            parts.refuse(f"the card {name} is missing; the rules name it", "cards")
        card = self.numbers[name]
        if effect_name(card) != kind:
            self.entries[name].refuse(f"{name} should have the effect {kind}", "effect")
        if how_much and amount(card) != how_much:
            self.entries[name].refuse(f"{name} has the amount {how_much}, not {amount(card)} (MZ-R3)", "amount")

    def check_starter(self, parts: Parts) -> None:
        """Eight cards with a flat hand to set aside, no net (MZ-C2, MZ-S3, MZ-K3)."""
        if FLAT_HAND not in self.starter:
            parts.refuse("a starter set needs a flat_hand to set aside (MZ-S3, MZ-M1)", "starter")
        if any(effect_name(card) == "net" for card in self.starter):
            parts.refuse("a net is an experience card: together nobody may have one (MZ-K3)", "starter")

    def check_experience(self, parts: Parts) -> None:
        """32 cards with a net and medicine among them (MZ-C3, MZ-M2)."""
        if not any(effect_name(card) == "net" for card in self.experience):
            parts.refuse("the experience set needs a mosquito_net (MZ-M2)", "experience")
        if self.numbers["medicine"] not in self.starter + self.experience:
            parts.refuse("nobody could ever get medicine (MZ-O3)", "experience")

    def check_swarm(self, parts: Parts) -> None:
        """24 cards, the five special ones among them, orange in the minority (MZ-C4, MZ-M3)."""
        for card in (ALPHA, BETA, GAMMA, INFECTIOUS, RESISTANT):
            if card not in self.swarm:
                parts.refuse(f"the swarm set needs {effect_name(card)} (MZ-M3)", "swarm")
        orange = sum(1 for card in self.swarm if card >= ORANGE)
        if 2 * orange >= len(self.swarm):
            parts.refuse(f"{orange} orange cards are too many: they are a minority (MZ-M8)", "swarm")
        mosquitos = sum(strength(card) for card in self.swarm if is_red(card))
        if mosquitos <= 15:
            parts.refuse(f"{mosquitos} mosquitos can never be more than 15 at once (MZ-M8)", "swarm")

    def check_additional(self, parts: Parts) -> None:
        """Ten cards that the rulebook lists one by one (MZ-C5, MZ-K6, MZ-K7)."""
        for name, (kamikaze, rebellion) in ADDITIONAL.items():
            card = self.numbers[name]
            here = (self.additional.count(card), self.rebellion.count(card))
            if here != (kamikaze, rebellion):
                reason = f"{name} is there {kamikaze} times, {rebellion} of them in Rebellion (MZ-C5, MZ-K6)"
                parts.refuse(reason, "additional")


def load_content(path: Path | None = None, text: str = "") -> Content:
    """The game's own cards, with those in a file that somebody brings along, or in a save."""
    parts = load_parts(OWN, path, text)
    with parts.all_faults():
        return Content(parts)
