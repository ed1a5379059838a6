"""What programs are answered: what the command line writes, as types.

The engine writes them (`scoring/wire/`, `quizzes/question_lines.py`, `quizzes/grade_lines.py`). The tests
hold every answer to these types, with nothing missing and nothing besides.
"""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from quizzes.address import Kind
from scoring.why_not import FanStanding
from web.api.lines import HandInPlayJson, HandJson, Identity, MeldJson, RuleSetId
from wording import N_

Good = Literal[True]
Figure = int | float
Payments = dict[str, Figure]
Tiles = Annotated[str, N_("Tiles, as in 123m55p77z.")]


class FaultJson(TypedDict):
    """One thing that is wrong, or strange."""

    code: str
    message: str


class ErrorJson(TypedDict):
    """Why there is no answer: a stable code, and a sentence in the language that was asked for."""

    code: str
    message: str
    faults: NotRequired[
        Annotated[list[FaultJson], N_("Everything that is wrong with a hand, item by item.")]
    ]


class CountedJson(TypedDict):
    """A fan that counts: what it is worth once, and how often."""

    id: str
    value: Figure
    times: int


class ScoredJson(TypedDict):
    """What a hand is worth."""

    fans: list[CountedJson]
    total: Figure


class ScoreJson(ScoredJson):
    """What a hand is worth under a rule set."""

    ok: Good
    id: NotRequired[Identity]
    rules: RuleSetId
    win: Annotated[bool, N_("A legal win: a winning shape that reaches the minimum.")]
    why_not: Annotated[
        str | None, N_("Why it is not a win: shape, minimum, no-yaku, furiten or another reason.")
    ]
    flowers: Annotated[Figure, N_("Flower points: part of the total, never of the minimum (MCR).")]
    counted_for_minimum: Figure
    base: Annotated[int | None, N_("The fu (Rengo).")]
    limit: Annotated[str | None, N_("Mangan and above (Rengo).")]
    payments: Annotated[Payments | None, N_("What each seat gets or pays.")]
    warnings: NotRequired[list[FaultJson]]


class SetJson(TypedDict):
    """A set that the hand was read as."""

    kind: str
    tiles: Tiles
    melded: bool
    win: bool


class UsedJson(CountedJson):
    """A fan that counts with the sets, or the tiles, that it uses each time."""

    uses: list[list[str]]
    article: str


class ReasonJson(TypedDict):
    """What struck a fan, and by which article."""

    because: str
    principle: str | None
    article: str
    articles: list[str]


class StruckJson(ReasonJson):
    """A fan that is there and does not count."""

    id: str
    value: Figure
    times: int


class OtherReadingJson(ScoredJson):
    """Another reading of the same tiles."""

    reading: list[SetJson]
    base: NotRequired[int]


class BaseItemJson(TypedDict):
    """A line of the fu."""

    id: str
    points: int
    tiles: str | None
    article: str


class ExplanationJson(ScoreJson):
    """What a hand is worth, and why."""

    reading: list[SetJson] | None
    counted: list[UsedJson]
    excluded: list[StruckJson]
    readings: list[OtherReadingJson]
    base_items: NotRequired[list[BaseItemJson]]


class WaitJson(TypedDict):
    """A tile that completes the hand."""

    tile: str
    win: bool
    total: Figure


class WaitsJson(TypedDict):
    """Every tile that completes the hand."""

    ok: Good
    id: NotRequired[Identity]
    waits: list[WaitJson]


class RefusedColumnJson(TypedDict):
    """A rule set under which there is no such hand."""

    rules: RuleSetId
    ok: Literal[False]
    error: ErrorJson


class ArticleCountedJson(CountedJson):
    """A fan that counts, with its article."""

    article: str


class CellJson(TypedDict):
    """What a rule set makes of one pattern."""

    counted: list[ArticleCountedJson]
    struck: list[StruckJson]


class PatternJson(TypedDict):
    """A pattern in which the rule sets part."""

    pattern: str
    rule_sets: dict[str, CellJson]


class ComparisonJson(TypedDict):
    """A hand under every rule set."""

    ok: Good
    id: NotRequired[Identity]
    rule_sets: list[ScoreJson | RefusedColumnJson]
    differences: list[PatternJson]


class WorthJson(TypedDict):
    """What a fan brings."""

    value: Figure
    times: int


class ChangeJson(TypedDict):
    """One change of a hand; its kind says which of the other keys there are."""

    kind: str
    out: NotRequired[str]
    into: NotRequired[str | MeldJson | None]
    win: NotRequired[bool]
    meld: NotRequired[MeldJson]
    kong: NotRequired[MeldJson]
    pung: NotRequired[MeldJson | None]
    key: NotRequired[str]
    before: NotRequired[Any]
    after: NotRequired[Any]


class WayJson(ScoredJson):
    """A nearest way to a fan: the changes, and the hand after them."""

    cost: int
    changes: list[ChangeJson]
    pattern: Tiles
    in_place: Tiles
    lacking: Tiles
    in_the_way: Tiles
    melds_in_the_way: list[MeldJson]
    hand: HandJson
    struck: ReasonJson | None


class WhyNotJson(TypedDict):
    """How a fan stands to a hand."""

    ok: Good
    id: NotRequired[Identity]
    rules: RuleSetId
    fan: str
    standing: FanStanding
    counted: WorthJson | None
    struck: ReasonJson | None
    ways: list[WayJson]


class HelpJson(TypedDict):
    """A tile that helps, and how many of it nobody has seen."""

    tile: str
    unseen: int


class OutlookJson(TypedDict):
    """How many tiles away something is, which help and which can go."""

    away: int
    helps: list[HelpJson]
    spare: Tiles


class FanPlanJson(OutlookJson):
    """A fan within reach."""

    id: str
    value: Figure


class WinPlanJson(OutlookJson, ScoredJson):
    """A win within reach."""

    hand: HandJson


class DiscardJson(TypedDict):
    """What stays as near after a discard."""

    tile: str
    keeps_shape: bool
    fans: list[str]
    wins: list[int]


class PlansJson(TypedDict):
    """What a hand could become."""

    ok: Good
    id: NotRequired[Identity]
    rules: RuleSetId
    shape: OutlookJson
    fans: list[FanPlanJson]
    wins: list[WinPlanJson]
    discards: list[DiscardJson]


class FanJson(TypedDict):
    """A fan of a rule set."""

    id: str
    number: int | None
    value: Figure
    names: dict[str, str]
    excludes: list[str]
    implied: dict[str, str]
    article: str
    articles: list[str]
    series: str | None
    open_value: NotRequired[Figure | None]


class ChoiceJson(TypedDict):
    """A choice; `trap` is the mistake that leads to it."""

    id: str
    text: str
    trap: str | None


class QuestionJson(TypedDict):
    """A question with its answer."""

    id: str
    rules: RuleSetId
    kind: Kind
    level: int
    seed: int
    index: int
    prompt: str
    hand: HandInPlayJson | None
    about: Any
    choices: list[ChoiceJson] | None
    answer: Any
    explanation: str
    cites: list[str]
    cite_titles: list[str]


class VerdictJson(TypedDict):
    """What is right and wrong with an answer."""

    ok: Good
    id: NotRequired[Identity]
    question: str
    credit: Annotated[Figure, N_("From 0 to 1.")]
    exact: bool
    right: list[str]
    missed: list[str]
    invented: list[str]
    trap: Annotated[str | None, N_("The mistake that explains the answer.")]
    feedback: str
    answer: Any
    explanation: str
    cites: list[str]
