"""Who can hold a seat beside a learner: bots by name."""

from functools import partial

from wusel.bots.bot import ask
from wusel.bots.levels import new_bot
from wusel.learn.tensors.batch import Chooser
from wusel.learn.tensors.encoder import Encoder


def new_player(name: str, encoder: Encoder) -> Chooser:
    return partial(ask, new_bot(name))
