"""Read by whoever wants all rules at hand: then so have their children.

Reviews and the cast step back by one here instead of as far as they can: at the lowest priority a busy machine lets
them wait for minutes.
"""

from wusel.games import SHELF, known_game
from wusel.server.workers import process_workers, review_question, save_question, worker_pool

READ = [known_game(name) for name in SHELF]
WORK = (process_workers, review_question, save_question, worker_pool)
LOWEST_PRIORITY = 1
vars(review_question)["LOWEST_PRIORITY"] = LOWEST_PRIORITY
