"""How long a core was at work for somebody, which depends less on what else a machine has to do than a clock does."""

import os
from pathlib import Path


def seconds_at_work(first: int | None = None) -> float:
    """Of a process and all that have come of it, so far; without its number of this one."""
    root = first or os.getpid()
    parents: dict[int, int] = {}
    worked: dict[int, float] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            said = stat.read_text().rpartition(") ")[2].split()
        except OSError:
            continue
        parents[int(stat.parent.name)] = int(said[1])
        worked[int(stat.parent.name)] = (int(said[11]) + int(said[12])) / os.sysconf("SC_CLK_TCK")

    def is_ours(process: int) -> bool:
        return process == root or (process in parents and is_ours(parents[process]))

    return sum(seconds for process, seconds in worked.items() if is_ours(process))
