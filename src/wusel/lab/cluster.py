"""A Ray cluster as a worker pool.

Ray sends a task to any free worker, and sends it again if that worker or its machine is lost. Every machine has Wusel
installed: only the job, the tasks and their results are sent.
"""

import logging
import os
import pickle
import socket
import warnings
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Any, Final
from urllib.parse import urlsplit

# Ray reads these when it is imported, or when it first connects.
os.environ.setdefault("RAY_CLIENT_INITIAL_CONNECTION_TIMEOUT_S", "2")
os.environ.setdefault("RAY_CLIENT_MAX_CONNECTION_TIMEOUT_S", "2")
os.environ.setdefault("RAY_IGNORE_UNHANDLED_ERRORS", "1")
# Errors of the cluster are reported by our own messages.
os.environ.setdefault("RAY_BACKEND_LOG_LEVEL", "fatal")

import grpc
import ray
from ray._private.authentication.authentication_token_setup import maybe_enable_token_auth_if_token_available
from ray._private.grpc_utils import init_grpc_channel
from ray._private.services import canonicalize_bootstrap_address_or_die as ray_address
from ray.exceptions import AuthenticationError, LocalRayletDiedError, RayError, RayTaskError

from wusel.engine.errors import WuselError
from wusel.lab.worker_pool import TASKS_PER_WORKER, Job, Output, Task
from wusel.version import __version__

CLIENT: Final = "ray://"
CONNECT_TIMEOUT: Final = 3.0
POLL_SECONDS: Final = 5.0
"""Between two polls of the number of processors, since clusters grow and shrink."""
LOST_AFTER: Final = 20.0
"""Seconds without an answer. After sixty Ray would end the whole process, with unwritten results."""
FIRST_CALLS: Final = ("/ray.rpc.NodeInfoGcsService/GetClusterId", "/ray.rpc.RayletDriver/ClusterInfo")
"""The first gRPC call to a head: from within the cluster, and from outside by the port for clients."""
TOKEN_HINT: Final = (
    "set RAY_AUTH_MODE=token, and RAY_AUTH_TOKEN to the token of the cluster or RAY_AUTH_TOKEN_PATH to a file with it"
)
BROKEN_PIPE: Final = "Broken pipe"
MAX_ATTEMPTS: Final = 5
"""A task that has crashed this many workers is itself the cause."""

JobMessage = tuple[str, str, bytes]
"""The version, the digest of the sources, and the pickled job."""


# --- the driver


@contextmanager
def connected(where: str) -> Iterator["Cluster"]:
    """Connect to the cluster at an address such as ray://head:10001; without one, to the cluster of this machine."""
    address = where or os.environ.get("RAY_ADDRESS") or local_address()
    check_reachable(address)
    check_token(address)
    try:
        with warnings.catch_warnings(action="ignore"):
            ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
        logging.getLogger("ray.util.client.logsclient").setLevel(logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError, RayError) as error:
        raise WuselError(f"no Ray cluster can be had at {address}: {first_line(error)}") from None
    try:
        yield Cluster(address, "" if address.startswith(CLIENT) else local_raylet())
    finally:
        ray.shutdown()


def local_address() -> str:
    """The address of the cluster of this machine. Ray reads the token file of a machine for this cluster only."""
    try:
        address = str(ray_address("auto"))
        maybe_enable_token_auth_if_token_available(warn_if_disabled=False)
        return address
    except ConnectionError:
        raise WuselError(
            f"no Ray cluster runs on this machine; start one with ray start --head, or name one: {CLIENT}HOST:PORT"
        ) from None


def check_reachable(address: str) -> None:
    """Check the TCP connection, since Ray itself would retry for minutes."""
    at = urlsplit(address if "://" in address else f"//{address}")
    try:
        with socket.create_connection((at.hostname, at.port), CONNECT_TIMEOUT):
            pass
    except (OSError, ValueError) as error:
        raise WuselError(f"no Ray cluster answers at {address}: {getattr(error, 'strerror', None) or error}") from None


def check_token(address: str) -> None:
    """Check the authentication token. Without a valid one Ray only reports a timeout."""
    try:
        with init_grpc_channel(address.removeprefix(CLIENT)) as channel:
            channel.unary_unary(FIRST_CALLS[address.startswith(CLIENT)])(b"", timeout=CONNECT_TIMEOUT)
    except AuthenticationError:
        raise WuselError(f"RAY_AUTH_MODE is token, but there is none for {address}; {TOKEN_HINT}") from None
    except grpc.RpcError as error:
        # Other errors are reported by ray.init.
        if error.code() == grpc.StatusCode.UNAUTHENTICATED:
            raise WuselError(f"the Ray cluster at {address} wants another token, or any; {TOKEN_HINT}") from None


def local_raylet() -> str:
    """The socket of the raylet on this machine, which all tasks go through."""
    node = ray._private.worker.global_worker.node
    return str(node.raylet_socket_name) if node is not None else ""


def check_raylet(raylet: str) -> None:
    """Check that the raylet is alive: some ten seconds after its end Ray ends our process, with unwritten results."""
    if not raylet:
        return
    try:
        with socket.socket(socket.AF_UNIX) as connection:
            connection.settimeout(CONNECT_TIMEOUT)
            connection.connect(raylet)
    except (ConnectionRefusedError, FileNotFoundError) as error:
        raise connection_lost(error) from None
    except OSError:
        return  # busy, not dead


def first_line(error: Exception) -> str:
    """The first line of Ray's message, or the last line of a traceback in it."""
    first, *_, last = str(error).strip().split("\n") * 2
    return last.partition(". ")[0] if first.endswith(":") else first


class Cluster:
    """A pool of as many workers as the cluster has processors at the time."""

    def __init__(self, address: str, raylet: str = "") -> None:
        self.address = address
        self.raylet = raylet
        self.last_answer = monotonic()
        self.last_poll = -POLL_SECONDS
        self.processors = 1

    def count(self) -> int:
        if monotonic() - self.last_poll >= POLL_SECONDS and self.answers():
            self.last_poll = monotonic()
            self.processors = max(1, int(ray.cluster_resources().get("CPU", 0)))
        return self.processors

    def answers(self) -> bool:
        """Return whether the head answers now; raise an error if it has been silent for long."""
        check_raylet(self.raylet)
        try:
            check_reachable(self.address)
        except WuselError:
            if monotonic() - self.last_answer >= LOST_AFTER:
                raise
            return False
        self.last_answer = monotonic()
        return True

    def wait_for_result(self, task: Any) -> Any:  # noqa: ANN401  # Ray does not say of what a reference is
        while not ray.wait([task], timeout=POLL_SECONDS)[0]:
            self.answers()
        return result_of(task)

    def run_tasks(self, tasks: Iterable[Task], job: Job[Task, Output]) -> Generator[Output]:
        """Yield the results in order. Pending tasks are not cancelled: they end by themselves, or with the connection.
        `ray.cancel` can end the whole process when a task has just finished."""
        message: JobMessage = (__version__, source_digest(), pickle.dumps(job))
        pending: deque[Any] = deque()
        try:
            sent = ray.put(message)
            for task in tasks:
                pending.append(run_task.remote(sent, task))
                while len(pending) >= TASKS_PER_WORKER * self.count():
                    yield self.wait_for_result(pending[0])
                    pending.popleft()
            while pending:
                yield self.wait_for_result(pending[0])
                pending.popleft()
        except (OSError, LocalRayletDiedError) as error:
            raise connection_lost(error) from None


def connection_lost(error: Exception) -> WuselError:
    """An error message instead of Ray's own about pipes and sockets."""
    return WuselError(
        "the Ray cluster does not answer any more: its process on this machine, the raylet, or the connection to it "
        f"has ended, perhaps for want of memory ({first_line(error)}). What had come back is kept; start Ray and this "
        "command again"
    )


def result_of(task: Any) -> Any:  # noqa: ANN401  # Ray does not say of what a reference is
    """The result of a task. A WuselError of the worker is raised here again."""
    try:
        return ray.get(task)
    except RayTaskError as error:
        if isinstance(error.cause, WuselError):
            raise error.cause from None
        raise
    except LocalRayletDiedError:
        raise
    except RayError as error:
        if BROKEN_PIPE in str(error):
            raise connection_lost(error) from None
        reason = first_line(error)
        if "No module named 'wusel'" in str(error):
            reason = f"a machine of the cluster has no wusel; install {__version__} on all of them"
        raise WuselError(f"a piece of the work could not be done: {reason}") from None


# --- the workers


@ray.remote(max_retries=MAX_ATTEMPTS - 1)
def run_task(message: JobMessage, task: Any) -> Any:  # noqa: ANN401  # the types of the job
    return load_job(message)(task)


@lru_cache(maxsize=1)
def load_job(message: JobMessage) -> Callable[[Any], Any]:
    """Initialise a worker for a job, once. Its Wusel must be the same as the driver's, since other rules would silently
    give other games."""
    version, theirs, job = message
    if (version, theirs) != (__version__, source_digest()):
        raise WuselError(
            f"the machine {socket.gethostname()} has wusel {__version__} ({source_digest()}), and here is "
            f"{version} ({theirs}); install the same everywhere"
        )
    process: Callable[[Any], Any] = pickle.loads(job)()
    return process


@cache
def source_digest() -> str:
    """A digest of the installed sources and content, the same for compiled and plain builds. `making` plays no part in
    a game, and its templates are in packages alone."""
    home = Path(__file__).parents[1]
    digest = sha256()
    for path in sorted(path for path in home.rglob("*") if path.suffix in (".py", ".toml")):
        name = path.relative_to(home).as_posix()
        if name.startswith("making/"):
            continue
        digest.update(name.encode())
        digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()[:12]
