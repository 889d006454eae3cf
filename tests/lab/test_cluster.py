"""A Ray cluster as a worker pool: the same results, errors that are reported, machines that are lost."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path
from subprocess import PIPE, Popen
from tempfile import TemporaryDirectory
from threading import Thread
from types import SimpleNamespace
from typing import Any

import pytest

from tests.command_line import refused
from tests.lab.arena.contests import GAME, duels
from tests.thorough import COMPILED, compiled_cases
from wusel.engine.errors import WuselError
from wusel.engine.table import Table
from wusel.lab.analyse.analysis import analyse
from wusel.lab.arena.run import run_contest
from wusel.lab.fuzz import fuzz
from wusel.lab.report.request import new_request
from wusel.lab.report.write import write_report
from wusel.lab.row_writers import row_values
from wusel.lab.simulate import Row, Simulator, new_plan, simulate

PLAN = new_plan(GAME, ["greedy", "random"], {"players": 2}, 1, 12)
SMALL = {"num_cpus": 1, "object_store_memory": 80 * 1024 * 1024}

TRIES = 10


def test_missing_ray_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "wusel.lab.cluster", raising=False)
    monkeypatch.setitem(sys.modules, "ray", None)
    said = refused("simulate", "mosquitozzz", "--on", "ray")
    assert re.search(r'--on ray needs ray; to get it: (make ray|pip install "wusel\[ray\]")$', said)


def test_an_unreachable_cluster() -> None:
    assert re.fullmatch(
        r"wusel: no Ray cluster answers at ray://127\.0\.0\.1:9: [\w ]+\n",
        refused("simulate", "mosquitozzz", "--on", "ray://127.0.0.1:9"),
    )


def test_a_worker_with_other_sources_refuses_the_job() -> None:
    from wusel import __version__  # noqa: PLC0415
    from wusel.lab.cluster import load_job, source_digest  # noqa: PLC0415  # imports Ray, which takes its time

    job = b"not even looked at"
    for version, theirs in [("0.0.1", source_digest()), (__version__, "other rules")]:
        with pytest.raises(WuselError, match=rf"has wusel {__version__}.*and here is {version}.*the same everywhere"):
            load_job((version, theirs, job))


def test_a_head_that_does_not_answer_for_long_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """A short silence is tolerated."""
    from wusel.lab import cluster  # noqa: PLC0415

    clock = iter(range(0, 100, 6))
    monkeypatch.setattr(cluster, "monotonic", lambda: float(next(clock)))
    monkeypatch.setattr("ray.wait", lambda pieces, **_: ([], pieces))
    silent = cluster.Cluster("127.0.0.1:9")
    assert not silent.answers()
    with pytest.raises(WuselError, match=r"^no Ray cluster answers at 127\.0\.0\.1:9"):
        silent.wait_for_result("a piece")
    assert 20 <= next(clock) <= 40


TOKENS = [
    ("", "disabled", "", "the Ray cluster at {} wants another token, or any; set RAY_AUTH_MODE=token"),
    ("ray://", "token", "0" * 32, "the Ray cluster at {} wants another token, or any; set RAY_AUTH_MODE=token"),
    ("ray://", "token", "", "RAY_AUTH_MODE is token, but there is none for {}; set RAY_AUTH_MODE=token, and RAY"),
]
TRIED = compiled_cases(TOKENS, TOKENS[1:2])


@pytest.mark.parametrize(("at", "mode", "token", "said"), TRIED)
def test_a_missing_or_wrong_token_is_reported(at: str, mode: str, token: str, said: str, tmp_path: Path) -> None:
    """Ray itself would only report a timeout. It reads its settings once, so this is another process."""
    with head_with_token_authentication() as port:
        address = f"{at}127.0.0.1:{port}"
        program = f"from wusel.lab.cluster import connected\nwith connected({address!r}): pass"
        told = {**os.environ, "RAY_AUTH_MODE": mode, "HOME": str(tmp_path)}
        told |= {"RAY_AUTH_TOKEN": token} if token else {}
        done = subprocess.run([sys.executable, "-c", program], env=told, capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1].startswith(f"wusel.engine.errors.WuselError: {said.format(address)}")


@contextmanager
def head_with_token_authentication() -> Iterator[int]:
    """A gRPC server that refuses every call, as a head with token authentication does."""
    import grpc  # noqa: PLC0415

    def refuse(_: bytes, context: Any) -> None:  # noqa: ANN401  # gRPC comes without types
        context.abort(grpc.StatusCode.UNAUTHENTICATED, "Invalid or missing authentication token")

    class Refusing(grpc.GenericRpcHandler):  # type: ignore[misc]  # as above
        def service(self, details: object) -> Any:  # noqa: ANN401
            return grpc.unary_unary_rpc_method_handler(refuse)

    with ThreadPoolExecutor(1) as threads:
        server = grpc.server(threads, handlers=[Refusing()])
        port = server.add_insecure_port("127.0.0.1:0")
        server.start()
        yield port
        server.stop(None).wait()


@pytest.mark.parametrize(
    ("call", "error"),
    [
        ("wait", OSError("Broken pipe")),
        ("wait", ConnectionError("Broken pipe")),
        ("get", "LocalRayletDiedError"),
        ("get", "RaySystemError"),
    ],
)
def test_a_killed_raylet_is_reported(call: str, error: str | OSError, monkeypatch: pytest.MonkeyPatch) -> None:
    """Results from before are yielded first."""
    from ray import exceptions  # noqa: PLC0415

    from wusel.lab import cluster  # noqa: PLC0415

    raised = error
    if isinstance(error, str):
        kind = getattr(exceptions, error)
        raised = kind("Broken pipe") if error == "RaySystemError" else kind()
    answers = iter([7, raised])

    def answer(*_: object, **__: object) -> Any:  # noqa: ANN401
        found = next(answers)
        if isinstance(found, BaseException):
            raise found
        return ([found], []) if call == "wait" else found

    monkeypatch.setattr("ray.put", lambda _: None)
    monkeypatch.setattr("ray.wait", lambda pieces, **_: (pieces, []))
    monkeypatch.setattr("ray.get", lambda _: 7)
    monkeypatch.setattr(f"ray.{call}", answer)
    monkeypatch.setattr(cluster, "run_task", SimpleNamespace(remote=lambda *_: "a piece"))
    pool = cluster.Cluster("127.0.0.1:9")
    monkeypatch.setattr(pool, "count", lambda: 1)
    work = pool.run_tasks(range(9), partial(partial, int))
    assert next(work) == 7
    with pytest.raises(WuselError, match=r"the raylet, .* has ended.*What had come back is kept; start Ray and this"):
        next(work)


def test_a_dead_raylet_is_detected() -> None:
    from wusel.lab.cluster import check_raylet  # noqa: PLC0415

    with TemporaryDirectory() as folder:  # names of sockets are short
        raylet = f"{folder}/raylet"
        with socket.socket(socket.AF_UNIX) as listening:
            listening.bind(raylet)
            listening.listen()
            check_raylet(raylet)
        with pytest.raises(WuselError, match=r"the raylet, .* has ended.*What had come back is kept"):
            check_raylet(raylet)
    check_raylet("")


@pytest.mark.parametrize(
    ("said", "short"),
    [
        ("no answer", "no answer"),
        ("no answer\nat all", "no answer"),
        ("Initialization failure from server:\nTraceback\nOSError: no token. See there", "OSError: no token"),
        ("", ""),
    ],
)
def test_first_line_of_an_error_of_ray(said: str, short: str) -> None:
    from wusel.lab.cluster import first_line  # noqa: PLC0415

    assert first_line(OSError(said)) == short


# --- a real one, of two machines


class HangingSimulator:
    """A simulator that logs its machine, and hangs on one of them."""

    def __init__(self, diary: Path, machine: str) -> None:
        self.simulator = Simulator(PLAN)
        self.diary = diary
        self.machine = machine

    def __call__(self, n: int) -> list[Row]:
        import ray  # noqa: PLC0415

        machine = ray.get_runtime_context().get_node_id()
        with self.diary.open("a") as diary:
            diary.write(f"{n} {machine}\n")
        while machine == self.machine:
            time.sleep(0.01)
        return self.simulator(range(n, n + 1))


def with_retries(start: Callable[[], Any]) -> Any:  # noqa: ANN401  # Ray does not say what it starts
    """Retry the start, because Ray allows 30 seconds for it and this machine may be busy."""
    for _ in range(TRIES - 1):
        try:
            return start()
        except Exception as error:
            if "timed out during startup" not in str(error):
                raise
    return start()


@pytest.fixture(scope="module")
def machines() -> Iterator[Any]:
    if not COMPILED:
        pytest.skip("a cluster takes its time to start: it is tried on the compiled build")
    from ray.cluster_utils import Cluster  # noqa: PLC0415

    head = {**SMALL, "include_dashboard": False}
    cluster = with_retries(partial(Cluster, initialize_head=True, head_node_args=head))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_ADDRESS", cluster.address)
        yield cluster
    cluster.shutdown()


@pytest.mark.usefixtures("machines")
def test_results_are_the_same_on_a_cluster(tmp_path: Path) -> None:
    from wusel.lab.cluster import connected  # noqa: PLC0415

    contest = duels("random,greedy", games=4)
    request = new_request(GAME, {"players": 2}, "random", 1, 2, 0, [], 0, "en")
    table = Table(GAME, {"players": 2}, 3)
    table.choose(table.owing()[0], table.legal(table.owing()[0])[0])
    with connected("") as cluster:
        assert [*simulate(PLAN, cluster, 5)] == [*simulate(PLAN, 1, 5)]
        assert run_contest(contest, cluster).to_json() == run_contest(contest).to_json()
        for name, workers in (("there.html", cluster), ("here.html", 1)):
            write_report(GAME, request, tmp_path / name, workers)
        assert (tmp_path / "there.html").read_bytes() == (tmp_path / "here.html").read_bytes()
        assert analyse(table, iterations=4, workers=cluster).to_json() == analyse(table, iterations=4).to_json()
        with closing(fuzz(GAME, 1, 20, cluster)) as failures:
            assert [*islice(failures, 3)] == [None] * 3
        with pytest.raises(WuselError, match=r"^there is no bot 'nobody'"):
            next(simulate(replace(PLAN, seats=("nobody", "random")), cluster))


def test_tasks_of_a_lost_machine_are_repeated(machines: Any, tmp_path: Path) -> None:  # noqa: ANN401
    from wusel.lab.cluster import connected  # noqa: PLC0415

    doomed = with_retries(partial(machines.add_node, **SMALL))
    diary = tmp_path / "diary"
    with connected("") as cluster:
        assert cluster.count() == 2
        work = cluster.run_tasks(range(PLAN.games), partial(HangingSimulator, diary, doomed.node_id))
        found: list[list[Row]] = []
        listening = Thread(target=lambda: found.extend(work))
        listening.start()
        while not diary.exists() or doomed.node_id not in diary.read_text():
            time.sleep(0.01)
        machines.remove_node(doomed, allow_graceful=False)
        listening.join()
    assert found == [*simulate(PLAN, chunk=1)]
    lines = [line.split() for line in diary.read_text().splitlines()]
    lost = [n for n, machine in lines if machine == doomed.node_id]
    assert Counter(n for n, _ in lines) == Counter(map(str, range(PLAN.games))) + Counter(lost)


@pytest.mark.usefixtures("machines")
def test_rows_are_kept_after_an_interrupt(tmp_path: Path) -> None:
    file = tmp_path / "rows.csv"
    command = ["simulate", GAME.name, "--seats", "random,random", "--games", "1000000", "--on", "ray"]
    with Popen([sys.executable, "-m", "wusel", *command, "--out", str(file)], stdout=PIPE, text=True) as process:
        while not file.exists() or file.stat().st_size < 1000:
            assert process.poll() is None
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        said, _ = process.communicate(timeout=120)
    assert process.returncode == 130
    assert "games" in said
    plan = new_plan(GAME, ["random", "random"], {"players": 2}, 1, 20)
    rows = [row_values(row) for (row,) in simulate(plan, chunk=1)]
    assert file.read_text(encoding="utf-8").splitlines()[1:21] == [
        ",".join("" if cell is None else str(cell) for cell in row) for row in rows
    ]
