"""PettingZoo environments: AEC (one agent at a time) and parallel (all agents at once)."""

from typing import Any

from wusel.engine.view import SPECTATOR
from wusel.support.extras import needed_by

with needed_by("wusel.learn", "learn"):
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv

from wusel.learn.episode import NO_SEAT, Episode, Observation
from wusel.learn.seeds import Seeds
from wusel.learn.spaces import action_space, observation_space
from wusel.learn.tensors.encoder import Encoder
from wusel.pictures.rendering import MODES, RenderFrame, check_mode, render_state

Info = dict[str, Any]


class SeatEnv:
    """Common base of both environments: agents named after their seats, their spaces, and the episode."""

    def __init__(self, encoder: Encoder, shaped: bool, scaled: bool, words: bool, render_mode: str | None) -> None:
        check_mode(render_mode)
        self.render_mode = render_mode
        self.metadata: Info = {
            "name": f"wusel_{encoder.game.name}_v0",
            "render_modes": MODES,
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.episode = Episode(encoder, shaped, words, scaled)
        self.seeds = Seeds()
        self.possible_agents = [f"seat_{seat}" for seat in range(encoder.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(encoder, scaled) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(encoder) for agent in self.possible_agents}

    def begin(self, seed: int | None) -> None:
        """Begin an episode with the seed, or with the one after the last."""
        self.episode.begin(self.seeds.take(seed))
        self.agents = self.possible_agents[:]

    def observe(self, agent: str) -> Observation:
        """Observation and action mask of an agent; the mask is empty unless it is to move."""
        return self.episode.observe(self.seat_of[agent])

    def all_infos(self) -> dict[str, Info]:
        return {agent: self.episode.info(seat) for agent, seat in self.seat_of.items()}

    def for_all(self, values: list[float]) -> dict[str, float]:
        return dict(zip(self.possible_agents, values, strict=True))

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def render(self) -> RenderFrame:
        """Render the board from a spectator's point of view."""
        return render_state(self.episode.game, self.episode.s, SPECTATOR, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


class OneByOne(SeatEnv, AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo comes without types
    """An AEC environment: agents act one at a time. Simultaneous choices are made in the order of seats, and no agent
    observes another's before all have chosen."""

    def reset(self, seed: int | None = None, options: Info | None = None) -> None:
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
        rewards = self.episode.choose(self.seat_of[agent], chosen(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self.for_all(rewards)
        self.infos = self.all_infos()
        if self.episode.acting() == NO_SEAT:
            self.terminations = dict.fromkeys(self.agents, True)
        self.select_agent()
        self._accumulate_rewards()

    def select_agent(self) -> None:
        """Select the seat to move; at the end the first seat, from which on all agents are removed."""
        self.agent_selection = self.possible_agents[max(0, self.episode.acting())]


class AllAtOnce(SeatEnv, ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # as above
    """A parallel environment: all act at once. An agent that is not asked has an empty mask; its action is ignored."""

    def reset(
        self, seed: int | None = None, options: Info | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        self.begin(seed)
        return self.all_observed(), self.all_infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        sums = [0.0] * self.episode.seats
        asked = [seat for seat in range(self.episode.seats) if self.episode.s.owing >> seat & 1]
        for seat in asked:
            if self.episode.s.owing >> seat & 1:
                rewards = self.episode.choose(seat, chosen(actions.get(self.possible_agents[seat])))
                sums = [so_far + reward for so_far, reward in zip(sums, rewards, strict=True)]
        over = self.episode.acting() == NO_SEAT
        result = self.all_observed(), self.for_all(sums), dict.fromkeys(self.agents, over)
        self.agents = [] if over else self.agents
        return *result, dict.fromkeys(result[2], False), self.all_infos()

    def all_observed(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.possible_agents}


def chosen(action: int | None) -> int:
    """An action as an index; None becomes one that does not exist."""
    return -1 if action is None else int(action)
