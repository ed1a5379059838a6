"""A hand in a player's own turn: one tile more than it waits with, of which one is discarded."""

from dataclasses import dataclass, replace

from scoring import Hand, Meld, RuleSet, Score, ScoringError, Tile, Wait, WaitingHand, score, waits


@dataclass(frozen=True, slots=True)
class TurnHand:
    """The standing tiles, fourteen less three for each meld, and the melds."""

    concealed: tuple[Tile, ...]
    melds: tuple[Meld, ...] = ()

    def after_discard(self, discarded: Tile) -> WaitingHand:
        """What is left. Raises ScoringError: what is left can be no hand."""
        left = list(self.concealed)
        left.remove(discarded)
        return WaitingHand(tuple(left), self.melds)

    def waits_after(self, discarded: Tile, rules: RuleSet) -> tuple[Wait, ...]:
        """What the hand waits for once that tile is discarded."""
        return waits(self.after_discard(discarded), rules)


def changed_hand(hand: Hand, out: Tile, put_in: Tile) -> Hand:
    """The hand with one standing tile for another.

    Raises:
        ScoringError: there would be a fifth of the kind.
    """
    standing = list(hand.concealed)
    standing[standing.index(out)] = put_in
    return replace(hand, concealed=tuple(standing))


def score_changed(hand: Hand, out: Tile, put_in: Tile, rules: RuleSet) -> Score | None:
    """What the changed hand is worth; None where it can be no hand."""
    try:
        changed = changed_hand(hand, out, put_in)
        rules.check(changed)
    except ScoringError:
        return None
    return score(changed, rules)
