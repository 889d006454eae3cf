"""What can be said in a game: words with arguments. Declared once; JSON, the dense index for learning and the keys
under which the locale files hold the sentences follow.

Choices and effects are packed into one int each, events are lists of numbers and take as many arguments as they need.
"""

from collections.abc import Mapping
from typing import Final

from wusel.engine.errors import BadChoice, BadDeclaration
from wusel.engine.kinds import Choice, Deed

WORD_BITS: Final = 6
WORD_MASK: Final = 63
DEED_BITS: Final = 8
DEED_MASK: Final = 255
"""What cards can do takes more words than what people can choose."""
ARG_BITS: Final = 12
ARG_MASK: Final = 4095
MOST_ARGS: Final = 4

ONE: Final = 0
MANY: Final = 1
SET: Final = 2

Spoken = int | str | list[int | str]
Said = dict[str, int | str]
"""A choice in words."""
Meant = dict[str, Spoken]
"""What a choice is about besides."""


def lacks(arg: str) -> int:
    """A word was asked for an argument that it does not have."""
    raise ValueError(f"this word names no {arg}")


def verb(choice: Choice) -> int:
    """The word that a packed choice begins with."""
    return choice & WORD_MASK


def deed(effect: Deed) -> int:
    """The word that a packed effect begins with."""
    return effect & DEED_MASK


def replaced(effect: Deed, at: list[int], value: int) -> Deed:
    """The same effect with another value of an argument; `at` says where each word has it."""
    shift = at[effect & DEED_MASK]
    return Deed(effect & ~(ARG_MASK << shift) | value << shift)


class Arg:
    """An argument: its name, what kind of thing it is (the locale files know how to say it), its values. One of MANY
    takes all that is left of an event; a SET of things, as bits, can be told to a step."""

    def __init__(self, name: str, kind: str, values: Mapping[int, str] | range, shape: int = ONE) -> None:
        self.name = name
        self.kind = kind
        self.shape = shape
        self.values = list(values)
        self.names: dict[int, str] = dict(values) if isinstance(values, Mapping) else {}
        self.place = {value: i for i, value in enumerate(self.values)}
        self.by_name = {name: value for value, name in self.names.items()}

    def to_json(self, value: int) -> int | str:
        """The name of a value that has one, else the number itself."""
        return self.names.get(value, value)

    def told(self, value: int) -> Spoken:
        """What a step was told, for people: of a set the names of all that is in it."""
        if self.shape == SET:
            return [self.to_json(each) for each in self.values if value >> each & 1]
        return self.to_json(value)

    def from_json(self, value: object) -> int:
        """The value that is meant, or an error that lists what is possible."""
        if isinstance(value, str) and value in self.by_name:
            return self.by_name[value]
        if not self.names and isinstance(value, int) and not isinstance(value, bool) and value in self.place:
            return value
        possible = ", ".join(str(self.to_json(each)) for each in self.values)
        raise BadChoice(f"{self.name}={value!r} is not possible; it can be: {possible}")


class Word:
    """One verb or event name with its arguments."""

    def __init__(self, number: int, name: str, *args: Arg) -> None:
        self.number = number
        self.name = name
        self.args = list(args)
        self.size = 1
        for arg in self.args:
            self.size *= len(arg.values)


class Vocabulary:
    """All words of one kind that a game knows."""

    def __init__(self, *words: Word) -> None:
        self.words = list(words)
        self.by_number = {word.number: word for word in words}
        self.by_name = {word.name: word for word in words}

    def numbered(self, number: int) -> Word:
        word = self.by_number.get(number)
        if word is None:
            raise BadChoice(f"{number} is none of: {', '.join(self.by_name)}")
        return word


class Events(Vocabulary):
    """What can happen: each event is the number of its word, followed by its arguments."""

    def word(self, what: list[int]) -> Word:
        return self.numbered(what[0])

    def args(self, what: list[int]) -> list[tuple[Arg, list[int]]]:
        """The arguments of an event, each with its values: several only where it takes MANY."""
        word = self.word(what)
        found = []
        rest = what[1:]
        for arg in word.args:
            values = rest if arg.shape == MANY else rest[:1]
            if (not values and arg.shape == ONE) or any(value not in arg.place for value in values):
                raise BadChoice(f"{word.name} says {arg.name}={values}, which is not possible")
            found.append((arg, values))
            rest = rest[len(values) :]
        if rest:
            raise BadChoice(f"{what} has more arguments than {word.name} takes")
        return found

    def to_json(self, what: list[int]) -> dict[str, Spoken]:
        """For example {"do": "rolled", "seat": 1, "faces": ["sword", "cheese"]}."""
        said: dict[str, Spoken] = {"do": self.word(what).name}
        for arg, values in self.args(what):
            said[arg.name] = [arg.to_json(value) for value in values] if arg.shape == MANY else arg.to_json(values[0])
        return said

    def from_json(self, said: object) -> list[int]:
        """The event that `to_json` tells; anything else is refused."""
        word = self.by_name.get(str(said.get("do"))) if isinstance(said, dict) else None
        if word is None or not isinstance(said, dict) or set(said) != {"do", *(arg.name for arg in word.args)}:
            raise BadChoice(f"{said!r} is nothing that can happen")
        what = [word.number]
        for arg in word.args:
            told = said[arg.name]
            what += [arg.from_json(each) for each in (told if isinstance(told, list) else [told])]
        self.args(what)
        return what


class Choices(Vocabulary):
    """What can be chosen, or done by a card: a word and its arguments packed into one int."""

    def __init__(self, *words: Word, bits: int = WORD_BITS) -> None:
        super().__init__(*words)
        self.bits = bits
        self.mask = (1 << bits) - 1
        self.base: dict[int, int] = {}
        self.size = 0
        for word in words:
            self.check_fit(word)
            self.base[word.number] = self.size
            self.size += word.size

    def check_fit(self, word: Word) -> None:
        """Whatever could not be told apart once it is packed is refused at once."""
        if word.number > self.mask:
            raise BadDeclaration(f"{word.name} is word {word.number}; there is room for {self.mask}")
        if len(word.args) > MOST_ARGS:
            raise BadDeclaration(f"{word.name} has {len(word.args)} arguments; there is room for {MOST_ARGS}")
        for arg in word.args:
            if arg.shape != ONE or min(arg.values, default=0) < 0 or max(arg.values, default=0) > ARG_MASK:
                raise BadDeclaration(f"{word.name}: {arg.name} should be one of 0 to {ARG_MASK}")

    def word(self, packed: int) -> Word:
        """The word that a packed int begins with."""
        return self.numbered(packed & self.mask if packed > 0 else packed)

    def args(self, packed: int) -> list[tuple[Arg, int]]:
        """The arguments of a packed word, each with its value."""
        found = []
        rest = packed >> self.bits
        for arg in self.word(packed).args:
            value = rest & ARG_MASK
            if value not in arg.place:
                raise BadChoice(f"{packed} says {arg.name}={value}, which is not possible")
            found.append((arg, value))
            rest >>= ARG_BITS
        if rest:
            raise BadChoice(f"{packed} has more arguments than {self.word(packed).name} takes")
        return found

    def unpacked(self, packed: int) -> list[int]:
        """The number of the word, followed by its arguments, as events have them."""
        return [packed & self.mask] + [value for _, value in self.args(packed)]

    def to_json(self, packed: int) -> dict[str, int | str]:
        """For example {"do": "lay", "card": "flat_hand"}."""
        said: dict[str, int | str] = {"do": self.word(packed).name}
        for arg, value in self.args(packed):
            said[arg.name] = arg.to_json(value)
        return said

    def from_json(self, said: object) -> int:
        """The packed int of what `to_json` gives; anything else is refused with what is possible."""
        if not isinstance(said, dict):
            raise BadChoice(f'{said!r} is not of the form {{"do": ..., ...}}')
        word = self.by_name.get(str(said.get("do")))
        if word is None:
            raise BadChoice(f"do={said.get('do')!r} is not possible; it can be: {', '.join(self.by_name)}")
        wanted = {"do", *(arg.name for arg in word.args)}
        if set(said) != wanted:
            raise BadChoice(f"{word.name} takes {sorted(wanted)}, not {sorted(map(str, said))}")
        packed = word.number
        for i, arg in enumerate(word.args):
            packed |= arg.from_json(said[arg.name]) << self.bits + i * ARG_BITS
        return packed

    def index(self, packed: int) -> int:
        """The dense number of a packed word: 0 to size-1, without gaps."""
        i = 0
        for arg, value in self.args(packed):
            i = i * len(arg.values) + arg.place[value]
        return self.base[packed & self.mask] + i

    def at(self, index: int) -> int:
        """The packed word with a dense number."""
        if not 0 <= index < self.size:
            raise BadChoice(f"index {index} is not between 0 and {self.size - 1}")
        word = next(w for w in reversed(self.words) if self.base[w.number] <= index)
        i = index - self.base[word.number]
        packed = word.number
        for place in range(len(word.args) - 1, -1, -1):
            values = word.args[place].values
            packed |= values[i % len(values)] << self.bits + place * ARG_BITS
            i //= len(values)
        return packed
