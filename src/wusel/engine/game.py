"""A game: the fixed description from which a table, a bot or a simulation gets everything it needs."""
# This is the border: whoever plays from outside counts seats and choices with plain numbers, and rules know them apart.
# mypy: disable-error-code="arg-type"

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Generic, TypeVar, cast, final

from wusel.engine.chance import STATES, seeded
from wusel.engine.content.content import Printed
from wusel.engine.content.parts import Parts
from wusel.engine.data import shape_of, thaw
from wusel.engine.declared import Declared, fingerprint, in_declared_order, instances_in
from wusel.engine.effects import Effect, Effects
from wusel.engine.errors import BadDeclaration, BadSave, RunsForever
from wusel.engine.events import Event
from wusel.engine.faults import KindCheck, kinds_in
from wusel.engine.judge import Judge
from wusel.engine.kinds import Choice, Seat
from wusel.engine.measures import Measure
from wusel.engine.options import GameOption, Value, settle_options
from wusel.engine.rules import RuleBook
from wusel.engine.sets import NONE, added, has, members
from wusel.engine.state import S
from wusel.engine.step import ACTS, ANYONE, ASKS, TOGETHER, Step
from wusel.engine.subclassing import open_class
from wusel.engine.traits import Traits, least_prices
from wusel.engine.view import SPECTATOR, Change, ResultView, Seen, View, put
from wusel.engine.vocabulary import WORD_MASK, Meant, Said, Spoken, verb

Each = TypeVar("Each")

AGAINST_EACH_OTHER: Final = "against"
AS_ONE: Final = "together"
EITHER_WAY: Final = "either"

MOST_STEPS: Final = 1000
"""Steps that one choice may set off; in our own games it is never more than 60."""
MOST_EVENTS: Final = 1000
LONGEST_ROUND: Final = 12
"""Steps that are named where content goes round and round."""


class Result:
    """How a game ended: ranks (1 is best) and scores by seat, the reason, and for teams whether they won."""

    __slots__ = ("ranks", "reason", "scores", "won")

    def __init__(self, ranks: list[int], scores: list[int], reason: str, won: bool | None = None) -> None:
        self.ranks = ranks
        self.scores = scores
        self.reason = reason
        self.won = won

    def to_json(self) -> ResultView:
        return {"ranks": self.ranks, "scores": self.scores, "reason": self.reason, "won": self.won}

    def moved_on(self) -> "Result":
        """The same end, once everybody has moved a seat further on."""
        return Result(moved_on(self.ranks), moved_on(self.scores), self.reason, self.won)


class Source:
    """Where points came from: the name of the source, and what it brought or cost each seat."""

    __slots__ = ("name", "points")

    def __init__(self, name: str, points: list[int]) -> None:
        self.name = name
        self.points = points


class Sequel:
    """How a game goes on after its end: with other options the same choices lead on, without the last `taken_back` of
    them and with those of `then`, each with its seat. `part` is what then is told, as in `Game.part`."""

    __slots__ = ("name", "options", "part", "taken_back", "then")

    def __init__(
        self,
        name: str,
        options: dict[str, Value],
        taken_back: int = 0,
        then: list[tuple[int, int]] | None = None,
        part: str = "",
    ) -> None:
        self.name = name
        self.options = options
        self.taken_back = taken_back
        self.then = then or []
        self.part = part


class Box:
    """What is printed on a game's box: about how many minutes a game takes people who know it, for each number of
    players, how much there is to learn and to think about (1 to 5), and whether they play against each other or
    together."""

    __slots__ = ("company", "minutes", "weight")

    def __init__(self, minutes: list[int], weight: int, company: str) -> None:
        self.minutes = minutes
        self.weight = weight
        self.company = company


def moved_on(seats: list[Each]) -> list[Each]:
    """What belongs to the seats, once everybody has moved a seat further on."""
    return seats[-1:] + seats[:-1]


@open_class(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """What a game is made of. A game fills in the methods under "what a game tells of itself"."""

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
        self.content: Any = content
        declared = Declared(self.home / "words.toml", content.kinds)
        if declared.made_from != made_from:
            how = f"python -m wusel.making {self.home}"
            raise BadDeclaration(f"{declared.path} has changed since words.py was made from it: run `{how}`")
        self.shape = fingerprint(f"{made_from} {shape_of(state)}")
        self.choices = declared.choices
        self.events = declared.events
        self.effects = declared.effects
        self.groups = declared.groups
        self.weights = declared.weights
        self.details = list(dict.fromkeys([*declared.weights.get("minor", []), *declared.details]))
        self.told = {step.name: step.told for step in declared.steps}
        if steps is None:
            steps = instances_in(f"{package}.steps", Step)
        if effects is None and declared.effects.words:
            effects = instances_in(f"{package}.effects", Effect)
            effects += instances_in(f"{package}.made", Effect) if declared.flags else []
        doing = Effects(effects or [])
        doing.match(declared)
        self.steps = in_order(declared, steps, doing)
        self.kind_values = {kind: declared.values(kind, field) for kind, field in kinds_in(state).items()}
        self.declared = [GameOption("players", list(declared.players), declared.usual_players), *(options or [])]
        self.rules = RuleBook(self.home / "rules.toml")

    # --- what a game tells of itself

    def set_up(self, options: dict[str, Value], chance: int, events: list[Event] | None) -> S:
        """The table laid out for the first step."""
        raise NotImplementedError

    def look(self, s: S) -> Seen:
        """What everybody may see of this game, in plain builtins of its own: nothing of the state itself."""
        raise NotImplementedError

    def own(self, s: S, seat: Seat) -> list[Change]:
        """What a seat sees besides: the parts of the view that are otherwise for it than for everybody."""
        return []

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

    def redeal(self, s: S, seat: Seat) -> None:
        """Deal everything a seat cannot know anew, at random among what agrees with what it can know: nothing, where
        nobody holds anything hidden and piles have no order that anybody could know."""

    def may_regroup(self) -> bool:
        """Whether a game that goes on from a saved position can do so with another number of players."""
        return False

    def regroup(self, s: S) -> None:
        """Share what seats have among the seats that there are now, after their number has changed."""
        raise NotImplementedError

    def result(self, s: S) -> Result | None:
        """How it ended, or None while it goes on."""
        raise NotImplementedError

    def sources(self, seats: int, told: list[dict[str, Spoken]]) -> list[Source]:
        """Where everybody's points came from, by all that has happened in a game, in words; together they are the
        scores. None where a game has no such sources. A text `source-NAME` names each."""
        return []

    def plays_together(self, s: S) -> bool:
        """Whether all seats win or lose as one."""
        return False

    def hides(self) -> bool:
        """Whether a seat can know or choose something that others do not see."""
        return True

    def is_offered(self) -> bool:
        """Whether people in a browser are offered this game. Whoever asks for one by its name elsewhere gets it."""
        return True

    def is_open(self, options: dict[str, Value]) -> bool:
        """Whether nobody has anything secret with these options."""
        return not self.hides()

    def edition(self) -> int:
        """Which edition of the rules this is. It is raised whenever the same choices could lead to another game than
        before: games that were begun by another edition cannot simply go on."""
        return 1

    def rematch(self, options: dict[str, Value], result: Result) -> dict[str, Value]:
        """How the same people play again after such an end: the same way, unless the rules know better."""
        return options

    def sequels(self, options: dict[str, Value], s: S) -> list[Sequel]:
        """What may follow the end of a game, with the same people in their seats and what they have: the next chapter
        of a story, or the same one again. What is wanted most comes first; a text `sequel-NAME` names it."""
        return []

    def part(self, s: S) -> str:
        """Which part of a story is being told: the text that names it; empty where none is told."""
        return ""

    def first_part(self, options: dict[str, Value]) -> str:
        """Which part of a story a new game with these options begins with, as in `part`."""
        return ""

    def box(self) -> Box | None:
        """What is printed on the box, if anything is known about it."""
        return None

    def scenario(self) -> str:
        """The option whose values are what a box holds: chapters, maps, ways to play. Empty if all play the same."""
        return ""

    def faults(self, s: S) -> list[str]:
        """What cannot be right about a state besides fields that hold none of their kind; empty for every state that
        play can reach."""
        return []

    def judge(self) -> Judge[S]:
        """Who has opinions about choices and states of this game."""
        raise NotImplementedError

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

    @final
    def traits_of_all(self, s: S, seat: int) -> dict[int, Traits]:
        """Return the traits of each option of a seat."""
        return {choice: self.traits(s, seat, choice) for choice in self.options(s, seat)}

    @final
    def worthwhile(self, s: S, seat: int) -> list[Choice]:
        """Return the options of a seat, without those that only cost more than another one."""
        traits = self.traits_of_all(s, seat)
        least = least_prices(traits.values())
        return [choice for choice in self.options(s, seat) if traits[choice].price == least[traits[choice].same_as]]

    def is_turn_of(self, s: S, seat: Seat) -> bool:
        """Whether a seat has its turn, whoever is asked meanwhile."""
        return s.at_turn() == seat

    def parts(self) -> Parts | None:
        """The content that the game is played with; None if it has no content files."""
        found: Parts = self.content.parts
        return found if found.files else None

    def catalogue(self) -> Mapping[str, object]:
        """Whatever a client needs to draw what this game is played with, in plain builtins."""
        return {}

    # --- what follows from the content

    def titles(self, language: str) -> dict[str, str]:
        """Titles that the content brings along for things the locale files do not know."""
        parts = self.parts()
        return {thing: said[language] for thing, said in parts.titles.items()} if parts else {}

    def genders(self) -> dict[str, str]:
        """Who of the content's people is spoken of as she or he."""
        parts = self.parts()
        return parts.genders if parts else {}

    def content_text(self) -> str:
        """The content file that somebody brought along, empty if all is the game's own: a save carries it along."""
        parts = self.parts()
        return parts.text if parts else ""

    def content_id(self) -> str:
        """Short, and the same wherever the content is the same."""
        parts = self.parts()
        return parts.id if parts else ""

    def goes_on_from(self, content_id: str) -> bool:
        """Whether the same choices lead to the same game with the content of an id, none being named in old logs."""
        return content_id in ("", self.content_id())

    # --- play

    def new(self, options: Mapping[str, object], seed: int, events: list[Event] | None = None) -> S:
        """A new game, played up to its first question."""
        s = self.set_up(settle_options(self.declared, options), seeded(seed), events)
        self.settle(s)
        return s

    def options(self, s: S, seat: int) -> list[Choice]:
        """Every legal choice of a seat now; empty if it is not asked."""
        if not s.asked >> seat & 1:
            return []
        if s.offer is not None:
            return s.offer
        return self.steps[s.agenda[-1]].options(s, seat)

    def barred(self, s: S, seat: int, choice: int) -> str:
        """The ID of the rule that bars a choice which is not on offer, empty if no rule is to be named: nobody is
        asked, or the step at work speaks of other things."""
        if not s.asked >> seat & 1:
            return ""
        step = self.steps[s.agenda[-1]]
        return step.barred(s, seat, choice) if step.verbs >> (choice & WORD_MASK) & 1 else ""

    @final
    def apply(self, s: S, seat: int, choice: int) -> int:
        """Carry out a choice taken from `options`, and all that follows from it: so many steps. A table checks it
        first, a simulation need not."""
        return self.settle(s) if self.carry_out(s, seat, choice) else 0

    @final
    def carry_out(self, s: S, seat: int, choice: int) -> bool:
        """What a choice does by itself; says whether the rules go on, or others have still to choose."""
        s.shown = 0
        s.offer = None
        agenda = s.agenda
        step = self.steps[agenda[-1]]
        if step.kind >= TOGETHER:
            return self.gather(s, step, seat, choice)
        leave(agenda, step.told)
        step.take(s, seat, choice)
        return True

    @final
    def gather(self, s: S, step: Step[S], seat: int, choice: int) -> bool:
        """A choice where several seats are asked: all have to choose, or the first who does not pass."""
        if step.kind == ANYONE and not step.is_pass(s, choice):
            leave(s.agenda, step.told)
            step.take(s, seat, choice)
            return True
        s.owing &= ~(1 << seat)
        if step.kind == TOGETHER:
            s.chosen[seat] = choice
        else:
            s.asked = s.owing
        if s.owing:
            return False
        leave(s.agenda, step.told)
        if step.kind == ANYONE:
            step.act(s)
            return True
        choices = s.chosen
        s.chosen = [0] * s.seats
        s.shown = s.asked
        step.reveal(s, choices)
        return True

    @final
    def settle(self, s: S) -> int:
        """Let the rules act until somebody has to choose or the game is over, and count the steps. Content that never
        comes to either is stopped, and the state is then good for nothing."""
        steps = 0
        while self.advance(s):
            steps += 1
            if steps > MOST_STEPS or (s.events is not None and len(s.events) > MOST_EVENTS):
                raise RunsForever(self.what_goes_round(s))
        return steps

    def what_goes_round(self, s: S) -> str:
        """Which steps come again and again, with what they are told, in the order in which they come."""
        s.events = None
        going: list[str] = []
        for _ in range(LONGEST_ROUND):
            said = ", ".join(f"{name} {spoken}" for name, spoken in self.about(s).items())
            step = f"{self.asking(s)} ({said})" if said else self.asking(s)
            if step in going or not self.advance(s):
                break
            going.append(step)
        return (
            f"one choice sets off more than {MOST_STEPS} steps or {MOST_EVENTS} events, and no end is in sight: "
            f"{', '.join(going)}, and so on"
        )

    @final
    def advance(self, s: S) -> bool:
        """Let the next step act, or take the only choice there is; says whether it did, or somebody has to choose, or
        the game is over."""
        agenda = s.agenda
        if not agenda:
            s.asked = 0
            s.owing = 0
            return False
        step = self.steps[agenda[-1]]
        told = step.told
        if told:
            s.frame = agenda[-1 - told : -1]
        if step.kind != ACTS:
            asked = step.asks(s)
            if asked:
                return self.ask(s, step, asked)
        if len(agenda) == told + 1:  # as `leave` does, without a call: nothing is done more often
            agenda.clear()
        else:
            agenda.pop()
            while told:
                agenda.pop()
                told -= 1
        step.act(s)
        return True

    @final
    def ask(self, s: S, step: Step[S], asked: int) -> bool:
        """Somebody has to choose, unless there is one choice at most and taking it tells nothing; says whether it was
        so."""
        if step.kind == ASKS:
            seat = asked.bit_length() - 1
            found = step.options(s, seat)
            if len(found) <= 1:
                leave(s.agenda, step.told)
                if found:
                    step.take(s, seat, found[0])
                else:
                    step.act(s)
                return True
            s.offer = found
        s.asked = asked
        s.owing = asked
        return False

    def asking(self, s: S) -> str:
        """The name of the step that waits for a choice, empty when the game is over."""
        return self.steps[s.agenda[-1]].name if s.agenda else ""

    def about(self, s: S) -> dict[str, Spoken]:
        """What the step that waits for a choice was told, by name."""
        if not s.agenda:
            return {}
        step = self.steps[s.agenda[-1]]
        if not step.told:
            return {}
        told = s.agenda[-1 - step.told : -1]
        return {arg.name: arg.told(told[place]) for place, arg in enumerate(self.told[step.name])}

    def words_of(self, choices: list[Choice]) -> str:
        """The words of some choices, each once and in the order in which they are declared."""
        spoken = NONE
        for choice in choices:
            spoken = added(spoken, choice & WORD_MASK)
        return "-".join(word.name for word in self.choices.words if has(spoken, word.number))

    def view(self, s: S, seat: int) -> View:
        """What a seat may see, in plain builtins; seat -1 is a spectator."""
        seen = self.public_view(s)
        put(seen, self.own_view(s, seat))
        return seen

    def public_view(self, s: S) -> View:
        """What everybody may see, a spectator too."""
        seen = cast(View, self.look(s))
        ended = self.result(s)
        seen["seat"] = SPECTATOR
        seen["step"] = self.asking(s)
        seen["about"] = self.about(s)
        seen["asked"] = members(s.asked)
        seen["owing"] = members(s.owing)
        seen["chosen"] = None
        seen["wanted"] = {}
        seen["result"] = ended.to_json() if ended else None
        return seen

    def own_view(self, s: S, seat: int) -> list[Change]:
        """What a seat sees otherwise than a spectator."""
        if seat == SPECTATOR:
            return []
        chosen = s.chosen[seat]
        changes: list[Change] = [(("seat",), seat)]
        if chosen:
            changes.append((("chosen",), self.choices.to_json(chosen)))
        if has(s.asked, seat):
            offered = self.options(s, seat)
            wanted = self.wanted(s, seat, offered)
            if self.steps[s.agenda[-1]].is_moot(s, offered):
                wanted["moot"] = 1
            changes.append((("wanted",), wanted))
        return changes + self.own(s, seat)

    def imagine(self, s: S, seat: int, seed: int) -> S:
        """A state drawn at random among those that agree with everything a seat may know.

        It depends on nothing but what the seat may know and the seed: imagining from an imagined state with
        the same seed gives the same state.
        """
        world = s.clone()
        world.reseed(seed)
        world.shown = 0
        self.redeal(world, seat)
        for other, choice in enumerate(world.chosen):
            if choice and other != seat:
                possible = self.options(world, other)
                world.chosen[other] = possible[world.draw(len(possible))]
        return world

    def regrouped(self, s: S, seats: int) -> S:
        """The state with another number of seats: the question at work is asked again, of whom it now concerns."""
        other = s.clone()
        other.seats = seats
        other.chosen = [0] * seats
        other.shown = 0
        other.offer = None
        self.regroup(other)
        self.settle(other)
        return other

    def read_state(self, data: object) -> S:
        """The state that `to_data` wrote down, refused if play could not have led to it."""
        s = self.thaw(data)
        faults = self.all_faults(s)
        if faults:
            raise BadSave(f"this state cannot be: {'; '.join(faults)}")
        return s

    def thaw(self, data: object) -> S:
        """The state that `to_data` wrote down, if it has all its fields; whether it can be is not looked at."""
        s = thaw(self.state, data, "a state")
        s.set_out(self.content)
        if s.agenda and self.is_agenda(s.agenda):
            s.frame = s.agenda[-1 - self.steps[s.agenda[-1]].told : -1]
        return s

    def all_faults(self, s: S) -> list[str]:
        """What cannot be right about a state that play should have led to."""
        return self.kind_faults(s) or self.faults(s) or self.agenda_faults(s)

    def kind_faults(self, s: S) -> list[str]:
        """Which fields hold what they cannot, by the kinds that they are declared with."""
        check = KindCheck(self.kind_values, s.seats)
        check.look_at(s)
        return check.found if 0 < s.chance < STATES else [f"chance is {s.chance}", *check.found]

    def agenda_faults(self, s: S) -> list[str]:
        """What cannot be right about agenda and pending choices."""
        if not self.is_agenda(s.agenda):
            return [f"the agenda {s.agenda} has an unknown step"]
        if not s.agenda:
            return []
        step = self.steps[s.agenda[-1]]
        asked = step.asks(s)
        if step.kind == ANYONE:
            asked &= s.asked
        if s.asked != asked or s.owing & ~asked or len(s.chosen) != s.seats:
            return [f"{asked:b} should be asked, not {s.asked:b}, of whom {s.owing:b} owe a choice"]
        if not s.owing:
            return [f"nobody owes a choice at {step.name}"]
        for seat, choice in enumerate(s.chosen):
            pending = asked >> seat & 1 and not s.owing >> seat & 1
            if bool(choice) != bool(pending) or (choice and choice not in self.options(s, seat)):
                return [f"seat {seat} cannot have chosen {choice}"]
        return []

    def is_agenda(self, agenda: list[int]) -> bool:
        """Whether these are steps, each with as much under it as it has to be told."""
        place = len(agenda) - 1
        while place >= 0:
            number = agenda[place]
            if not -len(self.steps) <= number < 0:
                return False
            told = self.steps[number].told
            if told > place or any(value < 0 for value in agenda[place - told : place]):
                return False
            place -= 1 + told
        return True


def leave(agenda: list[int], told: int) -> None:
    """The step at work leaves the agenda, with what it was told. What would be empty is cleared: popping the last one
    costs more, and so does the next one to come."""
    if len(agenda) == told + 1:
        agenda.clear()
        return
    agenda.pop()
    while told:
        agenda.pop()
        told -= 1


def in_order(declared: Declared, steps: list[Step[S]], doing: Effects[S]) -> list[Step[S]]:
    """The steps under their numbers, the first declared last: its number is -1."""
    found = in_declared_order(declared.path, "steps", [word.name for word in declared.steps], steps)
    for word, step in zip(declared.steps, found, strict=True):
        step.name = word.name
        step.told = len(word.told)
        step.told_at = {arg.name: place for place, arg in enumerate(word.told)}
        step.rule = word.rule
        step.tells = word.tells
        step.doing = doing
        for name in word.asks:
            step.verbs |= 1 << declared.choices.by_name[name].number
        if step.kind == ACTS and word.asks:
            raise BadDeclaration(f"{declared.path}: {word.name} declares what it asks for, but its class asks nobody")
        if step.kind != ACTS and not word.asks:
            raise BadDeclaration(f"{declared.path}: {word.name} asks somebody, but does not declare what for")
    return found[::-1]
