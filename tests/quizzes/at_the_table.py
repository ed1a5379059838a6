"""What the constructor of a hand leaves open and a table does not."""

from scoring import WINDS, Hand, MeldKind, Riichi, RuleSet, System, WaitingHand, Wind, WinSource


def check_at_table(hand: Hand | WaitingHand, rules: RuleSet) -> None:
    """Assert that melds, seats and circumstances could have come together."""
    rules.check(hand)
    circumstances = hand.circumstances
    for meld in hand.melds:
        if meld.kind is MeldKind.CHOW:
            assert meld.claimed_from is circumstances.seat.after(3)
        elif meld.kind is MeldKind.CONCEALED_KONG:
            assert meld.claimed_from is None
        else:
            assert meld.claimed_from in set(WINDS) - {circumstances.seat}
    kongs = sum(meld.is_kong for meld in hand.melds)
    if circumstances.by is WinSource.ROBBED_KONG:
        assert not circumstances.last_of_kind
    if circumstances.by is WinSource.REPLACEMENT:
        assert kongs
        assert not circumstances.last
    if circumstances.first_turn:
        assert not hand.melds
        assert not circumstances.last
    possible = {System.MCR: _mcr, System.IMJ: _imj, System.RENGO: _rengo}
    possible[rules.system](hand)
    if circumstances.self_drawn:
        assert circumstances.discarder is None
    elif isinstance(hand, Hand):
        assert circumstances.discarder in set(WINDS) - {circumstances.seat}


def _mcr(hand: Hand | WaitingHand) -> None:
    """A robbed kong is never the last tile; riichi, dora and kongs in a row are unknown."""
    circumstances = hand.circumstances
    assert not (circumstances.by is WinSource.ROBBED_KONG and circumstances.last)
    assert (circumstances.riichi, circumstances.dora_indicator, circumstances.deposits) == (
        Riichi.NONE,
        None,
        0,
    )
    assert circumstances.kongs_in_row is None
    assert not circumstances.first_turn


def _imj(hand: Hand | WaitingHand) -> None:
    """Heaven is the dealer's, Earth on the dealer's discard (25.1); the kongs of a row are there."""
    circumstances = hand.circumstances
    by_a_flower = isinstance(hand, Hand) and hand.win.is_flower
    assert by_a_flower or len(circumstances.flowers) < 7
    if circumstances.first_turn and circumstances.by is WinSource.DRAW:
        assert circumstances.seat is Wind.EAST
    if circumstances.first_turn and circumstances.by is WinSource.DISCARD:
        assert circumstances.seat is not Wind.EAST
        assert not isinstance(hand, Hand) or circumstances.discarder is Wind.EAST
    if circumstances.kongs_in_row:
        claimed = sum(meld.kind is MeldKind.KONG for meld in hand.melds)
        assert circumstances.by is WinSource.REPLACEMENT
        assert sum(meld.is_kong for meld in hand.melds) - claimed >= circumstances.kongs_in_row - 1
    assert (circumstances.riichi, circumstances.dora_indicator, circumstances.deposits) == (
        Riichi.NONE,
        None,
        0,
    )


def _rengo(hand: Hand | WaitingHand) -> None:
    """Riichi is of closed hands (36) and before no kong (41); its stick lies on the table (42)."""
    circumstances = hand.circumstances
    assert not circumstances.flowers
    assert not (circumstances.furiten and circumstances.first_turn)
    if circumstances.riichi is not Riichi.NONE:
        assert not any(meld.is_claimed for meld in hand.melds)
        assert circumstances.by is not WinSource.REPLACEMENT
        assert circumstances.deposits >= 1
    if circumstances.riichi is Riichi.DOUBLE:
        assert not hand.melds
    if circumstances.first_turn:
        assert circumstances.by is WinSource.DRAW
        assert (circumstances.riichi, circumstances.deposits) == (Riichi.NONE, 0)
    if circumstances.dora_indicator and isinstance(hand, Hand):
        assert hand.tiles.count(circumstances.dora_indicator) < 4
