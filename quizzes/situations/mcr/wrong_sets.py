"""Wrong sets, wrong tiles and tiles fetched too late (2014, 3.11.6.2 to 3.11.6.11; 1998, 14.2)."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.question import Choice
from quizzes.situations.choosing import shuffled_choices
from quizzes.situations.mcr.facts import (
    ALL_EDITIONS,
    LATER_EDITIONS,
    REFEREE_QUESTION,
    answers_of_other_editions,
    edition_of,
    misconception_of,
    random_seat,
    random_suit_tile,
    random_tile,
    situation_from_ruling,
    skip_table_and_deal,
    tile_above,
    two_random_seats,
)
from quizzes.situations.mcr.growing import DISCARDS
from quizzes.situations.mcr.penalties import (
    NO_PENALTY,
    STOP_PENALTY,
    WARNING_PENALTY,
    penalty_text,
    situation_from_foul,
)
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import RuleSet
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.claims import McrClaim, may_fetch
from scoring.mcr.table.fouls import McrConsequence, McrFoul, penalty
from scoring.mcr.table.penalties import penalty_for
from scoring.table import Ruling
from scoring.tiles import tile
from wording import N_

CHAPTER: Final = SituationChapter("wrong-sets", *ALL_EDITIONS)

_BACK: Final = penalty(McrConsequence.PUT_BACK)
_FIVE: Final = penalty(McrConsequence.DEDUCTION, points=(5,))


def _wrong_set(draw: Draw, edition: RuleBook, facts: tuple[Message, ...]) -> DrawnSituation:
    reason = message(N_("A wrong chow, pung or kong costs the right to win this deal."))
    wrong = (
        (WARNING_PENALTY, "wrong-for-empty"),
        (_FIVE, "wrong-for-empty"),
        (NO_PENALTY, "wrong-set-put-right"),
        (penalty(McrConsequence.PAID_TO_EACH, points=(10,)), "wrong-set-for-false-win"),
    )
    return situation_from_foul(edition, McrFoul.WRONG_CLAIM, facts, reason, *draw.shuffled(wrong))


@CHAPTER.ruling("wrong-chow", 2)
def wrong_chow(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """A chow whose three tiles do not run on."""
    edition, discarder, low = edition_of(rules), random_seat(draw), random_suit_tile(draw, 1, 6)
    skip_table_and_deal(draw)
    facts = (
        message(DISCARDS, seat=discarder, tile=low),
        message(
            N_("%(seat)s calls a chow, lays %(tiles)s open and discards."),
            seat=discarder.after(1),
            tiles=(low, tile_above(low, 1), tile_above(low, 3)),
        ),
        message(N_("Only then does somebody notice that this is not a chow.")),
    )
    return _wrong_set(draw, edition, facts)


_ALIKE: Final = (
    ("2m", "3m"),
    ("6m", "9m"),
    ("9m", "6m"),
    ("4p", "5p"),
    ("7p", "8p"),
    ("6p", "9p"),
    ("6s", "9s"),
    ("9s", "6s"),
    ("7s", "9s"),
    ("5s", "4s"),
)


@CHAPTER.ruling("wrong-pung", 2)
def wrong_pung(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """A pung of two kinds that look alike."""
    edition, (caller, discarder) = edition_of(rules), two_random_seats(draw)
    one, other = map(tile, draw.pick(_ALIKE))
    skip_table_and_deal(draw)
    facts = (
        message(DISCARDS, seat=discarder, tile=one),
        message(
            N_("%(seat)s calls a pung, lays %(tiles)s open and discards."),
            seat=caller,
            tiles=(one, one, other),
        ),
        message(N_("Only then does somebody notice that this is not a pung.")),
    )
    return _wrong_set(draw, edition, facts)


@CHAPTER.ruling("wrong-flower", 3, *LATER_EDITIONS)
def wrong_flower(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """A replacement tile taken for what is no flower."""
    replaces = N_(
        "%(seat)s calls “hua” for %(tile)s and puts a tile from the back end of the wall into the hand."
    )
    skip_table_and_deal(draw)
    facts = (message(replaces, seat=random_seat(draw), tile=random_tile(draw)),)
    reason = message(N_("A wrong flower replacement costs the right to win this deal."))
    wrong = (
        (WARNING_PENALTY, "flower-for-empty"),
        (_FIVE, "flower-for-empty"),
        (NO_PENALTY, "wrong-flower-put-right"),
        (_BACK, "wrong-flower-put-right"),
    )
    return situation_from_foul(
        edition_of(rules), McrFoul.WRONG_FLOWER, facts, reason, *draw.shuffled(wrong)
    )


@CHAPTER.ruling("wrong-tile-drawn", 3, *LATER_EDITIONS)
def wrong_tile_drawn(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """A tile drawn from the wrong place, not yet in the hand or already among its tiles."""
    in_the_hand = draw.chance(0.5)
    if in_the_hand:
        foul, other = McrFoul.WRONG_TILE_IN_HAND, _BACK
        draws = N_(
            "%(seat)s draws from the wrong stack and puts the tile, %(tile)s, into the hand."
        )
        reason = message(
            N_(
                "Once it is among the standing tiles, a wrong tile costs the right to win this deal."
            )
        )
    else:
        foul, other = McrFoul.WRONG_TILE_APART, STOP_PENALTY
        draws = N_(
            "%(seat)s draws from the wrong stack and looks at the tile, %(tile)s, keeping it"
            " apart from the hand."
        )
        reason = message(
            N_("A wrong tile that is not yet among the standing tiles goes back to its place.")
        )
    skip_table_and_deal(draw)
    facts = (message(draws, seat=random_seat(draw), tile=random_tile(draw)),)
    wrong = (
        (other, "wrong-tile-in-hand-or-not"),
        (WARNING_PENALTY, "wrong-tile-for-early"),
        (_FIVE, "wrong-tile-for-early"),
    )
    return situation_from_foul(edition_of(rules), foul, facts, reason, *wrong)


_DISCARDS_SINCE: Final = {
    RuleBook.OF_2006: (0, 1, 2, 3, 4, 5, 6, 6),
    RuleBook.OF_2014: (0, 1, 2, 3, 1, 2, 0, 0),
}
"""How many tiles the others have discarded: 2006 bears two rounds, 2014 not one discard."""
_SINCE: Final = {
    (True, True): N_(
        "Since then the others have discarded %(discards)s in all, and %(seat)s has drawn %(draws)s."
    ),
    (True, False): N_(
        "Since then the others have discarded %(discards)s in all; %(seat)s has not drawn again."
    ),
    (False, False): N_("Since then the others have not discarded, and %(seat)s has not drawn."),
}
"""What happened since, by whether the others have discarded and whether the caller has drawn: no count is 0."""


_WHY_FETCHED: Final = {
    RuleBook.OF_2006: N_(
        "A claimed tile may be fetched until the player's second draw after the claim."
    ),
    RuleBook.OF_2014: N_(
        "A claimed tile may be fetched until another player's discard lies on the table."
    ),
}


def _fetching_choices(
    edition: RuleBook, others: tuple[tuple[bool, str], ...], *, may: bool
) -> tuple[Choice, ...]:
    """The tile is fetched, or it is too late; `others` is what other editions answer."""
    fetches = ("fetched", message(N_("The tile may still be fetched; no penalty.")))
    late = penalty_text(penalty_for(edition, McrFoul.LATE_FETCH).value)
    right, (wrong, wrong_text) = (fetches, late) if may else (late, fetches)
    return shuffled_choices(
        right,
        (wrong, misconception_of(not may, others, "fetching-limit"), wrong_text),
        (
            "fetched-and-warned",
            "fetching-limit",
            message(N_("The tile is fetched, and the player is warned.")),
        ),
        (
            "no-set",
            "fetching-limit",
            message(N_("The set is taken back into the hand; no penalty.")),
        ),
    )


@CHAPTER.ruling("fetched-late", 5, *LATER_EDITIONS)
def fetched_late(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """The claimed tile still lies in the floor: whether it may be fetched differs by edition."""
    edition, (caller, discarder) = edition_of(rules), two_random_seats(draw)
    discards = draw.pick(_DISCARDS_SINCE[edition])
    draws = discards // 3
    skip_table_and_deal(draw)
    facts = (
        message(
            N_(
                "%(seat)s calls a pung on %(other)s's discard of %(tile)s and discards, "
                "but leaves the claimed tile among the discards."
            ),
            seat=caller,
            other=discarder,
            tile=random_tile(draw),
        ),
        message(_SINCE[bool(discards), bool(draws)], discards=discards, seat=caller, draws=draws),
    )

    def rule(book: RuleBook) -> Ruling[bool]:
        return may_fetch(book, own_draws_since=draws, discards_since=discards)

    ruling, others = rule(edition), answers_of_other_editions(edition, rule)
    choices = _fetching_choices(edition, others, may=ruling.value)
    question = message(
        N_("%(seat)s now wants to fetch the tile. What does the referee rule?"), seat=caller
    )
    return situation_from_ruling(ruling, facts, question, message(_WHY_FETCHED[edition]), choices)


_CALLS: Final = {
    McrClaim.CHOW: N_("Then %(seat)s calls a chow."),
    McrClaim.PUNG: N_("Then %(seat)s calls a pung."),
    McrClaim.WIN: N_("Then %(seat)s calls a win."),
}


@CHAPTER.ruling("reached-into-the-floor", 3, *LATER_EDITIONS)
def reached(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """A call after the hand has reached into the floor for the next draw."""
    discarder = random_seat(draw)
    caller = discarder.after(1)
    skip_table_and_deal(draw)
    facts = (
        message(DISCARDS, seat=discarder, tile=random_suit_tile(draw)),
        message(
            N_("%(seat)s is already reaching across the discards to draw from the wall."),
            seat=caller,
        ),
        message(_CALLS[draw.pick(tuple(_CALLS))], seat=caller),
    )
    lost = penalty_for(edition_of(rules), McrFoul.REACHES_INTO_FLOOR)
    stopped, warned = penalty_text(STOP_PENALTY), penalty_text(WARNING_PENALTY)
    choices = shuffled_choices(
        penalty_text(lost.value),
        ("holds", "reaching-ignored", message(N_("The call is valid; no penalty."))),
        (warned[0], "reaching-punished", warned[1]),
        (stopped[0], "reaching-punished", stopped[1]),
    )
    reason = message(
        N_(
            "A player who reaches across the discards to the wall gives up every call on that discard."
        )
    )
    return situation_from_ruling(lost, facts, REFEREE_QUESTION, reason, choices)
