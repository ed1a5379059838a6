"""Fouls, and how hands stand at a draw (articles 45, 68, 70 to 73)."""

from typing import Final

from quizzes.situations.deeds import Deed, DeedBook
from quizzes.situations.rengo.deeds.calls import IN_DEALS, called
from quizzes.situations.rengo.deeds.values import a_spoken_tile, tiles_to_chi, two_sided
from quizzes.situations.rengo.deeds.wins import WIN_STANDS
from quizzes.situations.rengo.foul_reasons import WHY_A_FOUL, WHY_NO_FOUL
from scoring.rengo.table import draw, fouls
from scoring.rengo.table.claims import CallerState, RengoClaim
from scoring.rengo.table.deal import LEFT_AT_A_DRAW
from scoring.rengo.table.draw import DrawStanding
from scoring.rengo.table.fouls import RengoConsequence, RengoFoul
from wording import N_

_CHOMBO: Final = ("chombo", N_("It is a chombo."))
_DEAD: Final = (
    "dead-hand",
    N_("The player may not win, call or declare riichi any more; play goes on."),
)
_NOTHING: Final = ("nothing", N_("There are no consequences, and play goes on."))
_BROUGHT: Final = {
    RengoConsequence.CHOMBO: _CHOMBO,
    RengoConsequence.DEAD_HAND: _DEAD,
    None: _NOTHING,
}
_MADE: Final = (
    (
        RengoFoul.FALSE_WIN_SHOWN,
        N_("%(seat)s says “ron” on %(tile)s and shows a hand that does not win."),
    ),
    (
        RengoFoul.FALSE_WIN_SHOWN,
        N_("%(seat)s says “ron” on %(tile)s, shows a hand that does not win, and takes it back."),
    ),
    (
        RengoFoul.HAND_MUDDLED_BEFORE_CHECK,
        N_(
            "%(seat)s wins on %(tile)s and mixes up the tiles before the others have checked the hand."
        ),
    ),
    (
        RengoFoul.PLAY_MADE_IMPOSSIBLE,
        N_("Discarding %(tile)s, %(seat)s knocks over so much of the wall that play cannot go on."),
    ),
    (
        RengoFoul.DEAD_HAND_ACTED,
        N_("%(seat)s, whose hand may not win any more, calls “pon” on %(tile)s."),
    ),
    (
        RengoFoul.WRONG_NUMBER_OF_TILES,
        N_("After a discard of %(tile)s, %(seat)s is found to have one tile too many."),
    ),
    (RengoFoul.EARLY_DRAW, N_("%(seat)s draws %(tile)s before the player in turn has discarded.")),
    (RengoFoul.PEEPING, N_("%(seat)s looks into another player's hand and sees %(tile)s.")),
    (
        RengoFoul.DRAWN_FROM_WRONG_PLACE,
        N_("%(seat)s draws %(tile)s from the wrong place in the wall."),
    ),
    (
        RengoFoul.WRONG_CALL,
        N_("%(seat)s calls “chi” on %(tile)s and shows tiles that make no chow with it."),
    ),
    (
        RengoFoul.WIN_WITHDRAWN_BEFORE_SHOWING,
        N_("%(seat)s says “ron” on %(tile)s by mistake and takes it back before showing a tile."),
    ),
    (
        RengoFoul.RIICHI_WITHDRAWN,
        N_("%(seat)s says “riichi” and takes it back before discarding %(tile)s."),
    ),
)
_SHORT_OF: Final = (
    (
        RengoFoul.PLAY_MADE_IMPOSSIBLE,
        N_("Discarding %(tile)s, %(seat)s knocks over two tiles of the wall, which are put back."),
    ),
    (
        RengoFoul.WRONG_NUMBER_OF_TILES,
        N_("After a discard of %(tile)s, %(seat)s's tiles are counted: the number is right."),
    ),
    (
        RengoFoul.EARLY_DRAW,
        N_("%(seat)s draws %(tile)s after the player on the left has discarded."),
    ),
    (
        RengoFoul.DRAWN_FROM_WRONG_PLACE,
        N_("%(seat)s makes a kong and draws %(tile)s for it from the end of the wall."),
    ),
)
_RIGHT_WINS: Final = (
    N_("%(seat)s says “ron” on %(tile)s and shows a hand that wins."),
    N_("%(seat)s says “tsumo” with %(tile)s and shows a hand that wins."),
    N_("%(seat)s wins on %(tile)s and mixes up the tiles after the others have checked the hand."),
)
FOULS: Final = DeedBook(
    IN_DEALS,
    (
        *(
            Deed(
                told,
                lambda foul=foul: fouls.consequence(foul),  # type: ignore[misc]
                _BROUGHT,
                WHY_A_FOUL[foul],
                a_spoken_tile,
            )
            for foul, told in _MADE
        ),
        *(
            Deed(
                told,
                lambda foul=foul: fouls.just_short_of(foul),  # type: ignore[misc]
                _BROUGHT,
                WHY_NO_FOUL[foul],
                a_spoken_tile,
            )
            for foul, told in _SHORT_OF
        ),
        Deed(
            N_("%(seat)s, next in turn, calls “chi” on %(tile)s and shows %(tiles)s."),
            lambda: fouls.just_short_of(RengoFoul.WRONG_CALL),
            _BROUGHT,
            WHY_NO_FOUL[RengoFoul.WRONG_CALL],
            tiles_to_chi,
        ),
        *(
            Deed(
                told,
                fouls.proper_win,
                {True: WIN_STANDS},
                N_("A winning hand that the others have checked is a win."),
                a_spoken_tile,
            )
            for told in _RIGHT_WINS
        ),
    ),
)

_TENPAI: Final = ("tenpai", N_("The hand counts as tenpai."))
_NOTEN: Final = ("noten", N_("The hand counts as noten; it is no chombo."))
_STANDINGS: Final = {
    DrawStanding.TENPAI: _TENPAI,
    DrawStanding.NOTEN: _NOTEN,
    DrawStanding.CHOMBO: _CHOMBO,
}
_STANDING_WHY: Final = {
    DrawStanding.TENPAI: N_("A tenpai hand that is shown counts as tenpai."),
    DrawStanding.NOTEN: N_(
        "A hand that is not shown, or that may not win any more, counts as noten."
    ),
    DrawStanding.CHOMBO: N_("Riichi without tenpai, or without showing the hand, is a chombo."),
}


def _at_the_draw(told: str, riichi: bool, shown: bool, tenpai: bool, dead: bool) -> Deed:
    found = draw.standing(riichi=riichi, shown=shown, tenpai=tenpai, dead=dead)
    return Deed(
        told,
        lambda: draw.standing(riichi=riichi, shown=shown, tenpai=tenpai, dead=dead),
        _STANDINGS,
        _STANDING_WHY[found.value],
        two_sided if "%(tiles)s" in told else a_spoken_tile,
    )


_LAST: Final = CallerState(tiles_left=LEFT_AT_A_DRAW)
DRAWS: Final = DeedBook(
    IN_DEALS,
    (
        *(
            _at_the_draw(told, *facts)
            for told, *facts in (
                (
                    N_(
                        "At the exhaustive draw %(seat)s, without riichi, shows a hand waiting for %(tiles)s."
                    ),
                    False,
                    True,
                    True,
                    False,
                ),
                (
                    N_(
                        "At the exhaustive draw %(seat)s, in riichi, shows a hand waiting for %(tiles)s."
                    ),
                    True,
                    True,
                    True,
                    False,
                ),
                (
                    N_(
                        "At the exhaustive draw %(seat)s, without riichi, waits for %(tiles)s and does not show the hand."
                    ),
                    False,
                    False,
                    True,
                    False,
                ),
                (
                    N_(
                        "At the exhaustive draw %(seat)s, in riichi, waits for %(tiles)s and does not show the hand."
                    ),
                    True,
                    False,
                    True,
                    False,
                ),
                (
                    N_(
                        "At the exhaustive draw %(seat)s, who drew from the wrong place, shows a hand waiting for %(tiles)s."
                    ),
                    False,
                    True,
                    True,
                    True,
                ),
                (
                    N_(
                        "At the exhaustive draw %(seat)s, who looked into another hand after riichi, shows a hand waiting for %(tiles)s."
                    ),
                    True,
                    True,
                    True,
                    True,
                ),
                (
                    N_(
                        "At the exhaustive draw %(seat)s, who looked into another hand after riichi, hides a hand waiting for %(tiles)s."
                    ),
                    True,
                    False,
                    True,
                    True,
                ),
                (
                    N_(
                        "%(seat)s declared riichi with %(tile)s; at the exhaustive draw the hand turns out to be noten."
                    ),
                    True,
                    True,
                    False,
                    False,
                ),
                (
                    N_(
                        "%(seat)s, without riichi and one tile short of tenpai, makes the last discard, %(tile)s, and shows nothing."
                    ),
                    False,
                    False,
                    False,
                    False,
                ),
            )
        ),
        called(
            N_("%(seat)s wants to call “pon” on the last discard, %(tile)s."),
            a_spoken_tile,
            caller=_LAST,
        ),
        called(
            N_("%(seat)s wants to call “kan” on the last discard, %(tile)s."),
            a_spoken_tile,
            RengoClaim.KONG,
            _LAST,
        ),
        Deed(
            N_("%(seat)s says “ron” on the last discard, %(tile)s, and shows a hand that wins."),
            fouls.proper_win,
            {True: WIN_STANDS},
            N_("The last discard may be won on, but not claimed."),
            a_spoken_tile,
        ),
        Deed(
            N_("%(seat)s says “tsumo” with the last tile, %(tile)s, and shows a hand that wins."),
            fouls.proper_win,
            {True: WIN_STANDS},
            N_("A player may win on the last tile drawn."),
            a_spoken_tile,
        ),
    ),
)
