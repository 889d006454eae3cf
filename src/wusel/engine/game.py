"""`Game`: the methods that the author of a game implements."""

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
    """The facts printed on a game's box. `minutes` is the usual playing time for each number of players. `weight` says
    how much there is to learn and to think about (1 to 5). `company` says whether players compete or win together.
    `scenario` is the option whose values are the contents of the box: chapters, maps, ways to play; it is empty if
    every game is the same."""

    __slots__ = ("company", "minutes", "scenario", "weight")

    def __init__(self, minutes: list[int], weight: int, company: str, scenario: str = "") -> None:
        self.minutes = minutes
        self.weight = weight
        self.company = company
        self.scenario = scenario


@open_class(allow_interpreted_subclasses=True)
class Game(Engine[S]):
    """The base class of every game: the methods that an author implements, in the order in which an author needs them
    (docs/add-a-game.md). `set_up`, `look`, `result` and `judge` are required; the others have a default. The operations
    of the engine on a game are inherited from `Engine`."""

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
        """Load the game of a package. Its steps are the classes in `steps`, its effects the classes in `effects`."""
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

    # --- required

    def set_up(self, options: dict[str, Value], chance: int, events: list[Event] | None) -> S:
        """Return the table as it is before the first step."""
        raise NotImplementedError

    def look(self, s: S) -> Seen:
        """Return what everyone may see, in plain builtins that share nothing with the state."""
        raise NotImplementedError

    def result(self, s: S) -> Result | None:
        """Return ranks and scores; None while the game goes on."""
        raise NotImplementedError

    def judge(self) -> Judge[S]:
        """Return the bots' opinion of choices and states."""
        raise NotImplementedError

    # --- checks, and who plays

    def faults(self, s: S) -> list[str]:
        """Return what is wrong with a state, apart from values outside their kinds. Return nothing for any state that
        play can reach."""
        return []

    def plays_together(self, s: S) -> bool:
        """Return whether all seats win or lose together."""
        return False

    def is_turn_of(self, s: S, seat: Seat) -> bool:
        """Return whether a seat has its turn, even while another seat is asked."""
        return s.at_turn() == seat

    def sources(self, seats: int, told: list[dict[str, Spoken]]) -> list[Source]:
        """Return the source of every player's points, given all events of a game. The points of all sources add up to
        the scores; without sources the list is empty. A text `source-NAME` names each source."""
        return []

    # --- hidden things

    def own(self, s: S, seat: Seat) -> list[Change]:
        """Return the parts of the view that a seat sees differently from everyone else."""
        return []

    def redeal(self, s: S, seat: Seat) -> None:
        """Replace everything that a seat cannot know by a random deal that fits what it knows. Do nothing if no player
        holds anything hidden and piles have no known order."""

    def hides(self) -> bool:
        """Return whether a seat can know or choose something that others do not see."""
        return True

    def is_open(self, options: dict[str, Value]) -> bool:
        """Return whether no player has a secret in a game with these options."""
        return not self.hides()

    # --- sentences

    def wanted(self, s: S, seat: Seat, offered: list[Choice]) -> dict[str, int | str]:
        """Return the arguments of the sentence that asks a seat. `may` selects the sentence, by default from the words
        of the choices on offer. Other arguments may be numbers, a `seat`, and things under the names of their kinds.
        The engine adds `moot` if nothing depends on the answer."""
        return {"may": self.words_of(offered)}

    def awaited(self, view: View) -> Meant:
        """Return the arguments of the sentence `waits-STEP`, which tells the other players what they wait for. By
        default these are the arguments of the step. They come from the public view. The engine adds the `names` of the
        players who are asked and their `count`."""
        return cast(Meant, view["about"])

    def meant(self, view: View, said: Said) -> Meant:
        """Return the arguments of the sentence `says-WORD` that are not part of the choice itself, read from the view
        of the player who has the choice. They are things under the names of their kinds, numbers, and `where` and
        `who`, which select the sentence."""
        return {}

    # --- content

    def catalogue(self) -> Mapping[str, object]:
        """Return what a client needs to draw cards, boards and pieces, in plain builtins."""
        return {}

    def titles(self, language: str) -> dict[str, str]:
        """Return titles from the content, for things that are not in the locale files."""
        parts = self.parts()
        return {thing: said[language] for thing, said in parts.titles.items()} if parts else {}

    def goes_on_from(self, content_id: str) -> bool:
        """Return whether the same choices lead to the same game with the content of an ID. Old logs have no ID."""
        return content_id in ("", self.content_id())

    # --- hints

    def measures(self, s: S) -> list[Measure[S]]:
        """Return the measures that players can see and count, so that hints can say why a choice is better."""
        return []

    def traits(self, s: S, seat: Seat, choice: Choice) -> Traits:
        """Return the cost of a choice on offer, and which choices differ from it only in cost."""
        return Traits(choice, verb(choice))

    def thumb(self, s: S, seat: Seat, choice: Choice) -> str:
        """Return the rule of thumb that a choice on offer follows, as the NAME of a text `thumb-NAME`; empty if there
        is none. It depends only on what the seat knows."""
        return ""

    # --- the box, and what follows the end

    def box(self) -> Box | None:
        """Return what is printed on the box; None if unknown."""
        return None

    def is_offered(self) -> bool:
        """Return whether browsers list this game. Everywhere else its name is enough to find it."""
        return True

    def edition(self) -> int:
        """Return the number of the rules. Raise it whenever the same choices could lead to a different game than
        before. Games of another edition cannot simply continue."""
        return 1

    def continuation(self) -> Continuation[S]:
        """Return the continuation after the end of a game; by default a rematch."""
        return Continuation()
