"""Serve the games (`wusel serve`), in one process or in several."""

import gc
import logging
import os
import sys
from contextlib import suppress
from functools import partial
from typing import Final

from msgspec.structs import replace

from wusel.engine.errors import WuselError
from wusel.server.config import Config
from wusel.server.operations.logs import log_as_json
from wusel.server.operations.server_process import Server, bound_socket, make_server, uvicorn_log
from wusel.server.operations.supervisor import serve_group

GC_THRESHOLDS: Final = (50_000, 1, 1_000_000)
"""Thresholds of Python's cyclic garbage collector. The young generation is collected on a timer, five times a second:
by then most of what tables have allocated is free already and need not be examined. Tables, connections and choices
leave no reference cycles behind, so a full collection, which would stop all tables, happens only when nobody is
connected."""
SWITCH_SECONDS: Final = 0.0005
"""The interpreter's switch interval, for which the store's thread waits while the loop is busy: with Python's default
of 5 ms, a choice would wait for several intervals before it is stored."""
MOST_FILES: Final = 65_536
OTHER_FILES: Final = 200
"""Descriptors for the store, the bots and the pages, in addition to those of connections."""


def serve(config: Config, open_page: bool = False, quiet: bool = False, log_level: int = logging.INFO) -> None:
    """Serve until a signal, in one process or in several, and then drain."""
    log_as_json(log_level)
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(*GC_THRESHOLDS)
    files = raise_file_limit()
    config = replace(config, connections=min(config.connections, max(files - OTHER_FILES, files // 2)))
    uvicorn_log.setLevel(logging.CRITICAL)  # the caller gets the error that keeps it from opening
    if config.processes > 1:
        serve_group(config, open_page, quiet)
    else:
        serve_alone(config, open_page, quiet)


def serve_alone(config: Config, open_page: bool, quiet: bool) -> None:
    """Serve in this process."""
    gc.freeze()
    with bound_socket(config.host, config.port) as listener:
        config = replace(config, address=config.address or f"{config.host}:{listener.getsockname()[1]}")
        server, manager = make_server(config, partial(Server, open_page=open_page, quiet=quiet))
        try:
            server.run([listener])
        except SystemExit:
            raise manager.trouble or WuselError("the server could not start") from None


def raise_file_limit() -> int:
    """Raise the soft limit of open files to what is allowed, because every connection is a file. Return the limit."""
    if os.name != "posix":
        return MOST_FILES
    import resource  # noqa: PLC0415  # there is none elsewhere

    files, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    if files < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
