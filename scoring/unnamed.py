"""What is paid for a win on another player's tile where nobody said whose tile it was."""

from dataclasses import dataclass, replace

from scoring.record import Score
from scoring.rules import rule_set, score
from scoring.seats import WINDS


@dataclass(frozen=True, slots=True)
class UnnamedPayments:
    """What players lose by what they did, in what the rule set pays in; `won` is the winner's gain.

    `discarder` also stands for the player whose kong was robbed. `liable` is the share of a player
    who answers for the hand beside the discarder (Rengo 67), None where nobody does. `other` is
    what each of those pays who did neither.
    """

    won: int
    discarder: int
    other: int
    liable: int | None = None


def unnamed_payments(scored: Score) -> UnnamedPayments | None:
    """The payments without a seat for the discarder.

    None where the hand does not win, where the discarder is known, and where all three pay alike.
    """
    circumstances = scored.hand.circumstances
    if scored.payments is None or not circumstances.discarder_unnamed:
        return None
    winner, liable = circumstances.seat, circumstances.liable
    stand_in, *rest = (seat for seat in WINDS if seat not in (winner, liable))
    told = replace(scored.hand, circumstances=replace(circumstances, discarder=stand_in))
    paid = score(told, rule_set(scored.rules)).payments
    if paid is None or len({paid[seat] for seat in WINDS if seat is not winner}) == 1:
        return None
    is_shared = liable is not None and paid[liable] == paid[stand_in]
    return UnnamedPayments(
        won=paid[winner],
        discarder=-paid[stand_in],
        other=-paid[rest[0]],
        liable=-paid[liable] if liable is not None and is_shared else None,
    )
