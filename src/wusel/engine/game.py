"""What the author of a game implements: `Game`."""

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Final, cast

from wusel.engine.content.content import Printed
from wusel.engine.continuation import Continuation
from wusel.engine.data import shape_of
from wusel.engine.declared import Declared, fingerprint, instances_in
from wusel.engine.effects import Effect, Effects
from wusel.engine.ending import Result, Source
from wusel.engine.engine import Engine
from wusel.engine.errors import BadDeclaration
from wusel.engine.events import Event
from wusel.engine.faults import kinds_in
from wusel.engine.judge import Judge
from wusel.engine.kinds import Choice, Seat
from wusel.engine.measures import Measure
from wusel.engine.options import GameOption, Value
from wusel.engine.rules import RuleBook
from wusel.engine.state import S
from wusel.engine.step import Step
from wusel.engine.subclassing import open_class
from wusel.engine.traits import Traits
from wusel.engine.view import Change, Seen, View
from wusel.engine.vocabulary import Meant, Said, Spoken, verb

__all__ = ["AGAINST_EACH_OTHER", "AS_ONE", "EITHER_WAY", "Box", "Game", "Result", "Source"]

AGAINST_EACH_OTHER: Final = "against"
AS_ONE: Final = "together"
EITHER_WAY: Final = "either"


class Box:
    """What is printed on a game's box: about how many minutes a game takes people who know it, for each number of
    players, how much there is to learn and to think about (1 to 5), and whether they play against each other or
    together. `scenario` is the option whose values are what the box holds: chapters, maps, ways to play; empty if all
    play the same."""

    __slots__ = ("company", "minutes", "scenario", "weight")

    def __init__(self, minutes: list[int], weight: int, company: str, scenario: str = "") -> None:
        self.minutes = minutes
        self.weight = weight
        self.company = company
        self.scenario = scenario


@open_class(allow_interpreted_subclasses=True)
class Game(Engine[S]):
    """What its author says of a game. Four methods are needed: `set_up`, `look`, `result` and `judge`; the others have
    a usual answer. They stand in the order in which an author needs them (docs/add-a-game.md). `Engine` is what the
    engine does with it."""

    def __init__(
        self,
        package: str,
        state: type[S],
        made_from: str,
        content: Printed,
        options: list[GameOption] | None = None,
        home: Path | None = None,
        steps: list[Step[S]] | None = None,
        effects: list[Effect[S]] | None = None,
    ) -> None:
        """The game that lies in a package: its steps are the classes in `steps`, and in `effects` is what cards do."""
        self.package = package
        self.name = package.rpartition(".")[2]
        self.home = home or Path(str(import_module(package).__file__)).parent
        self.state = state
        declared = Declared(self.home / "words.toml", content.kinds)
        if declared.made_from != made_from:
            how = f"python -m wusel.making {self.home}"
            raise BadDeclaration(f"{declared.path} has changed since words.py was made from it: run `{how}`")
        self.shape = fingerprint(f"{made_from} {shape_of(state)}")
        self.events = declared.events
        self.effects = declared.effects
        self.groups = declared.groups
        self.weights = declared.weights
        self.details = list(dict.fromkeys([*declared.weights.get("minor", []), *declared.details]))
        if steps is None:
            steps = instances_in(f"{package}.steps", Step)
        if effects is None and declared.effects.words:
            effects = instances_in(f"{package}.effects", Effect)
            effects += instances_in(f"{package}.made", Effect) if declared.flags else []
        doing = Effects(effects or [])
        doing.match(declared)
        self.kind_values = {kind: declared.values(kind, field) for kind, field in kinds_in(state).items()}
        self.rules = RuleBook(self.home / "rules.toml")
        super().__init__(declared, steps, doing, content, options or [])

    # --- needed

    def set_up(self, options: dict[str, Value], chance: int, events: list[Event] | None) -> S:
        """The table laid out for the first step."""
        raise NotImplementedError

    def look(self, s: S) -> Seen:
        """What everybody may see of this game, in plain builtins of its own: nothing of the state itself."""
        raise NotImplementedError

    def result(self, s: S) -> Result | None:
        """How it ended, or None while it goes on."""
        raise NotImplementedError

    def judge(self) -> Judge[S]:
        """Who has opinions about choices and states of this game."""
        raise NotImplementedError

    # --- what cannot be right, and who plays

    def faults(self, s: S) -> list[str]:
        """What cannot be right about a state besides fields that hold none of their kind; empty for every state that
        play can reach."""
        return []

    def plays_together(self, s: S) -> bool:
        """Whether all seats win or lose as one."""
        return False

    def is_turn_of(self, s: S, seat: Seat) -> bool:
        """Whether a seat has its turn, whoever is asked meanwhile."""
        return s.at_turn() == seat

    def sources(self, seats: int, told: list[dict[str, Spoken]]) -> list[Source]:
        """Where everybody's points came from, by all that has happened in a game, in words; together they are the
        scores. None where a game has no such sources. A text `source-NAME` names each."""
        return []

    # --- hidden things

    def own(self, s: S, seat: Seat) -> list[Change]:
        """What a seat sees besides: the parts of the view that are otherwise for it than for everybody."""
        return []

    def redeal(self, s: S, seat: Seat) -> None:
        """Deal everything a seat cannot know anew, at random among what agrees with what it can know: nothing, where
        nobody holds anything hidden and piles have no order that anybody could know."""

    def hides(self) -> bool:
        """Whether a seat can know or choose something that others do not see."""
        return True

    def is_open(self, options: dict[str, Value]) -> bool:
        """Whether nobody has anything secret with these options."""
        return not self.hides()

    # --- sentences

    def wanted(self, s: S, seat: Seat, offered: list[Choice]) -> dict[str, int | str]:
        """What the sentence that asks a seat speaks of: `may` says what it can do, by the words of its choices unless a
        game knows better; besides there may be numbers, a `seat`, and things under the names of their kinds. `moot`
        comes with it where nothing depends on the answer."""
        return {"may": self.words_of(offered)}

    def awaited(self, view: View) -> Meant:
        """What the sentence speaks of that tells the others what they wait for, read off what everybody sees: what the
        step that asks was told, unless a game knows better. A text `waits-STEP` is that sentence; besides, it speaks of
        `names`, those who are waited for, and of how many they are, as `count`."""
        return cast(Meant, view["about"])

    def meant(self, view: View, said: Said) -> Meant:
        """What a choice is about that its own words leave out, as far as whoever sees the table so can know. A text
        `says-WORD` speaks of it where nothing beside a choice shows it: things under the names of their kinds, numbers,
        and in `where` and `who` what the sentence depends on."""
        return {}

    # --- content

    def catalogue(self) -> Mapping[str, object]:
        """Whatever a client needs to draw what this game is played with, in plain builtins."""
        return {}

    def titles(self, language: str) -> dict[str, str]:
        """Titles that the content brings along for things the locale files do not know."""
        parts = self.parts()
        return {thing: said[language] for thing, said in parts.titles.items()} if parts else {}

    def goes_on_from(self, content_id: str) -> bool:
        """Whether the same choices lead to the same game with the content of an id, none being named in old logs."""
        return content_id in ("", self.content_id())

    # --- hints

    def measures(self, s: S) -> list[Measure[S]]:
        """What players see and name of how such a game goes on, by which a teacher says why a choice is better."""
        return []

    def traits(self, s: S, seat: Seat, choice: Choice) -> Traits:
        """Return what a choice on offer costs, and which choices differ from it only in that."""
        return Traits(choice, verb(choice))

    def thumb(self, s: S, seat: Seat, choice: Choice) -> str:
        """Return the rule of thumb that a choice on offer follows: the text `thumb-NAME`; empty if there is none. It
        rests on what the seat knows."""
        return ""

    # --- the box, and what comes after a game

    def box(self) -> Box | None:
        """What is printed on the box, if anything is known about it."""
        return None

    def is_offered(self) -> bool:
        """Whether people in a browser are offered this game. Whoever asks for one by its name elsewhere gets it."""
        return True

    def edition(self) -> int:
        """Which edition of the rules this is. It is raised whenever the same choices could lead to another game than
        before: games that were begun by another edition cannot simply go on."""
        return 1

    def continuation(self) -> Continuation[S]:
        """How it goes on after its end: the same way once more, unless the rules know better."""
        return Continuation()
