"""Questions of which the fact that decides is told both ways (2014, 3.11.6.6, 3.11.6.7, 3.11.6.11(8))."""

from typing import Final

from quizzes.address import Kind
from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.situations.choosing import shuffled_choices
from quizzes.situations.mcr.facts import (
    ALL_EDITIONS,
    LATER_EDITIONS,
    edition_of,
    random_table,
    situation_from_ruling,
)
from quizzes.situations.mcr.false_wins import CALLS_WIN
from quizzes.situations.mcr.incidents import INCIDENTS
from quizzes.situations.mcr.incidents.incident import Incident, IncidentOutcome
from quizzes.situations.mcr.penalties import NO_PENALTY, penalty_text
from quizzes.situations.mcr.several_players import deeds_told, fits, in_order
from quizzes.situations.template import DrawnSituation, SituationChapter, Template
from scoring import TILES, WINDS, RuleSet
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.deal import may_rebuild
from scoring.mcr.table.fouls import McrConsequence, McrFoul, penalty
from scoring.mcr.table.penalties import penalty_for, still_pays_articles
from scoring.table import Ruling
from wording import N_

_TILES_TOLD: Final = tuple(each for each in TILES if each.is_suited)
_TAKEN_UP: Final = (
    "taken-up",
    message(N_("The tiles go back into the hand; they do not count as exposed.")),
)
_OPEN: Final = {
    McrFoul.OWN_WIN_REFUSED: _TAKEN_UP,
    McrFoul.SHOWS_HAND_AT_REFUSED_WIN: penalty_text(
        penalty(McrConsequence.DISCARDED_IN_TURN, McrConsequence.STOP)
    ),
    McrFoul.TILE_EXPOSED: penalty_text(penalty(McrConsequence.NEXT_DISCARD)),
}
_WHY_OPEN: Final = {
    McrFoul.OWN_WIN_REFUSED: N_(
        "When a win is refused, the caller's own tiles do not count as exposed."
    ),
    McrFoul.SHOWS_HAND_AT_REFUSED_WIN: N_(
        "If the win fails, the tiles shown must be discarded, and the right to win this deal is lost."
    ),
    McrFoul.TILE_EXPOSED: N_("An exposed tile must be its owner's next discard."),
}
_NOT_OPEN: Final = {
    McrFoul.OWN_WIN_REFUSED: {
        McrFoul.SHOWS_HAND_AT_REFUSED_WIN: "refused-win-exposed",
        McrFoul.TILE_EXPOSED: "refused-win-exposed",
    },
    McrFoul.SHOWS_HAND_AT_REFUSED_WIN: {
        McrFoul.OWN_WIN_REFUSED: "shown-unpunished",
        McrFoul.TILE_EXPOSED: "shown-for-one-tile",
    },
    McrFoul.TILE_EXPOSED: {
        McrFoul.OWN_WIN_REFUSED: "exposed-goes-back",
        McrFoul.SHOWS_HAND_AT_REFUSED_WIN: "exposed-stops",
    },
}
"""The misconception of one who rules of tiles that lie open as if they were others."""


def _open_tiles(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """When a win is refused tiles of three lie open: the caller's, another hand, and one that fell."""
    caller, discarder, other, *_ = draw.shuffled(WINDS)
    foul = draw.pick(tuple(_OPEN))
    won, fallen = draw.sample(_TILES_TOLD, 2)
    seat = dict(zip(_OPEN, (caller, other, discarder), strict=True))[foul]
    choices = shuffled_choices(
        _OPEN[foul],
        *((_OPEN[each][0], trap, _OPEN[each][1]) for each, trap in _NOT_OPEN[foul].items()),
    )
    facts = (
        message(CALLS_WIN, seat=caller, other=discarder, tile=won),
        message(
            N_("%(seat)s lays the hand open, and so does %(other)s; the referee refuses the win."),
            seat=caller,
            other=other,
        ),
        message(
            N_("One of %(seat)s's standing tiles, %(tile)s, falls face up."),
            seat=discarder,
            tile=fallen,
        ),
    )
    question = message(N_("What becomes of %(seat)s's tiles that are now face up?"), seat=seat)
    ruling = penalty_for(edition_of(rules), foul)
    return situation_from_ruling(ruling, facts, question, message(_WHY_OPEN[foul]), choices)


_YES: Final = ("yes", message(N_("Yes, this player may still win.")))
_STOPPED: Final = (
    "stopped",
    message(N_("No, but the player plays on, and pays if another player wins.")),
)
_OVER: Final = ("over", message(N_("No: the deal is over.")))
_OUT: Final = ("out", message(N_("No: the player is disqualified.")))
_DEEDS_OF: Final = (
    "growing-penalties",
    "wrong-sets",
    "false-wins",
    "calling-a-win",
    "exposed-tiles",
    "conduct",
)
_LEFT_OPEN: Final = frozenset(
    {
        McrConsequence.STOP,
        McrConsequence.SUSPENSION,
        McrConsequence.HAND_ENDS,
        McrConsequence.DISQUALIFICATION,
    }
)
_AT_A_WIN: Final = McrFoul.SHOWS_HAND_AT_GOOD_WIN
_KEPT: Final = N_("%(reason)s The right to win this deal is not lost.")
"""The reason for a penalty, where the penalty does not cost the right to win."""


def _still_wins(edition: RuleBook, incident: Incident) -> tuple[str, Message] | None:
    """Whether who does that may still win; None: the referee may choose, or it was a win."""
    if incident.outcome in (IncidentOutcome.FINE, IncidentOutcome.WARNED):
        return _YES
    if incident.outcome is not IncidentOutcome.FOUL or incident.foul is None:
        return None
    named = penalty_for(edition, incident.foul).value
    if McrConsequence.DISQUALIFICATION in named.always:
        return _OUT
    if McrConsequence.HAND_ENDS in named.always:
        return _OVER
    if McrConsequence.STOP in named.always:
        return _STOPPED
    if named.may & _LEFT_OPEN or McrConsequence.NO_WIN_UNTIL_DRAW in named.always:
        return None
    return _YES if not incident.ends and incident.foul is not _AT_A_WIN else None


def _why_so(asked: Incident, answer: tuple[str, Message]) -> Message:
    """Why that player may or may not win. The reason for a lesser penalty does not mention winning."""
    reason = message(asked.reason)
    if answer == _YES and asked.outcome is IncidentOutcome.FOUL:
        return message(_KEPT, reason=reason)
    return reason


def _deeds(edition: RuleBook) -> dict[tuple[str, Message], list[Incident]]:
    """What players do, by whether they may still win."""
    results: dict[tuple[str, Message], list[Incident]] = {}
    for each in INCIDENTS:
        if each.topic in _DEEDS_OF and edition in each.editions:
            found = _still_wins(edition, each)
            if found:
                results.setdefault(found, []).append(each)
    return results


def _who_still_wins(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Two players do something in one deal; may one of them still win it?"""
    edition = edition_of(rules)
    known = _deeds(edition)
    right = draw.pick(tuple(known))
    asked = draw.pick(known[right])
    others = [
        each
        for key, found in known.items()
        for each in found
        if key not in (right, _OVER) and each.told != asked.told and fits(each, [asked])
    ]
    other = draw.pick(others)
    one, two, third, *_ = draw.shuffled(WINDS)
    told = in_order(draw, [asked, other])
    facts = tuple(deeds_told(draw, told, {id(asked): one, id(other): two}, third))
    believed = {(_STOPPED[0], _YES[0]): "still-wins"}
    choices = shuffled_choices(
        right,
        *((id, believed.get((right[0], id), "rulings-mixed"), text) for id, text in known),
    )
    question = message(N_("Can %(seat)s still win this deal?"), seat=one)
    deciding = asked.articles(edition)
    paying = still_pays_articles(edition, deciding) if right == _STOPPED else ()
    beside = tuple(each for each in paying if each not in deciding)
    ruling = Ruling(right[0], (*beside, *deciding))
    return situation_from_ruling(ruling, facts, question, _why_so(asked, right), choices)


_BY_FOUL: Final = message(
    N_(
        "Players who finish early must leave promptly; watching may bring a warning, and "
        "disturbing play may cost points."
    )
)
_POINTS: Final = ("points", message(N_("A warning or a deduction is possible.")))
_WARNED: Final = ("warned", message(N_("A warning is possible, but a deduction is not.")))

_UNPUNISHED: Final = (
    penalty_text(NO_PENALTY)[0],
    message(N_("There is no penalty.")),  # no play goes on for one who has finished
)

_NOT_WATCHING: Final = (
    ("", "another-players-ruling", "watching-allowed"),
    ("watching-too-hard", "", "watching-allowed"),
    ("another-players-ruling", "another-players-ruling", ""),
)
"""What is thought wrongly, by who is asked about and by what is ruled: who disturbs, watches, leaves."""


def _watching(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Of three who have finished early one disturbs, one watches and one leaves (2014, 3.11.6.11(8))."""
    seats = draw.shuffled(WINDS)[:3]
    answers = (_POINTS, _WARNED, _UNPUNISHED)
    case = draw.below(len(answers))
    right = answers[case]
    facts = (
        message(
            N_(
                "Having finished early, %(one)s watches table %(table)s and talks to its players, %(two)s watches in silence, and %(three)s leaves the room."
            ),
            one=seats[0],
            two=seats[1],
            three=seats[2],
            table=random_table(draw),
        ),
    )
    choices = shuffled_choices(
        right,
        *((id, _NOT_WATCHING[case][place], text) for place, (id, text) in enumerate(answers)),
    )
    question = message(N_("What does the referee rule about %(seat)s?"), seat=seats[case])
    ruling = penalty_for(edition_of(rules), McrFoul.WATCHES_ON)
    return situation_from_ruling(ruling, facts, question, _BY_FOUL, choices)


def _doubted_walls(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Three doubt a wall one after the other: it is put right once (2014, 3.5.7.4)."""
    edition = edition_of(rules)
    rebuilt = int(draw.chance(0.25))
    ruling = may_rebuild(edition, rebuilt)
    order = draw.shuffled(WINDS)[:3]
    nobody = ("nobody", message(N_("Nobody's: the walls stand as they are.")))
    named = [(each.value, message(N_("%(seat)s's objection."), seat=each)) for each in order]
    right = named[0] if ruling.value else nobody
    choices = shuffled_choices(
        right, *((id, "wall-put-right-once", text) for id, text in (*named, nobody))
    )
    facts = (
        message(
            N_(
                "Before the dice are thrown, three players object to the walls: first %(one)s, then, once that is settled, %(two)s, and last %(three)s."
            ),
            one=order[0],
            two=order[1],
            three=order[2],
        ),
        message(
            N_("Wall corrections earlier in this deal: %(number)s."),
            number=rebuilt,
        ),
    )
    reason = message(
        N_(
            "A player who objects to a wall signals to the referee; it is put right once, then play begins."
        )
    )
    question = message(N_("Whose objection leads to the walls being put right?"))
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
            "who-may-still-win",
            "false-wins",
            2,
            ALL_EDITIONS,
            _who_still_wins,
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
        (
            "walls-doubted-in-turn",
            "walls-and-dice",
            3,
            (RuleBook.OF_2014,),
            _doubted_walls,
            "doubted-wall",
        ),
    )
)
