"""The cards as data, read from the content files and checked against the rules."""

from collections import Counter
from pathlib import Path
from typing import Final

from wusel.engine.content.content import Printed
from wusel.engine.content.entry import Entry
from wusel.engine.content.parts import Parts, load_parts
from wusel.engine.declared import Declared
from wusel.engine.vocabulary import ARG_MASK
from wusel.games.mosquitozzz import words
from wusel.games.mosquitozzz.cards import COLOURS, TWINS, CardType, is_red
from wusel.games.mosquitozzz.words import Card

HOME: Final = Path(__file__).parent
OWN: Final = HOME / "content"
STRONGEST: Final = 15
SET_SIZES: Final = {"starter": 8, "experience": 32, "swarm": 24, "additional": 10}
SET_COLOURS: Final = {
    "starter": (("red", "green", "blue"), "MZ-M1"),
    "experience": (("green", "blue"), "MZ-M2"),
    "swarm": (("red", "orange"), "MZ-C4"),
    "additional": (("red", "orange"), "MZ-C5"),
}
SPECIAL: Final = ("alpha", "beta", "gamma", "infectious", "resistant")
SAME_EVERYWHERE: Final = (
    "attack", "air_raid", "infestation", "apocalypse", "alarm", *SPECIAL, "flat_hand", "sanguification", "ointment",
    "medicine", "mosquito_net",
)  # fmt: skip
OF_ANY_STRENGTH: Final = ("invasion", "scented_candle", "mosquito_spray")
NEVER_LEAVE: Final = ("sanguification", "mosquito_spray", "scented_candle")


class Content(Printed):
    """The cards of a game, by number, by name and by set. The sets are sorted."""

    def __init__(self, parts: Parts) -> None:
        declared = Declared(HOME / "words.toml", {"card": {}})
        self.vocabulary = declared.effects
        self.acting = {word: -n for n, step in enumerate(declared.steps, 1) for word in step.does}
        self.numbers: dict[str, Card] = {}
        self.entries: dict[str, Entry] = {}
        self.cards = [CardType("", "", 0, [], False, 0)] * (ARG_MASK + 1)
        self.rebellion: list[Card] = []
        for entry in parts.named("cards"):
            self.read_card(entry)
        del self.cards[max([0, *self.numbers.values()]) + 1 :]  # long lists would slow down every garbage collection
        self.tallies = [kind.tally for kind in self.cards]
        self.check_cards(parts)
        self.flat_hand = self.numbers["flat_hand"]
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

    def kind(self, name: str) -> CardType:
        return self.cards[self.numbers[name]]

    # --- reading

    def read_card(self, entry: Entry) -> None:
        self.bring_up_to_date(entry)
        colour = entry.one_of("colour", COLOURS)
        leaves = entry.flag("leaves")
        if entry.has("title"):
            entry.title(entry.name)
        self.entries[entry.name] = entry
        strength = entry.number("strength", 1, STRONGEST) if colour == "red" else 0
        effects = [] if colour == "red" else entry.effects("effects", self.vocabulary)
        does = [self.vocabulary.word(effect).name for effect in effects]
        acts = self.acting.get(does[0], 0) if does else 0
        for place, word in enumerate(does):
            if self.acting.get(word, 0) != acts or (acts == 0) == (colour == "orange"):
                entry.refuse(f"{entry.name}: {word} is not what {colour} cards do", "effects", place)
        if not does and not strength:
            entry.refuse(f"{entry.name} does nothing", "effects")
        kind = CardType(entry.name, colour, strength, effects, leaves, acts)
        if leaves and (colour == "red" or kind.flat_hands):
            entry.refuse(f"{entry.name}: red cards and flat hands never leave the game (MZ-X4, MZ-M6)", "leaves")
        if not leaves and colour == "orange":
            entry.refuse(f"{entry.name}: every orange card leaves the game after use (MZ-O0)", "leaves")
        self.number(entry, kind)

    def bring_up_to_date(self, entry: Entry) -> None:
        """Update an entry from before cards could have several effects: one `effect`, its `amount`, and no colour."""
        if "effect" not in entry.values:
            return
        effect = entry.one_of("effect", ("mosquitos", "flat_hand", *self.vocabulary.by_name))
        word = "slap" if effect == "flat_hand" else effect
        values: dict[str, object] = {"colour": "red", "strength": entry.value("amount")}
        if effect != "mosquitos":
            args = {arg.name: entry.value("amount") for arg in self.vocabulary.by_name[word].args}
            colour = "orange" if word in self.acting else "green" if word in ("slap", "repel") else "blue"
            values = {"colour": colour, "effects": [{"do": word, **args}]}
        entry.values = {**entry.values, **values}

    def number(self, entry: Entry, kind: CardType) -> None:
        """Give a card the first free number, starting with its own."""
        number = kind.least_number()
        while self.cards[number].name:
            number += 1
        if kind.strength and number // TWINS != kind.strength:
            entry.refuse(f"{entry.name}: no more than {TWINS} red cards have the same strength", "strength")
            return
        self.numbers[entry.name] = Card(number)
        self.cards[number] = kind

    def read_set(self, parts: Parts, part: str) -> list[Card]:
        cards: list[Card] = []
        for entry in parts.tables(part):
            cards += self.read_copies(entry, part)
        if len(cards) != SET_SIZES[part]:
            parts.refuse(f"{part} has {len(cards)} cards, not {SET_SIZES[part]}", part)
        return sorted(cards)

    def read_copies(self, entry: Entry, part: str) -> list[Card]:
        """Read the copies of a card. Some of the additional ones are also in Rebellion."""
        entry.name = part
        name = entry.one_of("card", self.numbers, "the cards")
        entry.called(f"{part}: {name}", again=True)
        card = self.numbers[name]
        allowed, rule = SET_COLOURS[part]
        colour = self.cards[card].colour
        if colour not in allowed:
            entry.refuse(f"{part}: {name} is {colour}; this set has {' and '.join(allowed)} ({rule})", "card")
        copies = entry.number("copies", 1, 32)
        if part == "additional":
            self.rebellion += [card] * entry.number("rebellion", 0, 32)
        return [card] * copies

    # --- checking

    def check_cards(self, parts: Parts) -> None:
        """Check that the cards named in the rules match our own list (MZ-R3, MZ-M5), some of them without exclamation
        mark (MZ-M6). Candle and spray together repel three (MZ-GR2)."""
        for name in (*SAME_EVERYWHERE, *OF_ANY_STRENGTH):
            if name not in self.numbers:
                parts.refuse(f"the card {name} is missing; the rules name it", "cards")
        own = load_content() if parts.text else self
        for name in SAME_EVERYWHERE:
            said = self.said_by(name)
            for key, printed in own.said_by(name).items():
                if said.get(key) != printed:
                    self.entries[name].refuse(f"{name}: {key} is {printed} in every list (MZ-R3, MZ-M5)", key)
        for name in OF_ANY_STRENGTH:
            colour, does = own.kind(name).colour, own.kind(name).does
            if self.kind(name).colour != colour or self.kind(name).does != does:
                self.entries[name].refuse(f"{name} is {colour} and does the same in every list (MZ-M5)", "colour")
        for name in NEVER_LEAVE:
            if self.kind(name).leaves:
                self.entries[name].refuse(f"{name} never leaves the game after use (MZ-M6)", "leaves")
        both = self.kind("scented_candle").symbols + self.kind("mosquito_spray").symbols
        if both != 3:
            reason = f"candle and spray have three symbols together, not {both} (MZ-GR2)"
            self.entries["mosquito_spray"].refuse(reason, "effects")

    def said_by(self, name: str) -> dict[str, object]:
        """Return the printed contents of a card without its exclamation mark, as in its entry."""
        kind = self.kind(name)
        effects = [self.vocabulary.to_json(effect) for effect in kind.effects]
        return {"colour": kind.colour, **({"effects": effects} if effects else {"strength": kind.strength})}

    def check_starter(self, parts: Parts) -> None:
        """Check the eight starter cards: a flat hand to set aside, and no net (MZ-C2, MZ-S3, MZ-K3)."""
        if self.flat_hand not in self.starter:
            parts.refuse("a starter set needs a flat_hand to set aside (MZ-S3, MZ-M1)", "starter")
        if self.has_net(self.starter):
            parts.refuse("a net is an experience card: together nobody may have one (MZ-K3)", "starter")

    def check_experience(self, parts: Parts) -> None:
        """Check that the 32 experience cards include a net and medicine (MZ-C3, MZ-M2)."""
        if not self.has_net(self.experience):
            parts.refuse("the experience set needs a mosquito_net (MZ-M2)", "experience")
        if self.numbers["medicine"] not in self.starter + self.experience:
            parts.refuse("nobody could ever get medicine (MZ-O3)", "experience")

    def has_net(self, cards: list[Card]) -> bool:
        return any(self.cards[card].has(words.NET) for card in cards)

    def check_swarm(self, parts: Parts) -> None:
        """Check that the 24 swarm cards include the five special ones, and that orange cards are a minority (MZ-C4,
        MZ-M3)."""
        for name in SPECIAL:
            if self.numbers[name] not in self.swarm:
                parts.refuse(f"the swarm set needs {name} (MZ-M3)", "swarm")
        orange = sum([not is_red(card) for card in self.swarm])
        if 2 * orange >= len(self.swarm):
            parts.refuse(f"{orange} orange cards are too many: they are a minority (MZ-M8)", "swarm")
        mosquitos = sum([self.cards[card].strength for card in self.swarm])
        if mosquitos <= 15:
            parts.refuse(f"{mosquitos} mosquitos can never be more than 15 at once (MZ-M8)", "swarm")

    def check_additional(self, parts: Parts) -> None:
        """Check the additional cards against our own list. The rulebook names each of them (MZ-C5, MZ-K6, MZ-K7)."""
        own = load_content().additional_copies() if parts.text else {}
        here = self.additional_copies()
        for name, (kamikaze, rebellion) in own.items():
            if here.get(name) != (kamikaze, rebellion):
                reason = f"{name} is there {kamikaze} times, {rebellion} of them in Rebellion (MZ-C5, MZ-K6)"
                parts.refuse(reason, "additional")

    def additional_copies(self) -> dict[str, tuple[int, int]]:
        """Return the number of copies of each additional card, and of its copies in Rebellion."""
        copies = Counter(self.additional)
        return {self.cards[card].name: (copies[card], self.rebellion.count(card)) for card in copies}


def load_content(path: Path | None = None, text: str = "") -> Content:
    """Return the game's own cards, with the parts that a file or a save replaces."""
    parts = load_parts(OWN, path, text)
    with parts.all_faults():
        return Content(parts)
