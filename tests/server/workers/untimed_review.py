"""Reviews with a fixed number of playouts. They have a module of their own, so that a worker imports little."""

import os

from wusel.bots.budget import Budget
from wusel.server.workers import review_question


def look_back(iterations: int, sent: bytes) -> bytes:
    """Do the usual task without a time limit and at normal priority."""
    review_question.BUDGET = Budget(iterations)  # type: ignore[misc]  # in a worker of the tests' own
    os.nice = lambda more: more
    return review_question.look_back(sent)
