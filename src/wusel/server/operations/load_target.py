"""The server process of `wusel load`: `python -m wusel.server.operations.load_target DATABASE [PROCESSES]`.

It listens on loopback at a free port, without rate limits, which would limit the measurement.
"""

import logging
import sys

from wusel.server.config import Config
from wusel.server.operations.serve import serve


def unlimited(db: str, processes: int = 1) -> Config:
    """The configuration of `wusel serve` without limits; tables stay in memory."""
    return Config(
        db=db,
        port=0,
        processes=processes,
        sockets=20_000,
        sockets_per_address=20_000,
        messages_per_second=0,
        requests_per_second=0,
        guesses_per_minute=0,
        tables_per_address=0,
        hello_seconds=60,
        idle_seconds=3600,
    )


if __name__ == "__main__":
    serve(unlimited(sys.argv[1], *map(int, sys.argv[2:])), log_level=logging.WARNING)
