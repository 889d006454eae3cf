"""OpenSpiel games: `pyspiel.load_game("wusel_mosquitozzz", {"players": 2})` after `register()`.

One chance node at the root draws the seed, one of `deals` equally likely ones; all later chance follows from it. The
information state is a hash of the player's past observations and actions; its tensor is the observation vector.
"""

from hashlib import blake2b
from typing import Any, Final

from wusel.engine.game import Game
from wusel.engine.options import GameOption, Value
from wusel.engine.sets import lowest
from wusel.engine.state import State
from wusel.support.extras import needed_by

with needed_by("wusel.learn.spiel", "openspiel"):
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray

from wusel.games import SHELF, TOYS, known_game
from wusel.learn.settings import encoder_of
from wusel.learn.tensors.batch import outcome_of
from wusel.learn.tensors.encoder import Encoder

DEALS: Final = 1000
LONGEST: Final = 100_000
PREFIX: Final = "wusel_"
NUMBER_PREFIX: Final = "#"


def register() -> None:
    """Register all games with OpenSpiel."""
    known = pyspiel.registered_names()
    for name in (*SHELF, *TOYS):
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
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**parameters, "deals": DEALS},
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
    """A game with its options and its number of deals. OpenSpiel needs one class for each game."""

    name = ""

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        params = given or {}
        options = {option: as_option(value) for option, value in params.items() if option != "deals"}
        self.encoder: Encoder = encoder_of(self.name, None, options)
        self.deals = int(params.get("deals", DEALS))
        game = self.encoder.game
        settled = {option.name: as_parameter(option, self.encoder.options[option.name]) for option in game.declared}
        is_cooperative = game.plays_together(game.new(self.encoder.options, 0))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.actions,
            max_chance_outcomes=self.deals,
            num_players=self.encoder.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if is_cooperative else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game, is_cooperative), info, {**settled, "deals": self.deals})

    def new_initial_state(self, *_: object) -> "SpielState":
        return SpielState(self, self.encoder, self.deals)

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
    """The state of the game and the hashed history of every seat; copied by cloning."""

    def __init__(self, encoder: SharedEncoder, s: State, histories: list[str]) -> None:
        self.encoder = encoder
        self.s = s
        self.histories = histories

    def __deepcopy__(self, memo: object) -> "World":
        return World(self.encoder, self.s.clone(), self.histories[:])

    def __reduce__(self) -> tuple[object, ...]:
        return restore_world, (self.encoder, self.s.to_data(), self.histories)


def restore_world(encoder: SharedEncoder, data: dict[str, object], histories: list[str]) -> World:
    return World(encoder, encoder.value.game.read_state(data), histories)


class SpielState(pyspiel.State):  # type: ignore[misc]  # as above
    """A node of the game tree: the chance node at the root, a decision, or the end."""

    def __init__(self, game: SpielGame, encoder: Encoder, deals: int) -> None:
        super().__init__(game)
        self.encoder = SharedEncoder(encoder)
        self.deals = deals
        self.world: World | None = None

    @property
    def table(self) -> State:
        assert self.world is not None
        return self.world.s

    def current_player(self) -> int:
        if self.world is None:
            return int(pyspiel.PlayerId.CHANCE)
        return lowest(self.table.owing) if self.table.owing else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        encoder = self.encoder.value
        return sorted(encoder.index[choice] for choice in encoder.game.options(self.table, player))

    def _apply_action(self, action: int) -> None:
        encoder = self.encoder.value
        if self.world is None:
            self.world = World(self.encoder, encoder.game.new(encoder.options, action), [""] * encoder.seats)
            return
        seat = lowest(self.table.owing)
        self.world.histories[seat] = digest(f"{self.information_state(seat)} {action}".encode())
        encoder.game.apply(self.table, seat, encoder.choices[action])

    def information_state(self, seat: int) -> str:
        """A hash of all observations and actions of a seat."""
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
            return f"deal {action}"
        encoder = self.encoder.value
        described = encoder.game.choices.to_json(encoder.choices[action])
        return " ".join(str(word) for word in described.values())

    def is_terminal(self) -> bool:
        return self.world is not None and not self.table.owing

    def returns(self) -> list[float]:
        encoder = self.encoder.value
        return outcome_of(encoder.game.result(self.table)) if self.is_terminal() else [0.0] * encoder.seats

    def __str__(self) -> str:
        if self.world is None:
            return "before the deal"
        return f"{self.encoder.value.game.asking(self.table)} {self.table.digest()}"


class Observer:
    """The observation of a player, or with perfect recall its information state."""

    def __init__(self, encoder: Encoder, recall: bool) -> None:
        self.recall = recall
        self.tensor: NDArray[np.float32] = np.zeros(encoder.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = np.frombuffer(state.observation_of(player), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.information_state(player) if self.recall else digest(state.observation_of(player))


def digest(data: bytes) -> str:
    return blake2b(data, digest_size=12).hexdigest()
