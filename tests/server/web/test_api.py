"""The JSON API agrees with its description for any person and any request."""

from collections.abc import Iterator
from typing import Any

import hypothesis.strategies as st
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from tests.server.visitors import PATIENCE, RunningServer, run_server
from tests.thorough import cases
from wusel.games import SHELF
from wusel.server.web.api import ENDPOINTS
from wusel.server.web.endpoint import Endpoint

CONFIG = {"checks": {"negative_data_rejection": {"expected-statuses": [400, 404, 413]}}}
TRUTHS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
]
WITH_INPUT = [each for each in ENDPOINTS if each.body or each.query or "{" in each.path]
Case = schemathesis.Case[Any]
# The server runs in a thread of its own and may draw lots at any time. Hypothesis would attribute this to the requests.
pytestmark = pytest.mark.filterwarnings("ignore:Do not use the `random` module")
[examples] = cases([10], [4])
few = settings(max_examples=examples, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))


def name_of(endpoint: Endpoint) -> str:
    return f"{endpoint.method} {endpoint.path}"


def whole(value: Any) -> Any:  # noqa: ANN401  # JSON
    """Write whole floats as integers. JSON Schema accepts 2.0 as an integer, but the server does not."""
    match value:
        case float() if value.is_integer():
            return int(value)
        case list():
            return [whole(each) for each in value]
        case dict():
            return {name: whole(each) for name, each in value.items()}
    return value


class Scene:
    """A person with tables in every phase, and the API's description."""

    def __init__(self, running: RunningServer) -> None:
        self.running = running
        self.guest = guest = running.guest("Anna")
        self.over = guest.opens(seats="you greedy", start=True)
        guest.post(f"/api/tables/{self.over}", type="propose", id="stop", seat=0, what="stop")
        self.tables = [guest.opens(seats="you open"), guest.opens(seats="you you:Ben", start=True), self.over]
        url = f"http://{running.address}/api/openapi.json"
        self.api = schemathesis.openapi.from_url(url, config=SchemathesisConfig.from_dict(CONFIG))

    def operation(self, endpoint: Endpoint) -> Any:  # noqa: ANN401  # schemathesis keeps the type to itself
        return self.api[endpoint.path][endpoint.method]

    def asked(self, endpoint: Endpoint, mode: GenerationMode) -> st.SearchStrategy[Case]:
        strategy: st.SearchStrategy[Case] = self.operation(endpoint).as_strategy(generation_mode=mode)
        return strategy

    def cookies(self, endpoint: Endpoint) -> dict[str, str]:
        """Return the cookies of a person. A deletion gets another person's, because they are worthless afterwards."""
        guest = self.running.guest("Ben") if endpoint.method == "DELETE" else self.guest
        return dict(guest.web.cookies)

    def good_body(self, what: str) -> object:
        """Return a valid body."""
        info = self.guest.get(f"/api/tables/{self.guest.opens()}")
        bodies = {
            "rename": {"name": "Berta"},
            "let_in": {"address": ""},
            "new_table": {"game": next(iter(SHELF)), "seats": ["you", "you:Ben", "greedy"], "start": True},
            "find_table": {"code": info["code"]},
            "command": {"type": "chat", "id": "chat", "text": "hello"},
            "fork": {"choices": 0},
            "report": {"browser": "any"},
        }
        if what == "adopt":
            return self.guest.post("/api/me/link")
        if what == "upload":
            return {"save": self.guest.web.get(f"/api/tables/{self.over}/save").text}
        return bodies.get(what, schemathesis.core.NOT_SET)


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with run_server(tmp_path_factory.mktemp("api") / "wusel.db") as running:
        yield Scene(running)


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=name_of)
def test_what_can_be_done_is_answered_as_described(scene: Scene, endpoint: Endpoint) -> None:
    places = {"table": scene.over, "game": next(iter(SHELF))}
    case = scene.operation(endpoint).Case(
        path_parameters={name: place for name, place in places.items() if f"{{{name}}}" in endpoint.path},
        body=scene.good_body(endpoint.handler.__name__),
        media_type="application/json",
    )
    response = case.call(cookies=scene.cookies(endpoint), timeout=PATIENCE)
    assert response.status_code == 200, response.text
    case.validate_response(response, checks=TRUTHS)


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=name_of)
def test_whoever_asks_as_described_is_answered_as_described(scene: Scene, endpoint: Endpoint) -> None:
    @few
    @given(
        case=scene.asked(endpoint, GenerationMode.POSITIVE),
        table=st.sampled_from(scene.tables),
        cookies=st.sampled_from([scene.cookies(endpoint), {}]),
    )
    def ask(case: Case, table: str, cookies: dict[str, str]) -> None:
        if "table" in case.path_parameters:
            case.path_parameters["table"] = table
        case.body = whole(case.body)
        response = case.call(cookies=cookies, timeout=PATIENCE)
        assert response.status_code != 400 or response.json()["code"] not in ("malformed", "bad_query")
        case.validate_response(response, checks=TRUTHS)

    ask()


@pytest.mark.parametrize("endpoint", WITH_INPUT, ids=name_of)
def test_whoever_asks_otherwise_is_refused_as_described(scene: Scene, endpoint: Endpoint) -> None:
    @few
    @given(case=scene.asked(endpoint, GenerationMode.NEGATIVE))
    def ask(case: Case) -> None:
        case.validate_response(case.call(cookies=scene.cookies(endpoint), timeout=PATIENCE), checks=TRUTHS)

    ask()


def test_every_endpoint_is_described_and_nothing_else(scene: Scene) -> None:
    described = scene.guest.get("/api/openapi.json")
    found = {(method.upper(), path) for path, methods in described["paths"].items() for method in methods}
    assert found == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}
    for methods in described["paths"].values():
        for operation in methods.values():
            assert operation["summary"].endswith("."), operation["operationId"]


def test_a_wrong_method_is_told_the_right_ones(scene: Scene) -> None:
    answer = scene.guest.web.put("/api/me/link")
    assert answer.status_code == 405
    assert set(answer.headers["allow"].split(", ")) == {"POST", "DELETE"}
    assert answer.json() == {"code": "http_405", "message": "this cannot be done here"}
