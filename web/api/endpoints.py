"""The routes of the operations below `/api/v1`: what came is read, counted, answered."""

import json
from functools import partial
from typing import Any, Final

from flask import Blueprint, Flask, Response, request
from werkzeug.exceptions import UnsupportedMediaType

from quizzes.errors import QuizError
from scoring import ScoringError
from scoring.line_commands import parse_line
from web.api.asking import ApiRequest, read_language, read_query, write_faults
from web.api.callers import api_caller, has_key
from web.api.document import DESCRIPTION
from web.api.operation import ROOT, ApiOperation
from web.api.operations import OPERATIONS
from web.language import LANGUAGE_FIELD, choose_language
from web.security import csrf
from wording import Translator, translator

LARGEST_BODY: Final = 8 * 1024  # bytes; the fullest hand takes less than one
_NO_JSON: Final = frozenset({"bad-json", "long-line"})
_UNCHANGED: Final = "public, no-cache"  # for everybody the same, asked for again before it is used
_DAY: Final = "86400"

blueprint = Blueprint("api", __name__, url_prefix=ROOT)
csrf.exempt(blueprint)  # no cookie counts for anything here, and nothing is stored


def install(app: Flask) -> None:
    """Let scripts of other sites read what is answered without a key."""
    app.after_request(_allow_others)


def _answer(operation: ApiOperation) -> Response:
    caller = api_caller()
    caller.count()
    t = translator(choose_language(None, request.accept_languages))
    try:
        t = read_language(request.args.get(LANGUAGE_FIELD, ""), t)
        asked = _read(operation, t)
        caller.count(operation.cost(asked) - 1)
        answer = operation.run(asked)
    except ScoringError as error:
        return _json(write_faults(error, t), 400 if error.code in _NO_JSON else 422)
    except QuizError as error:
        return _json({"code": error.code, "message": str(error)}, 422)
    return _kept(_json(answer)) if operation.method == "GET" else _json(answer)


def _read(operation: ApiOperation, t: Translator) -> ApiRequest:
    """What is asked.

    Raises:
        ScoringError: the address or the body cannot be read.
        UnsupportedMediaType: the body is not said to be JSON.
        RequestEntityTooLarge: the body is too long.
    """
    query = read_query(request.args.to_dict(flat=False), operation.words)
    return ApiRequest(query, _body() if operation.body else None, t)


def _body() -> object:
    if not request.is_json:
        raise UnsupportedMediaType
    request.max_content_length = LARGEST_BODY
    return parse_line(request.get_data(as_text=True))


def _json(answer: Any, status: int = 200) -> Response:
    """The answer with its keys in the order of the command line.

    Half a character, as a name that is sent back may hold, stays escaped: UTF-8 cannot write it.
    """
    text = json.dumps(answer, ensure_ascii=False).encode(errors="backslashreplace")
    return Response(text + b"\n", status, mimetype="application/json")


def _kept(response: Response) -> Response:
    """The answer with a mark by which a program asks whether it has changed."""
    response.headers["Cache-Control"] = _UNCHANGED
    response.vary.add("Accept-Language")
    response.add_etag()
    response.make_conditional(request)
    return response


def _allow_others(response: Response) -> Response:
    if not request.path.startswith(f"{ROOT}/") or has_key():
        return response
    response.headers["Access-Control-Allow-Origin"] = "*"
    response.headers["Access-Control-Expose-Headers"] = "Retry-After"
    if (
        request.method == "OPTIONS"
    ):  # a browser asks beforehand; a key is not among what it may send
        response.headers["Access-Control-Allow-Headers"] = "Content-Type"
        response.headers["Access-Control-Allow-Methods"] = response.headers.get("Allow", "")
        response.headers["Access-Control-Max-Age"] = _DAY
    return response


for _each in (*OPERATIONS, DESCRIPTION):
    blueprint.add_url_rule(_each.path, _each.name, partial(_answer, _each), methods=[_each.method])
