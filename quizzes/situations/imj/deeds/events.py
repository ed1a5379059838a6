"""What was agreed for an event, its length, flowers and the last tile (7, 14, 17 and 23.9)."""

from typing import Any, Final

from quizzes.situations.deeds import Deed, DeedBook
from quizzes.situations.imj.deeds.calls import FALSE_WIN
from quizzes.situations.imj.deeds.claims import IN_GAMES
from quizzes.situations.imj.deeds.values import (
    a_flower_drawn,
    a_tile_to_name,
    ranks,
    rounds_agreed,
    seven_flowers,
)
from scoring.imj.table import claims, deal, event
from scoring.imj.table.event import EventSettings
from scoring.table import Ruling
from wording import N_

_FULL: Final = ("full", N_("The win counts for its full rank."))
_CAPPED: Final = ("highest", N_("The win counts for the agreed highest rank only."))
_OVER: Final = ("over", N_("The event is over."))
_GOES_ON: Final = ("goes-on", N_("Seats are chosen anew, and four more rounds follow."))

_ANY_IN_A_COMPETITION: Final = N_(
    "At a competition that records scores, any rank wins, whatever was agreed."
)
_EIGHT_IN_A_COMPETITION: Final = N_(
    "A competition that records scores lasts eight rounds, whatever was agreed."
)
_AGREED: Final = N_(
    "Except at a competition that records scores, what was agreed applies for the whole event."
)
_AGREED_LOWEST: Final = N_(
    "Except at a competition that records scores, an agreed lowest rank holds: a hand below it is not a winning hand."
)
_AGREED_HIGHEST: Final = N_(
    "Except at a competition that records scores, an agreed highest rank holds: a hand above it wins, but is paid as that rank."
)
_AT_LOWEST: Final = N_(
    "Except at a competition that records scores, an agreed lowest rank holds: a hand that reaches it wins and is paid in full."
)
_WITHIN_HIGHEST: Final = N_(
    "Except at a competition that records scores, an agreed highest rank holds: a hand within it is paid in full."
)
_UNDECIDED: Final = N_("Where nothing was decided, the settings of Art. 7.1 apply.")
_ANY_UNDECIDED: Final = N_("Where nothing was decided, any rank wins.")
_EIGHT_UNDECIDED: Final = N_("Where nothing was decided, eight rounds are played.")
_SPECIAL: Final = N_(
    "The lowest rank does not bar the special hands of Art. 25.2, seven flowers among them."
)

_LOWEST: Final = EventSettings(lowest=4)
_HIGHEST: Final = EventSettings(highest=6)
_RANKS: Final = {None: FALSE_WIN, 3: _FULL, 4: _FULL, 6: _CAPPED, 5: _FULL, 8: _FULL}
_IS_OVER: Final = {True: _OVER, False: _GOES_ON}


def _settled(held: Ruling[EventSettings], found: Ruling[Any]) -> Ruling[Any]:
    """A ruling under these settings, with the article by which they hold cited first.

    Where the table agreed on its own settings, the items of 7.1 (the default settings) are not cited.
    """
    agreed = "7.1" not in held.articles
    articles = [each for each in found.articles if not (agreed and each.startswith("7.1("))]
    return Ruling(found.value, (*(each for each in held.articles if each != "7.1"), *articles))


def _ranked(
    competition: bool, agreed: EventSettings | None, rank: float, special: bool = False
) -> Ruling[float | None]:
    held = event.settings(competition, agreed)
    return _settled(held, event.counted_rank(held.value, rank, special))


def _over(competition: bool, agreed: EventSettings | None, played: int) -> Ruling[bool]:
    held = event.settings(competition, agreed)
    return _settled(held, event.is_over(held.value, played))


_RANKED: Final = (
    Deed(
        N_(
            "At a competition the four agreed on a lowest rank of %(agreed)s; %(seat)s declares a hand of %(rank)s."
        ),
        lambda: _ranked(True, _LOWEST, 3),
        _RANKS,
        _ANY_IN_A_COMPETITION,
        ranks(3, 1),
    ),
    Deed(
        N_(
            "Four friends agreed on a lowest rank of %(agreed)s; %(seat)s declares four sets and eyes worth %(rank)s."
        ),
        lambda: _ranked(False, _LOWEST, 3),
        _RANKS,
        _AGREED_LOWEST,
        ranks(3, 1),
    ),
    Deed(
        N_(
            "Four friends agreed on a lowest rank of %(agreed)s; %(seat)s declares four sets and eyes worth %(rank)s."
        ),
        lambda: _ranked(False, _LOWEST, 4),
        _RANKS,
        _AT_LOWEST,
        ranks(3, 0),
    ),
    Deed(
        N_(
            "A friend proposed a lowest rank of %(agreed)s, but nothing was decided; %(seat)s declares a hand of %(rank)s."
        ),
        lambda: _ranked(False, None, 3),
        _RANKS,
        _ANY_UNDECIDED,
        ranks(3, 1),
    ),
    Deed(
        N_(
            "Four friends agreed on a lowest rank of %(agreed)s; %(seat)s declares Seven Flowers, %(rank)s."
        ),
        lambda: _ranked(False, _LOWEST, 3, special=True),
        _RANKS,
        _SPECIAL,
        seven_flowers,
    ),
    Deed(
        N_(
            "Four friends agreed on a highest rank of %(agreed)s; %(seat)s declares a hand of %(rank)s."
        ),
        lambda: _ranked(False, _HIGHEST, 8),
        _RANKS,
        _AGREED_HIGHEST,
        ranks(5, -2),
    ),
    Deed(
        N_(
            "Four friends agreed on a highest rank of %(agreed)s; %(seat)s declares a hand of %(rank)s."
        ),
        lambda: _ranked(False, _HIGHEST, 5),
        _RANKS,
        _WITHIN_HIGHEST,
        ranks(5, 1),
    ),
    Deed(
        N_(
            "A friend proposed a highest rank of %(agreed)s, but nothing was decided; %(seat)s declares a hand of %(rank)s."
        ),
        lambda: _ranked(False, None, 8),
        _RANKS,
        _UNDECIDED,
        ranks(5, -2),
    ),
)
_ROUNDS: Final = (
    Deed(
        N_(
            "At a competition the four agreed on %(rounds)s rounds; eight are over, and %(seat)s asks what follows."
        ),
        lambda: _over(True, EventSettings(rounds=16), 8),
        _IS_OVER,
        _EIGHT_IN_A_COMPETITION,
        rounds_agreed(12, 16, 20),
    ),
    Deed(
        N_(
            "At a competition the four agreed on four rounds; these are over, and %(seat)s asks what follows."
        ),
        lambda: _over(True, EventSettings(rounds=4), 4),
        _IS_OVER,
        _EIGHT_IN_A_COMPETITION,
    ),
    Deed(
        N_(
            "Four friends agreed on %(rounds)s rounds; eight are over, and %(seat)s asks what follows."
        ),
        lambda: _over(False, EventSettings(rounds=16), 8),
        _IS_OVER,
        _AGREED,
        rounds_agreed(12, 16, 20),
    ),
    Deed(
        N_("Four friends agreed on four rounds; these are over, and %(seat)s asks what follows."),
        lambda: _over(False, EventSettings(rounds=4), 4),
        _IS_OVER,
        _AGREED,
    ),
    Deed(
        N_(
            "A friend proposed %(rounds)s rounds, but nothing was decided; eight are over, and %(seat)s asks what follows."
        ),
        lambda: _over(False, None, 8),
        _IS_OVER,
        _EIGHT_UNDECIDED,
        rounds_agreed(4, 12, 16),
    ),
    Deed(
        N_(
            "A friend proposed four rounds, but nothing was decided; these are over, and %(seat)s asks what follows."
        ),
        lambda: _over(False, None, 4),
        _IS_OVER,
        _EIGHT_UNDECIDED,
    ),
)
EVENTS: Final = DeedBook(
    N_(
        "The following happened at different events; scores are recorded where one is called a competition."
    ),
    (*_RANKED, *_ROUNDS),
)

_ONE_MORE: Final = ("exposes", N_("The game ends only after one more tile is exposed."))
_ALONE: Final = ("flower", N_("The flower alone is shown; no other tile is exposed."))
_AT_ONCE: Final = (
    "at-once",
    N_("The flower is replaced at once from the tail, and the turn goes on."),
)
_LATER: Final = ("waits", N_("The flower is replaced in this player's turn in the next cycle."))
_LAST: Final = N_(
    "A player who draws the last tile and does not win still exposes one; a flower is shown alone."
)
_CYCLES: Final = N_(
    "Flowers drawn while replacing those dealt wait for the next cycle; later ones do not."
)
_WAITS: Final = {True: _LATER, False: _AT_ONCE}
_EXPOSES: Final = {True: _ONE_MORE, False: _ALONE}
_LAST_TOLD: Final = N_("%(seat)s draws the last tile, %(tile)s, and does not win.")
_LAST_BY_KONG: Final = N_(
    "%(seat)s makes a kong, draws the last tile, %(tile)s, for it, and does not win."
)
FLOWERS: Final = DeedBook(
    IN_GAMES,
    (
        *(
            Deed(
                told,
                lambda flower=flower: claims.must_expose(flower),  # type: ignore[misc]
                _EXPOSES,
                _LAST,
                a_flower_drawn if flower else a_tile_to_name,
            )
            for told in (_LAST_TOLD, _LAST_BY_KONG)
            for flower in (False, True)
        ),
        *(
            Deed(
                told,
                lambda waits=waits: deal.flower_waits(waits),  # type: ignore[misc]
                _WAITS,
                _CYCLES,
                a_flower_drawn,
            )
            for waits, told in (
                (False, N_("In the middle of the game %(seat)s draws %(tile)s.")),
                (False, N_("After the first discard %(seat)s draws %(tile)s.")),
                (False, N_("%(seat)s makes a kong in mid-game and draws %(tile)s for it.")),
                (True, N_("While replacing the flowers dealt, %(seat)s draws another, %(tile)s.")),
                (
                    True,
                    N_(
                        "Before the first discard %(seat)s replaces two flowers and draws one more, %(tile)s."
                    ),
                ),
            )
        ),
    ),
)
