"""The interface described for programs: OpenAPI, made from the list of endpoints."""

import re
from typing import Any

import msgspec

import alhambra
from alhambra.server.api import ENDPOINTS, Endpoint
from alhambra.server.wire import Failure

REFERENCE = "#/components/schemas/{name}"
PARAMETERS: dict[str, dict[str, Any]] = {
    "table": {"type": "string", "pattern": "^[0-9a-z]{12}$"},
    "ply": {"type": "integer", "minimum": 0, "maximum": 999999},
    "page": {"type": "integer", "minimum": 0, "maximum": 9999},
    "game": {"type": "string", "pattern": "^[a-z]{1,16}$"},
    "step": {"type": "string", "pattern": "^[a-z]{1,16}$"},
}


def description(prefix: str = "") -> dict[str, Any]:
    """The whole interface, of a server whose addresses begin with a prefix."""
    kinds: list[Any] = [Failure]
    for endpoint in ENDPOINTS:
        kinds += [kind for kind in (endpoint.body, endpoint.content) if kind not in (None, str)]
    shapes, components = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    shape = dict(zip(map(str, kinds), shapes, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        path = re.sub(r":\w+}", "}", endpoint.path)
        paths.setdefault(path, {})[endpoint.method.lower()] = _operation(endpoint, shape)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Alhambra tables", "version": alhambra.__version__},
        **({"servers": [{"url": prefix}]} if prefix else {}),
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint, shape: dict[str, Any]) -> dict[str, Any]:
    names = re.findall(r"{(\w+)", endpoint.path)
    content: dict[str, Any]
    if endpoint.content is str:
        content = {"text/plain": {"schema": {"type": "string"}}}
    else:
        content = {"application/json": {"schema": shape[str(endpoint.content)]}}
    error = {"application/json": {"schema": shape[str(Failure)]}}
    operation: dict[str, Any] = {
        "operationId": endpoint.answer.__name__,
        "summary": (endpoint.answer.__doc__ or "").strip(),
        "responses": {
            str(endpoint.status): {"description": "as asked", "content": content},
            "default": {"description": "refused; nothing has changed", "content": error},
        },
    }
    if names:
        operation["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]}
            for name in names
        ]
    if endpoint.body is not None:
        body = {"application/json": {"schema": shape[str(endpoint.body)]}}
        operation["requestBody"] = {"required": True, "content": body}
    return operation
