"""What sessions score, and the points for places (2014, 3.9.2; 1998, 5.34, 5.35, 10.2)."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.situations.choosing import POINTS, number_choices
from quizzes.situations.mcr.facts import (
    ALL_EDITIONS,
    LATER_EDITIONS,
    MISCONCEPTION_OF_EDITION,
    answers_of_other_editions,
    edition_of,
    random_seat,
    random_table,
    situation_from_ruling,
)
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import WINDS, RuleSet
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.sessions import START, points_by_rank, session_score, standard_points
from scoring.table import Ruling
from wording import N_

CHAPTER: Final = SituationChapter("session-scores", *ALL_EDITIONS)

_SCORE: Final = message(N_("What is the player's session score?"))


@CHAPTER.procedure("session-score", 2)
def score_of_a_session(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Gains, losses and a deduction, after an earlier session."""
    edition = edition_of(rules)
    won, lost = 60 + draw.below(300), 40 + draw.below(240)
    off = draw.pick((5, 10, 20, 30))
    before = 20 + draw.below(180)

    def rule(book: RuleBook) -> Ruling[int]:
        return session_score(book, [won, -lost], [-off])

    ruling = rule(edition)
    wrong = (
        *answers_of_other_editions(edition, rule),
        (ruling.value + off, "penalty-left-out"),
        (ruling.value + before, "session-carried-over"),
        (ruling.value + 2 * off, "penalty-added"),
    )
    facts = (
        message(
            N_(
                "Over the deals of session %(session)s, %(seat)s wins %(won)s points and loses %(lost)s."
            ),
            session=2 + draw.below(7),
            seat=random_seat(draw),
            table=random_table(draw),
            won=won,
            lost=lost,
        ),
        message(N_("%(number)s points are deducted for a foul."), number=off),
        message(
            N_("This player finished the previous session %(number)s points up."), number=before
        ),
    )
    reason = (
        message(N_("Each session starts with 500; gains, losses and deductions are added to that."))
        if edition is RuleBook.OF_1998
        else message(N_("Each session starts with 0; gains, losses and deductions are added up."))
    )
    return situation_from_ruling(
        ruling, facts, _SCORE, reason, number_choices(ruling.value, wrong, text=POINTS)
    )


@CHAPTER.procedure("forfeited-session", 3)
def forfeited(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """The session score of a player who came far too late."""
    edition, minutes = edition_of(rules), 16 + draw.below(40)

    def rule(book: RuleBook) -> Ruling[int]:
        return session_score(book, [], forfeited=True)

    ruling = rule(edition)
    wrong = (
        (500, "forfeit-keeps-start" if START[edition] else "forfeit-not-zero"),
        (-20, "forfeit-for-deduction"),
        (480, "forfeit-for-deduction"),
        (-60, "forfeit-for-deduction"),
    )
    facts = (
        message(
            N_(
                "%(minutes)s minutes after session %(session)s began, %(seat)s arrives at "
                "table %(table)s."
            ),
            seat=random_seat(draw),
            table=random_table(draw),
            minutes=minutes,
            session=1 + draw.below(8),
        ),
    )
    reason = message(N_("A player more than 15 minutes late forfeits the session, which scores 0."))
    return situation_from_ruling(
        ruling, facts, _SCORE, reason, number_choices(ruling.value, wrong, text=POINTS)
    )


def _four_scores(draw: Draw) -> list[int]:
    """Four different session scores that sum to zero."""
    while True:
        three = [draw.below(241) - 120 for _ in range(3)]
        scores = [*three, -sum(three)]
        if len(set(scores)) == 4:
            return scores


_AT_A_TABLE: Final = N_(
    "Session scores: East %(east)s, South %(south)s, West %(west)s, North %(north)s."
)


def _scores_text(draw: Draw, scores: list[int]) -> Message:
    signed = [f"+{each}" if each > 0 else str(each).replace("-", "\u2212") for each in scores]
    east, south, west, north = signed
    return message(
        _AT_A_TABLE, table=random_table(draw), east=east, south=south, west=west, north=north
    )


@CHAPTER.procedure("standard-points", 1, *LATER_EDITIONS)
def standard(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """The points for a place at the table."""
    scores, player = _four_scores(draw), random_seat(draw)
    found = standard_points(edition_of(rules), scores)
    right = int(found.value[player.place])
    wrong = [(each, "place-misread") for each in (4, 2, 1, 0) if each != right]
    stepped = 4 - sorted(scores, reverse=True).index(scores[player.place])
    facts = (_scores_text(draw, scores),)
    question = message(N_("How many table points does %(seat)s get?"), seat=player)
    reason = message(
        N_(
            "The four players at a table get 4, 2, 1 and 0 points in the order of their session scores."
        )
    )
    ruling = Ruling(right, found.articles, found.ours, found.note)
    ordered = [(stepped, "places-by-step"), *draw.shuffled(wrong)]
    choices = number_choices(right, [each for each in ordered if each[0] != right])
    return situation_from_ruling(ruling, facts, question, reason, choices)


def misconception_of_table_points(rank: int) -> str:
    """What leads to the points of a place at the table: 2014 has four places, further ones are none of its."""
    if rank <= len(WINDS):
        return MISCONCEPTION_OF_EDITION[RuleBook.OF_2014]
    return "group-points-off-by-one"


@CHAPTER.procedure("standard-points-of-a-group", 2, RuleBook.OF_1998)
def standard_of_a_group(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """The points for a place in a group (1998, 10.2(2))."""
    edition, players = edition_of(rules), 8 + 4 * draw.below(15)
    rank = 1 if draw.chance(0.15) else 2 + draw.below(players - 1)
    found = standard_points(edition, list(range(players, 0, -1)))
    right = int(found.value[rank - 1])
    at_a_table = points_by_rank(RuleBook.OF_2014, 4)[(rank - 1) % 4]
    wrong = (
        (players - rank + 1, "group-points-off-by-one"),
        (at_a_table, misconception_of_table_points(rank)),
        (players - rank - 1, "group-points-off-by-one"),
        (players - rank, "group-points-off-by-one"),
        (players - 2, "group-points-off-by-one"),
    )
    facts = (
        message(
            N_("In session %(session)s a player takes place %(rank)s in a group of %(players)s."),
            session=1 + draw.below(8),
            rank=rank,
            players=players,
        ),
        message(N_("The session score is %(number)s."), number=300 + draw.below(400)),
    )
    question = message(N_("How many standard points does that bring?"))
    reason = message(
        N_(
            "First place gets as many points as there are players; the others get that"
            " number less their place."
        )
    )
    possible = [each for each in wrong if each[0] >= 0 and each[0] != right]
    ruling = Ruling(right, found.articles, found.ours, found.note)
    return situation_from_ruling(ruling, facts, question, reason, number_choices(right, possible))


@CHAPTER.procedure("shared-places", 5, *LATER_EDITIONS)
def shared_places(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Two players of a table are equal."""
    while True:
        equal, other = draw.below(121) - 60, draw.below(201) - 100
        last = -2 * equal - other  # what is gained in hands is lost in hands
        if len({equal, other, last}) == 3:
            break
    places = draw.shuffled(WINDS)
    score_of = dict(zip(places, (equal, equal, other, last), strict=True))
    player = places[0]
    scores = [score_of[each] for each in WINDS]
    found = standard_points(edition_of(rules), scores)
    share = found.value[player.place]
    above = sum(each > equal for each in scores)
    better, worse = (points_by_rank(RuleBook.OF_2014, 4)[each] for each in (above, above + 1))
    facts = (_scores_text(draw, scores),)
    question = message(N_("How many table points does %(seat)s get?"), seat=player)
    reason = message(N_("Tied players share the points for their places equally."))
    wrong = (
        (better, "tie-both-better"),
        (worse, "tie-both-worse"),
        (better + worse, "tie-not-halved"),
    )
    choices = number_choices(float(share), wrong)
    return situation_from_ruling(found, facts, question, reason, choices)
