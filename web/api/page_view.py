"""The OpenAPI document as a page shows it: each operation with its words, its example and its answer."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from web.api.json_schema import REFERENCES
from web.api.operation import ROOT

_TYPE_END = " | "


@dataclass(frozen=True, slots=True)
class ApiFieldView:
    """A word of the address or a key of the body; `kind` as programs write it."""

    name: str
    kind: str
    says: str
    required: bool


@dataclass(frozen=True, slots=True)
class ApiOperationView:
    """An operation. `curl` asks its example, `answer` is what comes; both empty where none is shown."""

    id: str
    method: str
    path: str
    summary: str
    parameters: tuple[ApiFieldView, ...]
    body: str
    fields: tuple[ApiFieldView, ...]
    curl: str
    answer: str


@dataclass(frozen=True, slots=True)
class ApiRefusalView:
    """A status with which a request is refused."""

    status: str
    says: str


@dataclass(frozen=True, slots=True)
class ApiView:
    """The whole page."""

    operations: tuple[ApiOperationView, ...]
    refusals: tuple[ApiRefusalView, ...]


def api_view(document: Mapping[str, Any], site: str) -> ApiView:
    """The page of a document; `site` is the address at which this site is."""
    operations = tuple(
        _operation(path, method, described, document, site)
        for path, methods in document["paths"].items()
        for method, described in methods.items()
    )
    return ApiView(operations, tuple(_refusals(document)))


def _operation(
    path: str,
    method: str,
    described: Mapping[str, Any],
    document: Mapping[str, Any],
    site: str,
) -> ApiOperationView:
    parameters = described.get("parameters", ())
    content = described.get("requestBody", {}).get("content", {}).get("application/json", {})
    answered = described["responses"]["200"]["content"]["application/json"].get("example")
    schema = _resolved(content.get("schema", {}), document)
    return ApiOperationView(
        id=described["operationId"],
        method=method.upper(),
        path=ROOT + path,
        summary=described["summary"],
        parameters=tuple(
            ApiFieldView(each["name"], _kind(each["schema"]), each["description"], each["required"])
            for each in parameters
        ),
        body=content.get("schema", {}).get("$ref", "").removeprefix(REFERENCES),
        fields=tuple(sorted(_fields(schema), key=lambda each: not each.required)),
        curl=_curl(site + ROOT + path, parameters, content.get("example")),
        answer="" if answered is None else _pretty(answered),
    )


def _fields(schema: Mapping[str, Any]) -> Iterator[ApiFieldView]:
    for name, each in schema.get("properties", {}).items():
        yield ApiFieldView(
            name, _kind(each), each.get("description", ""), name in schema["required"]
        )


def _refusals(document: Mapping[str, Any]) -> Iterator[ApiRefusalView]:
    statuses = {
        each["$ref"].rpartition("/")[2]: status
        for methods in document["paths"].values()
        for described in methods.values()
        for status, each in described["responses"].items()
        if "$ref" in each
    }
    for name, each in document["components"]["responses"].items():
        yield ApiRefusalView(statuses[name], each["description"])


def _resolved(schema: Mapping[str, Any], document: Mapping[str, Any]) -> Mapping[str, Any]:
    name = schema.get("$ref", "").removeprefix(REFERENCES)
    found: Mapping[str, Any] = document["components"]["schemas"][name] if name else schema
    return found


def _kind(schema: Mapping[str, Any]) -> str:
    """The type of a schema in a few signs: `string | null`, `Meld[]`, `E | S | W | N`."""
    if "enum" in schema:
        return _TYPE_END.join(map(str, schema["enum"]))
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REFERENCES)
    if "anyOf" in schema:
        return _TYPE_END.join(_kind(each) for each in schema["anyOf"])
    kind = schema.get("type", "any")
    if kind == "array":
        inner = _kind(schema["items"])
        return f"({inner})[]" if _TYPE_END in inner else f"{inner}[]"
    if isinstance(kind, list):
        return _TYPE_END.join(kind)
    if "maximum" in schema:
        return f"{kind} {schema['minimum']}–{schema['maximum']}"
    return str(kind)


def _curl(address: str, parameters: Any, body: Any) -> str:
    """The example as a command of a terminal."""
    query = {each["name"]: _word(each["example"]) for each in parameters if "example" in each}
    asked = f"'{address}{'?' if query else ''}{urlencode(query, safe='/')}'"
    if body is None:
        return f"curl {asked}"
    sent = json.dumps(body, ensure_ascii=False)
    return f"curl {asked} \\\n  -H 'Content-Type: application/json' \\\n  -d '{sent}'"


def _word(example: Any) -> str:
    return str(example[0] if isinstance(example, list) else example)


def _pretty(answer: Any) -> str:
    """The answer in lines, with what is short on one."""
    return "\n".join(_lines(answer, ""))


def _lines(value: Any, before: str) -> list[str]:
    plain = json.dumps(value, ensure_ascii=False)
    if len(before) + len(plain) <= 72 or not isinstance(value, dict | list) or not value:
        return [plain]
    inner = before + "  "
    if isinstance(value, dict):
        parts = [(f"{json.dumps(key, ensure_ascii=False)}: ", each) for key, each in value.items()]
        first, last = "{", "}"
    else:
        parts = [("", each) for each in value]
        first, last = "[", "]"
    lines = [first]
    for at, (name, each) in enumerate(parts):
        block = _lines(each, inner)
        end = "," if at + 1 < len(parts) else ""
        lines += [f"{inner}{name}{block[0]}", *block[1:]]
        lines[-1] += end
    return [*lines, f"{before}{last}"]
