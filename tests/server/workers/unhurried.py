"""Looking back without a clock; in a module of its own, so that a worker has little to read."""

import os

from wusel.bots.budget import Budget
from wusel.server.workers import review_question


def look_back(iterations: int, sent: bytes) -> bytes:
    """As workers do, but with so many playouts however long they take, and without stepping back behind others."""
    review_question.BUDGET = Budget(iterations)  # type: ignore[misc]  # in a worker of the tests' own
    os.nice = lambda more: more
    return review_question.look_back(sent)
