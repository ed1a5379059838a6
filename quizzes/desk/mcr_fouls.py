"""What the fouls of the competition rules are called at the desk, and why each is ruled so."""

from collections.abc import Mapping
from typing import Final

from quizzes.desk.ruling import FoulName
from scoring.mcr.table.fouls import McrFoul
from scoring.rows import row_for_each
from wording import N_

F = McrFoul
_TOPICS: Final[Mapping[str, Mapping[McrFoul, str]]] = {
    "time": {
        F.LATE_TO_10: N_("Up to 10 minutes late"),
        F.LATE_TO_15: N_("More than 10 and up to 15 minutes late"),
        F.LATE_OVER_15: N_("More than 15 minutes late"),
    },
    "conduct": {
        F.UNLAWFUL_GAIN: N_("A grave foul or unlawful gain"),
        F.CHEATING: N_("Tiles swapped, stolen or hidden"),
        F.INFORMATION: N_("Passing information"),
        F.GRAVE_DISTURBANCE: N_("Grave disturbance"),
        F.NAMES_DISCARD: N_("Naming a discard"),
        F.MISNAMES_DISCARD: N_("Misnaming a discard, so that another player calls a false win"),
        F.WATCHES_ON: N_("Staying to watch after finishing early"),
        F.OTHER_BREACH: N_("A breach that the text does not list"),
    },
    "claims": {
        F.WRONG_CLAIM: N_("A wrong chow, pung or kong"),
        F.WRONG_FLOWER: N_("A wrong flower replacement"),
        F.EMPTY_CLAIM: N_("An empty call of chow, pung or kong"),
        F.EMPTY_FLOWER: N_("An empty call of a flower"),
        F.LATE_PUNG: N_("A late pung"),
        F.LATE_FETCH: N_("Fetching a claimed tile late"),
        F.REACHES_INTO_FLOOR: N_("Reaching for the wall before the call"),
    },
    "draws": {
        F.EARLY_DRAW: N_("Drawing too early"),
        F.WRONG_TILE_APART: N_("Drawing the wrong tile, not yet put among the standing tiles"),
        F.WRONG_TILE_IN_HAND: N_("Drawing the wrong tile, already put among the standing tiles"),
        F.WRONG_COUNT: N_("Too many or too few tiles"),
    },
    "false-wins": {
        F.WIN_BELOW_MINIMUM: N_("A mistaken win: under 8 points"),
        F.WIN_ON_WRONG_TILE: N_("A mistaken win: on the wrong tile"),
        F.WIN_NOT_WAITING: N_("A false win while not waiting: one tile short"),
        F.WIN_FAR_FROM_WAITING: N_("A false win while not waiting: two tiles or more short"),
    },
    "calling": {
        F.WINNING_TILE_LEFT: N_("Winning tile not taken before the count"),
        F.CLAIM_THEN_WIN: N_("Changing a claim into a win; no tile shown"),
        F.CLAIM_THEN_WIN_SHOWN: N_("Changing a claim into a win; the hand shown"),
        F.ODD_WIN_CALL: N_("A non-standard call of a win; no tile shown"),
        F.ODD_WIN_CALL_SHOWN: N_("A non-standard call of a win; the hand shown"),
        F.SHOWS_BEFORE_CALL: N_("Showing the hand before calling the win"),
        F.WINNING_TILE_MIXED: N_("Mixing the winning tile with the discards used for counting"),
    },
    "shown": {
        F.TILE_EXPOSED: N_("An exposed tile"),
        F.SHOWS_HAND_AT_GOOD_WIN: N_(
            "Showing one's hand when another player calls a win; the win stands"
        ),
        F.SHOWS_HAND_AT_REFUSED_WIN: N_(
            "Showing one's hand when another player calls a win; the win fails"
        ),
        F.OWN_WIN_REFUSED: N_("Tiles shown with one's own win; the win fails"),
        F.EXPOSES_ANOTHERS: N_("Exposing another player's tiles"),
        F.PLAY_MADE_IMPOSSIBLE: N_("Hand or wall upset, making play impossible"),
    },
}
FOUL_NAMES: Final[Mapping[McrFoul, FoulName]] = row_for_each(
    McrFoul,
    {
        foul: FoulName(text, topic)
        for topic, names in _TOPICS.items()
        for foul, text in names.items()
    },
)
_STEPS: Final = N_(
    "Up to 10 minutes late costs 10 points, up to 15 minutes 20, over 15 minutes the session."
)
_GROWS: Final = N_(
    "A foul of this kind brings a warning first, then deductions of 5, 10 and 20 points."
)
_SET: Final = N_("A wrong chow, pung or kong costs the right to win this deal.")
_GENERAL: Final = N_("A breach brings a warning or a deduction, according to its gravity.")
LATE_AND_WARNED: Final = N_(
    "Up to 10 minutes late brings a warning and costs 10 points, up to 15 minutes 20, over 15 the session."
)
REPEATED: Final = N_(
    "A first breach brings a warning; a repeated one may bring a deduction, loss of the right to win or suspension."
)
NOT_SHOWN: Final = N_(
    "If the hand was not shown, the player may not win until after the next draw."
)
DELIBERATE: Final = N_(
    "A win called two tiles or more short of waiting is taken as deliberate, and the "
    "player is disqualified."
)
REASONS: Final[Mapping[McrFoul, str]] = row_for_each(
    McrFoul,
    {
        F.LATE_TO_10: _STEPS,
        F.LATE_TO_15: _STEPS,
        F.LATE_OVER_15: _STEPS,
        F.UNLAWFUL_GAIN: N_(
            "A grave foul or unlawful gain costs the final place or the right to compete."
        ),
        F.CHEATING: N_(
            "For swapping, stealing or hiding tiles the referee may suspend the player."
        ),
        F.INFORMATION: N_(
            "Passing information may cost points or the right to win this deal, whether or not it helped."
        ),
        F.GRAVE_DISTURBANCE: N_(
            "A player who commits a clear foul, defies the referee despite being warned and makes trouble is disqualified."
        ),
        F.NAMES_DISCARD: N_(
            "Discards are not named; naming one is a breach, punished according to its gravity."
        ),
        F.MISNAMES_DISCARD: N_(
            "A player who misnames a tile and so causes a false win pays the shares of all three; the text names no amount."
        ),
        F.WATCHES_ON: N_(
            "A player who has finished early leaves the hall; staying to watch brings a warning or a deduction."
        ),
        F.OTHER_BREACH: _GENERAL,
        F.WRONG_CLAIM: _SET,
        F.WRONG_FLOWER: N_(
            "Only flowers are replaced; a wrong replacement costs the right to win this deal."
        ),
        F.EMPTY_CLAIM: _GROWS,
        F.EMPTY_FLOWER: _GROWS,
        F.LATE_PUNG: _GROWS,
        F.LATE_FETCH: N_(
            "A claimed tile must be fetched in time; after that it stays, and the right to win this deal is lost."
        ),
        F.REACHES_INTO_FLOOR: N_(
            "A player who reaches across the discards to the wall gives up every call on that discard."
        ),
        F.EARLY_DRAW: _GROWS,
        F.WRONG_TILE_APART: N_(
            "A wrong tile that is not yet among the standing tiles goes back to its place."
        ),
        F.WRONG_TILE_IN_HAND: N_(
            "Once it is among the standing tiles, a wrong tile costs the right to win this deal."
        ),
        F.WRONG_COUNT: N_(
            "There should be thirteen standing tiles, less three for each meld; a player with "
            "more or fewer may not win this deal."
        ),
        F.WIN_BELOW_MINIMUM: N_(
            "A player who calls a win worth less than 8 points pays 10 points to each of "
            "the others and may not win this deal."
        ),
        F.WIN_ON_WRONG_TILE: N_(
            "A player who calls a win on the wrong tile pays 10 points to each of the others and may not win this deal."
        ),
        F.WIN_NOT_WAITING: N_(
            "A player who calls a win one tile short of waiting pays 20 points to each of the others and may not win this deal."
        ),
        F.WIN_FAR_FROM_WAITING: N_(
            "A player who calls a win while not waiting pays 20 points to each of the others and may not win this deal."
        ),
        F.WINNING_TILE_LEFT: N_(
            "The winning tile must be fetched before the count; otherwise the win is "
            "treated as a mistaken win."
        ),
        F.CLAIM_THEN_WIN: N_("A claim changed to a win costs the right to win this deal."),
        F.CLAIM_THEN_WIN_SHOWN: N_(
            "A claim changed to a win, with the hand shown, costs the right to win this deal."
        ),
        F.ODD_WIN_CALL: N_("A win called with the wrong word costs the right to win this deal."),
        F.ODD_WIN_CALL_SHOWN: N_(
            "A win called with the wrong word, with the hand shown, costs the right to win this deal."
        ),
        F.SHOWS_BEFORE_CALL: N_(
            "A win is called before the hand is shown; showing first costs the right to win this deal."
        ),
        F.WINNING_TILE_MIXED: N_(
            "The winning tile stays apart from the discards used for counting; mixing it in costs the right to win."
        ),
        F.TILE_EXPOSED: N_("An exposed tile must be the next discard of its player."),
        F.SHOWS_HAND_AT_GOOD_WIN: N_(
            "If the win stands, a player who showed a hand when it was called is only warned."
        ),
        F.SHOWS_HAND_AT_REFUSED_WIN: N_(
            "If the win fails, the tiles shown must be discarded, and the right to win this deal is lost."
        ),
        F.OWN_WIN_REFUSED: N_(
            "Tiles shown with one's own failed win are not treated as exposed tiles."
        ),
        F.EXPOSES_ANOTHERS: N_(
            "A player who exposes another player's tiles pays that player, and pays more "
            "in a graver case."
        ),
        F.PLAY_MADE_IMPOSSIBLE: N_(
            "A player who makes it impossible to go on pays 30 points to each of the others."
        ),
    },
)
