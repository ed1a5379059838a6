"""Three players answer one discard: who gets the tile (2014, 3.6.4 to 3.7.2.4; 1998, 7.4 to 8.2(3))."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from quizzes.address import Kind
from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.question import Choice
from quizzes.situations.choosing import seat_text
from quizzes.situations.mcr.claims import BEFORE_CHOW
from quizzes.situations.mcr.facts import (
    ALL_EDITIONS,
    LATER_EDITIONS,
    edition_of,
    random_seat,
    random_suit_tile,
    situation_from_ruling,
)
from quizzes.situations.mcr.growing import DISCARDS
from quizzes.situations.template import DrawnSituation, FillTemplate, SituationChapter, Template
from scoring import RuleSet, Wind
from scoring.mcr.table.book import RuleBook, articles_by_edition
from scoring.mcr.table.claims import (
    CHOW_ARTICLES,
    NO_FURITEN_ARTICLES,
    Claimed,
    McrClaim,
    may_claim,
    may_take_what_was_passed,
    taken_by,
)
from scoring.mcr.table.fouls import McrConsequence, McrFoul
from scoring.mcr.table.penalties import penalty_for
from scoring.table import Ruling
from wording import N_

_STOP_ARTICLES: Final = articles_by_edition("13.3", "3.11.3")


@dataclass(frozen=True, slots=True)
class ClaimCall:
    """What a player says to the discard.

    `stopped`: the player may not win this deal. `reaches`: a hand was already in the floor to draw.
    `passed`: the player let such a tile pass, or discarded one, before.
    """

    told: str
    claim: McrClaim
    stopped: bool = False
    reaches: bool = False
    passed: bool = False
    editions: tuple[RuleBook, ...] = ALL_EDITIONS

    def holds(self, edition: RuleBook, seat: Wind, discarder: Wind) -> bool:
        """Whether the call is one that the player may make."""
        if self.stopped and self.claim is McrClaim.WIN:
            return False
        if self.reaches:
            lost = penalty_for(edition, McrFoul.REACHES_INTO_FLOOR).value
            return McrConsequence.CLAIM_LOST not in lost.always
        if self.passed and not may_take_what_was_passed(edition).value:
            return False
        return may_claim(edition, self.claim, seat, discarder).value

    def articles(self, edition: RuleBook) -> tuple[str, ...]:
        """What decides of the call by itself."""
        if self.stopped:
            return _STOP_ARTICLES[edition]
        if self.reaches:
            return penalty_for(edition, McrFoul.REACHES_INTO_FLOOR).articles
        if self.passed:
            return NO_FURITEN_ARTICLES[edition]
        return CHOW_ARTICLES[edition] if self.claim is McrClaim.CHOW else ()


_PLAIN: Final = tuple(
    ClaimCall(told, claim)
    for told, claim in (
        (N_("%(seat)s calls a chow."), McrClaim.CHOW),
        (N_("%(seat)s calls a pung."), McrClaim.PUNG),
        (N_("%(seat)s calls a kong."), McrClaim.KONG),
        (N_("%(seat)s calls a win."), McrClaim.WIN),
    )
)
_HAMPERED: Final = (
    ClaimCall(
        N_("%(seat)s, who has lost the right to win this deal, calls a win."),
        McrClaim.WIN,
        stopped=True,
    ),
    ClaimCall(
        N_("%(seat)s, who has lost the right to win this deal, calls a pung."),
        McrClaim.PUNG,
        stopped=True,
    ),
    ClaimCall(
        N_("%(seat)s, who has lost the right to win this deal, calls a chow."),
        McrClaim.CHOW,
        stopped=True,
    ),
    ClaimCall(
        N_("%(seat)s, who discarded an identical tile earlier, calls a win."),
        McrClaim.WIN,
        passed=True,
    ),
    ClaimCall(
        N_("%(seat)s, who let an identical tile pass earlier, calls a pung."),
        McrClaim.PUNG,
        passed=True,
    ),
    ClaimCall(
        N_("%(seat)s reaches across the discards to draw, and only then calls a chow."),
        McrClaim.CHOW,
        reaches=True,
        editions=LATER_EDITIONS,
    ),
    ClaimCall(
        N_("%(seat)s reaches across the discards to draw, and only then calls a win."),
        McrClaim.WIN,
        reaches=True,
        editions=LATER_EDITIONS,
    ),
)
_SETS: Final = (McrClaim.PUNG, McrClaim.KONG)
_NOBODY: Final = ("nobody", message(N_("Nobody: the next player draws.")))
_NOBODY_RATE: Final = 0.2


def _possible(
    edition: RuleBook,
    discarder: Wind,
    calls: Mapping[Wind, ClaimCall],
    valid: Mapping[Wind, McrClaim],
) -> bool:
    """Whether three players could say that to one tile, and the text says who gets it."""
    next_player = discarder.after(1)
    if sum(each.claim in _SETS for each in calls.values()) > 1:
        return False  # there are four tiles of a kind
    if any(each.passed for each in calls.values()) and any(
        each.claim is McrClaim.KONG for each in calls.values()
    ):
        return False
    if sum(each.stopped for each in calls.values()) > 1:
        return False
    if any(each.reaches and seat is not next_player for seat, each in calls.items()):
        return False
    if edition is RuleBook.OF_1998:  # that a win goes before other calls is not printed there
        wins = sum(each is McrClaim.WIN for each in valid.values())
        return wins in (0, len(valid))
    return True


def _drawn_calls(
    draw: Draw, edition: RuleBook, known: tuple[ClaimCall, ...], discarder: Wind
) -> tuple[dict[Wind, ClaimCall], dict[Wind, McrClaim]]:
    """What the other three say, and which of it holds."""
    nobody = draw.chance(_NOBODY_RATE)
    usable = [each for each in known if edition in each.editions]
    while True:
        calls = {discarder.after(step): draw.pick(usable) for step in (1, 2, 3)}
        valid = {
            seat: each.claim for seat, each in calls.items() if each.holds(edition, seat, discarder)
        }
        if _possible(edition, discarder, calls, valid) and (not valid) == nobody:
            return calls, valid


_REASONS: Final = {
    McrClaim.CHOW: N_("A chow can be made only with a discard from the player on the left."),
    **BEFORE_CHOW,
}


_AND_WHY: Final = N_("%(told)s %(why)s")


def _void(
    told: str, calls: Mapping[Wind, ClaimCall], valid: Mapping[Wind, McrClaim], discarder: Wind
) -> Message:
    """That calls do not hold, and why each does not."""
    right, reasons = discarder.after(1), []
    for seat, each in calls.items():
        if seat in valid:
            continue
        if each.reaches:
            why = message(N_("%(seat)s gave up the discard by reaching to draw."), seat=seat)
        elif each.claim is McrClaim.WIN:
            why = message(N_("%(seat)s may not win this deal."), seat=seat)
        else:
            why = message(
                N_("Only %(seat)s, on %(other)s's right, may chow."), seat=right, other=discarder
            )
        reasons.append(why)
    said = message(told)
    for why in dict.fromkeys(reasons):
        said = message(_AND_WHY, told=said, why=why)
    return said


def _reason(
    taken: Claimed | None,
    calls: Mapping[Wind, ClaimCall],
    valid: Mapping[Wind, McrClaim],
    discarder: Wind,
) -> Message:
    """What of the calls decides."""
    if taken is None:
        return _void(N_("All three calls are invalid."), calls, valid, discarder)
    if len(valid) == 1:
        return _void(N_("The other two calls are not valid."), calls, valid, discarder)
    if taken.claim is not McrClaim.WIN:
        return message(_REASONS[taken.claim])
    if sum(each is McrClaim.WIN for each in valid.values()) > 1:
        return message(
            N_("Only one player wins: the first anti-clockwise from %(seat)s, the discarder."),
            seat=discarder,
        )
    return message(N_("A win takes priority over a chow, pung or kong."))


def _misconception(call: ClaimCall, taken: Claimed | None, *, holds: bool) -> str:
    """Why one may think that this player gets the tile."""
    if call.stopped and call.claim is McrClaim.WIN:
        return "still-wins"
    if call.reaches:
        return "reaching-ignored"
    if call.claim is McrClaim.CHOW and not holds:
        return "chow-from-anyone"
    if call.claim is McrClaim.CHOW and taken and taken.claim is not McrClaim.WIN:
        return "chow-first"
    if call.claim is not McrClaim.WIN:
        return "claim-before-win"
    return "nearest-missed"


def _contested(known: tuple[ClaimCall, ...]) -> FillTemplate:
    def fill(draw: Draw, rules: RuleSet) -> DrawnSituation:
        """Three calls on one discard, of which some do not hold."""
        edition, discarder = edition_of(rules), random_seat(draw)
        calls, valid = _drawn_calls(draw, edition, known, discarder)
        ruling = taken_by(edition, discarder, valid) if valid else None
        taken = ruling.value if ruling else None
        decided = ruling.articles if ruling else CHOW_ARTICLES[edition]
        own = [article for each in calls.values() for article in each.articles(edition)]
        facts = (
            message(DISCARDS, seat=discarder, tile=random_suit_tile(draw)),
            *(message(each.told, seat=seat) for seat, each in draw.shuffled(tuple(calls.items()))),
        )
        choices = tuple(
            Choice(
                seat.value,
                None
                if taken and seat is taken.seat
                else _misconception(calls[seat], taken, holds=seat in valid),
                seat_text(seat),
            )
            for seat in calls
        )
        overlooked = "calls-cancel" if len(valid) > 1 else "valid-call-overlooked"
        nobody = Choice(_NOBODY[0], None if taken is None else overlooked, _NOBODY[1])
        articles = tuple(dict.fromkeys((*own, *decided)))
        return situation_from_ruling(
            Ruling(taken, articles),
            facts,
            message(N_("Who gets the tile?")),
            _reason(taken, calls, valid, discarder),
            (*choices, nobody),
        )

    return fill


CHAPTER: Final = SituationChapter("claims", *ALL_EDITIONS)
CHAPTER.templates.extend(
    Template(
        id,
        Kind.PROCEDURE,
        CHAPTER.topic,
        level,
        CHAPTER.rules,
        _contested(known),
        frozenset(
            {"pung-and-chow", "win-and-claims", "several-wins", "who-may-chow", "sideways-tile"}
        ),
    )
    for id, level, known in (
        ("three-calls", 2, (*_PLAIN, *_HAMPERED[:4])),
        ("three-hampered-calls", 5, (*_PLAIN, *_HAMPERED)),
    )
)
