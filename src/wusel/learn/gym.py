"""Gymnasium environments: one seat learns, other agents hold the rest."""

from collections.abc import Sequence
from typing import Any, Final

from wusel.engine.chance import Chance, seeded
from wusel.engine.errors import BadChoice, WuselError
from wusel.support.extras import needed_by

with needed_by("wusel.learn", "learn"):
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray

from wusel.learn.agents import new_agent
from wusel.learn.episode import NO_SEAT, Episode, Observation, unasked_mask
from wusel.learn.seeds import Seeds
from wusel.learn.settings import encoder_of
from wusel.learn.spaces import action_space, observation_space
from wusel.learn.tensors.batch import ILLEGAL_REWARD, OPPONENT_SEED
from wusel.learn.tensors.encoder import Encoder
from wusel.pictures.rendering import MODES, RenderFrame, check_mode, render_state

DEFAULT_OPPONENT: Final = "greedy"


def by_seat(encoder: Encoder, seat: int, opponents: str | Sequence[str]) -> list[str]:
    """The names of the opponents by seat, with an empty one for the learner's."""
    if not 0 <= seat < encoder.seats:
        raise WuselError(f"there is no seat {seat}; seats are 0 to {encoder.seats - 1}")
    names = [opponents] * (encoder.seats - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != encoder.seats - 1:
        raise WuselError(
            f"{len(names)} opponents for {encoder.seats - 1} other seats; name one for each, or one for all"
        )
    return [*names[:seat], "", *names[seat:]]


class OneSeat(gymnasium.Env[Any, Any]):
    """A single-agent environment. An illegal action loses the game at once; `info` says so, and with `words` why."""

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012  # as Gymnasium wants it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = DEFAULT_OPPONENT,
        shaped: bool = False,
        scaled: bool = False,
        words: bool = False,
        render_mode: str | None = None,
        content_text: str = "",
        features: Sequence[str] = (),
        **options: object,
    ) -> None:
        check_mode(render_mode)
        encoder = encoder_of(game, players, options, content_text, features)
        self.names = by_seat(encoder, seat, opponents)
        self.render_mode = render_mode
        self.seat = seat
        self.episode = Episode(encoder, shaped, words, scaled)
        self.observation_space = observation_space(encoder, scaled)
        self.action_space = action_space(encoder)
        self.seeds = Seeds()
        self.luck = 0
        for name in filter(None, self.names):
            new_agent(name, encoder)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin an episode with the seed, or with the one after the last."""
        super().reset(seed=seed)
        self.begin(self.seeds.take(seed))
        while self.episode.acting() == NO_SEAT:
            self.begin(self.seeds.take(None))
        return self.episode.observe(self.seat), self.info()

    def info(self, refused: str = "") -> dict[str, object]:
        """The info of the episode, and whether the action was illegal, which ends it. TorchRL needs numpy scalars."""
        info = self.episode.info(self.seat)
        if self.episode.words:
            return {**info, "illegal": refused}
        return {"step": np.int64(0) if refused else info["step"], "illegal": np.int64(bool(refused))}

    def begin(self, seed: int) -> None:
        self.episode.begin(seed)
        self.luck = seeded(seed + OPPONENT_SEED)
        self.play_opponents()

    def play_opponents(self) -> float:
        """Let the opponents move until it is the learner's turn; returns the learner's reward."""
        reward = 0.0
        while self.episode.acting() not in (NO_SEAT, self.seat):
            other = self.episode.acting()
            luck = Chance(self.luck)
            choose = new_agent(self.names[other], self.episode.encoder)
            choice = choose(self.episode.game, self.episode.s, other, luck.word())
            self.luck = luck.chance
            reward += self.episode.choose(other, self.episode.encoder.index[choice])[self.seat]
        return reward

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:  # noqa: ANN401  # numpy's or Python's
        try:
            reward = self.episode.choose(self.seat, int(action))[self.seat]
        except BadChoice as error:
            lost = self.episode.observe(self.seat) | {"action_mask": unasked_mask(self.episode.encoder)}
            return lost, ILLEGAL_REWARD, True, False, self.info(str(error))
        reward += self.play_opponents()
        over = self.episode.acting() == NO_SEAT
        return self.episode.observe(self.seat), reward, over, False, self.info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as sb3-contrib asks for them."""
        return self.episode.mask(self.seat).astype(np.bool_)

    def render(self) -> RenderFrame:
        """Render the board from the learner's point of view."""
        return render_state(self.episode.game, self.episode.s, self.seat, self.render_mode)
