"""What Mahjong Rengo calls in its own way: yaku (48), calls (25 to 27, 45), the pair, the winds.

In Chinese a deal is a 局 (19), where the site says 盘, sticks are worth 点, where it says 分, and two tiles
of the wall are a 组 (14), where it says 墩; in Japanese they are a 組, where it says トン, and the tile after
a kong is a 嶺上牌 (16), where it says 補充牌.
"""

from collections.abc import Mapping
from typing import Final

from wording.about_fans import OwnWords, about_fans, counted_in_own_words, in_own_words
from wording.languages import CHINESE, ENGLISH, JAPANESE
from wording.score_sheets import ON_A_SCORE_SHEET
from wording.translator import N_, Said, Translator, in_context

_YAKU: Final[OwnWords] = {
    ENGLISH: (("Fans", "Yaku"), ("Fan", "Yaku"), ("fans", "yaku"), ("fan", "yaku")),
    CHINESE: (("番种卡片", "役种和宝牌卡片"), ("番种", "役种"), ("分值", "番数")),
}
_DEAL: Final[OwnWords] = {CHINESE: (("盘", "局"),)}
_WINDS: Final[OwnWords] = {CHINESE: (("门风", "自风"), ("圈风", "场风"), ("哪一圈", "哪一场"))}
_WALL: Final[OwnWords] = {CHINESE: (("墩", "组"),), JAPANESE: (("トン", "組"),)}
_REPLACEMENT: Final[OwnWords] = {JAPANESE: (("補充牌", "嶺上牌"),)}


_MONEY: Final[OwnWords] = {CHINESE: (("分", "点"),)}
_IN_STICKS: Final = (N_("%(number)s points"),)
_OF_SEAT_AND_ROUND: Final = (N_("The seat wind is %(seat)s, the round wind %(round)s."),)
_AT_THE_DESK: Final = (
    N_("The deal is played again."),
    N_("Every deal before this one is written down."),
)
_TOLD_OF_A_SHEET: Final = (
    N_("Compare each line with what happened in its deal."),
    N_("A total is the previous total plus the points of this deal."),
)
_SEAT_AND_ROUND: Final = (N_("Seat"), N_("Round"))
_OF_THE_WALL: Final = (
    N_("Four walls of %(count)s stacks, two tiles high."),
    N_("The break comes after stack %(number)s of %(player)s's wall, counted from the right."),
)
_PLAYED: Final = (
    N_("Play a deal"),
    N_("Begin a deal"),
    N_("Another deal"),
    N_("Your deals"),
    N_("Look back at the deal"),
    N_("Look back at your deal."),
    N_("Go to the end of the deal"),
    N_("The deal is over."),
    N_("The deal ends because of a call that was not allowed."),
    N_("After an earlier wrong call you may not do this in this deal."),
    N_("This would have helped in the deal you played today."),
    N_("This would have helped in the deal you played yesterday."),
    N_("This would have helped in the deal you played on %(day)s."),
    N_("Never in %(wins)s wins, out of %(deals)s simulated deals."),
    N_(
        "In about %(some)s of %(of)s wins: counted over %(wins)s wins, out of %(deals)s simulated deals."
    ),
)
_OF_YAKU_UNNAMED: Final = (
    N_("See the moments that mattered most, and practise what you missed."),
    N_("What you missed at the table."),
    N_("A short drill, beginning with what would have helped in a deal you played."),
    N_("Practise what you missed"),
    N_("Neither may need more tiles than before."),
    N_("What was announced"),
    N_("Only hands with one of these"),
    N_("Hands in which it counts"),
    N_("You have not been asked about it yet."),
    N_("These make it: %(tiles)s."),
    N_("Open the map"),
    N_("Choose others on the map"),
    N_("What stays just as close after each discard"),
    N_("What counts in a hand"),
    N_(
        "You have already answered this question. A new answer replaces the old one in this drill; "
        "your map keeps the first."
    ),
)
"""Sentences that name no yaku in English, but do in Chinese."""
_PLAYED_BY_LOT: Final = (
    N_(
        "You against three computer players, by the rules of the text. Seat and round are "
        "drawn by lot; when somebody wins, you count the hand."
    ),
)
_COUNTED_WINS: Final = (
    (
        "Once in %(wins)s wins, out of %(deals)s simulated deals.",
        "%(num)s times in %(wins)s wins, out of %(deals)s simulated deals.",
    ),
)
_TOTAL: Final = (N_("Find the total"),)
_IN_HAN: Final[OwnWords] = {CHINESE: (("总分", "总番数"),)}
_TYPED: Final = (
    N_(
        "m characters, p dots, s bamboos, z honors, f flowers. Melds go in [ ], a concealed "
        "kong in ( ), the winning tile last."
    ),
)
_WITHOUT_FLOWERS: Final[OwnWords] = {
    ENGLISH: ((", f flowers", ""),),
    CHINESE: (("、f花牌", ""),),
    JAPANESE: (("、fは花牌", ""),),
}
"""Mahjong Rengo is played without flowers (1)."""
_AFTER_A_KONG: Final = (
    N_("%(seat)s makes a kong and calls a win on %(tile)s, drawn as the replacement."),
    N_(
        "%(seat)s makes %(number)s kongs in one turn and calls a win on %(tile)s, drawn as "
        "the last replacement."
    ),
)


def vocabulary(_rules: str, t: Translator) -> Mapping[str, Said]:
    """The calls as these rules have them (25 to 27, 45), han where others have points, and yaku."""
    return {
        in_context("call", "Chow"): t.pgettext("call in Mahjong Rengo", "Chi"),
        in_context("call", "Pung"): t.pgettext("call in Mahjong Rengo", "Pon"),
        in_context("call", "Kong"): t.pgettext("call in Mahjong Rengo", "Kan"),
        in_context("call", "Win"): t.pgettext("call in Mahjong Rengo", "Ron"),
        "%(wind)s round": t.pgettext("Mahjong Rengo", "%(wind)s round"),
        "calls chow": t.pgettext("Mahjong Rengo", "calls chi"),
        "calls pung": t.pgettext("Mahjong Rengo", "calls pon"),
        "calls kong": t.pgettext("Mahjong Rengo", "calls kan"),
        "calls a win": t.pgettext("Mahjong Rengo", "calls ron"),
        "What is %(fan)s worth?": t.pgettext("Mahjong Rengo", "What is %(fan)s worth?"),
        "Worth %(value)s": t.pgettext("Mahjong Rengo", "Han: %(value)s"),
        "Fans worth %(least)s or more": t.pgettext(
            "Mahjong Rengo", "Yaku of %(least)s han or more"
        ),
        **about_fans(_YAKU, t),
        **in_own_words(_OF_YAKU_UNNAMED, {CHINESE: _YAKU[CHINESE]}, t),
        **in_own_words((*ON_A_SCORE_SHEET, *_AT_THE_DESK, *_PLAYED, *_TOLD_OF_A_SHEET), _DEAL, t),
        **counted_in_own_words(_COUNTED_WINS, _DEAL, t),
        **in_own_words(_OF_THE_WALL, _WALL, t),
        **in_own_words(_TOTAL, _IN_HAN, t),
        **in_own_words(_TYPED, _WITHOUT_FLOWERS, t),
        **in_own_words(_AFTER_A_KONG, _REPLACEMENT, t),
        **in_own_words(_IN_STICKS, _MONEY, t),
        **in_own_words((*_OF_SEAT_AND_ROUND, *_SEAT_AND_ROUND), _WINDS, t),
        **in_own_words(_PLAYED_BY_LOT, {CHINESE: (*_DEAL[CHINESE], *_WINDS[CHINESE])}, t),
        "It completes the hand, and the hand is worth enough.": t.pgettext(
            "Mahjong Rengo", "It completes the hand, and there is a yaku."
        ),
        **_won_on_a_discard(t),
        **_pair_and_dragons(t),
        **_winds(t),
        **_several_dora(t),
    }


def _won_on_a_discard(t: Translator) -> Mapping[str, str]:
    """A win on a discard is a ron (45), and its tile is dealt in (47)."""
    return {
        "Discard": t.pgettext("Mahjong Rengo", "Discard"),
        "discarded": t.pgettext("Mahjong Rengo", "discarded"),
        "also on a discard": t.pgettext("Mahjong Rengo", "also on a discard"),
        "On a discard": t.pgettext("Mahjong Rengo", "On a discard"),
        "Won on a discard instead": t.pgettext("Mahjong Rengo", "Won on a discard instead"),
        "a self-drawn win": t.pgettext("Mahjong Rengo", "a self-drawn win"),
        "a win on a discard": t.pgettext("Mahjong Rengo", "a win on a discard"),
        "a win on a robbed kong": t.pgettext("Mahjong Rengo", "a win on a robbed kong"),
    }


def _pair_and_dragons(t: Translator) -> Mapping[str, str]:
    """The pair and the dragons have names of their own in Chinese (1(5), 4(1))."""
    return {
        "With %(tile)s as the pair: %(fans)s.": t.pgettext(
            "Mahjong Rengo", "With %(tile)s as the pair: %(fans)s."
        ),
        "Four pungs or kongs, and a pair.": t.pgettext(
            "Mahjong Rengo", "Four pungs or kongs, and a pair."
        ),
        "All three dragons, each as a pung or kong.": t.pgettext(
            "Mahjong Rengo", "All three dragons, each as a pung or kong."
        ),
        "Two dragons as pungs or kongs, %(pair)s as the pair.": t.pgettext(
            "Mahjong Rengo", "Two dragons as pungs or kongs, %(pair)s as the pair."
        ),
        "Three winds as pungs or kongs, %(pair)s as the pair.": t.pgettext(
            "Mahjong Rengo", "Three winds as pungs or kongs, %(pair)s as the pair."
        ),
        "You missed %(tiles)s: that makes the pair.": t.pgettext(
            "Mahjong Rengo", "You missed %(tiles)s: that makes the pair."
        ),
        "You missed %(tiles)s: not every winning shape is four sets and a pair.": t.pgettext(
            "Mahjong Rengo",
            "You missed %(tiles)s: not every winning shape is four sets and a pair.",
        ),
        "a wait for the pair overlooked": t.pgettext(
            "Mahjong Rengo", "a wait for the pair overlooked"
        ),
    }


def _winds(t: Translator) -> Mapping[str, str]:
    """The wind of the seat and that of the round, which Chinese calls otherwise here (51(3))."""
    return {
        "seat wind and round wind mixed up": t.pgettext(
            "Mahjong Rengo", "seat wind and round wind mixed up"
        ),
        "This wind counts as %(other)s, not as %(fan)s: look at seat and round.": t.pgettext(
            "Mahjong Rengo",
            "This wind counts as %(other)s, not as %(fan)s: look at seat and round.",
        ),
        "%(wind)s as the seat wind": t.pgettext("Mahjong Rengo", "%(wind)s as the seat wind"),
        "%(wind)s as the round wind": t.pgettext("Mahjong Rengo", "%(wind)s as the round wind"),
    }


def _several_dora(t: Translator) -> Mapping[str, str]:
    """Nothing but dora counts more than once (16)."""
    return {
        "a fan counted once that is there twice or more": t.pgettext(
            "Mahjong Rengo", "several dora counted as one"
        ),
        "%(fan)s is in the hand more than once, and each one counts.": t.pgettext(
            "Mahjong Rengo", "Each dora adds 1 han, however many there are."
        ),
    }
