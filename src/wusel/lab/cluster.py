"""A Ray cluster as a pool of workers.

Ray sends a piece to whoever is free, and sends it again if that worker or its machine is lost. The machines have Wusel
installed themselves: what travels is the job, the pieces, and what came of them.
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
# What happens to a cluster is told in a sentence of ours.
os.environ.setdefault("RAY_BACKEND_LOG_LEVEL", "fatal")

import grpc
import ray
from ray._private.authentication.authentication_token_setup import maybe_enable_token_auth_if_token_available
from ray._private.grpc_utils import init_grpc_channel
from ray._private.services import canonicalize_bootstrap_address_or_die as address_of_this_machines
from ray.exceptions import AuthenticationError, LocalRayletDiedError, RayError, RayTaskError

import wusel
from wusel.engine.errors import WuselError
from wusel.lab.worker_pool import AHEAD, Found, Job, Task

CLIENT: Final = "ray://"
ANSWER_WITHIN: Final = 3.0
"""Seconds that a machine may take to pick up."""
LOOK_AGAIN_AFTER: Final = 5.0
"""Seconds; clusters grow and shrink."""
GONE_AFTER: Final = 20.0
"""Seconds of silence. After sixty Ray would end the whole process, with whatever it has still to write."""
ASKED_FIRST: Final = ("/ray.rpc.NodeInfoGcsService/GetClusterId", "/ray.rpc.RayletDriver/ClusterInfo")
"""What a head is asked by whoever connects: from within the cluster, and from outside by the port for clients."""
TOKEN_WANTED: Final = (
    "set RAY_AUTH_MODE=token, and RAY_AUTH_TOKEN to the token of the cluster or RAY_AUTH_TOKEN_PATH to a file with it"
)
BROKEN_PIPE: Final = "Broken pipe"
MOST_TRIES: Final = 5
"""A piece that has cost so many workers their lives is itself to blame."""

Told = tuple[str, str, bytes]
"""Which Wusel, of which sources, and the job."""


# --- here


@contextmanager
def connected(where: str) -> Iterator["Cluster"]:
    """The cluster at an address such as ray://head:10001; or, for nothing, the one that this machine belongs to."""
    address = where or os.environ.get("RAY_ADDRESS") or this_machines()
    check_that_it_answers(address)
    check_the_token(address)
    try:
        with warnings.catch_warnings(action="ignore"):
            ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
        logging.getLogger("ray.util.client.logsclient").setLevel(logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError, RayError) as error:
        raise WuselError(f"no Ray cluster can be had at {address}: {first_line(error)}") from None
    try:
        yield Cluster(address, "" if address.startswith(CLIENT) else raylet_of_this_machine())
    finally:
        ray.shutdown()


def this_machines() -> str:
    """Ray takes the token that lies on a machine for the cluster of that machine, but for no address that is named."""
    try:
        address = str(address_of_this_machines("auto"))
        maybe_enable_token_auth_if_token_available(warn_if_disabled=False)
        return address
    except ConnectionError:
        raise WuselError(
            f"no Ray cluster runs on this machine; start one with ray start --head, or name one: {CLIENT}HOST:PORT"
        ) from None


def check_that_it_answers(address: str) -> None:
    """Ray itself would try for minutes."""
    at = urlsplit(address if "://" in address else f"//{address}")
    try:
        with socket.create_connection((at.hostname, at.port), ANSWER_WITHIN):
            pass
    except (OSError, ValueError) as error:
        raise WuselError(f"no Ray cluster answers at {address}: {getattr(error, 'strerror', None) or error}") from None


def check_the_token(address: str) -> None:
    """A cluster with token authentication is silent to whoever has none, and Ray says no more than that."""
    try:
        with init_grpc_channel(address.removeprefix(CLIENT)) as channel:
            channel.unary_unary(ASKED_FIRST[address.startswith(CLIENT)])(b"", timeout=ANSWER_WITHIN)
    except AuthenticationError:
        raise WuselError(f"RAY_AUTH_MODE is token, but there is none for {address}; {TOKEN_WANTED}") from None
    except grpc.RpcError as error:
        # Anything else that may be wrong is told when we connect.
        if error.code() == grpc.StatusCode.UNAUTHENTICATED:
            raise WuselError(f"the Ray cluster at {address} wants another token, or any; {TOKEN_WANTED}") from None


def raylet_of_this_machine() -> str:
    """The socket of Ray's process here, through which all pieces go."""
    node = ray._private.worker.global_worker.node
    return str(node.raylet_socket_name) if node is not None else ""


def check_the_raylet(raylet: str) -> None:
    """Some ten seconds after this process has ended, Ray ends ours as well, with whatever it has still to write."""
    if not raylet:
        return
    try:
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(ANSWER_WITHIN)
            line.connect(raylet)
    except (ConnectionRefusedError, FileNotFoundError) as error:
        raise gone(error) from None
    except OSError:
        return  # too busy to say


def first_line(error: Exception) -> str:
    """What Ray says in short; where it begins with a heading to a traceback, what stands at the end of that."""
    first, *_, last = str(error).strip().split("\n") * 2
    return last.partition(". ")[0] if first.endswith(":") else first


class Cluster:
    """All processors of a cluster, as many as there are at the time."""

    def __init__(self, address: str, raylet: str = "") -> None:
        self.address = address
        self.raylet = raylet
        self.heard = monotonic()
        self.looked = -LOOK_AGAIN_AFTER
        self.known = 1

    def count(self) -> int:
        if monotonic() - self.looked >= LOOK_AGAIN_AFTER and self.is_there():
            self.looked = monotonic()
            self.known = max(1, int(ray.cluster_resources().get("CPU", 0)))
        return self.known

    def is_there(self) -> bool:
        """Whether its head answers now; if it has not done so for long, it is gone."""
        check_the_raylet(self.raylet)
        try:
            check_that_it_answers(self.address)
        except WuselError:
            if monotonic() - self.heard >= GONE_AFTER:
                raise
            return False
        self.heard = monotonic()
        return True

    def wait_for(self, piece: Any) -> Any:  # noqa: ANN401  # Ray does not say of what a reference is
        while not ray.wait([piece], timeout=LOOK_AGAIN_AFTER)[0]:
            self.is_there()
        return found_by(piece)

    def work_through(self, tasks: Iterable[Task], job: Job[Task, Found]) -> Generator[Found]:
        """Pieces that nobody waits for any more are not called off: Ray's own calling off can end the whole process
        when it meets a piece that is just done. They end by themselves, or with the connection."""
        told: Told = (wusel.__version__, sources(), pickle.dumps(job))
        waiting: deque[Any] = deque()
        try:
            sent = ray.put(told)
            for task in tasks:
                waiting.append(do_piece.remote(sent, task))
                while len(waiting) >= AHEAD * self.count():
                    yield self.wait_for(waiting[0])
                    waiting.popleft()
            while waiting:
                yield self.wait_for(waiting[0])
                waiting.popleft()
        except (OSError, LocalRayletDiedError) as error:
            raise gone(error) from None


def gone(error: Exception) -> WuselError:
    """Ray's own words are about pipes and sockets."""
    return WuselError(
        "the Ray cluster does not answer any more: its process on this machine, the raylet, or the connection to it "
        f"has ended, perhaps for want of memory ({first_line(error)}). What had come back is kept; start Ray and this "
        "command again"
    )


def found_by(piece: Any) -> Any:  # noqa: ANN401  # Ray does not say of what a reference is
    """What came of a piece. A sentence of ours comes back as it was said there."""
    try:
        return ray.get(piece)
    except RayTaskError as error:
        if isinstance(error.cause, WuselError):
            raise error.cause from None
        raise
    except LocalRayletDiedError:
        raise
    except RayError as error:
        if BROKEN_PIPE in str(error):
            raise gone(error) from None
        said = first_line(error)
        if "No module named 'wusel'" in str(error):
            said = f"a machine of the cluster has no wusel; install {wusel.__version__} on all of them"
        raise WuselError(f"a piece of the work could not be done: {said}") from None


# --- there


@ray.remote(max_retries=MOST_TRIES - 1)
def do_piece(told: Told, task: Any) -> Any:  # noqa: ANN401  # of whatever job this is
    return ready(told)(task)


@lru_cache(maxsize=1)
def ready(told: Told) -> Callable[[Any], Any]:
    """A worker gets ready once for each job, if it has the very Wusel that the job comes from: other rules would give
    other games, without anybody noticing."""
    version, theirs, job = told
    if (version, theirs) != (wusel.__version__, sources()):
        raise WuselError(
            f"the machine {socket.gethostname()} has wusel {wusel.__version__} ({sources()}), and here is {version} "
            f"({theirs}); install the same everywhere"
        )
    do: Callable[[Any], Any] = pickle.loads(job)()
    return do


@cache
def sources() -> str:
    """What is installed as wusel, in short: the same for the same sources and content, compiled or not."""
    home = Path(wusel.__file__).parent
    known = sha256()
    for path in sorted(path for path in home.rglob("*") if path.suffix in (".py", ".toml")):
        known.update(path.relative_to(home).as_posix().encode())
        known.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return known.hexdigest()[:12]
