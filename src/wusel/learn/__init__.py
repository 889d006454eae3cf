"""The door for learners: every game as an environment of PettingZoo or Gymnasium, or as many games at once.

    env = wusel.learn.env("schwarm", players=4)

Observations are bytes that follow from what a seat may know and nothing else; choices have fixed numbers and come with
a mask. `wusel learn describe GAME` prints which byte says what. See docs/learn.md.
"""
# ruff: noqa: PLC0415  # who wants one kind of environment need not have what the others are made of

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from wusel.learn.settings import encoder_of

if TYPE_CHECKING:
    from wusel.learn.vector import VectorEnv
    from wusel.learn.zoo import AllAtOnce, OneByOne

with suppress(ModuleNotFoundError):
    from wusel.learn.gym_ids import register_all

    register_all()

__all__ = ["encoder_of", "env", "parallel_env", "vector_env"]


def env(
    game: str,
    players: int | None = None,
    *,
    shaped: bool = False,
    words: bool = False,
    render_mode: str | None = None,
    content_text: str = "",
    features: Sequence[str] = (),
    **options: object,
) -> "OneByOne":
    """A game as PettingZoo plays it, one agent at a time. With `shaped` a seat is rewarded for what the game's judge
    thinks of every change, not at the end alone; with `words` the infos tell what happened and by which rules."""
    from wusel.learn.zoo import OneByOne

    return OneByOne(encoder_of(game, players, options, content_text, features), shaped, words, render_mode)


def parallel_env(
    game: str,
    players: int | None = None,
    *,
    shaped: bool = False,
    words: bool = False,
    render_mode: str | None = None,
    content_text: str = "",
    features: Sequence[str] = (),
    **options: object,
) -> "AllAtOnce":
    """A game as PettingZoo plays it, all agents at once: those who are not asked have an empty mask."""
    from wusel.learn.zoo import AllAtOnce

    return AllAtOnce(encoder_of(game, players, options, content_text, features), shaped, words, render_mode)


def vector_env(
    game: str,
    players: int | None = None,
    *,
    count: int = 1024,
    opponent: str = "",
    content_text: str = "",
    features: Sequence[str] = (),
    **options: object,
) -> "VectorEnv":
    """So many games at once in one process. Without an opponent every seat learns; with one, such as `greedy`, the
    learner has one seat of each game."""
    from wusel.learn.vector import VectorEnv

    return VectorEnv(encoder_of(game, players, options, content_text, features), count, opponent)
