"""Questions of which the fact that decides is told both ways (2014, 3.11.6.6, 3.11.6.7, 3.11.6.11(8))."""

from typing import Final

from quizzes.address import Kind
from quizzes.hands.draw import Draw
from quizzes.message import message
from quizzes.situations.choosing import shuffled_choices
from quizzes.situations.mcr.facts import (
    LATER_EDITIONS,
    edition_of,
    random_suit_tile,
    random_table,
    random_tile,
    situation_from_ruling,
)
from quizzes.situations.mcr.false_wins import CALLS_WIN
from quizzes.situations.mcr.penalties import NO_PENALTY, penalty_text
from quizzes.situations.template import DrawnSituation, SituationChapter, Template
from scoring import WINDS, RuleSet
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.fouls import McrConsequence, McrFoul, penalty
from scoring.mcr.table.penalties import penalty_for
from wording import N_

_TAKEN_UP: Final = (
    "taken-up",
    message(N_("The tiles are taken up again; they do not count as exposed.")),
)
_ONE_BY_ONE: Final = (
    "one-by-one",
    message(N_("The tiles are exposed: they are discarded one by one.")),
)
_FIVE_OFF: Final = penalty(McrConsequence.DEDUCTION, points=(5,))


def _open_tiles(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Two hands lie open when a win is refused: that of the caller and that of another player."""
    caller, discarder, other, *_ = draw.shuffled(WINDS)
    own = draw.chance(0.5)
    foul = McrFoul.OWN_WIN_REFUSED if own else McrFoul.SHOWS_HAND_AT_REFUSED_WIN
    right, wrong = (_TAKEN_UP, _ONE_BY_ONE) if own else (_ONE_BY_ONE, _TAKEN_UP)
    choices = shuffled_choices(
        right,
        (wrong[0], "refused-win-exposed" if own else "shown-unpunished", wrong[1]),
        (
            "next-discard",
            "refused-win-exposed" if own else "shown-for-one-tile",
            message(N_("One of the tiles must be the next discard.")),
        ),
    )
    facts = (
        message(CALLS_WIN, seat=caller, other=discarder, tile=random_suit_tile(draw)),
        message(
            N_("%(seat)s lays the hand open, and so does %(other)s; the referee refuses the win."),
            seat=caller,
            other=other,
        ),
    )
    reason = message(
        N_("Tiles shown with one's own refused win are not treated as exposed tiles.")
        if own
        else N_("If the win fails, the tiles shown go out one by one, without the win.")
    )
    question = message(
        N_("What becomes of the tiles that %(seat)s laid open?"), seat=caller if own else other
    )
    ruling = penalty_for(edition_of(rules), foul)
    return situation_from_ruling(ruling, facts, question, reason, choices)


_PLAYS_ON: Final = (
    "plays-on",
    message(N_("Play goes on, and this player plays along and pays if another wins.")),
)
_ENDS: Final = ("ends", message(N_("The deal ends without a winner.")))
_FALSE: Final = (
    (
        McrFoul.WIN_BELOW_MINIMUM,
        N_("%(seat)s calls a win on a discard, but has less than 8 points."),
    ),
    (
        McrFoul.WIN_NOT_WAITING,
        N_("%(seat)s calls a win on a discard, but was one tile short of waiting."),
    ),
    (
        McrFoul.WRONG_TILE_IN_HAND,
        N_("%(seat)s draws from the wrong stack and puts the tile, %(tile)s, into the hand."),
    ),
)
_WALL: Final = (
    N_("%(seat)s pushes the wall together; the referee confirms that the deal cannot go on."),
    N_(
        "%(seat)s mixes the standing tiles of all; the referee confirms that the deal cannot go on."
    ),
    N_("%(seat)s throws down hand and wall; the referee confirms that the deal cannot go on."),
)


def _how_it_goes_on(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """After a foul that takes away the win, or one that makes it impossible to go on."""
    player = draw.pick(WINDS)
    goes_on = draw.chance(0.5)
    if goes_on:
        foul, told = draw.pick(_FALSE)
        reason = message(
            N_("A player who may not win stays in the deal, and pays when another wins.")
        )
    else:
        foul, told = McrFoul.PLAY_MADE_IMPOSSIBLE, draw.pick(_WALL)
        reason = message(
            N_("A player who makes it impossible to go on pays 30 points to each of the others.")
        )
    values = {"tile": random_tile(draw)} if "%(tile)s" in told else {}
    right, wrong = (_PLAYS_ON, _ENDS) if goes_on else (_ENDS, _PLAYS_ON)
    choices = shuffled_choices(
        right,
        (wrong[0], "false-win-ends-hand" if goes_on else "upset-stops", wrong[1]),
        (
            "three",
            "stopped-leaves",
            message(N_("Play goes on among the three others, and this player is out of it.")),
        ),
    )
    question = message(N_("How does the deal go on?"))
    ruling = penalty_for(edition_of(rules), foul)
    return situation_from_ruling(
        ruling, (message(told, seat=player, **values),), question, reason, choices
    )


def _watching(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Somebody who has finished early watches: points are for whoever disturbs (2014, 3.11.6.11(8))."""
    one, two, *_ = draw.shuffled(WINDS)
    disturbs = draw.chance(0.5)
    facts = (
        message(
            N_(
                "Done early, %(seat)s and %(other)s watch table %(table)s; %(seat)s disturbs the play, %(other)s does not."
            ),
            seat=one,
            other=two,
            table=random_table(draw),
        ),
    )
    points = ("points", message(N_("A warning or a deduction is possible.")))
    warned = ("warned", message(N_("A warning is possible, a deduction is not.")))
    right, wrong = (points, warned) if disturbs else (warned, points)
    free = penalty_text(NO_PENALTY)
    choices = shuffled_choices(
        right,
        (wrong[0], "watching-too-hard" if not disturbs else "watching-allowed", wrong[1]),
        (free[0], "watching-allowed", free[1]),
    )
    reason = message(
        N_(
            "Players who finish early leave soon; watching brings a warning, and costs points if "
            "it disturbs."
        )
    )
    question = message(
        N_("What does the referee rule about %(seat)s?"), seat=one if disturbs else two
    )
    ruling = penalty_for(edition_of(rules), McrFoul.WATCHES_ON)
    return situation_from_ruling(ruling, facts, question, reason, choices)


def _chapter(topic: str, editions: tuple[RuleBook, ...], template: Template) -> SituationChapter:
    chapter = SituationChapter(topic, *editions)
    chapter.templates.append(template)
    return chapter


CHAPTERS: Final = tuple(
    _chapter(
        topic,
        editions,
        Template(
            id, Kind.RULING, topic, level, frozenset(editions), fill, instead_of=frozenset({former})
        ),
    )
    for id, topic, level, editions, fill, former in (
        (
            "tiles-laid-open",
            "false-wins",
            3,
            LATER_EDITIONS,
            _open_tiles,
            "tiles-of-a-refused-win",
        ),
        (
            "how-the-deal-goes-on",
            "false-wins",
            2,
            LATER_EDITIONS,
            _how_it_goes_on,
            "play-after-a-false-win",
        ),
        (
            "watching-and-disturbing",
            "conduct",
            3,
            (RuleBook.OF_2014,),
            _watching,
            "watching-other-tables",
        ),
    )
)
