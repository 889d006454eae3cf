"""The games as Python games of OpenSpiel: `pyspiel.load_game("wusel_mosquitozzz", {"players": 2})` after `register()`.

A node of chance at the beginning deals: it is one of so many deals (`deals`), all equally likely, and everything that
comes by chance follows from it. What a player knows is a string of its past observations and choices, and the tensor
that all learners see. `resample_from_infostate` imagines another world that the player could be in.
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
NUMBER: Final = "#"


def register() -> None:
    """Make all games known to OpenSpiel."""
    known = pyspiel.registered_names()
    for name in (*SHELF, *TOYS):
        if PREFIX + name not in known:
            kind = type(f"Spiel{name.capitalize()}", (SpielGame,), {"name": name})
            pyspiel.register_game(type_of(known_game(name), together=False), kind)


def type_of(game: Game[Any], together: bool) -> Any:  # noqa: ANN401
    """What OpenSpiel wants to know of a game before it is set up."""
    players = [int(each) for each in game.declared[0].values]
    parameters = {option.name: as_parameter(option, option.default) for option in game.declared}
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Wusel: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if together else utility.ZERO_SUM,
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
    """A parameter of OpenSpiel has one type. Where words and numbers are both possible it is a word, and a number is
    written as #2: by itself it would be read as a number again when a game is loaded by what it prints."""
    if len({type(possible) for possible in option.values}) == 1:
        return value
    return value if isinstance(value, str) else f"{NUMBER}{value}"


def as_option(value: object) -> object:
    return value.removeprefix(NUMBER) if isinstance(value, str) else value


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel comes without types
    """A game with its options, and so many deals. There is a class for each game, as OpenSpiel wants it."""

    name = ""

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        params = given or {}
        options = {option: as_option(value) for option, value in params.items() if option != "deals"}
        self.encoder: Encoder = encoder_of(self.name, None, options)
        self.deals = int(params.get("deals", DEALS))
        game = self.encoder.game
        settled = {option.name: as_parameter(option, self.encoder.options[option.name]) for option in game.declared}
        together = game.plays_together(game.new(self.encoder.options, 0))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.actions,
            max_chance_outcomes=self.deals,
            num_players=self.encoder.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if together else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(game, together), info, {**settled, "deals": self.deals})

    def new_initial_state(self, *_: object) -> "SpielState":
        return SpielState(self, self.encoder, self.deals)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":  # noqa: ANN401
        return Observer(self.encoder, iig_obs_type is not None and iig_obs_type.perfect_recall)


class Shared:
    """Something that all copies of a state share; written down, it is what it follows from."""

    def __init__(self, it: Encoder) -> None:
        self.it = it

    def __deepcopy__(self, memo: object) -> "Shared":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        game = self.it.game
        return read_shared, (game.name, self.it.options, game.content_text())


def read_shared(name: str, options: dict[str, Any], content_text: str) -> Shared:
    return Shared(encoder_of(name, None, options, content_text))


class World:
    """The table, which is copied by cloning, and what every seat has seen and chosen when it was asked."""

    def __init__(self, encoder: Shared, s: State, pasts: list[str]) -> None:
        self.encoder = encoder
        self.s = s
        self.pasts = pasts

    def __deepcopy__(self, memo: object) -> "World":
        return World(self.encoder, self.s.clone(), self.pasts[:])

    def __reduce__(self) -> tuple[object, ...]:
        return read_world, (self.encoder, self.s.to_data(), self.pasts)


def read_world(encoder: Shared, data: dict[str, object], pasts: list[str]) -> World:
    return World(encoder, encoder.it.game.read_state(data), pasts)


class SpielState(pyspiel.State):  # type: ignore[misc]  # as above
    """A moment of a game: before the deal, at a choice, or at the end."""

    def __init__(self, game: SpielGame, encoder: Encoder, deals: int) -> None:
        super().__init__(game)
        self.encoder = Shared(encoder)
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
        encoder = self.encoder.it
        return sorted(encoder.index[choice] for choice in encoder.game.options(self.table, player))

    def _apply_action(self, action: int) -> None:
        encoder = self.encoder.it
        if self.world is None:
            self.world = World(self.encoder, encoder.game.new(encoder.options, action), [""] * encoder.seats)
            return
        seat = lowest(self.table.owing)
        self.world.pasts[seat] = digest(f"{self.known_to(seat)} {action}".encode())
        encoder.game.apply(self.table, seat, encoder.choices[action])

    def known_to(self, seat: int) -> str:
        """All that a seat has seen and chosen, as a short name: the same wherever that is the same."""
        if self.world is None:
            return ""
        return f"{self.world.pasts[seat]}:{digest(self.row_of(seat))}"

    def row_of(self, seat: int) -> bytes:
        """The observation of a seat."""
        row = bytearray(self.encoder.it.size)
        if self.world is not None:
            self.encoder.it.observe(self.table, seat, row, 0)
        return bytes(row)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":  # noqa: ANN401
        """Another world that a player could be in, with another luck to come."""
        other: SpielState = self.clone()
        seed = int(sampler() * 2**30)
        if other.world is not None:
            other.world.s = self.encoder.it.game.imagine(self.table, player, seed)
        return other

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        encoder = self.encoder.it
        said = encoder.game.choices.to_json(encoder.choices[action])
        return " ".join(str(word) for word in said.values())

    def is_terminal(self) -> bool:
        return self.world is not None and not self.table.owing

    def returns(self) -> list[float]:
        encoder = self.encoder.it
        return outcome_of(encoder.game.result(self.table)) if self.is_terminal() else [0.0] * encoder.seats

    def __str__(self) -> str:
        if self.world is None:
            return "before the deal"
        return f"{self.encoder.it.game.asking(self.table)} {self.table.digest()}"


class Observer:
    """What a player sees now, or with perfect recall what it has ever known when it was asked."""

    def __init__(self, encoder: Encoder, recall: bool) -> None:
        self.recall = recall
        self.tensor: NDArray[np.float32] = np.zeros(encoder.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = np.frombuffer(state.row_of(player), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.known_to(player) if self.recall else digest(state.row_of(player))


def digest(data: bytes) -> str:
    return blake2b(data, digest_size=12).hexdigest()
