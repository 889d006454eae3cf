"""Static files of the browser client, and its index page for every route of the single-page application."""

from functools import partial
from pathlib import Path
from typing import Final

from anyio import open_file  # noqa: F401  # FileResponse imports it late, which would block the event loop
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

CLIENT: Final = Path(__file__).parents[1] / "client"
ADDRESSES: Final = (
    "/",
    "/new/{game}",
    "/t/{table}",
    "/replay/{table}",
    "/rules/{game}",
    "/day/{game}",
    "/day/{game}/{day}",
    "/evenings",
    "/book/{game}",
    "/settings",
    "/me",
)
CACHE_FOREVER: Final = "public, max-age=31536000, immutable"


class BuiltFiles(StaticFiles):
    """Static files with a content hash in their names: cached forever."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]  # passed on as they came
        response.headers["Cache-Control"] = CACHE_FOREVER
        return response


def page_routes() -> list[BaseRoute]:
    """The routes of the built client, else a page that says how to build it."""
    if not (CLIENT / "index.html").exists():
        return [Route("/", not_built)]
    single = [file for file in sorted(CLIENT.iterdir()) if file.is_file() and file.name != "index.html"]
    return [
        Mount("/assets", BuiltFiles(directory=CLIENT / "assets")),
        *(Route(f"/{file.name}", partial(single_file, file)) for file in single),
        *(Route(address, index) for address in ADDRESSES),
    ]


async def single_file(path: Path, request: Request) -> Response:
    """Answer with a file without a hash in its name, such as the icon."""
    return FileResponse(path, headers={"Cache-Control": "public, max-age=3600"})


async def index(request: Request, status: int = 200) -> Response:
    return FileResponse(CLIENT / "index.html", status, headers={"Cache-Control": "no-cache"})


def wants_page(request: Request) -> bool:
    """Return whether a browser requests a page, and the client is built."""
    is_page = not request.url.path.startswith("/api/") and "text/html" in request.headers.get("accept", "")
    return is_page and (CLIENT / "index.html").exists()


async def not_built(request: Request) -> Response:
    return HTMLResponse(
        "<!doctype html><html lang=en><meta charset=utf-8><title>Wusel</title><h1>Wusel</h1>"
        "<p>The tables are open, but the browser client has not been built: run <code>make client</code>. "
        "<a href=/api/openapi.json>What programs can ask for</a></p></html>"
    )
