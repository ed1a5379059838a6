"""Sentences of the whole site about claims, wins and sets, in the words of International Mahjong.

In Chinese its text has 上牌 for taking a chow (5.12, 21.4), 胡 for winning (5.2, 21.1), 明列 for a
set on the table, 番子 for honors (4.2) and 包输 for paying for all (32.3), where the site says 吃,
和, 副露, 字牌 and 包牌.
"""

from collections.abc import Mapping
from typing import Final

from wording.about_fans import OwnWords, counted_in_own_words, in_own_words
from wording.languages import CHINESE, ENGLISH, JAPANESE
from wording.score_sheets import ON_A_SCORE_SHEET
from wording.translator import N_, Said, Translator, in_context

_CLAIMS: Final = (
    N_("A chow can only be called on the discard of the player on the left."),
    N_("A chow can be made only with a discard from the player on the left."),
    N_("After that call this tile may not be discarded at once."),
    N_("Claimed from a discard"),
    N_("Pays for the others"),
    N_("Claims"),
    N_("Right after a call no kong can be made out of the hand."),
    N_(
        "Tiles away: how many tiles have to come, each in exchange for a discard; a "
        "waiting hand is 1 tile away. Melds stay as they are and nothing more is claimed "
        "before the last tile."
    ),
    N_("Which calls may you make?"),
    N_("a chow can only be claimed from the player on the left: %(tiles)s"),
    N_("claims"),
    N_("false wins"),
    N_("%(meld)s not claimed"),
    N_("%(meld)s claimed"),
    N_("%(melds)s claimed"),
    N_("The hand is open."),
    N_("The winning tile was not drawn."),
)
_WINS: Final = (
    N_("%(points)s: no win"),
    N_("You cannot win on a flower here."),
    N_("Change one tile so that the hand wins."),
    N_("Closest means that the fewest tiles are missing for a win with it."),
    N_("The hand wins on %(tile)s."),
    N_("The hand wins on these tiles: %(tiles)s."),
    N_(
        "In about %(some)s of %(of)s wins: counted over %(wins)s wins, out of %(deals)s simulated deals."
    ),
    N_("%(fan)s: %(near)s."),
    N_("%(said)s None of them makes %(fan)s."),
    N_("%(said)s With %(fan)s: %(tiles)s."),
    N_("A hand that does not win is paid as a win."),
    N_("A winning hand is refused."),
    N_("It completes the hand, and the hand is worth enough."),
    N_("It is indeed no win, but for a different reason."),
    N_("Look at the discards, the sets and how many tiles are left."),
    N_("Mark every tile that completes the hand."),
    N_("May this hand be declared as a win?"),
    N_("Never in %(wins)s wins, out of %(deals)s simulated deals."),
    N_("On a discard"),
    N_("Say whether this may be declared a win, and if not, why."),
    N_("Somebody wins: say what each player pays."),
    N_("The hand wins under the other rules, but not here."),
    N_("This hand cannot be won in any other way."),
    N_("The nearest winning shape: %(away)s."),
    N_("The nearest wins"),
    N_("The nearest wins that count"),
    N_("The hand wins."),
    N_("Find the total"),
    N_("The tile came from"),
    N_("The tile cannot come from the winner's own seat."),
    N_("The winner announces this. What is wrong with it, if anything?"),
    N_("The winner cannot be the one who pays for the others."),
    N_("The winning tile is missing: add it at the end of the hand."),
    N_("Thirteen tiles. Add the winning tile at the end to score the hand."),
    N_("Under %(rules)s this hand does not win."),
    N_("Under %(rules)s this hand does not win. What is it worth under %(own)s?"),
    N_("Which of these tiles brings a win with %(fan)s nearer?"),
    N_("Two of these tiles bring a win with %(fan)s nearer. Choose either of them."),
    N_("Which of these hands is a win?"),
    N_("Which of these hands is not a win?"),
    N_("The hand does not win under these rules. Change it, or ask whether it wins."),
    N_("No tile makes these thirteen a winning hand. Change a tile."),
    N_("This hand wins without a winning tile, so it has no wait."),
    N_("a broken shape taken for a winning one"),
    N_("assumed a win because other rules allow it"),
    N_("no farther from a winning shape"),
    N_("also on a discard"),
    N_("refused for the wrong reason"),
    N_(
        "there are too few standing tiles (%(count)s) for the melds (%(melds)s): besides the "
        "winning tile there must be %(wanted)s"
    ),
    N_(
        "there are too many standing tiles (%(count)s) for the melds (%(melds)s): besides the "
        "winning tile there must be %(wanted)s"
    ),
    N_("the tile cannot come from the winner's own seat %(seat)s: “from” must name another seat"),
    N_("the winner's own seat %(seat)s cannot be liable: “liable” must name another seat"),
    N_("the winning tile is one tile, not %(count)s: %(found)s"),
)
_AT_THE_TABLE: Final = (
    N_("%(seat)s won: count the hand"),
    N_("Announce your win"),
    N_(
        "Judged only by the tiles you could see then. A discard that keeps others from "
        "winning, or aims for a hand worth more, may have been right all the same."
    ),
    N_(
        "Strict: you can call a win or a set on any tile. A call that is not allowed is "
        "penalised as the text says."
    ),
    N_("%(seat)s called a win, but the hand is worth less than the minimum."),
    N_("%(seat)s called a win, but that tile does not complete the hand."),
    N_("%(seat)s called a win, but the hand was one tile short of waiting."),
    N_("%(seat)s called a win, but the hand was two tiles or more short of waiting."),
    N_("%(seat)s called a set that cannot be made now."),
    N_(
        "%(seat)s called a kong out of the hand right after claiming a tile: it has to wait for the next draw."
    ),
    N_("You could have won on %(tile)s: %(fans)s."),
    N_("You discarded %(tile)s: all of these wins are as close as before."),
    N_("You discarded %(tile)s: all of these wins are now farther away."),
    N_(
        "You discarded %(tile)s, and the nearest win was %(far)s. After %(other)s it would have been %(near)s: %(fans)s."
    ),
    N_(
        "You let %(tile)s go. After “%(call)s” the nearest win would have been %(near)s instead of %(far)s: %(fans)s."
    ),
)
_AT_THE_DESK: Final = (
    N_(
        "A call stops the deal, and the players do not agree. Look at the table, find out "
        "what the ruling hangs on, and rule: facts, win or foul, penalty, payments, and "
        "how play continues."
    ),
    N_("Does a win stand? Why?"),
    N_("%(seat)s calls a win on %(tile)s, which %(other)s discarded."),
    N_("%(seat)s calls a win on %(tile)s, which %(other)s adds to a pung."),
    N_("%(seat)s calls a win on %(tile)s, just drawn."),
    N_("%(other)s calls the referee: %(seat)s's win is in dispute."),
    N_("Does %(seat)s's win stand?"),
    N_("The win stands."),
    N_("The win does not stand."),
    N_("The deal is over: %(seat)s has won it."),
    N_("“I win on %(tile)s.”"),
    N_("%(seat)s calls a win on the same tile at the same time."),
    N_("%(seat)s called a chow of %(tile)s without two tiles in hand to complete it."),
    N_("%(seat)s called a chow of %(tile)s with two tiles in hand to complete it."),
    N_("“%(seat)s called a chow without the tiles for it.”"),
    N_("“I have two tiles for it.”"),
    N_("%(seat)s's hand is complete with %(tile)s."),
    N_("There is nothing to count: the hand is not complete."),
    N_("No win in this deal; the player plays on."),
    N_("%(seat)s's win is in dispute."),
    N_("The set that %(seat)s displayed is in dispute."),
    N_("Count %(seat)s's sets on the table"),
    N_("%(seat)s's sets on the table: %(number)s."),
    N_("Look at %(seat)s's standing tiles, unseen by the others"),
    N_("Copies of %(tile)s in %(seat)s's standing tiles: %(number)s."),
    N_("%(seat)s's standing tiles: %(number)s; sets on the table: %(melds)s."),
    N_("%(seat)s makes a kong and calls a win on %(tile)s, drawn as the replacement."),
    N_(
        "%(seat)s makes %(number)s kongs in one turn and calls a win on %(tile)s, drawn as "
        "the last replacement."
    ),
    N_("Ask %(neutral)s, who is not part of this dispute, how quickly %(seat)s called"),
    N_("The deal is over, and nobody has won it."),
    N_("What is paid goes to the winner: the amounts sum to zero."),
    N_("The payments for the win and for the penalty are added: the amounts sum to zero."),
    N_("%(winner)s's win is worth %(worth)s. What does each player gain or lose by the ruling?"),
)
_ON_A_SCORE_SHEET: Final = (
    N_("%(winner)s wins on %(payer)s's discard: %(worth)s."),
    N_("%(winner)s wins on a tile drawn from the wall: %(worth)s."),
    N_("%(winner)s robs %(payer)s's kong and wins: %(worth)s."),
    N_("On a discard the discarder alone pays, and one share only."),
    N_("If the winner drew the tile, each of the other three pays."),
    N_("%(seat)s makes a false win, and nobody else wins."),
    N_(
        "A player who makes a false win pays each of the others %(points)s mados, or the score of the "
        "agreed highest rank if that is less."
    ),
    N_("The points of the win are swapped between %(one)s and %(other)s."),
)
_TILES: Final = (
    N_("%(count)s melds are too many: a hand has four sets"),
    N_("Added tile"),
    N_("With melds"),
    N_("honors make no chow: %(tiles)s"),
    N_(
        "kongs_in_row is %(told)s, but the kongs shown are %(shown)s: lower it or add the kongs to melds"
    ),
    N_(
        "there is no tile %(tile)s: honors are 1z to 7z, flowers 1f to 8f, suits 1 to 9 (red fives are not used)"
    ),
)
_COUNTED_WINS: Final = (
    (
        "Once in %(wins)s wins, out of %(deals)s simulated deals.",
        "%(num)s times in %(wins)s wins, out of %(deals)s simulated deals.",
    ),
    ("One of them wins.", "%(num)s of them win."),
    ("It does not win.", "None of them wins."),
)
_WORDS: Final[OwnWords] = {
    CHINESE: (
        ("吃碰杠和的先后", "胡、碰、杠、上牌的先后"),
        ("只能吃上家打出的牌", "上牌只能要上家打出的牌"),
        ("只能吃上家的牌", "上牌只能要上家的牌"),
        ("不再吃碰杠", "不再上牌、碰、杠"),
        ("不副露", "不由上、碰、杠得来"),
        ("已是副露", "是上、碰、杠得来的，已经明列"),
        ("改为副露", "改为由上、碰、杠得来"),
        ("吃碰而成", "上牌、碰牌而成"),
        ("吃碰杠", "上牌、碰、杠"),
        ("吃碰", "上牌、碰牌"),
        ("副露保持不变", "明列的牌组保持不变"),
        ("副副露", "副明列的牌组"),
        ("牌池、副露", "牌池、明列的牌组"),
        ("吃、碰、杠，但", "上牌、碰、杠，但"),
        ("吃、碰之后", "上牌、碰牌之后"),
        ("但这张牌和不了", "但这张牌不成胡"),
        ("不够起和的分", "不够协定的最低番数"),
        ("亮出的副露", "明列的牌组"),
        ("%(seat)s的副露", "%(seat)s明列的牌组"),
        ("副露%(melds)s副", "明列的牌组%(melds)s副"),
        ("杠后补到的", "杠后从牌尾抓到的"),
        ("有副露", "有明列的牌组"),
        ("副露%(count)s副太多", "明列的牌组有%(count)s副，太多"),
        ("但副露中", "但明列的牌组中"),
        ("加杠的牌", "明杠加上的牌"),
        ("用%(tile)s加杠", "用%(tile)s开明杠"),
        ("字牌", "番子"),
        ("立牌", "暗牌"),
        ("和牌张", "胡的牌"),
        ("和哪张", "胡哪张"),
        ("分值也够", "番数也够"),
        ("和打出的牌", "胡别人打出的牌"),
        ("误和", "诈胡"),
        ("%(payer)s点炮", "%(payer)s出铳"),
        ("点和", "胡别人打出的牌"),
        ("包牌", "包输"),
        ("报和并报番", "报胡并报番"),
        ("报和。", "报胡。"),
        ("我和", "我胡"),
        ("报和、吃、碰、杠", "报胡、上牌、碰、杠"),
        ("和的是", "胡的是"),
        ("和牌", "胡牌"),
        ("能和", "能胡"),
        ("可以和", "可以胡"),
        ("成和", "成胡"),
        ("报和", "报胡"),
        ("报吃%(tile)s", "报上牌，要%(tile)s"),
        ("报吃", "报上牌"),
        ("可吃", "可上"),
        ("总分", "总番数"),
        ("停和陪打", "不得胡牌，继续打"),
    ),
}

_SHEET: Final[OwnWords] = {
    ENGLISH: (("points", "mados"), ("Deal", "Game"), ("deal", "game")),
    CHINESE: (("多少分", "多少马吊"), ("得失多少？", "得失多少马吊？")),
    JAPANESE: (("の得失点", "のマドの得失"),),
}
"""A game is settled in mados (5.3, 5.4)."""

_OF_A_GAME: Final = (
    N_(
        "A call stops the deal, and the players do not agree. Look at the table, find out "
        "what the ruling hangs on, and rule: facts, win or foul, penalty, payments, and "
        "how play continues."
    ),
    N_("The deal is over: %(seat)s has won it."),
    N_("The deal is over, and nobody has won it."),
    N_("No win in this deal; the player plays on."),
    N_("Play goes on; %(seat)s may not win this deal and pays like the others."),
    N_("The deal is played again."),
    N_("The deal is over."),
    N_("The deal ends because of a call that was not allowed."),
)
_GAME: Final[OwnWords] = {ENGLISH: (("deal", "game"),)}
"""What others call a deal is a game (5.4)."""

_OF_THE_WALL: Final = (
    N_("Four walls of %(count)s stacks, two tiles high."),
    N_("The break comes after stack %(number)s of %(player)s's wall, counted from the right."),
)
_COLUMNS: Final[OwnWords] = {
    ENGLISH: (("stack", "column"),),
    CHINESE: (("墩", "栋"),),
    JAPANESE: (("トン", "列"),),
}
"""Two tiles of the wall are a column (10.2)."""


def about_claims_and_wins(t: Translator) -> Mapping[str, Said]:
    """Those sentences in the words of this text."""
    chow_from = in_context("chow", "%(meld)s, from %(player)s")
    return {
        **in_own_words(
            (*_CLAIMS, *_WINS, *_AT_THE_TABLE, *_AT_THE_DESK, *_ON_A_SCORE_SHEET, *_TILES),
            _WORDS,
            t,
        ),
        **in_own_words(ON_A_SCORE_SHEET, _SHEET, t),
        **in_own_words(_OF_A_GAME, _GAME, t),
        **in_own_words(_OF_THE_WALL, _COLUMNS, t),
        **counted_in_own_words(_COUNTED_WINS, _WORDS, t),
        chow_from: t.pgettext("chow in International Mahjong", "%(meld)s, from %(player)s"),
    }
