"""What holds for an event, and the last tile of a game (articles 7 and 23.9)."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import AmountInUnit, Message, message
from quizzes.situations.choosing import answer_choices, right_id
from quizzes.situations.people import text_choices
from quizzes.situations.spoken_tiles import TILES_BUT_WINDS
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import TILES, WINDS, RuleSet
from scoring.imj.table import claims, event
from scoring.imj.table.event import EventSettings
from wording import N_

CHAPTER: Final = SituationChapter("settings", "imj")
_FLOWERS: Final = TILES[34:]


def _choice(settings: EventSettings) -> tuple[str, Message]:
    rank = message(N_("any hand"))
    if settings.lowest is not None:
        rank = message(N_("a hand of %(rank)s or more"), rank=AmountInUnit(settings.lowest))
    text = message(
        N_("%(rounds)s rounds, %(start)s mados each, and %(rank)s wins"),
        rounds=settings.rounds,
        start=settings.start,
        rank=rank,
    )
    return f"{settings.rounds}-{settings.start}-{settings.lowest}", text


@CHAPTER.ruling("imj-settings", 2)
def _settings(draw: Draw, rules: RuleSet) -> DrawnSituation:
    competition, agree = draw.chance(0.5), draw.chance(0.7)
    wished = EventSettings(
        rounds=draw.pick((4, 12, 16, 20, 24)),
        lowest=2 + draw.below(4),
        start=100 * (30 + draw.below(570)),
    )
    agreed = wished if agree else None
    ruling = event.settings(competition, agreed)
    right, usual = ruling.value, EventSettings()
    wrong = [
        (wished, "imj-competition-agreed" if agree else "imj-proposal-agreed"),
        (usual, "imj-agreement-overlooked"),
        (EventSettings(usual.rounds, wished.lowest, usual.start), "imj-settings-mixed"),
        (EventSettings(wished.rounds, usual.lowest, usual.start), "imj-settings-mixed"),
        (EventSettings(wished.rounds, usual.lowest, wished.start), "imj-settings-mixed"),
    ]
    wish = message(
        N_("%(rounds)s rounds, %(start)s mados each and a lowest rank of %(rank)s"),
        rounds=wished.rounds,
        start=wished.start,
        rank=AmountInUnit(wished.lowest or 0),
    )
    choices = answer_choices(right, wrong, _choice)
    return DrawnSituation(
        facts=(
            message(N_("This is a competition that records the scores of the players."))
            if competition
            else message(N_("This is an event among friends, not a competition.")),
            message(N_("Before it begins the four agree on %(wish)s."), wish=wish)
            if agree
            else message(
                N_("Before it begins one of them proposes %(wish)s, but nothing is decided."),
                wish=wish,
            ),
        ),
        question=message(N_("Which settings apply?")),
        answer=right_id(choices),
        reason=message(N_("In a competition the settings of Art. 7.1 apply, whatever was agreed."))
        if competition
        else message(N_("Outside competitions, what was agreed applies for the whole event."))
        if agree
        else message(N_("Where nothing was decided, the settings of Art. 7.1 apply.")),
        citations=ruling.articles,
        choices=choices,
    )


_SHOWN: Final = message(N_("The tile drawn is shown, and none is discarded."))
_LAST: Final = {
    "exposes": message(N_("One tile must still be exposed, and others may win on it.")),
    "flower": message(N_("The flower is shown, and no other tile is exposed.")),
    "nothing": message(N_("Nothing more: the game is over as soon as the last tile is drawn.")),
    "replaced": message(N_("The game is aborted before anything is shown.")),
}


@CHAPTER.ruling("imj-last-tile", 3)
def _last_tile(draw: Draw, rules: RuleSet) -> DrawnSituation:
    is_flower, seat = draw.chance(0.5), draw.pick(WINDS)
    ruling = claims.must_expose(is_flower)
    right = "exposes" if ruling.value else "flower"
    misconception_of = {
        "exposes": "imj-flower-and-discard",
        "flower": "imj-flower-where-none-is",
        "nothing": "imj-last-tile-ends-all",
    }
    return DrawnSituation(
        facts=(
            message(
                N_(
                    "%(count)s tiles have been drawn from the tail in this game, and one is left in the wall."
                ),
                count=2 + draw.below(14),
            ),
            message(
                N_("%(seat)s discards %(tile)s."),
                seat=seat.after(3),
                tile=draw.pick(TILES_BUT_WINDS),
            ),
            message(
                N_("%(seat)s draws the last tile, %(tile)s, and does not win."),
                seat=seat,
                tile=draw.pick(_FLOWERS if is_flower else TILES_BUT_WINDS),
            ),
        ),
        question=message(N_("What must %(seat)s do?"), seat=seat),
        answer=right,
        reason=message(
            N_(
                "A player who draws the last tile and does not win still exposes one; a flower "
                "is shown alone."
            )
        ),
        citations=ruling.articles,
        choices=text_choices(
            right,
            _LAST if is_flower else _LAST | {"flower": _SHOWN},
            misconception_of,
            "imj-last-tile-ends-all",
        ),
    )
