"""What programs ask is answered as on the command line, and as the description says."""

import io
import json
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from quizzes.__main__ import main as quizzes_main
from scoring import RULE_SETS
from scoring.__main__ import main as scoring_main
from tests.web.access.routes import routes
from tests.web.api_hands import PLAYED, WAITING, WON, WRONG
from web.api.document import DESCRIPTION
from web.api.operation import ROOT
from web.api.operations import MOST_QUESTIONS, OPERATIONS
from web.visitors import request_limits
from web.visitors.request_limits import Allowance, RequestCounts
from wording import LANGUAGES

pytestmark = pytest.mark.any_database

FAN: Final = {
    "mcr-2014": "pure-straight",
    "mcr-2006": "all-pungs",
    "mcr-1998": "full-flush",
    "imj": "pure-straight-nine",
    "rengo": "chinitsu",
}
Run = Callable[..., list[dict[str, Any]]]


@pytest.fixture
def client(site: Flask) -> FlaskClient:
    """A program without a key, of which nothing is counted yet."""
    site.extensions[request_limits.COUNTS] = RequestCounts()
    return site.test_client()


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """The lines that a command line prints."""

    def lines(main: Callable[[list[str]], int], *arguments: str, sent: Any = ()) -> Any:
        text = "\n".join(json.dumps(each) for each in sent)
        monkeypatch.setattr("sys.stdin", io.StringIO(text))
        assert main(list(arguments)) == 0
        return [json.loads(each) for each in capsys.readouterr().out.splitlines()]

    return lines


def ask(client: FlaskClient, path: str, line: Any) -> tuple[int, Any]:
    """The status and what is answered to a body."""
    answered = client.post(ROOT + path, json=line)
    return answered.status_code, answered.get_json()


def assert_same(client: FlaskClient, path: str, lines: list[Any], said: list[Any]) -> None:
    """What is wrong is the error of the command line, without the frame of a line."""
    for line, expected in zip(lines, said, strict=True):
        wanted = (200, expected) if expected["ok"] else (422, expected["error"])
        assert ask(client, path, line) == wanted, line


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("command", ["score", "explain", "waits", "compare", "why-not", "plans"])
def test_an_operation_answers_as_its_command(
    client: FlaskClient, run: Run, command: str, rules: str
) -> None:
    lines = [
        {"rules": rules, **each}
        for each in {"waits": [WAITING], "plans": [PLAYED]}.get(command, WON)
    ]
    lines += [{"rules": rules, **each} for each in WRONG]
    query, words = "", [command]
    if command in ("why-not", "plans"):
        query, words = f"?rules={rules}", [command, "--rules", rules]
    if command == "why-not":
        query, words = f"{query}&fan={FAN[rules]}", [*words, "--fan", FAN[rules]]
    assert_same(client, f"/{command}{query}", lines, run(scoring_main, *words, sent=lines))


def test_the_rule_set_of_the_address_goes_before_that_of_the_hand(client: FlaskClient) -> None:
    hand = WON[0]
    assert ask(client, "/score?rules=imj", hand) == ask(client, "/score", hand | {"rules": "imj"})
    assert ask(client, "/plans?rules=imj", PLAYED) == ask(
        client, "/plans", PLAYED | {"rules": "imj"}
    )


@pytest.mark.parametrize(
    "path", ["/score?rules=imj", "/waits?rules=imj", "/plans?rules=imj", "/compare"]
)
@pytest.mark.parametrize(("own", "code"), [("x", "unknown-rules"), (None, "bad-value")])
def test_a_misspelt_rule_set_of_the_hand_is_told_where_another_goes_before_it(
    client: FlaskClient, path: str, own: str | None, code: str
) -> None:
    answered = client.post(ROOT + path, json=WON[0] | {"rules": own})
    assert (answered.status_code, answered.get_json()["code"]) == (422, code)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_fans_are_those_of_the_command_line(client: FlaskClient, run: Run, rules: str) -> None:
    assert (
        client.get(f"{ROOT}/fans?rules={rules}").get_json()
        == run(scoring_main, "fans", "--rules", rules)[0]
    )


@pytest.mark.parametrize("rules", RULE_SETS)
def test_questions_and_their_grades_are_those_of_the_command_line(
    client: FlaskClient, run: Run, rules: str
) -> None:
    words = f"--rules {rules} --kind fans --kind procedure --n 2 --seed 7 --level 2 --lang ja"
    query = f"rules={rules}&kind=fans&kind=procedure&n=2&seed=7&level=2&lang=ja"
    expected = run(quizzes_main, "generate", *words.split())
    assert client.get(f"{ROOT}/questions?{query}").get_json() == expected
    one = expected[0]
    assert client.get(f"{ROOT}/question?lang=ja&id={one['id']}").get_json() == one

    lines = [
        {"id": "right", "question": one["id"], "answer": one["answer"]},
        {"question": one["id"], "answer": []},
        {"question": one["id"], "answer": None},
        {"question": one["id"], "answer": "all"},
        {"question": "none", "answer": None},
        {"question": one["id"]},
        [],
    ]
    said = run(quizzes_main, "grade", sent=lines)
    assert [each.get("credit") for each in said[:3]] == [1, 0, 0]
    assert_same(client, "/grade", lines, said)


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("", "missing-key"),
        ("kind=fans&levle=2", "bad-value"),
        ("kind=fans&level=6", "bad-value"),
        ("kind=fans&level=0", "bad-level"),
        ("kind=riddle", "unknown-kind"),
        ("kind=fans&rules=x", "unknown-rules"),
        ("kind=all", "bad-value"),
        (f"kind=fans&n={MOST_QUESTIONS + 1}", "bad-value"),
        ("kind=fans&n=-1", "bad-value"),
        (f"kind=fans&seed={'9' * 200}", "bad-value"),
        ("kind=fans&n=1&n=2", "bad-value"),
        ("kind=fans&lang=xx", "bad-value"),
        ("kind=fans&topic=claims&natural=true", "bad-value"),
        ("kind=fans&natural=yes", "bad-value"),
        ("kind=fans&rules=", "bad-value"),
        ("kind=fans&lang=", "bad-value"),
        ("kind=fans&fan=" + "x" * 300, "bad-value"),
        ("kind=fans&fan=no-such-fan", "unknown-fan"),
        ("kind=fans" + "&fan=all-pungs" * 50, "bad-value"),
    ],
)  # fmt: skip
def test_a_wrong_word_of_the_address_is_named(client: FlaskClient, query: str, code: str) -> None:
    answered = client.get(f"{ROOT}/questions?{query}")
    assert (answered.status_code, answered.get_json()["code"]) == (422, code)
    assert len(answered.get_json()["message"]) < 500


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_wrong_is_told_in_the_language_asked_for(client: FlaskClient, lang: str) -> None:
    named = client.post(f"{ROOT}/score?lang={lang}", json=WRONG[0] | {"rules": "imj"})
    accepted = client.post(
        f"{ROOT}/score", json=WRONG[0] | {"rules": "imj"}, headers={"Accept-Language": lang}
    )
    assert named.get_json() == accepted.get_json()
    assert ("the tile" in named.get_json()["message"]) == (lang == "en")


@pytest.mark.parametrize(
    ("method", "path", "body", "kind", "status"),
    [
        ("GET", "/nothing", None, None, 404),
        ("GET", "/", None, None, 404),
        ("GET", "/score", None, None, 405),
        ("DELETE", "/fans", None, None, 405),
        ("POST", "/score", b"{}", "text/plain", 415),
        ("POST", "/score", b"concealed=1m", "application/x-www-form-urlencoded", 415),
        ("POST", "/score", b"{", "application/json", 400),
        ("POST", "/score", b"", "application/json", 400),
        ("POST", "/score", b"\xff\xfe{}", "application/json", 400),
        ("POST", "/score", b"[" * 5000, "application/json", 400),
        ("POST", "/score", b"9" * 5000, "application/json", 400),
        ("POST", "/score", b" " * 9000, "application/json", 413),
    ],
)
def test_a_refusal_is_json_with_its_status(
    client: FlaskClient, method: str, path: str, body: bytes, kind: str, status: int
) -> None:
    answered = client.open(ROOT + path, method=method, data=body, content_type=kind)
    told = answered.get_json()
    assert answered.status_code == status
    assert {type(told["code"]), type(told["message"])} == {str}
    assert ("Allow" in answered.headers) == (status == 405)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=9),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                ["id", "rules", "concealed", "melds", "win", "question", "answer", "seat"]
            ),
            inner,
            max_size=4,
        )
    ),
    max_leaves=9,
)


@given(body=JSON, path=st.sampled_from([each.path for each in OPERATIONS if each.body]))
@example(body={"question": "mcr-2014/fans/1/1/1", "answer": {"a": [1e308]}}, path="/grade")
@settings(
    max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None
)
def test_whatever_is_sent_is_answered(site: Flask, body: Any, path: str) -> None:
    site.extensions[request_limits.COUNTS] = RequestCounts()
    answered = site.test_client().post(
        f"{ROOT}{path}?fan=all-pungs" if "why" in path else ROOT + path,
        data=json.dumps(body),
        content_type="application/json",
    )
    assert answered.status_code in (200, 422)
    if answered.status_code == 422:
        assert {"code", "message"} <= answered.get_json().keys()


@pytest.fixture
def described(client: FlaskClient) -> Any:
    return client.get(f"{ROOT}/openapi.json").get_json()


def test_the_description_has_every_route(site: Flask, described: Any) -> None:
    known = {
        f"{method.upper()} {ROOT}{path}"
        for path, each in described["paths"].items()
        for method in each
    }
    found = {
        f"{route.split()[0]} {rule}" for route, rule in routes(site) if rule.startswith(f"{ROOT}/")
    }
    assert known == found
    ids = [each["operationId"] for path in described["paths"].values() for each in path.values()]
    assert len(ids) == len(set(ids)) == len(OPERATIONS) + 1


def test_the_description_is_one(described: Any) -> None:
    assert described["openapi"].startswith("3.1.")
    assert {"title", "version"} <= described["info"].keys()
    for schema in described["components"]["schemas"].values():
        Draft202012Validator.check_schema(schema)
    for reference in references(described):
        place = described
        for step in reference.removeprefix("#/").split("/"):
            place = place[step]
    for path in described["paths"].values():
        for operation in path.values():
            assert operation["summary"]
            assert "200" in operation["responses"]
            for parameter in operation.get("parameters", ()):
                assert parameter["in"] == "query"
                Draft202012Validator.check_schema(parameter["schema"])


def references(value: Any) -> Iterator[str]:
    """Every place that something in the value refers to."""
    if isinstance(value, dict):
        if "$ref" in value:
            yield value["$ref"]
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from references(each)


def strict(value: Any) -> Any:
    """The same schemas, with nothing allowed beside what they name."""
    if isinstance(value, list):
        return [strict(each) for each in value]
    if not isinstance(value, dict):
        return value
    closed = {key: strict(each) for key, each in value.items()}
    return closed | ({"additionalProperties": False} if "properties" in value else {})


def validator(described: Any, schema: Any) -> Draft202012Validator:
    return Draft202012Validator(strict({**schema, "components": described["components"]}))


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda each: each.name)
def test_an_example_is_answered_as_it_is_shown(
    client: FlaskClient, described: Any, operation: Any
) -> None:
    shown = described["paths"][operation.path][operation.method.lower()]
    said = shown["responses"]["200"]["content"]["application/json"]
    query = {each["name"]: each["example"] for each in shown["parameters"] if "example" in each}
    body = None
    if operation.body:
        sent = shown["requestBody"]["content"]["application/json"]
        body = sent["example"]
        validator(described, sent["schema"]).validate(body)
    for each in shown["parameters"]:
        if "example" in each:
            Draft202012Validator(each["schema"]).validate(each["example"])

    answered = client.open(
        ROOT + operation.path, method=operation.method, query_string=query, json=body
    )

    assert answered.status_code == 200
    assert answered.get_json() == said["example"]
    validator(described, said["schema"]).validate(said["example"])


@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_answer_is_as_it_is_described(
    client: FlaskClient, described: Any, rules: str
) -> None:
    asked = [
        *(
            (name, "", {"rules": rules, **hand})
            for name in ("score", "explain", "compare")
            for hand in WON
        ),
        *(("why-not", f"?rules={rules}&fan={FAN[rules]}", hand) for hand in WON),
        ("waits", "", {"rules": rules, **WAITING}),
        ("plans", f"?rules={rules}", PLAYED),
    ]
    paths = described["paths"]
    for name, query, line in asked:
        content = paths[f"/{name}"]["post"]["responses"]["200"]["content"]["application/json"]
        status, answered = ask(client, f"/{name}{query}", line)
        assert status == 200
        validator(described, content["schema"]).validate(answered)
    for query in (
        f"fans?rules={rules}",
        f"questions?rules={rules}&kind=total&kind=waits&kind=term&n=2",
    ):
        content = paths[f"/{query.partition('?')[0]}"]["get"]["responses"]["200"]["content"]
        answered = client.get(f"{ROOT}/{query}").get_json()
        validator(described, content["application/json"]["schema"]).validate(answered)


def test_an_error_is_as_it_is_described(client: FlaskClient, described: Any) -> None:
    schema = described["components"]["responses"]["UNPROCESSABLE_ENTITY"]["content"]
    _status, told = ask(client, "/score", WRONG[1] | {"rules": "imj"})
    validator(described, schema["application/json"]["schema"]).validate(told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_shows_every_operation(client: FlaskClient, lang: str) -> None:
    page = client.get(f"/api?lang={lang}").text
    for each in (*OPERATIONS, DESCRIPTION):
        assert f'id="{each.name}"' in page
        assert f"{ROOT}{each.path}" in page
    assert "curl" in page


def test_what_has_not_changed_is_not_sent_again(client: FlaskClient) -> None:
    first = client.get(f"{ROOT}/fans?rules=rengo")
    again = client.get(f"{ROOT}/fans?rules=rengo", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")


def test_scripts_of_other_sites_may_ask_without_a_key(client: FlaskClient) -> None:
    before = client.options(f"{ROOT}/score", headers={"Origin": "https://a.example"})
    assert before.headers["Access-Control-Allow-Headers"] == "Content-Type"
    assert "POST" in before.headers["Access-Control-Allow-Methods"]
    answered = client.get(f"{ROOT}/fans", headers={"Origin": "https://a.example"})
    assert answered.headers["Access-Control-Allow-Origin"] == "*"
    assert "Set-Cookie" not in answered.headers
    assert "Access-Control-Allow-Origin" not in client.get("/api").headers


def test_who_asks_too_much_waits(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("web.api.callers.WITHOUT_KEY", Allowance(3, 60))
    path = f"{ROOT}/questions?kind=card&n=2"
    assert client.get(path).status_code == 200
    refused = client.get(path)
    assert refused.status_code == 429
    assert refused.get_json()["code"] == "too-many-requests"
    assert 0 < int(refused.headers["Retry-After"]) <= 60
