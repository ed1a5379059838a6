"""Every operation for programs: the commands of the command lines, with their own readers and writers."""

from collections.abc import Callable
from itertools import islice
from typing import Annotated, Any, Final

from quizzes import Address, Kind, make
from quizzes.address import (
    LARGEST_SEED,
    LEVELS,
    PRINCIPLE_PREFIX,
    TABLE_AIM,
    TOPIC_PREFIX,
)
from quizzes.errors import QuizError
from quizzes.grade_lines import answer_grade
from quizzes.question_lines import (
    ALL,
    DEFAULT_COUNT,
    DEFAULT_LEVEL,
    DEFAULT_SEED,
    QuestionsAsked,
    addresses,
    write_question,
)
from scoring import DEFAULT, RULE_SETS, rule_set, wire
from scoring.line_commands import (
    COMMANDS,
    Answer,
    answer_line,
    answer_plans,
    answer_why_not,
)
from web.api.answers import (
    ComparisonJson,
    ExplanationJson,
    FanJson,
    PlansJson,
    QuestionJson,
    ScoreJson,
    VerdictJson,
    WaitsJson,
    WhyNotJson,
)
from web.api.asking import SHORT_LANGUAGES, ApiRequest, bad_word
from web.api.json_schema import AmongWords, Within
from web.api.lines import GivenAnswerJson, HandInPlayJson, HandJson, RuleSetId, WaitingHandJson
from web.api.operation import ApiExample, ApiOperation, ApiParameter
from wording import N_

MOST_QUESTIONS: Final = 20  # in one answer: the slowest question takes a second, most a twentieth

LANGUAGE: Final = ApiParameter(
    "lang",
    Annotated[str, AmongWords(SHORT_LANGUAGES)],
    N_("The language of the texts; if left out, that of Accept-Language, otherwise English."),
)
_RULES: Final = ApiParameter(
    "rules", RuleSetId, N_("The rule set. It takes priority over the one in the hand.")
)
_HAND: Final = {
    "rules": "mcr-2014",
    "concealed": "8p123456789s",
    "melds": [{"kind": "pung", "tiles": "666z"}],
    "win": "8p",
    "seat": "S",
}
_SHORT: Final = {"rules": "mcr-2014", "concealed": "123456m678m345p2s", "win": "2s"}
_WAITING: Final = {"rules": "mcr-2014", "concealed": "1112345678999s"}
_PLAYED: Final = {"rules": "mcr-2014", "concealed": "123678m23678p55s"}
_QUESTION: Final = "mcr-2014/find/1/5/1"


def _of_line(name: str) -> Callable[[ApiRequest], Answer]:
    return lambda asked: answer_line(asked.line(), COMMANDS[name])


def _why_not(asked: ApiRequest) -> Answer:
    return answer_line(asked.body, answer_why_not(asked.rules().id, asked.required("fan")))


def _plans(asked: ApiRequest) -> Answer:
    return answer_line(asked.body, answer_plans(asked.rules().id))


def _compare(asked: ApiRequest) -> Answer:
    asked.own_rules()  # every rule set is asked, and a misspelt one is told all the same
    return answer_line(asked.body, COMMANDS["compare"])


def _fans(asked: ApiRequest) -> list[Answer]:
    return [wire.write_fan(fan) for fan in asked.rules().fans]


def _questions(asked: ApiRequest) -> list[Answer]:
    return [write_question(make(address), asked.t) for address in _addresses(asked)]


def _question(asked: ApiRequest) -> Answer:
    return write_question(make(Address.parse(asked.required("id"))), asked.t)


def _grade(asked: ApiRequest) -> Answer:
    return answer_line(asked.body, lambda line: answer_grade(line, asked.t))


def _addresses(asked: ApiRequest) -> list[Address]:
    """The questions that are asked for. Raises ScoringError: they are too many."""
    found = list(islice(addresses(_questions_asked(asked)), MOST_QUESTIONS + 1))
    if len(found) > MOST_QUESTIONS:
        raise bad_word("n", asked.word("n"), f"at most {MOST_QUESTIONS} questions in all")
    return found


def _questions_asked(asked: ApiRequest) -> QuestionsAsked:
    named = asked.words("rules") or (DEFAULT,)
    kinds = asked.words("kind") or (asked.required("kind"),)
    return QuestionsAsked(
        rules=tuple(rule_set(each).id for each in named),
        kinds=() if ALL in kinds else tuple(map(_kind, kinds)),
        n=asked.number("n", DEFAULT_COUNT, MOST_QUESTIONS),
        seed=asked.number("seed", DEFAULT_SEED, LARGEST_SEED),
        level=asked.number("level", DEFAULT_LEVEL, LEVELS[-1]),
        fans=asked.words("fan"),
        aim=_aim(asked),
    )


def _kind(word: str) -> Kind:
    if word not in list(Kind):
        raise QuizError("unknown-kind", f"expected one of {', '.join(Kind)}, {ALL}, not {word!r}")
    return Kind(word)


def _aim(asked: ApiRequest) -> str:
    """What else is asked for; of principle, topic and natural one at most."""
    natural = asked.word("natural")
    if natural not in ("", "true", "false"):
        raise bad_word("natural", natural, "true or false")
    aims = [
        prefix + asked.word(name)
        for name, prefix in (("principle", PRINCIPLE_PREFIX), ("topic", TOPIC_PREFIX))
        if asked.word(name)
    ] + ([TABLE_AIM] if natural == "true" else [])
    if len(aims) > 1:
        raise bad_word("natural", aims, "one of principle, topic, natural")
    return aims[0] if aims else ""


def _on_hands(name: str, says: str, body: Any, answer: Any, example: Any) -> ApiOperation:
    """An operation on a line whose rule set is its own, or the address's."""
    return ApiOperation(
        name,
        "POST",
        f"/{name}",
        says,
        _of_line(name),
        (_RULES, LANGUAGE),
        answer,
        body,
        ApiExample(body=example),
    )


OPERATIONS: Final[tuple[ApiOperation, ...]] = (
    _on_hands("score", N_("What a hand is worth, and who pays what."), HandJson, ScoreJson, _HAND),
    _on_hands(
        "explain",
        N_("The same with reasons: the reading, what is struck out and by which article."),
        HandJson,
        ExplanationJson,
        _HAND,
    ),
    _on_hands(
        "waits",
        N_("Which tiles complete the standing tiles, and what each would score."),
        WaitingHandJson,
        WaitsJson,
        _WAITING,
    ),
    ApiOperation(
        "compare",
        "POST",
        "/compare",
        N_("What a hand is worth under every rule set, and where they differ."),
        _compare,
        (LANGUAGE,),
        ComparisonJson,
        HandJson,
        ApiExample(body=_HAND),
        cost=lambda _asked: len(RULE_SETS),
    ),
    ApiOperation(
        "why_not",
        "POST",
        "/why-not",
        N_("What a hand lacks for a fan, or why the fan is struck out."),
        _why_not,
        (
            ApiParameter("fan", str, N_("The id of the fan in the rule set."), required=True),
            _RULES,
            LANGUAGE,
        ),
        WhyNotJson,
        HandJson,
        ApiExample({"fan": "pure-straight"}, _SHORT),
    ),
    ApiOperation(
        "plans",
        "POST",
        "/plans",
        N_("What thirteen or fourteen tiles could become."),
        _plans,
        (_RULES, LANGUAGE),
        PlansJson,
        HandInPlayJson,
        ApiExample(body=_PLAYED),
        cost=lambda _asked: 2,
    ),
    ApiOperation(
        "fans",
        "GET",
        "/fans",
        N_("The fans of a rule set."),
        _fans,
        (_RULES, LANGUAGE),
        list[FanJson],
        example=ApiExample({"rules": "rengo"}),
    ),
    ApiOperation(
        "questions",
        "GET",
        "/questions",
        N_("Questions with their answers; the same address always gives the same questions."),
        _questions,
        (
            ApiParameter(
                "kind",
                list[Annotated[str, AmongWords((*Kind, ALL))]],
                N_("The kind of question; may be repeated."),
                required=True,
            ),
            ApiParameter("rules", list[RuleSetId], N_("The rule set; may be repeated.")),
            ApiParameter(
                "n",
                Annotated[int, Within(0, MOST_QUESTIONS)],
                N_("Questions of each kind; 10 if left out, at most 20 in all."),
            ),
            ApiParameter("seed", Annotated[int, Within(0, LARGEST_SEED)], N_("1 if left out.")),
            ApiParameter(
                "level",
                Annotated[int, Within(LEVELS[0], LEVELS[-1])],
                N_("From 1, easy, to 5, hard; 3 if left out."),
            ),
            ApiParameter("fan", list[str], N_("Each hand shows this fan; may be repeated.")),
            ApiParameter(
                "principle", str, N_("Decided by that principle or by the exclusion A>B.")
            ),
            ApiParameter("topic", str, N_("The topic of rulings and procedure.")),
            ApiParameter("natural", bool, N_("Hands as at the table.")),
            LANGUAGE,
        ),
        list[QuestionJson],
        example=ApiExample({"kind": "find", "level": "1", "seed": "5", "n": "1"}),
        cost=lambda asked: max(1, len(_addresses(asked))),
    ),
    ApiOperation(
        "question",
        "GET",
        "/question",
        N_("One question by its id."),
        _question,
        (ApiParameter("id", str, N_("The id of a question."), required=True), LANGUAGE),
        QuestionJson,
        example=ApiExample({"id": _QUESTION}),
    ),
    ApiOperation(
        "grade",
        "POST",
        "/grade",
        N_("What is right and what is wrong in an answer to a question."),
        _grade,
        (LANGUAGE,),
        VerdictJson,
        GivenAnswerJson,
        ApiExample(body={"question": _QUESTION, "answer": None}),
    ),
)
"""In the order in which they are shown."""
