"""OpenSpiel games: `pyspiel.load_game("wusel_mosquitozzz", {"players": 2})` after `register()`.

One chance node at the root draws the seed, one of `deals` equally likely ones; all later chance follows from it, or
with `chance_nodes` every later draw is a chance node of its own. The information state is a hash of all that the player
has seen and chosen; it has no tensor, since a vector of fixed size cannot hold it.
"""

from hashlib import blake2b
from typing import Any, Final

from wusel.engine.chance import STOP
from wusel.engine.errors import ChanceDrawn
from wusel.engine.events import Event
from wusel.engine.game import Game
from wusel.engine.options import GameOption, Value
from wusel.engine.sets import lowest
from wusel.engine.state import State
from wusel.engine.written_state import read_state
from wusel.support.extras import needed_by

with needed_by("wusel.learn.spiel", "openspiel"):
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray

from wusel.games import known_game, usable_games
from wusel.learn.settings import encoder_of
from wusel.learn.tensors.batch import outcome_of
from wusel.learn.tensors.encoder import Encoder

DEALS: Final = 1000
MOST_OUTCOMES: Final = 1000
"""Of a draw: no pile has more cards."""
LONGEST: Final = 100_000
PREFIX: Final = "wusel_"
NUMBER_PREFIX: Final = "#"


def register() -> None:
    """Register all games with OpenSpiel."""
    known = pyspiel.registered_names()
    for name in usable_games():
        if PREFIX + name not in known:
            kind = type(f"Spiel{name.capitalize()}", (SpielGame,), {"name": name})
            pyspiel.register_game(game_type(known_game(name), is_cooperative=False), kind)


def game_type(game: Game[Any], is_cooperative: bool) -> Any:  # noqa: ANN401
    """The static description of a game."""
    players = [int(each) for each in game.declared[0].values]
    parameters = {option.name: as_parameter(option, option.default) for option in game.declared}
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Wusel: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if is_cooperative else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**parameters, "deals": DEALS, "chance_nodes": False},
    )


def as_parameter(option: GameOption, value: Value) -> Value:
    """An option as a parameter of OpenSpiel, which has one type. Where strings and numbers are possible, a number is a
    string such as #2: as 2 it would be parsed as a number when a game is loaded from its string."""
    if len({type(possible) for possible in option.values}) == 1:
        return value
    return value if isinstance(value, str) else f"{NUMBER_PREFIX}{value}"


def as_option(value: object) -> object:
    return value.removeprefix(NUMBER_PREFIX) if isinstance(value, str) else value


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel comes without types
    """A game with its options and its description of chance. OpenSpiel needs one class for each game."""

    name = ""

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        own = {"deals": DEALS, "chance_nodes": False, **(given or {})}
        self.deals, self.chance_nodes = int(own.pop("deals")), bool(own.pop("chance_nodes"))
        self.encoder: Encoder = encoder_of(self.name, None, {name: as_option(value) for name, value in own.items()})
        game = self.encoder.game
        settled = {option.name: as_parameter(option, self.encoder.options[option.name]) for option in game.declared}
        is_cooperative = game.plays_together(game.new(self.encoder.options, 0))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.actions,
            max_chance_outcomes=max(self.deals, MOST_OUTCOMES if self.chance_nodes else 0),
            num_players=self.encoder.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if is_cooperative else 0.0,
            max_game_length=LONGEST,
        )
        chance = {"deals": self.deals, "chance_nodes": self.chance_nodes}
        super().__init__(game_type(game, is_cooperative), info, {**settled, **chance})

    def new_initial_state(self, *_: object) -> "SpielState":
        return SpielState(self, self.encoder, self.deals, self.chance_nodes)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":  # noqa: ANN401
        return Observer(self.encoder, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SharedEncoder:
    """An encoder that is shared by all copies of a state, and pickled as its arguments."""

    def __init__(self, value: Encoder) -> None:
        self.value = value

    def __deepcopy__(self, memo: object) -> "SharedEncoder":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        game = self.value.game
        return restore_encoder, (game.name, self.value.options, game.content_text())


def restore_encoder(name: str, options: dict[str, Any], content_text: str) -> SharedEncoder:
    return SharedEncoder(encoder_of(name, None, options, content_text))


class World:
    """The state of the game and the hashed history of every seat; copied by cloning. While chance is to be drawn for a
    choice, `pending` is that choice, `drawn` the results so far, and `odds` the possible next results."""

    def __init__(self, encoder: SharedEncoder, s: State, histories: list[str]) -> None:
        self.encoder = encoder
        self.s = s
        self.histories = histories
        self.pending = 0
        self.drawn: list[int] = []
        self.odds: list[tuple[int, float]] = []

    def choose(self, choice: int, chance_nodes: bool) -> None:
        """Carry out a choice of the seat to move."""
        game, seat = self.encoder.value.game, lowest(self.s.owing)
        s = self.s.clone()
        s.script = [*self.drawn, STOP] if chance_nodes else None
        events: list[Event] = []
        s.events = events
        try:
            game.apply(s, seat, choice)
        except ChanceDrawn as drawn:
            self.pending, self.odds = choice, sorted(drawn.odds.items())
            return
        s.script, s.events = None, None
        self.s, self.pending, self.drawn, self.odds = s, 0, [], []
        for other in range(s.seats):
            self.remember(other, [choice] if other == seat else [], events)

    def remember(self, seat: int, chosen: list[int], events: list[Event]) -> None:
        """Add a seat's choices and the events it has seen to its history."""
        seen = [event.what for event in events if event.is_seen_by(seat)]
        if chosen or seen:
            self.histories[seat] = digest(f"{self.histories[seat]} {chosen} {seen}".encode())

    def __deepcopy__(self, memo: object) -> "World":
        other = World(self.encoder, self.s.clone(), self.histories[:])
        other.pending, other.drawn, other.odds = self.pending, self.drawn[:], self.odds
        return other

    def __reduce__(self) -> tuple[object, ...]:
        return restore_world, (
            self.encoder, self.s.to_data(), self.histories, self.pending, self.drawn, self.odds,
        )  # fmt: skip


def restore_world(
    encoder: SharedEncoder,
    data: dict[str, object],
    histories: list[str],
    pending: int,
    drawn: list[int],
    odds: list[tuple[int, float]],
) -> World:
    world = World(encoder, read_state(encoder.value.game, data), histories)
    world.pending, world.drawn, world.odds = pending, drawn, odds
    return world


class SpielState(pyspiel.State):  # type: ignore[misc]  # as above
    """A node of the game tree: a chance node, a decision, or the end."""

    def __init__(self, game: SpielGame, encoder: Encoder, deals: int, chance_nodes: bool) -> None:
        super().__init__(game)
        self.encoder = SharedEncoder(encoder)
        self.deals = deals
        self.chance_nodes = chance_nodes
        self.world: World | None = None

    @property
    def table(self) -> State:
        assert self.world is not None
        return self.world.s

    def current_player(self) -> int:
        if self.world is None or self.world.pending:
            return int(pyspiel.PlayerId.CHANCE)
        return lowest(self.table.owing) if self.table.owing else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.world is not None:
            return self.world.odds
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        encoder = self.encoder.value
        return sorted(encoder.index[choice] for choice in encoder.game.options(self.table, player))

    def _apply_action(self, action: int) -> None:
        encoder = self.encoder.value
        if self.world is None:
            events: list[Event] = []
            s = encoder.game.new(encoder.options, action, events)
            s.events = None
            self.world = World(self.encoder, s, [""] * encoder.seats)
            for seat in range(encoder.seats):
                self.world.remember(seat, [], events)
        elif self.world.pending:
            self.world.drawn.append(action)
            self.world.choose(self.world.pending, self.chance_nodes)
        else:
            self.world.choose(encoder.choices[action], self.chance_nodes)

    def information_state(self, seat: int) -> str:
        """A hash of all that a seat has seen and chosen."""
        if self.world is None:
            return ""
        return f"{self.world.histories[seat]}:{digest(self.observation_of(seat))}"

    def observation_of(self, seat: int) -> bytes:
        """The observation vector of a seat."""
        encoder = self.encoder.value
        return bytes(encoder.size if self.world is None else encoder.observation(self.table, seat))

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":  # noqa: ANN401
        """Another state of the player's information set, with other chance events to come."""
        other: SpielState = self.clone()
        seed = int(sampler() * 2**30)
        if other.world is not None:
            other.world.s = self.encoder.value.game.imagine(self.table, player, seed)
        return other

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}" if self.world is None else f"draw {action}"
        encoder = self.encoder.value
        described = encoder.game.choices.to_json(encoder.choices[action])
        return " ".join(str(word) for word in described.values())

    def is_terminal(self) -> bool:
        return self.world is not None and not self.world.pending and not self.table.owing

    def returns(self) -> list[float]:
        encoder = self.encoder.value
        return outcome_of(encoder.game.result(self.table)) if self.is_terminal() else [0.0] * encoder.seats

    def __str__(self) -> str:
        if self.world is None:
            return "before the deal"
        drawn = f" {self.world.drawn}" if self.world.pending else ""
        return f"{self.encoder.value.game.asking(self.table)} {self.table.digest()}{drawn}"


class Observer:
    """The observation of a player; with perfect recall its information state, which is a string alone."""

    def __init__(self, encoder: Encoder, recall: bool) -> None:
        self.recall = recall
        self.tensor: NDArray[np.float32] | None = None if recall else np.zeros(encoder.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = np.frombuffer(state.observation_of(player), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.information_state(player) if self.recall else digest(state.observation_of(player))


def digest(data: bytes) -> str:
    return blake2b(data, digest_size=12).hexdigest()
