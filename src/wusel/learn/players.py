"""Who can hold a seat beside a learner: bots by name, and what was learned, by its file."""

from functools import partial
from pathlib import Path
from typing import Final

from wusel.bots.bot import ask
from wusel.bots.levels import new_bot
from wusel.learn.policy import check_policy, load_policy
from wusel.learn.tensors.batch import Chooser
from wusel.learn.tensors.encoder import Encoder

FILE: Final = "file:"


def new_player(name: str, encoder: Encoder) -> Chooser:
    """Somebody by a name such as greedy or file:policy.npz, who can play this game."""
    if not name.startswith(FILE):
        return partial(ask, new_bot(name))
    path = Path(name.removeprefix(FILE))
    check_policy(path, encoder.game, encoder.options)
    return load_policy(path).choose
