"""Conduct at the table: cheating, signals, disturbance, naming discards (2014, 3.11.6; 1998, 14)."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import message
from quizzes.situations.mcr.facts import (
    ALL_EDITIONS,
    edition_of,
    random_seat,
    random_suit_tile,
    random_table,
    random_tile,
    skip_table_and_deal,
    tile_above,
    two_random_seats,
)
from quizzes.situations.mcr.false_wins import TEN_EACH
from quizzes.situations.mcr.penalties import (
    NO_PENALTY,
    STOP_PENALTY,
    WARNING_PENALTY,
    situation_from_foul,
)
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import RuleSet
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.fouls import PENALTY_STEPS, McrConsequence, McrFoul, penalty
from scoring.mcr.table.times import HANDS_IN_A_SESSION
from wording import N_

CHAPTER: Final = SituationChapter("conduct", *ALL_EDITIONS)

_SIXTY: Final = penalty(McrConsequence.DEDUCTION, points=(60,))
_FORFEITS: Final = penalty(McrConsequence.FORFEIT)
_OUT: Final = penalty(McrConsequence.DISQUALIFICATION)
_OUT_AND_TOLD: Final = penalty(McrConsequence.DISQUALIFICATION, McrConsequence.NOTICE)
_POINTS_OR_STOP: Final = penalty(
    points=PENALTY_STEPS, may=(McrConsequence.DEDUCTION, McrConsequence.STOP)
)
_SUSPENDED: Final = penalty(may=(McrConsequence.SUSPENSION, McrConsequence.NOTICE))
_MAY_RULE: Final = message(N_("What is the most severe penalty the referee may give?"))


@CHAPTER.ruling("cheating", 2)
def cheating(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """A tile swapped, stolen or hidden on purpose."""
    offender, other = two_random_seats(draw)
    does = draw.pick(
        (
            N_("The referee sees %(seat)s hide %(tile)s in a sleeve while %(other)s thinks."),
            N_("The referee sees %(seat)s swap a tile for %(tile)s from %(other)s's wall."),
            N_("The referee sees %(seat)s steal %(tile)s from %(other)s's discards."),
        )
    )
    skip_table_and_deal(draw)
    facts = (message(does, seat=offender, other=other, tile=random_tile(draw)),)
    reason = message(
        N_(
            "For swapping, stealing or hiding tiles, the referee may suspend the player, and the case is made public."
        )
        if edition_of(rules) is RuleBook.OF_1998
        else N_(
            "For swapping, stealing or hiding tiles, the referee may suspend the player; a grave case is made public."
        )
    )
    wrong = (
        (STOP_PENALTY, "cheating-for-a-slip"),
        (_SIXTY, "cheating-for-a-slip"),
        (_FORFEITS, "cheating-for-a-slip"),
        (TEN_EACH, "cheating-for-a-slip"),
    )
    drawn = draw.shuffled(wrong)
    return situation_from_foul(
        edition_of(rules), McrFoul.CHEATING, facts, reason, *drawn, question=_MAY_RULE
    )


@CHAPTER.ruling("signals", 3)
def signals(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """A hint by word, look or gesture, whether it helped or not."""
    offender, other = two_random_seats(draw)
    gives = draw.pick(
        (
            N_("%(seat)s gestures to %(other)s to discard %(tile)s."),
            N_("With a glance %(seat)s tells %(other)s to keep %(tile)s."),
            N_("%(seat)s tells %(other)s to wait for %(tile)s."),
        )
    )
    nobody, somebody = (
        N_("Nobody benefits from it."),
        N_("The other player benefits from it in this deal."),
    )
    helped = draw.pick((nobody, somebody))
    skip_table_and_deal(draw)
    facts = (
        message(gives, seat=offender, other=other, tile=random_tile(draw)),
        message(helped),
    )
    reason = message(
        N_(
            "Passing information may cost points or the right to win this deal, whether or not it helped."
        )
        if helped == nobody
        else N_("Passing information may cost points or the right to win this deal.")
    )
    too_mild = "signal-must-help" if helped == nobody else "signal-lightly"
    wrong = (
        (NO_PENALTY, too_mild),
        (WARNING_PENALTY, too_mild),
        (_OUT, "signal-for-fraud"),
        (_FORFEITS, "signal-for-lateness"),
    )
    drawn = draw.shuffled(wrong)
    return situation_from_foul(edition_of(rules), McrFoul.INFORMATION, facts, reason, *drawn)


@CHAPTER.ruling("disturbance", 3)
def disturbance(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Somebody who does not listen to the referee after a clear foul."""
    edition, (offender, other) = edition_of(rules), two_random_seats(draw)
    skip_table_and_deal(draw)
    facts = (
        message(
            N_("%(seat)s has clearly committed a foul against %(other)s and is warned."),
            seat=offender,
            other=other,
        ),
        message(
            N_(
                "Asked %(number)s times to stop, the player keeps shouting and ignores the referee."
            ),
            number=2 + draw.below(3),
        ),
    )
    if edition is RuleBook.OF_1998:
        reason = message(
            N_(
                "Grave disturbance: disqualification, a public notice and a report to the sports authority."
            )
        )
    else:
        reason = message(N_("Grave disturbance: disqualification and a public notice."))
    wrong = (
        (_POINTS_OR_STOP, "disturbance-for-a-slip"),
        (_SIXTY, "disturbance-for-a-slip"),
        (STOP_PENALTY, "disturbance-for-a-slip"),
        (_FORFEITS, "disturbance-for-a-slip"),
    )
    return situation_from_foul(
        edition, McrFoul.GRAVE_DISTURBANCE, facts, reason, *draw.shuffled(wrong)
    )


@CHAPTER.ruling("discard-named", 2)
def discard_named(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """A discard that is called by its name."""
    edition, player, tile = edition_of(rules), random_seat(draw), random_tile(draw)
    skip_table_and_deal(draw)
    facts = (
        message(N_("%(seat)s discards %(tile)s and names the tile aloud."), seat=player, tile=tile),
    )
    reason = message(
        N_("Discards are not named; naming one is a breach, punished according to its gravity.")
    )
    wrong = (
        (NO_PENALTY, "naming-allowed"),
        (STOP_PENALTY, "naming-stops"),
        (TEN_EACH, "naming-stops"),
        (_SUSPENDED, "naming-stops"),
    )
    return situation_from_foul(edition, McrFoul.NAMES_DISCARD, facts, reason, *draw.shuffled(wrong))


@CHAPTER.ruling("discard-misnamed", 4, RuleBook.OF_1998)
def discard_misnamed(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """A wrong name that leads another into a false win (1998, 14.8)."""
    (player, misled), tile = two_random_seats(draw), random_suit_tile(draw, 1, 8)
    named = tile_above(tile, 1)
    skip_table_and_deal(draw)
    facts = (
        message(
            N_("%(seat)s discards %(tile)s, but calls it %(named)s."),
            seat=player,
            tile=tile,
            named=named,
        ),
        message(N_("Misled by that, %(seat)s calls a false win."), seat=misled),
    )
    reason = message(
        N_(
            "A player who misnames a tile and so causes a false win pays the shares of all three; the text names no amount."
        )
    )
    wrong = (
        (TEN_EACH, "misled-player-pays"),
        (WARNING_PENALTY, "misnaming-only-warned"),
        (STOP_PENALTY, "misnaming-only-warned"),
    )
    question = message(N_("What does the referee rule about %(seat)s?"), seat=player)
    return situation_from_foul(
        edition_of(rules), McrFoul.MISNAMES_DISCARD, facts, reason, *wrong, question=question
    )


@CHAPTER.ruling("watching-other-tables", 3, RuleBook.OF_2014)
def watching(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Players who have finished early stand about another table (2014, 3.11.6.11(8))."""
    own, other = random_table(draw), random_table(draw)
    facts = (
        message(
            N_("Table %(table)s has finished early, after %(hands)s deals."),
            table=own,
            hands=HANDS_IN_A_SESSION,
        ),
        message(
            N_(
                "%(seat)s of that table stands watching behind the players of table %(other)s and disturbs play."
            ),
            seat=random_seat(draw),
            other=other if other != own else own % 40 + 1,
        ),
    )
    reason = message(
        N_(
            "Players who finish early must leave promptly; watching may bring a warning, and "
            "disturbing play may cost points."
        )
    )
    wrong = (
        (NO_PENALTY, "watching-allowed"),
        (_FORFEITS, "watching-too-hard"),
        (_OUT_AND_TOLD, "watching-too-hard"),
        (_POINTS_OR_STOP, "watching-too-hard"),
    )
    return situation_from_foul(
        edition_of(rules), McrFoul.WATCHES_ON, facts, reason, *draw.shuffled(wrong)
    )
