"""Who holds a seat beside a learner."""

from wusel.bots.players import check_chooser, new_chooser
from wusel.learn.tensors.batch import Chooser
from wusel.learn.tensors.encoder import Encoder


def new_player(name: str, encoder: Encoder) -> Chooser:
    """Somebody by a name such as greedy or file:policy.npz, who can play this game."""
    check_chooser(name, encoder.game, encoder.options)
    return new_chooser(name)
