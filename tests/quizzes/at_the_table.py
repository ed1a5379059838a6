"""What the constructor of a hand leaves open and a table does not."""

from scoring import WINDS, By, Hand, MeldKind, Riichi, RuleSet, System, WaitingHand, Wind


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
    if circumstances.by is By.ROBBED_KONG:
        assert not circumstances.last_of_kind
    if circumstances.by is By.REPLACEMENT:
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
    told = hand.circumstances
    assert not (told.by is By.ROBBED_KONG and told.last)
    assert (told.riichi, told.dora_indicator, told.deposits) == (Riichi.NONE, None, 0)
    assert told.kongs_in_row is None
    assert not told.first_turn


def _imj(hand: Hand | WaitingHand) -> None:
    """Heaven is the dealer's, Earth on the dealer's discard (25.1); the kongs of a row are there."""
    told = hand.circumstances
    by_a_flower = isinstance(hand, Hand) and hand.win.is_flower
    assert by_a_flower or len(told.flowers) < 7
    if told.first_turn and told.by is By.DRAW:
        assert told.seat is Wind.EAST
    if told.first_turn and told.by is By.DISCARD:
        assert told.seat is not Wind.EAST
        assert not isinstance(hand, Hand) or told.discarder is Wind.EAST
    if told.kongs_in_row:
        claimed = sum(meld.kind is MeldKind.KONG for meld in hand.melds)
        assert told.by is By.REPLACEMENT
        assert sum(meld.is_kong for meld in hand.melds) - claimed >= told.kongs_in_row - 1
    assert (told.riichi, told.dora_indicator, told.deposits) == (Riichi.NONE, None, 0)


def _rengo(hand: Hand | WaitingHand) -> None:
    """Riichi is of closed hands (36) and before no kong (41); its stick lies on the table (42)."""
    told = hand.circumstances
    assert not told.flowers
    assert not (told.furiten and told.first_turn)
    if told.riichi is not Riichi.NONE:
        assert not any(meld.is_claimed for meld in hand.melds)
        assert told.by is not By.REPLACEMENT
        assert told.deposits >= 1
    if told.riichi is Riichi.DOUBLE:
        assert not hand.melds
    if told.first_turn:
        assert told.by is By.DRAW
        assert (told.riichi, told.deposits) == (Riichi.NONE, 0)
    if told.dora_indicator and isinstance(hand, Hand):
        assert hand.tiles.count(told.dora_indicator) < 4
