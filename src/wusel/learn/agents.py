"""Agents that play beside a learner."""

from wusel.bots.players import check_chooser, new_chooser
from wusel.learn.tensors.batch import Chooser
from wusel.learn.tensors.encoder import Encoder


def new_agent(name: str, encoder: Encoder) -> Chooser:
    """An agent by its name, such as greedy or file:policy.npz. One that cannot play this game is refused."""
    check_chooser(name, encoder.game, encoder.options)
    return new_chooser(name)
