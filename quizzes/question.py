"""A question with its answer, what a learner gives, and what grading finds."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, NamedTuple, TypeVar

from quizzes.address import Address
from quizzes.message import Message
from quizzes.sheets.task import SheetTask
from scoring import WINDS, Circumstances, Hand, Meld, Score, Tile, TileSet, Wait, WaitingHand, Wind
from scoring.plans import HandInPlay


@dataclass(frozen=True, slots=True)
class WinClaim:
    """Whether a hand may be declared a win, and if not, why: `why_not` as `score` answers it."""

    win: bool
    why_not: str | None


@dataclass(frozen=True, slots=True)
class PaymentsAnswer:
    """What each player gains, or loses below zero, by seat."""

    east: float
    south: float
    west: float
    north: float

    @property
    def by_seat(self) -> dict[Wind, float]:
        """The amounts by seat, from East on."""
        return dict(zip(WINDS, (self.east, self.south, self.west, self.north), strict=True))


@dataclass(frozen=True, slots=True)
class Exclusion:
    """A fan that is not counted, and the fan or principle that keeps it out."""

    fan: str
    because: str


@dataclass(frozen=True, slots=True)
class Objection:
    """What an announcement leaves out, what it has too much, and the right total."""

    missing: tuple[str, ...]
    extra: tuple[str, ...]
    total: float


Answer = tuple[str, ...] | float | str | WinClaim | PaymentsAnswer | Exclusion | Objection
"""Fan ids, each as often as it counts, or tile codes; a number; the id of a choice; and so on."""
Response = Answer | None
"""What a learner answers; None stands for "I don't know"."""
Key = TypeVar("Key", bound=Answer, covariant=True)


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several answers.

    `misconception` is the one that leads to it, if any. `text` is what it says; None
    where the id is that of a fan, which is called by its name.
    """

    id: str
    misconception: str | None = None
    text: Message | None = None


@dataclass(frozen=True, slots=True)
class Announcement:
    """What a player announces: fans, each as often as it is said, and a total.

    `misconception` is the id of the one that makes it wrong; None where all is right.
    """

    fans: tuple[str, ...]
    total: float
    misconception: str | None


@dataclass(frozen=True, slots=True)
class OtherScore:
    """The score of a hand under another rule set."""

    rules: str
    score: Score


@dataclass(frozen=True, slots=True)
class Situation:
    """Something that happened at the table.

    `template` made it; `facts` are stated in order; `reason` tells how the answer follows.
    """

    template: str
    facts: tuple[Message, ...]
    question: Message
    reason: Message
    names_our_reading: bool = False  # a fact or the question says that the site's reading is asked


class TermDirection(StrEnum):
    """What is given of a term, and what is asked."""

    MEANING = "meaning"  # its definition is given, its name asked
    NAME = "name"  # its name is given, its definition asked
    FROM_TONGUE = "from-tongue"  # its name in another language is given
    TO_TONGUE = "to-tongue"  # its name in another language is asked


@dataclass(frozen=True, slots=True)
class AskedTerm:
    """A term of the glossary, or a fan by its name, that is asked for; `way` says what is given of it.

    The other language is the first of `languages` that is not the reader's and in which the name
    does not show what it is called in the reader's.
    """

    id: str
    way: TermDirection
    languages: tuple[str, ...]
    is_fan: bool = False


@dataclass(frozen=True, slots=True)
class QuestionBase(Generic[Key]):
    """What every question has: its address, what it offers, the right answer and its articles.

    `choices` is None where the learner types a number, picks tiles or fills in a form;
    `citations` are the articles that the answer rests on.
    """

    address: Address
    choices: tuple[Choice, ...] | None
    answer: Key
    citations: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HandQuestion(QuestionBase[Key]):
    """A question about a hand and what the engine makes of it."""

    hand: Hand
    score: Score


@dataclass(frozen=True, slots=True)
class AnnouncementQuestion(HandQuestion[Objection]):
    """A question about what a player announces of a hand."""

    announcement: Announcement


@dataclass(frozen=True, slots=True)
class ComparisonQuestion(HandQuestion[str]):
    """A question about a hand whose worth under another rule set is given."""

    comparison: OtherScore


@dataclass(frozen=True, slots=True)
class WaitQuestion(QuestionBase[tuple[str, ...]]):
    """A question about a waiting hand; `waits` are all tiles that complete it, winning or not."""

    waiting_hand: WaitingHand
    waits: tuple[Wait, ...]


@dataclass(frozen=True, slots=True)
class SetQuestion(QuestionBase[float]):
    """A question about one set of a hand.

    `meld` is the set as it was declared, None where it stands in the hand; `by_ron` says that the
    hand wins on its last tile, which another player discards.
    """

    tile_set: TileSet
    meld: Meld | None
    by_ron: bool


@dataclass(frozen=True, slots=True)
class WaitFuQuestion(QuestionBase[float]):
    """A question about the fu of a wait.

    `filled` is the set that the tile `win` completes, `pair` the pair where its fu are asked for
    too, which `circumstances` decide by seat and round. `hand` is the whole hand, None where only
    that set and what stands beside it are shown: `beside` is the rest of a wait for two pungs, or
    the pair.
    """

    filled: TileSet
    win: Tile
    beside: tuple[Tile, ...]
    pair: TileSet | None
    circumstances: Circumstances
    hand: Hand | None


@dataclass(frozen=True, slots=True)
class HandFuQuestion(QuestionBase[float]):
    """A question about the fu of a hand that lies sorted into its parts.

    `counted` is the hand with the one score; it is not asked what else there is in it.
    """

    counted: Score


class Share(StrEnum):
    """Whose part of a payment is asked for."""

    DISCARDER = "discarder"
    NON_DEALER = "non-dealer"
    DEALER = "dealer"
    TOTAL = "total"


class WinFigures(NamedTuple):
    """A win of Rengo as its figures alone; a yakuman has neither han nor fu: both are 0."""

    han: int
    fu: int
    is_dealer: bool
    drawn: bool


@dataclass(frozen=True, slots=True)
class PointsQuestion(QuestionBase[float]):
    """A question about what is paid for han and fu."""

    win: WinFigures
    share: Share


class Rounded(StrEnum):
    """What is rounded: a sum of fu, a payment, or what comes of A of article 57(4)."""

    CLOSED_FU = "closed-fu"
    OPEN_FU = "open-fu"
    SEVEN_PAIRS = "seven-pairs"
    PAYMENT = "payment"
    NON_DEALER_SHARE = "non-dealer-share"  # of a tsumo of another non-dealer: A
    DEALER_SHARE = "dealer-share"  # of the same: B
    RON = "ron"  # of a non-dealer: four times A
    DEALER_RON = "dealer-ron"  # three times B
    TSUMO_TOTAL = "tsumo-total"  # what a non-dealer gets: two A and a B, each rounded
    DEALER_TSUMO_TOTAL = "dealer-tsumo-total"  # three B, each rounded


@dataclass(frozen=True, slots=True)
class RoundingQuestion(QuestionBase[float]):
    """A question about a number that is to be rounded; `raw` is it, or A from which it comes."""

    rounded: Rounded
    raw: int


@dataclass(frozen=True, slots=True)
class TsumoQuestion(QuestionBase[PaymentsAnswer]):
    """A question about who pays what after a tsumo.

    `circumstances` say who won; `total` is what the winner gets where that is told in the place of
    han and fu, else None.
    """

    win: WinFigures
    circumstances: Circumstances
    total: int | None


@dataclass(frozen=True, slots=True)
class SituationQuestion(QuestionBase[float | str]):
    """A question about something that happened at the table."""

    situation: Situation


class CardSide(StrEnum):
    """What is given of a fan, and what is asked."""

    PICTURE = "picture"  # its picture is given, its name asked
    NAME = "name"  # its name is given, its picture asked
    VALUE = "value"  # its name is given, its value asked


@dataclass(frozen=True, slots=True)
class CardQuestion(QuestionBase[str]):
    """A question about a fan without a hand: its name, its picture, its value.

    Ids of choices are fans, or values as `8` and `0.5`.
    """

    fan: str
    side: CardSide


@dataclass(frozen=True, slots=True)
class TermQuestion(QuestionBase[str]):
    """A question about a word of the game."""

    term: AskedTerm


class PlansAsked(StrEnum):
    """What is asked about the plans of a hand."""

    NEAREST = "nearest"  # which fan is nearest
    HELPS = "helps"  # which tile brings a fan nearer
    KEEPS = "keeps"  # which discard keeps two fans as near


@dataclass(frozen=True, slots=True)
class PlansQuestion(QuestionBase[str]):
    """A question about what a hand could become.

    `fans` are those that it is about, `accepted` all choices that are right. Ids of choices are
    fans where the nearest is asked for, else codes of tiles.
    """

    asked: PlansAsked
    hand: HandInPlay
    fans: tuple[str, ...]
    accepted: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SheetQuestion(QuestionBase[Answer]):
    """A question about a score sheet, or about what is done around a session.

    `task` is all of it; the answer is an amount for each seat, or the id of a choice.
    """

    task: SheetTask


FuQuestion = SetQuestion | WaitFuQuestion | HandFuQuestion
FiguresQuestion = PointsQuestion | RoundingQuestion | TsumoQuestion
Question = (
    HandQuestion[Answer]
    | WaitQuestion
    | FuQuestion
    | FiguresQuestion
    | SituationQuestion
    | TermQuestion
    | CardQuestion
    | PlansQuestion
    | SheetQuestion
)


def hand_of(question: Question) -> Hand | None:
    """The whole hand that the question is about, if it is about one."""
    return question.hand if isinstance(question, HandQuestion) else None


def score_of(question: Question) -> Score | None:
    """The score of the hand that the question is about, if it is about one."""
    return question.score if isinstance(question, HandQuestion) else None


def tiles_of(question: Question) -> Hand | WaitingHand | None:
    """The hand or waiting hand that the question shows, if it shows one."""
    if isinstance(question, PlansQuestion):
        return question.hand.lying()
    return question.waiting_hand if isinstance(question, WaitQuestion) else hand_of(question)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is right and wrong with an answer.

    `credit` is 0 to 1 and `exact` says that nothing was wrong. `right`, `missed` and `invented`
    are parts of the answer (fan ids, tile codes, seats, or the number as text). `misconception` is the id
    of the one that explains the answer, `fan` the fan it concerns, and `other` the fan
    or principle that tells why.
    """

    credit: float
    exact: bool
    right: tuple[str, ...]
    missed: tuple[str, ...]
    invented: tuple[str, ...]
    misconception: str | None = None
    fan: str | None = None
    other: str | None = None


class Evidence(NamedTuple):
    """What an answer shows about one topic: seen or not, and how much it weighs, up to 1."""

    topic: str
    seen: bool
    weight: float
