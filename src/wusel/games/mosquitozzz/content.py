"""The cards as data: read from a TOML file and held against everything the rules say about them."""

import tomllib
from pathlib import Path
from typing import Final, NoReturn

from wusel.engine.errors import BadContent
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

OWN_FILE: Final = Path(__file__).parent / "content" / "cards.toml"
SOURCES: Final = ("rulebook", "public", "reconstructed")
SETS: Final = ("starter", "experience", "swarm", "additional")
SET_SIZES: Final = {"starter": 8, "experience": 32, "swarm": 24, "additional": 10}
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


class Content:
    """All cards that a game can be played with. The sets are sorted lists of card numbers."""

    def __init__(self, text: str, source: str) -> None:
        self.text = text
        self.source = source
        self.names: dict[int, str] = {}
        self.numbers: dict[str, int] = {}
        self.titles: dict[str, dict[str, str]] = {}
        self.provenance: dict[str, str] = {}
        self.starter: list[int] = []
        self.experience: list[int] = []
        self.swarm: list[int] = []
        self.additional: list[int] = []
        self.rebellion: list[int] = []
        self.lines = text.splitlines()
        self.read()
        self.check()
        self.names = dict(sorted(self.names.items()))
        self.name_at = [self.names.get(card, "") for card in range(max(self.names) + 1)]

    # --- reading

    def read(self) -> None:
        try:
            data = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            raise BadContent(f"{self.source}: not TOML: {error}") from None
        for name in data:
            if name != "cards" and name not in SETS:
                self.refuse(f"{name} is no part of a card list", f"{name} =", f"[{name}]", f"[{name}.", f"[[{name}]]")
        cards = data.get("cards")
        if not isinstance(cards, dict):
            self.refuse("there are no cards")
        for name, entry in cards.items():
            self.read_card(name, entry)
        self.starter = self.read_set(data, "starter")
        self.experience = self.read_set(data, "experience")
        self.swarm = self.read_set(data, "swarm")
        self.additional = self.read_set(data, "additional")

    def read_card(self, name: str, entry: object) -> None:
        at = f"[cards.{name}]"
        if not isinstance(entry, dict):
            self.refuse(f"{name} should be a table", f"{name} =")
        for key in entry:
            if key not in ("effect", "amount", "leaves", "source", "title"):
                self.refuse(f"{name}: {key} is no feature of a card", at)
        kind = entry.get("effect")
        if not isinstance(kind, str) or kind not in EFFECTS:
            self.refuse(f"{name}: effect {kind!r} is none of {', '.join(EFFECTS)}", at)
        how_much = entry.get("amount", 0)
        low, high = (1, MOST[kind]) if kind in MOST else (0, 0)
        if not isinstance(how_much, int) or isinstance(how_much, bool) or not low <= how_much <= high:
            self.refuse(f"{name}: amount {how_much!r} should be {low} to {high} for {kind}", at)
        leaves = entry.get("leaves", False)
        if not isinstance(leaves, bool):
            self.refuse(f"{name}: leaves should be true or false", at)
        if leaves and kind in ("mosquitos", "flat_hand"):
            self.refuse(f"{name}: {kind} cards never leave the game after use (MZ-X4, MZ-M6)", at)
        if not leaves and kind in SINGLE_EFFECTS and kind != "flat_hand":
            self.refuse(f"{name}: every orange card leaves the game after use (MZ-O0)", at)
        self.read_provenance(entry, name, at)
        title = entry.get("title", {})
        if not isinstance(title, dict) or not all(isinstance(each, str) for each in title.values()):
            self.refuse(f'{name}: title should be {{ en = "...", de = "..." }}', at)
        self.titles[name] = title
        free = [number for number in card_numbers(kind, how_much, leaves) if number not in self.names]
        if not free:
            twin = self.names[card_numbers(kind, how_much, leaves)[0]]
            self.refuse(f"{name}: {twin} does exactly the same, and no more can be told apart", at)
        self.names[free[0]] = name
        self.numbers[name] = free[0]

    def read_set(self, data: dict[str, object], name: str) -> list[int]:
        entries = data.get(name)
        if not isinstance(entries, list):
            self.refuse(f"there is no set [[{name}]]")
        cards: list[int] = []
        for place, entry in enumerate(entries):
            cards += self.read_set_entry(name, place, entry)
        if len(cards) != SET_SIZES[name]:
            self.refuse(f"{name} has {len(cards)} cards, not {SET_SIZES[name]}", f"[[{name}]]")
        return sorted(cards)

    def read_set_entry(self, name: str, place: int, entry: object) -> list[int]:
        at = f"[[{name}]]"
        if not isinstance(entry, dict):
            self.refuse(f"{name}: {entry!r} is not a card with its copies", at, skip=place)
        which = entry.get("card")
        if not isinstance(which, str) or which not in self.numbers:
            self.refuse(f"{name}: {which!r} is none of the cards above", at, skip=place)
        card = self.numbers[entry["card"]]
        copies = self.read_copies(entry, "copies", 1, name, place)
        self.read_provenance(entry, f"{name}: {entry['card']}", at, place)
        if name == "additional":
            rebellion = self.read_copies(entry, "rebellion", 0, name, place)
            self.rebellion = sorted(self.rebellion + [card] * rebellion)
        for key in entry:
            if key not in ("card", "copies", "source") and not (key == "rebellion" and name == "additional"):
                self.refuse(f"{name}: {key} says nothing about a set", at, skip=place)
        return [card] * copies

    def read_copies(self, entry: dict[str, object], key: str, least: int, name: str, place: int) -> int:
        copies = entry.get(key)
        if not isinstance(copies, int) or isinstance(copies, bool) or not least <= copies <= 32:
            where = f"{name}: {entry['card']}"
            self.refuse(f"{where}: {key} should be {least} to 32, not {copies!r}", f"[[{name}]]", skip=place)
        return copies

    def read_provenance(self, entry: dict[str, object], name: str, at: str, place: int = 0) -> None:
        source = entry.get("source")
        if source not in SOURCES:
            self.refuse(f"{name}: source {source!r} is none of {', '.join(SOURCES)}", at, skip=place)
        self.provenance[name] = str(source)

    # --- checking

    def check(self) -> None:
        for name in FIXED_CARDS:
            self.check_fixed_card(name)
        self.check_features()
        self.check_starter()
        self.check_experience()
        self.check_swarm()
        self.check_additional()

    def check_fixed_card(self, name: str) -> None:
        """Cards that the rules name must exist and do what the rules say (MZ-R3, MZ-M5)."""
        kind, how_much = FIXED_CARDS[name]
        if name not in self.numbers:
            self.refuse(f"the card {name} is missing; the rules name it")
        card = self.numbers[name]
        if effect_name(card) != kind:
            self.refuse(f"{name} should have the effect {kind}", f"[cards.{name}]")
        if how_much and amount(card) != how_much:
            self.refuse(f"{name} has the amount {how_much}, not {amount(card)} (MZ-R3)", f"[cards.{name}]")

    def check_features(self) -> None:
        """Cards without exclamation mark (MZ-M6), and what candle and spray repel together (MZ-GR2)."""
        for name in NEVER_LEAVE:
            if leaves_after_use(self.numbers[name]):
                self.refuse(f"{name} never leaves the game after use (MZ-M6)", f"[cards.{name}]")
        both = amount(self.numbers["scented_candle"]) + amount(self.numbers["mosquito_spray"])
        if both != 3:
            reason = f"candle and spray have three symbols together, not {both} (MZ-GR2)"
            self.refuse(reason, "[cards.mosquito_spray]")

    def check_starter(self) -> None:
        """Eight cards with a flat hand to set aside, nothing orange (MZ-C2, MZ-S3, MZ-M1)."""
        if FLAT_HAND not in self.starter:
            self.refuse("a starter set needs a flat_hand to set aside (MZ-S3, MZ-M1)", "[[starter]]")
        self.check_colours("starter", self.starter, ("red", "green", "blue"), "MZ-M1")
        if any(effect_name(card) == "net" for card in self.starter):
            self.refuse("a net is an experience card: together nobody may have one (MZ-K3)", "[[starter]]")

    def check_experience(self) -> None:
        """32 green and blue cards with a net and medicine among them (MZ-C3, MZ-M2)."""
        self.check_colours("experience", self.experience, ("green", "blue"), "MZ-M2")
        if not any(effect_name(card) == "net" for card in self.experience):
            self.refuse("the experience set needs a mosquito_net (MZ-M2)", "[[experience]]")
        if self.numbers["medicine"] not in self.starter + self.experience:
            self.refuse("nobody could ever get medicine (MZ-O3)", "[[experience]]")

    def check_swarm(self) -> None:
        """24 red and orange cards, the five special ones among them, orange in the minority (MZ-C4, MZ-M3)."""
        self.check_colours("swarm", self.swarm, ("red", "orange"), "MZ-C4")
        for card in (ALPHA, BETA, GAMMA, INFECTIOUS, RESISTANT):
            if card not in self.swarm:
                self.refuse(f"the swarm set needs {self.names[card]} (MZ-M3)", "[[swarm]]")
        orange = sum(1 for card in self.swarm if card >= ORANGE)
        if 2 * orange >= len(self.swarm):
            self.refuse(f"{orange} orange cards are too many: they are a minority (MZ-M8)", "[[swarm]]")
        mosquitos = sum(strength(card) for card in self.swarm if is_red(card))
        if mosquitos <= 15:
            self.refuse(f"{mosquitos} mosquitos can never be more than 15 at once (MZ-M8)", "[[swarm]]")

    def check_additional(self) -> None:
        """Ten cards that the rulebook lists one by one (MZ-C5, MZ-K6, MZ-K7)."""
        for name, (kamikaze, rebellion) in ADDITIONAL.items():
            card = self.numbers[name]
            here = (self.additional.count(card), self.rebellion.count(card))
            if here != (kamikaze, rebellion):
                reason = f"{name} is there {kamikaze} times, {rebellion} of them in Rebellion (MZ-C5, MZ-K6)"
                self.refuse(reason, "[[additional]]")

    def check_colours(self, name: str, cards: list[int], allowed: tuple[str, ...], rule: str) -> None:
        for card in cards:
            if colour(card) not in allowed:
                reason = f"{self.names[card]} is {colour(card)}; this set has {' and '.join(allowed)} ({rule})"
                self.refuse(f"{name}: {reason}", f'card = "{self.names[card]}"', after=f"[[{name}]]")

    def refuse(self, reason: str, *places: str, skip: int = 0, after: str = "") -> NoReturn:
        """Raise the reason with file and line; the line is the first that begins with one of the places."""
        raise BadContent(f"{self.source}, line {self.line_of(places, skip, after)}: {reason}")

    def line_of(self, places: tuple[str, ...], skip: int, after: str) -> int:
        begun = not after
        for number, line in enumerate(self.lines, 1):
            begun = begun or line.strip().startswith(after)
            if begun and any(line.strip().startswith(place) for place in places):
                if skip == 0:
                    return number
                skip -= 1
        return 1


def load_content(path: Path | None = None) -> Content:
    """The game's own cards, or those in a file somebody brings along."""
    source = path or OWN_FILE
    try:
        text = source.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadContent(f"{source}: cannot be read: {error}") from None
    return Content(text, str(source))
