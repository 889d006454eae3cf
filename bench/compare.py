"""Compare two source trees on a noisy machine: `python -m bench.compare OLD NEW FIGURE COMMAND ...`.

OLD and NEW are import paths: `src` of two checkouts, or folders with compiled builds. COMMAND is a command of wusel
with JSON output, and FIGURE the path of a number in it, or of two that are divided:

    python -m bench.compare ../old/src src games.mosquitozzz.decisions bench mosquitozzz --json
    python -m bench.compare ../old/src src server_share/choices_per_second load --tables 50 --json

The second is CPU time for each choice, which other load disturbs less than throughput. Runs alternate, and so does the
order within a pair, so that slow drifts cancel out. The result is the median of the paired ratios NEW / OLD.
"""

import json
import os
import statistics
import subprocess
import sys
from functools import reduce
from operator import truediv

PAIRS = 7


def figure_of(sources: str, figure: str, command: list[str]) -> float:
    """Run the command on a source tree."""
    run = subprocess.run(
        [sys.executable, "-m", "wusel", *command],
        env=os.environ | {"PYTHONPATH": sources},
        stdout=subprocess.PIPE,
        check=True,
    )
    report = json.loads(run.stdout)
    values = [float(reduce(lambda part, name: part[name], path.split("."), report)) for path in figure.split("/")]
    return reduce(truediv, values)


def main(old: str, new: str, figure: str, *command: str) -> None:
    ratios = []
    for pair in range(PAIRS):
        order = (old, new) if pair % 2 else (new, old)
        found = {sources: figure_of(sources, figure, [*command]) for sources in order}
        ratios.append(found[new] / found[old])
        print(f"{pair + 1}: old {found[old]:,.4g}, new {found[new]:,.4g}, ratio {ratios[-1]:.3f}", flush=True)
    print(f"{figure}: median ratio {statistics.median(ratios):.3f} ({min(ratios):.3f} to {max(ratios):.3f})")


if __name__ == "__main__":
    main(*sys.argv[1:])
