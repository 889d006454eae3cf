"""Description of the observation layout and the action space, as text and as JSON."""

from typing import TYPE_CHECKING, Final

from wusel.engine.vocabulary import Word

if TYPE_CHECKING:
    from wusel.learn.tensors.encoder import Encoder

FEW_NAMES: Final = 6
PART_FIELDS: Final = ("name", "first", "size", "most", "says", "names", "guess")


def lines_of(encoder: "Encoder") -> list[str]:
    """A text table of all segments: name, offset, size, largest value, meaning."""
    rows = [("PART", "FIRST", "BYTES", "UP TO", "WHAT IT SAYS")]
    for part in encoder.layout.named:
        names = f": {', '.join(part.names)}" if part.names and len(part.names) <= FEW_NAMES else ""
        guess = " (a guess where it cannot be known)" if part.guess else ""
        rows.append((part.name, str(part.first), str(part.size), str(part.most), f"{part.says}{names}{guess}"))
    choices = [("CHOICE", "FIRST", "MANY", "", "ARGUMENTS")]
    choices += [(word.name, str(first), str(word.size), "", arguments(word)) for word, first in numbered(encoder)]
    setting = ", ".join(f"{name}={value}".lower() for name, value in encoder.options.items())
    heading = f"{encoder.game.name} with {setting}: {encoder.size} bytes, {encoder.actions} choices"
    return [f"{heading}, layout {encoder.layout.id}", "", *aligned(rows), "", *aligned(choices)]


def numbered(encoder: "Encoder") -> list[tuple[Word, int]]:
    """Every word of the action space, with the index of its first action."""
    return [(word, encoder.game.choices.base[word.number]) for word in encoder.game.choices.words]


def arguments(word: Word) -> str:
    """The arguments of a word with their numbers of values; the last one varies fastest."""
    return " × ".join(f"{arg.name} ({len(arg.values)})" for arg in word.args)


def aligned(rows: list[tuple[str, str, str, str, str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    numbers = (1, 2, 3)
    padded = [
        [cell.rjust(widths[at]) if at in numbers else cell.ljust(widths[at]) for at, cell in enumerate(row)]
        for row in rows
    ]
    return ["  ".join(cells).rstrip() for cells in padded]


def to_json(encoder: "Encoder") -> dict[str, object]:
    """The description in plain builtins."""
    choices = [
        {
            "word": word.name,
            "first": first,
            "size": word.size,
            "arguments": {arg.name: [arg.to_json(value) for value in arg.values] for arg in word.args},
        }
        for word, first in numbered(encoder)
    ]
    return {
        "game": encoder.game.name,
        "options": encoder.options,
        "layout": encoder.layout.id,
        "bytes": encoder.size,
        "choices": encoder.actions,
        "parts": [{name: getattr(part, name) for name in PART_FIELDS} for part in encoder.layout.named],
        "words": choices,
    }
