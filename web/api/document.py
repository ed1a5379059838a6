"""The description of the operations as an OpenAPI document (3.1), made of the operations themselves."""

from collections.abc import Mapping
from functools import lru_cache
from http import HTTPStatus
from typing import Any, Final

from web.api.answers import ErrorJson
from web.api.asking import ApiRequest
from web.api.json_schema import SchemaBook
from web.api.operation import ROOT, ApiOperation, ApiParameter
from web.api.operations import LANGUAGE, OPERATIONS
from wording import LANGUAGES, N_, Translator, translator

_JSON: Final = "application/json"
_REFUSALS: Final[Mapping[int, str]] = {
    400: N_("The body is not JSON."),
    401: N_("The key is wrong, or was revoked."),
    413: N_("The body is too long."),
    415: N_("The body is not declared as application/json."),
    422: N_(
        "The hand, the question or a parameter in the address is wrong; faults lists each problem."
    ),
    429: N_("Too many requests; Retry-After says how many seconds to wait."),
}
_WITH_BODY: Final = frozenset({400, 413, 415})


def document(t: Translator) -> dict[str, Any]:
    """The whole document, with the texts of that language."""
    return _document(t.lang)


@lru_cache(maxsize=len(LANGUAGES))
def _document(lang: str) -> dict[str, Any]:
    t = translator(lang)
    book = SchemaBook(t.gettext)
    operations = (*OPERATIONS, DESCRIPTION)
    paths = {each.path: {each.method.lower(): _operation(each, book, t)} for each in operations}
    error = book.schema(ErrorJson)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Fanwise", "version": "1"},
        "servers": [{"url": ROOT}],
        "security": [{}, {"key": []}],
        "paths": paths,
        "components": {
            "schemas": dict(sorted(book.components.items())),
            "responses": {
                HTTPStatus(status).name: {
                    "description": t.gettext(says),
                    "content": {_JSON: {"schema": error}},
                }
                for status, says in _REFUSALS.items()
            },
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(operation: ApiOperation, book: SchemaBook, t: Translator) -> dict[str, Any]:
    statuses = [status for status in _REFUSALS if operation.body or status not in _WITH_BODY]
    described: dict[str, Any] = {
        "operationId": operation.name,
        "summary": t.gettext(operation.says),
        "parameters": [_parameter(each, operation, book, t) for each in operation.parameters],
        "responses": {
            "200": {
                "description": "OK",
                "content": {_JSON: _with_example(book, operation.answer, _answer(operation, t))},
            },
            **{
                str(status): {"$ref": f"#/components/responses/{HTTPStatus(status).name}"}
                for status in statuses
            },
        },
    }
    if operation.body:
        shown = operation.example.body if operation.example else None
        content = {_JSON: _with_example(book, operation.body, shown)}
        described["requestBody"] = {"required": True, "content": content}
    return described


def _parameter(
    parameter: ApiParameter, operation: ApiOperation, book: SchemaBook, t: Translator
) -> dict[str, Any]:
    schema = book.schema(parameter.kind)
    schema.pop("description", None)  # said by the parameter itself
    described = {
        "name": parameter.name,
        "in": "query",
        "description": t.gettext(parameter.says),
        "required": parameter.required,
        "schema": schema,
    }
    shown = operation.example.query.get(parameter.name) if operation.example else None
    if shown is not None:
        described["example"] = _typed(shown, schema)
    return described


def _typed(shown: str, schema: Mapping[str, Any]) -> Any:
    """The word of an address as its schema has it."""
    if schema.get("type") == "array":
        return [shown]
    return int(shown) if schema.get("type") == "integer" else shown


def _with_example(book: SchemaBook, kind: Any, shown: Any) -> dict[str, Any]:
    described = {"schema": book.schema(kind)}
    return described if shown is None else {**described, "example": shown}


def _answer(operation: ApiOperation, t: Translator) -> Any:
    """What the example is answered: worked out, so that it is always right."""
    if operation.example is None:
        return None
    query = {name: (word,) for name, word in operation.example.query.items()}
    return operation.run(ApiRequest(query, operation.example.body, t))


DESCRIPTION: Final = ApiOperation(
    "openapi",
    "GET",
    "/openapi.json",
    N_("This description."),
    lambda asked: document(asked.t),
    (LANGUAGE,),
    dict[str, Any],
)
