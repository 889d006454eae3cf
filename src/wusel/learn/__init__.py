"""Reinforcement-learning environments: every game for PettingZoo, Gymnasium, and as a vectorised environment.

    env = wusel.learn.env("schwarm", players=4)

Observations are byte vectors that depend only on what a seat may know. Actions have fixed indices and come with a mask.
`wusel learn describe GAME` prints the layout. See docs/learn.md.
"""
# ruff: noqa: PLC0415  # each kind of environment needs its own optional dependencies

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wusel.learn.tensors.encoder import Encoder
    from wusel.learn.vector import VectorEnv
    from wusel.learn.zoo import AllAtOnce, OneByOne

with suppress(ModuleNotFoundError):
    from wusel.learn.gym_registration import register_all

    register_all()

__all__ = ["encoder_of", "env", "parallel_env", "vector_env"]


def encoder_of(
    game: str,
    players: int | None,
    options: Mapping[str, object],
    content_text: str = "",
    features: Sequence[str] = (),
) -> "Encoder":
    """The encoder of observations and action masks for a game with these options and features."""
    from wusel.learn import settings

    return settings.encoder_of(game, players, options, content_text, features)


def env(
    game: str,
    players: int | None = None,
    *,
    shaped: bool = False,
    scaled: bool = False,
    words: bool = False,
    render_mode: str | None = None,
    content_text: str = "",
    features: Sequence[str] = (),
    **options: object,
) -> "OneByOne":
    """A PettingZoo AEC environment: agents act one at a time. `shaped` rewards are potential-based, with the judge's
    estimate as the potential; `scaled` observations are numbers from 0 to 1 instead of bytes; with `words` the infos
    list events and the rules behind them."""
    from wusel.learn.zoo import OneByOne

    return OneByOne(encoder_of(game, players, options, content_text, features), shaped, scaled, words, render_mode)


def parallel_env(
    game: str,
    players: int | None = None,
    *,
    shaped: bool = False,
    scaled: bool = False,
    words: bool = False,
    render_mode: str | None = None,
    content_text: str = "",
    features: Sequence[str] = (),
    **options: object,
) -> "AllAtOnce":
    """A PettingZoo parallel environment: all agents act at once. The mask of an agent that is not asked is empty."""
    from wusel.learn.zoo import AllAtOnce

    return AllAtOnce(encoder_of(game, players, options, content_text, features), shaped, scaled, words, render_mode)


def vector_env(
    game: str,
    players: int | None = None,
    *,
    count: int = 1024,
    opponent: str = "",
    workers: int = 1,
    content_text: str = "",
    features: Sequence[str] = (),
    **options: object,
) -> "VectorEnv":
    """A vectorised environment for self-play: `count` games, stepped by a number of worker processes, or by this one.
    Without an opponent every seat learns. With one, such as `greedy`, the learner has one seat of each game."""
    from wusel.learn.vector import VectorEnv

    from wusel.learn.slots import plan_of  # isort: skip  # after what says which extra is missing

    encoder = encoder_of(game, players, options, content_text, features)
    return VectorEnv(plan_of(encoder, count, opponents=(opponent,) * encoder.seats if opponent else ()), workers)
