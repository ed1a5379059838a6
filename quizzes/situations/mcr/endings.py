"""How hands end and are counted (2014, 3.4.30, 3.6.8.2, 3.9.1, 3.11.6.11; 1998, 5.30, 7.7, 10.1)."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import AmountInUnit, CopiesOf, FanName, Message, message
from quizzes.situations.choosing import shuffled_choices
from quizzes.situations.mcr.facts import (
    ALL_EDITIONS,
    LATER_EDITIONS,
    REFEREE_QUESTION,
    edition_of,
    random_seat,
    random_suit_tile,
    random_table,
    random_tile,
    situation_from_ruling,
    skip_table_and_deal,
    two_random_seats,
    why_laid,
)
from quizzes.situations.mcr.false_wins import CALLS_WIN
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import RuleSet, Wind, tile
from scoring.mcr.table.endings import (
    Laid,
    counting_discards,
    drawn_payments,
    may_add_fans,
    may_complain,
    shows_concealed_kongs,
)
from scoring.mcr.table.seating import next_dealer
from scoring.table import Ruling
from wording import N_

CHAPTER: Final = SituationChapter("ends-of-hands", *ALL_EDITIONS)
_HANDS_IN_A_ROUND: Final = 4
_KONG_INSTEAD: Final = tile("7z")
"""What the kong is of where it was drawn to be of the tile that somebody else wins on."""


def _within_a_round(draw: Draw) -> Message:
    """A hand that is not the last of its round: after that one the seats change, or all is over."""
    hand = _HANDS_IN_A_ROUND * draw.below(4) + 1 + draw.below(_HANDS_IN_A_ROUND - 1)
    draw.skip(1)
    return message(N_("This is deal %(hand)s of the session."), hand=hand)


@CHAPTER.ruling("drawn-hand", 1)
def drawn_hand(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """The wall is used up and nobody wins."""
    (one, two), tile = two_random_seats(draw), random_tile(draw)
    edition = edition_of(rules)
    unpaid, passes = drawn_payments(edition), next_dealer(edition, Wind.EAST)
    assert not any(unpaid.value.values())
    ruling = Ruling(unpaid.value, (*unpaid.articles, *passes.articles))
    facts = (
        _within_a_round(draw),
        message(
            N_("All 144 tiles have been taken; %(seat)s discards %(tile)s, and nobody wins on it."),
            seat=one,
            tile=tile,
        ),
        message(N_("Only %(seat)s was waiting."), seat=two),
    )
    choices = shuffled_choices(
        ("nothing", message(N_("Nobody pays; the next player deals."))),
        (
            "waiting",
            "tenpai-payments",
            message(N_("The others pay the player who was waiting; the next player deals.")),
        ),
        (
            "again",
            "drawn-hands-replayed",
            message(N_("The deal is played again by the same dealer.")),
        ),
        ("dealer", "dealer-stays", message(N_("Nobody pays; the same player deals again."))),
    )
    reason = message(
        N_("Without a winner nothing is paid for the deal, and the next player deals.")
    )
    return situation_from_ruling(
        ruling, facts, message(N_("What happens after this deal?")), reason, choices
    )


@CHAPTER.ruling("concealed-kong-at-the-end", 2)
def concealed_kong(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Whether concealed kongs are shown when the hand is over."""
    owner, winner = two_random_seats(draw)
    won = random_suit_tile(draw) if draw.chance(0.5) else None
    skip_table_and_deal(draw)
    kong = random_tile(draw)
    facts = (
        message(
            N_("%(seat)s has a concealed kong of %(tile)s."),
            seat=owner,
            tile=CopiesOf(_KONG_INSTEAD if kong == won else kong),
        ),
        message(N_("%(other)s wins on %(tile)s."), other=winner, tile=won)
        if won
        else message(N_("The wall is used up, and nobody wins.")),
    )
    ruling = shows_concealed_kongs(edition_of(rules))
    choices = shuffled_choices(
        ("shown", message(N_("The concealed kong is shown."))),
        ("won", "kong-stays-hidden", message(N_("It is shown only if its owner wins."))),
        ("asked", "kong-stays-hidden", message(N_("It is shown only if another player asks."))),
        ("never", "kong-stays-hidden", message(N_("It stays face down."))),
    )
    reason = message(
        N_(
            "When a deal ends, whether won or not, concealed kongs are shown so that they can be checked."
        )
    )
    return situation_from_ruling(
        ruling, facts, message(N_("What becomes of the concealed kong?")), reason, choices
    )


_FORGOTTEN: Final = (
    "mixed-double-chow",
    "short-straight",
    "two-terminal-chows",
    "one-voided-suit",
    "no-honors",
    "all-simples",
    "tile-hog",
)


@CHAPTER.ruling("forgotten-fan", 2)
def forgotten_fan(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """A fan comes to mind after, or before, the count was accepted."""
    (winner, discarder), accepted = two_random_seats(draw), draw.chance(0.6)
    ruling = may_add_fans(edition_of(rules), accepted=accepted)
    skip_table_and_deal(draw)
    tile = random_suit_tile(draw)
    told = AmountInUnit(8 + draw.below(30))
    fan = draw.pick(_FORGOTTEN)
    if fan == "all-simples" and tile.is_terminal:
        fan = "no-honors"  # the winning tile is no simple
    facts = (
        message(CALLS_WIN, seat=winner, other=discarder, tile=tile),
        message(
            N_("The winner announces %(points)s, the others agree, and the count is accepted."),
            points=told,
        )
        if accepted
        else message(
            N_("The winner announces %(points)s; the others are still checking."),
            points=told,
        ),
        message(N_("Then the winner remembers %(fan)s."), fan=FanName(fan)),
    )
    added = ("added", message(N_("The fan is added.")))
    lost = ("lost", message(N_("The fan is lost: the count stands.")))
    right, wrong = (added, lost) if ruling.value else (lost, added)
    choices = shuffled_choices(
        right,
        (wrong[0], "count-closed", wrong[1]),
        (
            "half",
            "count-reopened",
            message(N_("The fan is added if the player who pays agrees.")),
        ),
        ("false", "count-for-false-win", message(N_("The wrong count makes it a false win."))),
    )
    reason = message(N_("Fans may be added until the count is accepted, but not after that."))
    return situation_from_ruling(ruling, facts, REFEREE_QUESTION, reason, choices)


_WRONGS: Final = (
    N_("In deal %(hand)s %(seat)s drew too early; nobody pointed it out."),
    N_("In deal %(hand)s %(seat)s laid open a wrong chow; nobody pointed it out."),
    N_("In deal %(hand)s %(seat)s had a tile too many; nobody pointed it out."),
)


@CHAPTER.ruling("late-complaint", 3, *LATER_EDITIONS)
def late_complaint(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """A foul of an earlier hand is brought up afterwards."""
    (complains, offender), hand = two_random_seats(draw), 1 + draw.below(14)
    ruling = may_complain(edition_of(rules), over=True)
    facts = (
        message(draw.pick(_WRONGS), hand=hand, seat=offender),
        message(
            N_("In deal %(hand)s %(seat)s reports it to the referee."),
            hand=hand + 1 + draw.below(2),
            seat=complains,
            table=random_table(draw),
        ),
    )
    choices = shuffled_choices(
        ("refused", message(N_("It is too late: no action is taken."))),
        (
            "punished",
            "late-complaint",
            message(N_("The foul is punished as it would have been at the time.")),
        ),
        ("warned", "late-complaint", message(N_("%(seat)s is warned."), seat=offender)),
        ("replayed", "late-complaint", message(N_("That deal is scored again."))),
    )
    reason = message(N_("A problem must be pointed out at once; it cannot be raised afterwards."))
    return situation_from_ruling(ruling, facts, REFEREE_QUESTION, reason, choices)


_LAID: Final = N_("Tiles face up: %(up)s; tiles face down: %(down)s.")


@CHAPTER.procedure("counting-with-tiles", 2, *LATER_EDITIONS)
def counting_with_tiles(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """How discards show the points of a hand."""
    winner, points = random_seat(draw), 11 + draw.below(78)
    ruling = counting_discards(edition_of(rules), points)
    right = ruling.value
    wrong = (
        (Laid(face_up=right.face_down, face_down=right.face_up), "counters-swapped"),
        (Laid(face_up=points, face_down=0), "counters-of-one"),
        (Laid(face_up=right.face_up, face_down=right.face_down + 1), "counters-with-base"),
        (Laid(face_up=right.face_up + 1, face_down=right.face_down), "counters-with-base"),
    )

    def laid_text(laid: Laid) -> tuple[str, Message]:
        id = f"{laid.face_up}-{laid.face_down}"
        return id, message(_LAID, up=laid.face_up, down=laid.face_down)

    choices = shuffled_choices(
        laid_text(right),
        *(
            (id, misconception, text)
            for (id, text), misconception in ((laid_text(each), t) for each, t in wrong)
        ),
    )
    skip_table_and_deal(draw)
    facts = (
        message(
            N_("%(seat)s's fans come to %(points)s, flowers included."),
            seat=winner,
            points=AmountInUnit(points),
        ),
    )
    question = message(N_("How are these points laid out with as few discarded tiles as possible?"))
    reason = why_laid(points, right.face_up, right.face_down)
    return situation_from_ruling(ruling, facts, question, reason, choices)
