"""The OpenAPI document, generated from the endpoints."""

import re
from functools import cache
from typing import Any

import msgspec

from wusel.server.refusals import STATUS
from wusel.server.web.api import ENDPOINTS
from wusel.server.web.endpoint import Endpoint
from wusel.server.wire.api_messages import Problem
from wusel.version import __version__

REFS = "#/components/schemas/{name}"
ID = {"type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[A-Za-z0-9_-]+$"}


@cache
def openapi() -> dict[str, Any]:
    """An OpenAPI 3.1 document."""
    kinds = [endpoint.answer for endpoint in ENDPOINTS] + [each.body for each in ENDPOINTS if each.body] + [Problem]
    queries = [kind for endpoint in ENDPOINTS for kind in endpoint.query.values()]
    schemas, components = msgspec.json.schema_components(kinds + queries, ref_template=REFS)
    found = [(kind, schema) for kind, schema in zip(kinds + queries, schemas, strict=True)]
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, found)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Wusel",
            "version": __version__,
            "description": "Tables for board games. Play itself goes over the WebSocket at /api/play.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"cookie": {"type": "apiKey", "in": "cookie", "name": "wusel"}},
        },
    }


def schema_of(kind: Any, found: list[tuple[Any, Any]]) -> Any:  # noqa: ANN401  # any type has a schema
    return next(schema for each, schema in found if each is kind or each == kind)


def operation(endpoint: Endpoint, found: list[tuple[Any, Any]]) -> dict[str, Any]:
    parameters: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": ID} for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    parameters += [
        {"name": name, "in": "query", "required": False, "schema": schema_of(kind, found)}
        for name, kind in endpoint.query.items()
    ]
    described: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.summary,
        "parameters": parameters,
        "security": [{"cookie": []}, {}],
        "responses": {"200": answers(endpoint, found)} | problems(found),
    }
    if endpoint.body is not None:
        content = {"application/json": {"schema": schema_of(endpoint.body, found)}}
        described["requestBody"] = {"required": True, "content": content}
    return described


def answers(endpoint: Endpoint, found: list[tuple[Any, Any]]) -> dict[str, Any]:
    media = "application/x-ndjson" if endpoint.answer is str else "application/json"
    return {"description": "Done.", "content": {media: {"schema": schema_of(endpoint.answer, found)}}}


def problems(found: list[tuple[Any, Any]]) -> dict[str, Any]:
    content = {"application/json": {"schema": schema_of(Problem, found)}}
    return {
        str(status): {"description": "Not done; nothing has changed.", "content": content}
        for status in sorted(set(STATUS.values()))
    }
