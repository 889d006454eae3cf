"""What can be said in a game: words with arguments, packed into one int each.

A game declares its choices and its events once; from that come JSON, the dense index for learning and the
keys under which the locale files hold the sentences.
"""

from collections.abc import Mapping

from wusel.engine.errors import BadChoice
from wusel.engine.state import ARG_BITS, ARG_MASK, WORD_BITS, WORD_MASK


class Arg:
    """An argument: its name, what kind of thing it is (the locale files know how to say it), its values."""

    def __init__(self, name: str, kind: str, values: Mapping[int, str] | range) -> None:
        self.name = name
        self.kind = kind
        self.values = list(values)
        self.names: dict[int, str] = dict(values) if isinstance(values, Mapping) else {}
        self.place = {value: i for i, value in enumerate(self.values)}
        self.by_name = {name: value for value, name in self.names.items()}

    def to_json(self, value: int) -> int | str:
        """The name of a value that has one, else the number itself."""
        return self.names.get(value, value)

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
        self.base: dict[int, int] = {}
        self.size = 0
        for word in words:
            self.base[word.number] = self.size
            self.size += word.size

    def word(self, packed: int) -> Word:
        """The word that a packed int begins with."""
        word = self.by_number.get(packed & WORD_MASK)
        if packed < 0 or word is None:
            raise BadChoice(f"{packed} is none of: {', '.join(self.by_name)}")
        return word

    def args(self, packed: int) -> list[tuple[Arg, int]]:
        """The arguments of a packed word, each with its value."""
        found = []
        rest = packed >> WORD_BITS
        for arg in self.word(packed).args:
            value = rest & ARG_MASK
            if value not in arg.place:
                raise BadChoice(f"{packed} says {arg.name}={value}, which is not possible")
            found.append((arg, value))
            rest >>= ARG_BITS
        if rest:
            raise BadChoice(f"{packed} has more arguments than {self.word(packed).name} takes")
        return found

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
            packed |= arg.from_json(said[arg.name]) << WORD_BITS + i * ARG_BITS
        return packed

    def index(self, packed: int) -> int:
        """The dense number of a packed word: 0 to size-1, without gaps."""
        i = 0
        for arg, value in self.args(packed):
            i = i * len(arg.values) + arg.place[value]
        return self.base[packed & WORD_MASK] + i

    def at(self, index: int) -> int:
        """The packed word with a dense number."""
        if not 0 <= index < self.size:
            raise BadChoice(f"index {index} is not between 0 and {self.size - 1}")
        word = next(w for w in reversed(self.words) if self.base[w.number] <= index)
        i = index - self.base[word.number]
        packed = word.number
        for place in range(len(word.args) - 1, -1, -1):
            values = word.args[place].values
            packed |= values[i % len(values)] << WORD_BITS + place * ARG_BITS
            i //= len(values)
        return packed
