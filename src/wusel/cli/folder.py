"""Serves the folder that `make tab` builds, to this computer alone: files and nothing else, like any web space."""

import webbrowser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import typer

from wusel.engine.errors import WuselError


class Files(SimpleHTTPRequestHandler):
    """Answers with files; says nothing of it."""

    def log_message(self, format: str, *args: object) -> None:
        """Log nothing."""


def folder_server(folder: Path, port: int, files: type[Files] = Files) -> ThreadingHTTPServer:
    """A server of a folder, not running yet."""
    if not (folder / "files.json").exists():
        raise WuselError(f"There is no Wusel in a tab in {folder}: build it with make tab, or name its --folder.")
    try:
        return ThreadingHTTPServer(("127.0.0.1", port), partial(files, directory=str(folder)))
    except OSError as error:
        raise WuselError(f"Port {port} cannot be used: {error.strerror}. Name another one with --port.") from None


def serve_folder(folder: Path, port: int, open_page: bool) -> None:
    """Serve a folder until Ctrl+C."""
    with folder_server(folder, port) as server:
        address = f"http://localhost:{server.server_port}/"
        typer.echo(f"Wusel in a tab is at {address} (Ctrl+C closes it)")
        if open_page:
            webbrowser.open(address)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            return
