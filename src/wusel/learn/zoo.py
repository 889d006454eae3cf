"""The games as environments of PettingZoo: one agent at a time, or all at once."""

from typing import Any

from wusel.engine.view import SPECTATOR
from wusel.support.extras import needed_by

with needed_by("wusel.learn", "learn"):
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv

from wusel.learn.picture import MODES, Picture, check_mode, drawn
from wusel.learn.seeds import Seeds
from wusel.learn.sitting import NOBODY, Observed, Sitting
from wusel.learn.spaces import action_space, observation_space
from wusel.learn.tensors.encoder import Encoder

Told = dict[str, Any]


class Seats:
    """What both kinds of environment have: agents named after their seats, their spaces, and the game itself."""

    def __init__(self, encoder: Encoder, shaped: bool, words: bool, render_mode: str | None) -> None:
        check_mode(render_mode)
        self.render_mode = render_mode
        self.metadata: Told = {
            "name": f"wusel_{encoder.game.name}_v0",
            "render_modes": MODES,
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.sitting = Sitting(encoder, shaped, words)
        self.seeds = Seeds()
        self.possible_agents = [f"seat_{seat}" for seat in range(encoder.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(encoder) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(encoder) for agent in self.possible_agents}

    def begin(self, seed: int | None) -> None:
        """Everybody sits down to a new deal: that of the seed, or the one after the last."""
        self.sitting.begin(self.seeds.take(seed))
        self.agents = self.possible_agents[:]

    def observe(self, agent: str) -> Observed:
        """What an agent may know and choose; its mask is empty unless it has to choose."""
        return self.sitting.observed(self.seat_of[agent])

    def all_infos(self) -> dict[str, Told]:
        return {agent: self.sitting.info(seat) for agent, seat in self.seat_of.items()}

    def for_all(self, values: list[float]) -> dict[str, float]:
        return dict(zip(self.possible_agents, values, strict=True))

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def render(self) -> Picture:
        """The board as everybody sees it."""
        return drawn(self.sitting.game, self.sitting.s, SPECTATOR, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


class OneByOne(Seats, AECEnv[str, Observed, int]):  # type: ignore[misc]  # PettingZoo comes without types
    """Agents choose one at a time. Those whom the rules ask at once are taken in the order of their seats, and none
    learns what another has chosen before all have."""

    def reset(self, seed: int | None = None, options: Told | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self.all_infos()
        self.select_agent()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        rewards = self.sitting.choose(self.seat_of[agent], chosen(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self.for_all(rewards)
        self.infos = self.all_infos()
        if self.sitting.acting() == NOBODY:
            self.terminations = dict.fromkeys(self.agents, True)
        self.select_agent()
        self._accumulate_rewards()

    def select_agent(self) -> None:
        """Whoever has to choose; at the end all leave, the first seat first."""
        self.agent_selection = self.possible_agents[max(0, self.sitting.acting())]


class AllAtOnce(Seats, ParallelEnv[str, Observed, int]):  # type: ignore[misc]  # as above
    """All agents choose at once. Whoever is not asked has an empty mask, and what it chooses is not looked at."""

    def reset(
        self, seed: int | None = None, options: Told | None = None
    ) -> tuple[dict[str, Observed], dict[str, Told]]:
        self.begin(seed)
        return self.all_observed(), self.all_infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Told]]:
        sums = [0.0] * self.sitting.seats
        asked = [seat for seat in range(self.sitting.seats) if self.sitting.s.owing >> seat & 1]
        for seat in asked:
            if self.sitting.s.owing >> seat & 1:
                rewards = self.sitting.choose(seat, chosen(actions.get(self.possible_agents[seat])))
                sums = [so_far + reward for so_far, reward in zip(sums, rewards, strict=True)]
        over = self.sitting.acting() == NOBODY
        told = self.all_observed(), self.for_all(sums), dict.fromkeys(self.agents, over)
        self.agents = [] if over else self.agents
        return *told, dict.fromkeys(told[2], False), self.all_infos()

    def all_observed(self) -> dict[str, Observed]:
        return {agent: self.observe(agent) for agent in self.possible_agents}


def chosen(action: int | None) -> int:
    """An action as a number; none at all is refused like one that does not exist."""
    return -1 if action is None else int(action)
