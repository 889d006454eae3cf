"""Looking back with hardly any thought; in a module of its own, so that a worker has little to read."""

import os

from wusel.bots.budget import Budget
from wusel.server.workers import review_question


def glance_back(sent: bytes) -> bytes:
    """As `look_back` does, but not for long, and without stepping back behind whatever else this machine does."""
    review_question.BUDGET = Budget(iterations=12)  # type: ignore[misc]  # in a worker of the tests' own
    os.nice = lambda more: more
    return review_question.look_back(sent)
