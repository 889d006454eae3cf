"""Messages of the JSON API about games: the shelf, and the description of a game."""

from typing import Any, Literal

from msgspec import Struct


class OptionInfo(Struct):
    name: str
    values: list[int | str | bool]
    default: int | str | bool


class ArgInfo(Struct):
    name: str
    kind: str
    values: list[int | str]


class WordInfo(Struct):
    name: str
    args: list[ArgInfo]


class RuleInfo(Struct):
    id: str
    en: str
    de: str


class BoxInfo(Struct):
    """The print on the box of a game."""

    minutes: list[int]
    """About how long a game takes, for each number of players in the order of the option `players`."""
    weight: int
    """The complexity of the game, from 1 to 5."""
    company: Literal["against", "together", "either"]


class GameCard(Struct):
    name: str
    titles: dict[str, str]
    """By language."""
    options: list[OptionInfo]
    scenario: str
    """The option whose values the box offers by their titles, empty if there is none."""
    scenarios: dict[str, list[str]]
    """By language: what the values of that option are called, in their order."""
    about: dict[str, str]
    """By language: a description of the game, for a box without a line of its own."""
    box: BoxInfo | None


class Shelf(Struct):
    games: list[GameCard]
    bots: list[str]
    cast: list[str]
    """Characters; each exists in every strength."""
    strengths: list[str]
    languages: list[str]


class GameInfo(Struct):
    """Everything that a client needs to display a game."""

    card: GameCard
    content: str
    """The id of the content; the same content has the same id."""
    catalogue: dict[str, Any]
    """The content itself, as the game describes it."""
    titles: dict[str, dict[str, str]]
    """By language: what things are called that the texts do not know."""
    genders: dict[str, str]
    """Grammatical genders: she, he or it."""
    hides: bool
    """True if a seat can know or choose something that others do not see."""
    choices: list[WordInfo]
    events: list[WordInfo]
    effects: list[WordInfo]
    groups: dict[str, list[str]]
    """The words of choices by group."""
    weights: dict[str, list[str]]
    """Events that count more or less than usual: `finale`, `high` and `minor`, in each list the weightiest first."""
    details: list[str]
    """Events that a log folds under the event before them."""
    rules: list[RuleInfo]
    steps: dict[str, str]
    """The rule to read about each step that asks somebody."""
    texts: dict[str, str]
    """Fluent resources by language."""
