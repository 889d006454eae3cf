"""CPU time and memory of processes. CPU time depends less on other load of the machine than wall time."""

import os
from collections.abc import Callable
from pathlib import Path
from time import process_time


def cpu_rate(work: Callable[[], int], seconds: float) -> float:
    """Units of work, as `work` counts them, per second of CPU time of this process."""
    start, done = process_time(), 0
    while process_time() - start < seconds:
        done += work()
    return done / (process_time() - start)


def cpu_seconds(process: int) -> float:
    """User and system time of a process."""
    return stat_of(process)[1]


def tree_cpu_seconds(root: int = 0) -> float:
    """User and system time of a process and its descendants; by default of this one."""
    found: dict[int, tuple[int, float]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            found[int(folder.name)] = stat_of(int(folder.name))
        except OSError:
            continue  # it has ended meanwhile

    def is_descendant(process: int) -> bool:
        return process == (root or os.getpid()) or (process in found and is_descendant(found[process][0]))

    return sum(seconds for process, (_, seconds) in found.items() if is_descendant(process))


def stat_of(process: int) -> tuple[int, float]:
    """The parent of a process, and its CPU time."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return int(fields[1]), (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_mb(process: int) -> float:
    """Resident memory of a process."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGESIZE") / 1e6
