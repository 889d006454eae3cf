"""The vocabulary of a game: words with arguments, each declared once. The JSON form, the dense index for learning and
the keys of the sentences in the locale files follow from the declaration.

Choices and effects are packed into one int each. Events are lists of numbers and take any number of arguments.
"""

from collections.abc import Mapping
from typing import Final

from wusel.engine.errors import BadChoice, BadDeclaration
from wusel.engine.kinds import Choice, Deed

WORD_BITS: Final = 6
WORD_MASK: Final = 63
DEED_BITS: Final = 8
DEED_MASK: Final = 255
"""Effects of cards need more words than choices of players."""
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
"""Further arguments of the sentence about a choice."""


def lacks(arg: str) -> int:
    """Raise because a word does not have an argument that was asked for."""
    raise ValueError(f"this word names no {arg}")


def verb(choice: Choice) -> int:
    """Return the word of a packed choice."""
    return choice & WORD_MASK


def deed(effect: Deed) -> int:
    """Return the word of a packed effect."""
    return effect & DEED_MASK


def replaced(effect: Deed, at: list[int], value: int) -> Deed:
    """Return the same effect with another value of an argument; `at` gives the bit position of the argument for each
    word."""
    shift = at[effect & DEED_MASK]
    return Deed(effect & ~(ARG_MASK << shift) | value << shift)


class Arg:
    """An argument: its name, its kind (by which the locale files say it) and its values. One of MANY takes all
    remaining numbers of an event. A SET of things, as bits, can be the argument of a step."""

    def __init__(self, name: str, kind: str, values: Mapping[int, str] | range, shape: int = ONE) -> None:
        self.name = name
        self.kind = kind
        self.shape = shape
        self.values = list(values)
        self.names: dict[int, str] = dict(values) if isinstance(values, Mapping) else {}
        self.place = {value: i for i, value in enumerate(self.values)}
        self.by_name = {name: value for value, name in self.names.items()}

    def to_json(self, value: int) -> int | str:
        """Return the name of a value that has one, else the number itself."""
        return self.names.get(value, value)

    def told(self, value: int) -> Spoken:
        """Return the argument of a step for people: for a set, the names of all its members."""
        if self.shape == SET:
            return [self.to_json(each) for each in self.values if value >> each & 1]
        return self.to_json(value)

    def from_json(self, value: object) -> int:
        """Return the value that is meant; raise with a list of the possible values if there is none."""
        if isinstance(value, str) and value in self.by_name:
            return self.by_name[value]
        if not self.names and isinstance(value, int) and not isinstance(value, bool) and value in self.place:
            return value
        possible = ", ".join(str(self.to_json(each)) for each in self.values)
        raise BadChoice(f"{self.name}={value!r} is not possible; it can be: {possible}")


class Word:
    """One word for a choice, an effect or an event, with its arguments."""

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
    """The events that can happen: each event is the number of its word, followed by its arguments."""

    def word(self, what: list[int]) -> Word:
        return self.numbered(what[0])

    def args(self, what: list[int]) -> list[tuple[Arg, list[int]]]:
        """Return the arguments of an event, each with its values. Only an argument of MANY has several."""
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
        """Return an event in words, for example {"do": "rolled", "seat": 1, "faces": ["sword", "cheese"]}."""
        said: dict[str, Spoken] = {"do": self.word(what).name}
        for arg, values in self.args(what):
            said[arg.name] = [arg.to_json(value) for value in values] if arg.shape == MANY else arg.to_json(values[0])
        return said

    def from_json(self, said: object) -> list[int]:
        """Return the event that `to_json` put into words; raise for anything else."""
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
    """The choices of players, or the effects of cards: a word and its arguments packed into one int."""

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
        """Refuse a word that would be ambiguous once it is packed."""
        if word.number > self.mask:
            raise BadDeclaration(f"{word.name} is word {word.number}; there is room for {self.mask}")
        if len(word.args) > MOST_ARGS:
            raise BadDeclaration(f"{word.name} has {len(word.args)} arguments; there is room for {MOST_ARGS}")
        for arg in word.args:
            if arg.shape != ONE or min(arg.values, default=0) < 0 or max(arg.values, default=0) > ARG_MASK:
                raise BadDeclaration(f"{word.name}: {arg.name} should be one of 0 to {ARG_MASK}")

    def word(self, packed: int) -> Word:
        """Return the word of a packed int."""
        return self.numbered(packed & self.mask if packed > 0 else packed)

    def args(self, packed: int) -> list[tuple[Arg, int]]:
        """Return the arguments of a packed word, each with its value."""
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
        """Return the number of the word, followed by its arguments, in the form that events have."""
        return [packed & self.mask] + [value for _, value in self.args(packed)]

    def to_json(self, packed: int) -> dict[str, int | str]:
        """Return a packed word in JSON, for example {"do": "lay", "card": "flat_hand"}."""
        said: dict[str, int | str] = {"do": self.word(packed).name}
        for arg, value in self.args(packed):
            said[arg.name] = arg.to_json(value)
        return said

    def from_json(self, said: object) -> int:
        """Return the packed int for the output of `to_json`; raise for anything else, with a list of what is
        possible."""
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
        """Return the dense index of a packed word: 0 to size-1, without gaps."""
        i = 0
        for arg, value in self.args(packed):
            i = i * len(arg.values) + arg.place[value]
        return self.base[packed & self.mask] + i

    def at(self, index: int) -> int:
        """Return the packed word with a dense index."""
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
