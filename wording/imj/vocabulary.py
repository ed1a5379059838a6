"""What International Mahjong calls in its own way: suits, eyes, kongs, winning (4.1, 5, 21, 22).

The sentences on the left are those of the site; the text's own terms stand on the right. Some are
the same in English and differ in Chinese alone, where the text says 胡, 眼 and 番子.
"""

from collections.abc import Mapping
from typing import Final

from scoring import parse_tiles
from wording.about_fans import OwnWords, about_fans
from wording.imj.claiming_and_winning import about_claims_and_wins
from wording.imj.flowers import flower_name
from wording.languages import CHINESE, ENGLISH, SOURCE
from wording.tiles import tile_label
from wording.translator import Said, Translator, in_context, translator

_ELEMENTS: Final[OwnWords] = {
    ENGLISH: (
        ("Fans", "Elements"),
        ("Fan", "Element"),
        ("fans", "elements"),
        ("a fan", "an element"),
        ("fan", "element"),
    ),
    CHINESE: (("上面的和牌", "上面的胡牌"), ("离和牌更近", "离胡牌更近"), ("分值", "番数")),
}


def vocabulary(_rules: str, t: Translator) -> Mapping[str, Said]:
    """The sentences that replace those of every rule set."""
    own = (
        _suits,
        _flowers,
        _sets,
        _winning,
        _lowest_rank,
        _playing,
        _melds_made,
        _at_a_table,
        _waiting,
        _last_tiles,
        _changes,
    )
    said = {english: sentence for words in own for english, sentence in words(t).items()}
    return {**about_claims_and_wins(t), **_ranking(t), **said}


def _ranking(t: Translator) -> Mapping[str, Said]:
    """A hand counts elements; what they are worth is counted in fans, which are no points (24)."""
    return {
        **about_fans(_ELEMENTS, t),
        "What is %(fan)s worth?": t.pgettext("International Mahjong", "What is %(fan)s worth?"),
        "Worth %(value)s": t.pgettext("International Mahjong", "Fans: %(value)s"),
        "Fans worth %(least)s or more": t.pgettext(
            "International Mahjong", "Elements of %(least)s fans or more"
        ),
    }


def _suits(t: Translator) -> Mapping[str, str]:
    """Tans, Soks and Wans; the Honours."""
    return {
        "characters": t.pgettext("International Mahjong", "Wans"),
        "dots": t.pgettext("International Mahjong", "Tans"),
        "bamboos": t.pgettext("International Mahjong", "Soks"),
        "honors": t.pgettext("International Mahjong", "Honours"),
        "the hand has no honors": t.pgettext("International Mahjong", "the hand has no Honours"),
        "the %(number)s of characters": t.pgettext("International Mahjong", "the %(number)s Wan"),
        "the %(number)s of dots": t.pgettext("International Mahjong", "the %(number)s Tan"),
        "the %(number)s of bamboos": t.pgettext("International Mahjong", "the %(number)s Sok"),
        "%(number)s of characters": t.pgettext("International Mahjong", "%(number)s Wan"),
        "%(number)s of dots": t.pgettext("International Mahjong", "%(number)s Tan"),
        "%(number)s of bamboos": t.pgettext("International Mahjong", "%(number)s Sok"),
        "%(numbers)s of characters": t.pgettext("International Mahjong", "%(numbers)s Wan"),
        "%(numbers)s of dots": t.pgettext("International Mahjong", "%(numbers)s Tan"),
        "%(numbers)s of bamboos": t.pgettext("International Mahjong", "%(numbers)s Sok"),
        "%(numbers)s characters": t.pgettext("International Mahjong", "%(numbers)s Wan"),
        "%(numbers)s dots": t.pgettext("International Mahjong", "%(numbers)s Tan"),
        "%(numbers)s bamboos": t.pgettext("International Mahjong", "%(numbers)s Sok"),
    }


def _flowers(t: Translator) -> Mapping[str, str]:
    """Each flower with its colour and number (4.3)."""
    english = translator(SOURCE.tag)
    return {
        in_context("flower", tile_label(flower, english)): flower_name(flower, t)
        for flower in parse_tiles("12345678f")
    }


def _sets(t: Translator) -> Mapping[str, str]:
    """Concealed and displayed (5.15); eyes (5.11); chows (21.4); kinds of kong (21.3, 22.1, 22.2)."""
    return {
        "With %(tile)s as the pair: %(fans)s.": t.pgettext(
            "International Mahjong", "With %(tile)s as the eyes: %(fans)s."
        ),
        "Seat": t.pgettext("International Mahjong", "Seat"),
        "Round": t.pgettext("International Mahjong", "Round"),
        "Concealed": t.pgettext("International Mahjong", "Concealed"),
        "Melds": t.pgettext("International Mahjong", "Displayed"),
        "calls chow": t.pgettext("International Mahjong", "takes a chow"),
        in_context("call", "Chow"): t.pgettext("International Mahjong", "Chow"),
        "Kong": t.pgettext("International Mahjong", "Regular kong"),
        "Added kong": t.pgettext("International Mahjong", "Melded kong"),
        "Concealed kong": t.pgettext("International Mahjong", "Unfolded kong"),
        "m characters, p dots, s bamboos, z honors, f flowers. Melds go in [ ], a concealed "
        "kong in ( ), the winning tile last.": t.pgettext(
            "International Mahjong",
            "m Wans, p Tans, s Soks, z Honours, f flowers. Displayed sets go in [ ], an unfolded"
            " kong in ( ), the winning tile last.",
        ),
        (
            "Thirteen tiles, or fourteen, one of which will be discarded. m characters, p "
            "dots, s bamboos, z honors. Melds go in [ ], a concealed kong in ( )."
        ): t.pgettext(
            "International Mahjong",
            "Thirteen tiles, or fourteen, one of which will be discarded. m Wans, p Tans, s "
            "Soks, z Honours. Displayed sets go in [ ], an unfolded kong in ( ).",
        ),
        "kong %(tiles)s": t.pgettext("International Mahjong", "regular kong %(tiles)s"),
        "kong of %(tile)s": t.pgettext("International Mahjong", "regular kong of %(tile)s"),
        "added kong %(tiles)s": t.pgettext("International Mahjong", "melded kong %(tiles)s"),
        "added kong of %(tile)s": t.pgettext("International Mahjong", "melded kong of %(tile)s"),
        "concealed kong %(tiles)s": t.pgettext("International Mahjong", "unfolded kong %(tiles)s"),
        "concealed kong of %(tile)s": t.pgettext(
            "International Mahjong", "unfolded kong of %(tile)s"
        ),
    }


def _winning(t: Translator) -> Mapping[str, str]:
    """A declared win and where its tile came from (21.1, 23.7, 28.1)."""
    return {
        "wins": t.pgettext("International Mahjong", "wins"),
        "discarded": t.pgettext("International Mahjong", "discarded"),
        "calls a win": t.pgettext("International Mahjong", "calls a win"),
        "Win or no win": t.pgettext("International Mahjong", "Win or no win"),
        "Winning tile": t.pgettext("International Mahjong", "Winning tile"),
        "Won by": t.pgettext("International Mahjong", "Won by"),
        "Won on": t.pgettext("International Mahjong", "Won on"),
        "Discard": t.pgettext("International Mahjong", "Discard"),
        "%(seat)s, the winner": t.pgettext("International Mahjong", "%(seat)s, the winner"),
        "%(tile)s, robbed from %(player)s's added kong": t.pgettext(
            "International Mahjong", "%(tile)s, robbed from %(player)s's kong"
        ),
        "a legal win": t.pgettext("International Mahjong", "a legal win"),
        "These tiles are not a winning shape.": t.pgettext(
            "International Mahjong", "These tiles are not a winning hand."
        ),
        "The winner counts the reading worth most.": t.pgettext(
            "International Mahjong", "The winner counts the structure of the highest rank."
        ),
        "Won on a discard instead": t.pgettext("International Mahjong", "Won on a discard instead"),
        "The same tiles without a claim": t.pgettext(
            "International Mahjong", "The same tiles without a claim"
        ),
        "The same tiles, won on the %(tile)s": t.pgettext(
            "International Mahjong", "The same tiles, won on the %(tile)s"
        ),
        "A player declares a win with this hand. Does it win?": t.pgettext(
            "International Mahjong", "A player declares a win with this hand. Does it win?"
        ),
        "Yes, it wins": t.pgettext("International Mahjong", "Yes, it wins"),
        "No: not a winning shape": t.pgettext("International Mahjong", "No: not a winning hand"),
        "No win: not a winning shape": t.pgettext(
            "International Mahjong", "No win: not a winning hand"
        ),
        "worth the same": t.pgettext("International Mahjong", "of the same rank"),
    }


def _lowest_rank(t: Translator) -> Mapping[str, str]:
    """What a win may have to reach: the agreed lowest rank, of which flowers are no exception (7.2)."""
    return {
        "the minimum forgotten": t.pgettext(
            "International Mahjong", "the agreed lowest rank forgotten"
        ),
        "The shape is complete, but the hand is worth less than a win needs.": t.pgettext(
            "International Mahjong",
            "The hand is complete, but its rank is below the agreed lowest.",
        ),
        "%(tiles)s: the shape is complete, but worth less than the minimum without flowers.": t.pgettext(
            "International Mahjong",
            "%(tiles)s: the hand is complete, but its rank is below the agreed lowest.",
        ),
    }


def _playing(t: Translator) -> Mapping[str, str]:
    """What is told of a deal that is played (21.1, 23.10, 34.5)."""
    return {
        in_context("call", "Win"): t.pgettext("call in International Mahjong", "Win"),
        "%(seat)s wins.": t.pgettext("International Mahjong", "%(seat)s wins."),
        "%(seat)s wins on %(tile)s.": t.pgettext(
            "International Mahjong", "%(seat)s wins on %(tile)s."
        ),
        "%(seat)s won": t.pgettext("International Mahjong", "%(seat)s won"),
        "You won": t.pgettext("International Mahjong", "You won"),
        "Nobody wins: the deal is over.": t.pgettext(
            "International Mahjong", "Nobody wins: the game is over."
        ),
        "No winner": t.pgettext("International Mahjong", "No winner"),
        "Compare each line with what happened in its deal.": t.pgettext(
            "International Mahjong", "Compare each line with what happened in its game."
        ),
        "No tile is left to draw, and nobody has won: the deal is over.": t.pgettext(
            "International Mahjong",
            "No tile is left to draw, and nobody has won: the game is over.",
        ),
        "No tile is left to draw: only a win can be called now.": t.pgettext(
            "International Mahjong", "No tile is left to draw: only a win can be called now."
        ),
        "That is not a win: the hand is not complete or not worth enough.": t.pgettext(
            "International Mahjong",
            "That is not a win: the hand is not complete or not worth enough.",
        ),
        "You let a tile go, or discarded one that you are waiting for: this cannot be called now.": t.pgettext(
            "International Mahjong",
            "You let an identical tile go and have made no move since: it cannot be called now.",
        ),
    }


def _melds_made(t: Translator) -> Mapping[str, str]:
    """What a table tells of sets as they are made."""
    return {
        "%(seat)s makes a concealed kong.": t.pgettext(
            "International Mahjong", "%(seat)s makes an unfolded kong."
        ),
        "%(seat)s makes an added kong of %(tile)s.": t.pgettext(
            "International Mahjong", "%(seat)s makes a melded kong of %(tile)s."
        ),
        "%(seat)s makes a kong of %(tile)s, discarded by %(other)s.": t.pgettext(
            "International Mahjong",
            "%(seat)s makes a regular kong of %(tile)s, discarded by %(other)s.",
        ),
        "%(seat)s makes a chow %(tiles)s with %(tile)s, discarded by %(other)s.": t.pgettext(
            "International Mahjong",
            "%(seat)s makes a chow %(tiles)s with %(tile)s, discarded by %(other)s.",
        ),
    }


def _at_a_table(t: Translator) -> Mapping[str, str]:
    """What a table shows of a win, and asks about it."""
    return {
        "%(wind)s round": t.pgettext("International Mahjong", "%(wind)s round"),
        "It does not win": t.pgettext("International Mahjong", "It does not win"),
        "Nothing: an ordinary win": t.pgettext("International Mahjong", "Nothing: an ordinary win"),
        (
            "You are %(seat)s and waiting. If you can win on this tile, what is the hand worth?"
        ): t.pgettext(
            "International Mahjong",
            "You are %(seat)s and waiting. If you can win on this tile, what is the hand worth?",
        ),
        "You are %(seat)s, and you win now.": t.pgettext(
            "International Mahjong", "You are %(seat)s, and you win now."
        ),
        "%(seat)s discards the winning tile.": t.pgettext(
            "International Mahjong", "%(seat)s discards the winning tile."
        ),
        "Which of these counts for the way you win?": t.pgettext(
            "International Mahjong",
            "Which of these counts for the way you win?",
        ),
        "%(seat)s adds the winning tile to an open pung.": t.pgettext(
            "International Mahjong", "%(seat)s adds the winning tile to an open pung."
        ),
        "The winning tile is the replacement tile after a kong.": t.pgettext(
            "International Mahjong", "The winning tile is the replacement tile after a kong."
        ),
        "The winning tile replaces a flower.": t.pgettext(
            "International Mahjong", "The winning tile replaces a flower."
        ),
        "The winning tile is drawn from the wall.": t.pgettext(
            "International Mahjong", "The winning tile is drawn from the wall."
        ),
        (
            "Look at a table: say what the win is worth, who pays, and what is special about it."
        ): t.pgettext(
            "International Mahjong",
            "Look at a table: say what the win is worth, who pays, and what is special about it.",
        ),
    }


def _waiting(t: Translator) -> Mapping[str, str]:
    """The tiles that win, and on which of them a hand would be won."""
    return {
        "%(tile)s wins: %(fans)s; %(points)s.": t.pgettext(
            "International Mahjong", "%(tile)s wins: %(fans)s; %(points)s."
        ),
        "Which tiles win on a discard?": t.pgettext(
            "International Mahjong", "Which tiles win on a discard?"
        ),
        "Which tiles win when drawn?": t.pgettext(
            "International Mahjong", "Which tiles win when drawn?"
        ),
        "Which tiles win when drawn after a kong?": t.pgettext(
            "International Mahjong", "Which tiles win when drawn after a kong?"
        ),
        "Which tiles win when another player adds them to a pung?": t.pgettext(
            "International Mahjong", "Which tiles win when another player makes a melded kong?"
        ),
        "Which tiles win when drawn on the first turn?": t.pgettext(
            "International Mahjong", "Which tiles win when drawn before any discard?"
        ),
        "Which tiles win as the dealer's first discard?": t.pgettext(
            "International Mahjong", "Which tiles win as the jonga's first discard?"
        ),
        "It does not complete the hand.": t.pgettext(
            "International Mahjong", "It does not complete the hand."
        ),
        "a tile that completes nothing": t.pgettext(
            "International Mahjong", "a tile that completes nothing"
        ),
        "You missed %(tiles)s: that makes the pair.": t.pgettext(
            "International Mahjong", "You missed %(tiles)s: that makes the eyes."
        ),
        "You missed %(tiles)s: not every winning shape is four sets and a pair.": t.pgettext(
            "International Mahjong",
            "You missed %(tiles)s: not every winning hand is four sets and eyes.",
        ),
    }


def _last_tiles(t: Translator) -> Mapping[str, str]:
    """A win on the last tile of a game, drawn or discarded."""
    return {
        "Which tiles win when drawn as the last tile of the wall?": t.pgettext(
            "International Mahjong", "Which tiles win when drawn as the last tile of the game?"
        ),
        "Which tiles win as the last discard of the deal?": t.pgettext(
            "International Mahjong", "Which tiles win as the last exposed tile of the game?"
        ),
        "Last tile of the wall, or last discard of the deal": t.pgettext(
            "International Mahjong", "Last tile of the wall, or last exposed tile of the game"
        ),
        "empty, the last discard of the deal": t.pgettext(
            "International Mahjong", "empty, the last discard of the game"
        ),
        "Last discard of the deal": t.pgettext("International Mahjong", "Last discard of the game"),
    }


def _changes(t: Translator) -> Mapping[str, Said]:
    """How a hand would have to be won (19, 23.7, 28), and from which seat (15.1)."""
    return {
        "%(num)s set claimed": (
            t.pgettext("International Mahjong", "%(num)s set claimed"),
            t.pgettext("International Mahjong", "%(num)s sets claimed"),
        ),
        "no set was claimed": t.pgettext("International Mahjong", "no set was claimed"),
        "only %(num)s set was claimed": (
            t.pgettext("International Mahjong", "only %(num)s set was claimed"),
            t.pgettext("International Mahjong", "only %(num)s sets were claimed"),
        ),
        "dragons": t.pgettext("International Mahjong", "dragons"),
        "a self-drawn win": t.pgettext("International Mahjong", "a self-drawn win"),
        "a win on a discard": t.pgettext("International Mahjong", "a win on a discard"),
        "a win on the tile drawn after a kong": t.pgettext(
            "International Mahjong", "a win on the tile drawn after a kong"
        ),
        "a win on a robbed kong": t.pgettext("International Mahjong", "a win on a robbed kong"),
        "a win on the last tile of the deal": t.pgettext(
            "International Mahjong", "a win on the last tile of the game"
        ),
        "a win in the first turn": t.pgettext("International Mahjong", "a win in the first turn"),
        "a win after the first turn": t.pgettext(
            "International Mahjong", "a win after the first turn"
        ),
        "%(after)s as the winning tile, not %(before)s": t.pgettext(
            "International Mahjong", "%(after)s as the winning tile, not %(before)s"
        ),
        "%(wind)s as the seat wind": t.pgettext(
            "International Mahjong", "%(wind)s as the seat wind"
        ),
    }
