"""The games as environments of Gymnasium: one seat learns, others hold the rest."""

from collections.abc import Sequence
from typing import Any, Final

from wusel.engine.chance import Chance
from wusel.engine.errors import BadChoice, WuselError
from wusel.support.extras import needed_by

with needed_by("wusel.learn", "learn"):
    import gymnasium
    import numpy as np

from wusel.learn.picture import MODES, Picture, check_mode, drawn
from wusel.learn.players import new_player
from wusel.learn.seeds import Seeds
from wusel.learn.settings import encoder_of
from wusel.learn.sitting import NOBODY, Observed, Sitting
from wusel.learn.spaces import action_space, observation_space

USUAL_OPPONENT: Final = "greedy"
LOST: Final = -1.0
BOTS_OWN_LUCK: Final = 0x6B07


class OneSeat(gymnasium.Env[Any, Any]):
    """A game in which one seat learns. An action that is not on offer loses the game at once; `info` says so, and
    with `words` why."""

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012  # as Gymnasium wants it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = USUAL_OPPONENT,
        shaped: bool = False,
        words: bool = False,
        render_mode: str | None = None,
        content_text: str = "",
        features: Sequence[str] = (),
        **options: object,
    ) -> None:
        check_mode(render_mode)
        encoder = encoder_of(game, players, options, content_text, features)
        if not 0 <= seat < encoder.seats:
            raise WuselError(f"there is no seat {seat}; seats are 0 to {encoder.seats - 1}")
        names = [opponents] * (encoder.seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != encoder.seats - 1:
            raise WuselError(
                f"{len(names)} opponents for {encoder.seats - 1} other seats; name one for each, or one for all"
            )
        self.render_mode = render_mode
        self.seat = seat
        self.names = [*names[:seat], "", *names[seat:]]
        self.sitting = Sitting(encoder, shaped, words)
        self.observation_space = observation_space(encoder)
        self.action_space = action_space(encoder)
        self.seeds = Seeds()
        self.luck = 0
        for name in names:
            new_player(name, encoder)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """A new deal: that of the seed, or the one after the last."""
        super().reset(seed=seed)
        self.begin(self.seeds.take(seed))
        while self.sitting.acting() == NOBODY:
            self.begin(self.seeds.take(None))
        return self.sitting.observed(self.seat), self.info()

    def info(self, refused: str = "") -> dict[str, object]:
        """What the sitting tells, and whether an action was refused; TorchRL wants numbers of numpy."""
        return {**self.sitting.info(self.seat), "illegal": refused if self.sitting.words else np.int64(bool(refused))}

    def begin(self, seed: int) -> None:
        self.sitting.begin(seed)
        self.luck = seed + BOTS_OWN_LUCK
        self.let_others_choose()

    def let_others_choose(self) -> float:
        """The others choose until the learner is asked; says what that brings the learner."""
        reward = 0.0
        while self.sitting.acting() not in (NOBODY, self.seat):
            other = self.sitting.acting()
            luck = Chance(1)
            luck.reseed(self.luck)
            self.luck = luck.word()
            choose = new_player(self.names[other], self.sitting.encoder)
            choice = choose(self.sitting.game, self.sitting.s, other, self.luck)
            reward += self.sitting.choose(other, self.sitting.encoder.index[choice])[self.seat]
        return reward

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, dict[str, Any]]:  # noqa: ANN401  # numpy's or Python's
        try:
            reward = self.sitting.choose(self.seat, int(action))[self.seat]
        except BadChoice as error:
            return self.sitting.observed(self.seat), LOST, True, False, self.info(str(error))
        reward += self.let_others_choose()
        over = self.sitting.acting() == NOBODY
        return self.sitting.observed(self.seat), reward, over, False, self.info()

    def render(self) -> Picture:
        """The board as the learner sees it."""
        return drawn(self.sitting.game, self.sitting.s, self.seat, self.render_mode)
