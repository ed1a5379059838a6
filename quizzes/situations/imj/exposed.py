"""Whose win counts of several on one exposed tile (articles 23.7, 29 and 34.5)."""

from collections.abc import Mapping
from enum import Enum
from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import CopiesOf, Message, message
from quizzes.situations.imj.deeds.values import for_a_chow
from quizzes.situations.people import NONE, seats_or_none
from quizzes.situations.spoken_tiles import UNIOS_BUT_WINDS
from quizzes.situations.template import DrawnSituation
from scoring import WINDS, MeldKind, RuleSet, Tile, Wind
from scoring.imj.table import claims
from scoring.imj.table.claims import PassedTile
from scoring.table import Ruling
from scoring.tiles import tile
from wording import N_


class WinnersHand(Enum):
    """With what a player calls a win on an exposed tile."""

    SETS = N_("%(seat)s calls “win” with four sets and eyes.")
    STARS = N_("%(seat)s calls “win” with Seven Isolated Stars.")
    UNIOS = N_("%(seat)s calls “win” with Thirteen Unios.")
    SILENT = N_(
        "%(seat)s calls “win”, but kept silent on an identical tile earlier and has made no move since."
    )


_EXPOSED: Final[dict[MeldKind | None, str]] = {
    None: N_("%(seat)s discards %(tile)s; others claim it at the same time."),
    MeldKind.ADDED_KONG: N_("%(seat)s adds %(tile)s to a pung for a melded kong."),
    MeldKind.CONCEALED_KONG: N_("%(seat)s makes an unfolded kong of %(tile)s."),
}


def exposed_told(exposed: MeldKind | None, exposer: Wind, tile: Tile) -> Message:
    """How the tile is exposed: discarded, or by a kong of that kind."""
    of_a_kong = exposed is MeldKind.CONCEALED_KONG
    return message(_EXPOSED[exposed], seat=exposer, tile=CopiesOf(tile) if of_a_kong else tile)


_PRIORITY: Final = N_(
    "Of the wins that count, Thirteen Unios takes priority, then the nearest anti-clockwise."
)
_ALL_SILENT: Final = N_(
    "All of them kept silent on an identical tile earlier and have made no move since, so nobody wins on this one."
)
_UNIOS_ROB: Final = N_(
    "Only Thirteen Unios may rob an unfolded kong; of several such hands, the nearest anti-clockwise wins."
)
_NONE_ROBS: Final = N_("Only Thirteen Unios may rob an unfolded kong, so nobody wins on this tile.")


def _can_be(exposed: MeldKind | None, hand: WinnersHand) -> bool:
    """Whether it can happen: of an unfolded kong there was no tile to be silent on."""
    return not (hand is WinnersHand.SILENT and exposed is MeldKind.CONCEALED_KONG)


def _may_win(exposed: MeldKind | None, hand: WinnersHand) -> bool:
    """Whether the call counts, but for who goes first."""
    if hand is WinnersHand.SILENT:
        passed = PassedTile(tile("3p"), moved_since=False)
        return claims.may_claim_after_passing(passed.tile, (passed,)).value
    if exposed is None:
        return True
    return claims.may_rob(exposed, hand is WinnersHand.UNIOS).value


def refusing_all(good: int) -> str:
    """The misconception of a player who lets no call stand though some, or one, are good."""
    return "imj-calls-cancel" if good > 1 else "imj-good-call-refused"


def _whose_win_it_is(
    exposer: Wind, exposed: MeldKind | None, hands: Mapping[Wind, WinnersHand]
) -> Ruling[Wind] | None:
    """Whose win counts; None where none does."""
    heard = [seat for seat, each in hands.items() if _may_win(exposed, each)]
    unios = [seat for seat in heard if hands[seat] is WinnersHand.UNIOS]
    return claims.winner(exposer, heard, unios) if heard else None


def _why(exposed: MeldKind | None, *, someone_wins: bool) -> Message:
    """Where no call counts, all were silent before or they would rob an unfolded kong."""
    if exposed is MeldKind.CONCEALED_KONG:
        return message(_UNIOS_ROB if someone_wins else _NONE_ROBS)
    return message(_PRIORITY if someone_wins else _ALL_SILENT)


def whose_win(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Three call a win on one exposed tile."""
    exposer = draw.pick(WINDS)
    others = [exposer.after(steps) for steps in (1, 2, 3)]
    right = draw.pick((NONE, *(each.value for each in others)))
    hands: dict[Wind, WinnersHand] = {}
    exposed, ruling = None, None
    while (ruling.value.value if ruling else NONE) != right or not hands:
        exposed = draw.pick(tuple(_EXPOSED))
        known = [each for each in WinnersHand if _can_be(exposed, each)]
        hands = {each: draw.pick(known) for each in others}
        ruling = _whose_win_it_is(exposer, exposed, hands)
    unios = ruling is not None and hands[ruling.value] is WinnersHand.UNIOS

    def trap(hand: WinnersHand) -> str:
        if not _may_win(exposed, hand):
            return "imj-call-without-right"
        behind_unios = unios and hand is not WinnersHand.UNIOS
        return "imj-unios-no-priority" if behind_unios else "imj-farthest-wins"

    misconception_of = {seat.value: trap(each) for seat, each in hands.items()} | {
        NONE: refusing_all(sum(_may_win(exposed, each) for each in hands.values()))
    }
    tile = draw.pick(UNIOS_BUT_WINDS)
    if exposed and WinnersHand.SETS in hands.values():
        tile = for_a_chow(tile)
    return DrawnSituation(
        facts=(
            exposed_told(exposed, exposer, tile),
            *(message(hands[each].value, seat=each) for each in draw.shuffled(others)),
        ),
        question=message(N_("Whose win counts?")),
        answer=right,
        reason=_why(exposed, someone_wins=ruling is not None),
        citations=(
            *(("23.7",) if exposed else ()),
            *(("34.5",) if WinnersHand.SILENT in hands.values() else ()),
            *(ruling.articles if ruling else ("29",)),
        ),
        choices=seats_or_none(
            right, message(N_("none of them: nobody wins on it")), misconception_of
        ),
    )
