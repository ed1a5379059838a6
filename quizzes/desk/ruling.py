"""What a text says to something that happened, as the parts of an incident are made of it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from quizzes.desk.happening import Happening
from quizzes.message import Message, message
from scoring import RuleSet, Score, Wind
from wording import N_


class PlayAfter(StrEnum):
    """Whether play goes on, and how."""

    GOES_ON = "goes-on"
    NO_WIN = "no-win"
    NO_WIN_UNTIL_DRAW = "no-win-until-draw"
    PUT_BACK = "put-back"
    NEXT_DISCARD = "next-discard"
    ONE_BY_ONE = "one-by-one"
    CLAIM_LOST = "claim-lost"
    WON = "won"
    ENDS = "ends"
    REFEREE_DECIDES = "referee-decides"
    DEAL_PASSES = "deal-passes"
    REPLAYED = "replayed"
    DEAD_HAND = "dead-hand"
    TAKEN_BACK = "taken-back"
    MUST_BE_MADE = "must-be-made"
    STANDS = "stands"
    ONLY_DRAWS = "only-draws"
    SHOWN_STAY = "shown-stay"
    NO_ORDINARY_WIN = "no-ordinary-win"


PLAY_TEXTS: Final[Mapping[PlayAfter, str]] = {
    PlayAfter.GOES_ON: N_("Play goes on as before."),
    PlayAfter.NO_WIN: N_("Play goes on; %(seat)s may not win this deal and pays like the others."),
    PlayAfter.NO_WIN_UNTIL_DRAW: N_(
        "Play goes on; %(seat)s may not win before drawing a tile again."
    ),
    PlayAfter.PUT_BACK: N_("The tile goes back to its place, and play goes on."),
    PlayAfter.NEXT_DISCARD: N_("Play goes on; %(seat)s's next discard must be that tile."),
    PlayAfter.ONE_BY_ONE: N_(
        "Play goes on; %(seat)s must discard the tiles shown and may not win this deal."
    ),
    PlayAfter.CLAIM_LOST: N_("Play goes on; %(seat)s's call does not count."),
    PlayAfter.WON: N_("The deal is over: %(seat)s has won it."),
    PlayAfter.ENDS: N_("The deal is over, and nobody has won it."),
    PlayAfter.REFEREE_DECIDES: N_("The referee decides whether play goes on."),
    PlayAfter.DEAL_PASSES: N_("The game is over, and the next player becomes jonga."),
    PlayAfter.REPLAYED: N_("The deal is played again."),
    PlayAfter.DEAD_HAND: N_(
        "Play goes on; %(seat)s may not win, claim or declare riichi any more."
    ),
    PlayAfter.TAKEN_BACK: N_("The call may be taken back, and play goes on."),
    PlayAfter.MUST_BE_MADE: N_("%(seat)s must make the set, and play goes on."),
    PlayAfter.STANDS: N_("Everything stays as it is, and play goes on."),
    PlayAfter.ONLY_DRAWS: N_("%(seat)s must draw from the head of the wall."),
    PlayAfter.NO_ORDINARY_WIN: N_(
        "Nothing is corrected; %(seat)s may not win, except with seven or eight flowers."
    ),
    PlayAfter.SHOWN_STAY: N_(
        "%(seat)s's open tiles are stood up again; showing them has no consequences."
    ),
}


def play_text(play: PlayAfter, seat: Wind) -> Message:
    """How play goes on after what that seat did."""
    text = PLAY_TEXTS[play]
    return message(text, seat=seat) if "%(seat)s" in text else message(text)


IN_THE_DEAL: Final = frozenset(
    {
        *("stop", "dead-hand", "no-win-until-next-draw", "claim-lost", "tile-put-back"),
        *("tile-is-next-discard", "tiles-discarded-one-by-one"),
    }
)
"""Orders that need the deal to go on."""
_MINOR: Final = frozenset({"claim-lost", "tile-put-back"})


@dataclass(frozen=True, slots=True)
class DeskPenalty:
    """A penalty as a choice: its sentence, and what it orders.

    `is_open` says that the referee chooses among what it orders.
    """

    id: str
    text: Message
    orders: frozenset[str] = frozenset()
    points: tuple[int, ...] = ()
    is_open: bool = False

    @property
    def is_minor(self) -> bool:
        """Whether it orders nothing that is a punishment."""
        return self.orders <= _MINOR

    def agrees_with(self, right: "DeskPenalty") -> bool:
        """Whether it says only a part of the right one, or leaves open what that one orders."""
        if not self.orders:
            return right.is_open or (right.is_minor and bool(right.orders))
        if self.is_open or right.is_open:
            return not self.orders.isdisjoint(right.orders)
        is_part = bool(self.orders) and self.orders <= right.orders
        return is_part and set(self.points) <= set(right.points)


@dataclass(frozen=True, slots=True)
class DeskReason:
    """Why a part is answered so, with the articles that say it; `ours` where none does."""

    text: Message
    articles: tuple[str, ...]
    ours: bool = False

    def cites(self, article: str) -> bool:
        """Whether it names that article, or the one of which that is a part."""
        return any(
            article == each or article.startswith((f"{each}.", f"{each}("))
            for each in self.articles
        )


@dataclass(frozen=True, slots=True)
class DeskRuling:
    """The ruling on one thing that happened.

    `foul` is the id of the foul, empty where there is none; `named` the one whose articles decide
    either way. `points` are the amounts that the referee chooses from, where there is a choice.
    `payments` are what each seat gains or loses, None where nothing is paid. `plays` are all right
    answers to how play goes on, the first is shown; without any the text does not say. `score` is that
    of a win that stands, or of one that is worth too little; `is_good_call` says the same of a hand that
    is not open yet. `laid` are the seats whose riichi sticks the winner takes. `also` are articles that
    bear on it too, and so are no wrong answer. `ground` says why it is a foul, or why the win stands or
    not, `going_on` how play goes on: where they are None, `reason` says that too. `stands` says why a
    win that somebody complained of stands, where `ground` is about the complaint. `believed` is the
    penalty that a player who is right about the foul would expect. `open_plays` are ways of going on
    that the text does not exclude, and so are no wrong answers.
    """

    happening: Happening
    foul: str
    named: str
    articles: tuple[str, ...]
    reason: Message
    penalty: DeskPenalty | None = None
    points: tuple[int, ...] = ()
    payments: Mapping[Wind, int | float] | None = None
    plays: tuple[PlayAfter, ...] = ()
    score: Score | None = None
    ours: bool = False
    is_good_call: bool = False
    laid: tuple[Wind, ...] = ()
    also: tuple[str, ...] = ()
    ground: DeskReason | None = None
    going_on: DeskReason | None = None
    stands: DeskReason | None = None
    believed: DeskPenalty | None = None
    open_plays: tuple[PlayAfter, ...] = ()

    @property
    def why(self) -> DeskReason:
        """Why it is punished so, and by which articles."""
        return DeskReason(self.reason, self.articles)

    @property
    def paid_to(self) -> Wind | None:
        """The one player whom the offender pays, where the amount is the referee's choice."""
        gaining = [seat for seat, amount in (self.payments or {}).items() if amount > 0]
        return gaining[0] if self.points and len(gaining) == 1 else None

    @property
    def wins(self) -> bool:
        """Whether a win that was called stands."""
        return self.is_good_call or (self.score is not None and self.score.win)

    @property
    def is_minor(self) -> bool:
        """Whether what it brings is no penalty: a call lost, a tile put back."""
        return self.penalty is not None and bool(self.penalty.orders) and self.penalty.is_minor


@dataclass(frozen=True, slots=True)
class FoulName:
    """A foul as the desk calls it: a sentence, and a topic that it shares with others."""

    text: str
    topic: str


NO_PENALTY: Final = DeskPenalty("none", message(N_("No penalty.")))
NOT_BORNE_OUT: Final = message(N_("There is no penalty: the complaint is not borne out."))


def _nothing_agreed(happening: Happening) -> tuple[Message, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class DeskBook:
    """One rule set at the desk.

    `fouls` are those that its text names. `penalties` are sentences that could follow one of them, and `brings` what
    each brings.
    `together` rules several wins that were called on one tile, each of which was ruled by itself.
    `near` are the fouls that could be named in its place, and so are no wrong
    answer. `deducted` are the articles on points that are taken off and go to nobody. `agreed` tells
    what an event has chosen where the text leaves it open. `record` is where fouls are written down,
    empty where the text knows no such record.
    """

    rules: RuleSet
    fouls: Mapping[str, FoulName]
    penalties: Mapping[str, DeskPenalty]
    brings: Mapping[str, DeskPenalty]
    articles: Callable[[str], tuple[str, ...]]
    ruled: Callable[[Happening], DeskRuling]
    record: tuple[str, ...] = ()
    agreed: Callable[[Happening], tuple[Message, ...]] = _nothing_agreed
    together: Callable[[Sequence[DeskRuling]], list[DeskRuling]] = list
    near: Mapping[str, frozenset[str]] = field(default_factory=dict)
    deducted: tuple[str, ...] = ()
