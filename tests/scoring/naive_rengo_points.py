"""Articles 55 to 59, 43 and 67 of Mahjong Rengo once more, line by line, for the naive scorer."""

from tests.scoring.naive_rengo_yaku import OUTER, NaiveRengoReading

SEATS = "ESWN"
OF_A_SET = {  # 56(2): 中張牌, 幺九牌
    ("pung", True): (2, 4),
    ("pung", False): (4, 8),
    ("kong", True): (8, 16),
    ("kong", False): (16, 32),
}
LIMITS = (  # 59: fewest han with the two, name, what a child and what the dealer gets
    (13, "sanbaiman", 24000, 36000),
    (10, "baiman", 16000, 24000),
    (8, "haneman", 12000, 18000),
    (5, "mangan", 8000, 12000),
)
OF_A_YAKUMAN = (32000, 48000)


def base(reading: NaiveRengoReading, is_pinfu: bool) -> int:
    """符: 56."""
    if reading.shape == "pairs":
        return 25  # (7)
    fu = 20  # (1)
    if reading.closed and not reading.drawn():
        fu += 10
    for part in reading.parts:  # (2)
        if part.kind == "pair" and part.low in reading.yakuhai():
            fu += 2
        if part.kind in ("pung", "kong"):
            simple, outer = OF_A_SET[part.kind, part.is_open]
            fu += outer if part.low in OUTER else simple
    if reading.wait in ("inner", "edge", "pair"):  # (3)
        fu += 2
    if reading.drawn() and not is_pinfu:  # (4)
        fu += 2
    while fu % 10:  # (5)
        fu += 1
    if fu == 20 and not reading.closed:  # (6)
        fu = 30
    return fu


def up(points: int) -> int:
    """58: 10の位で切り上げ."""
    while points % 100:
        points += 1
    return points


def a_and_limit(fu: int, han: int) -> tuple[int, str | None]:
    """57(4), and 59 where a child's points pass 8,000."""
    n = han + 2
    a = fu
    for _ in range(n):
        a += a
    if 4 * a <= 8000:
        assert 6 * a <= 12000
        return a, None
    assert 6 * a > 12000
    for least, name, child, dealer in LIMITS:
        if n >= least:
            assert child // 4 == dealer // 6
            return child // 4, name
    raise AssertionError(f"{fu} fu and {han} han pass the limit, but 59 begins at 5 han")


def payments(
    a: int, winner: str, drawn: bool, discarder: str, liable: str | None, sticks: int
) -> dict[str, int]:
    """58, 67 and 43(1): what each seat gains; `liable` only where 67 applies."""
    change = dict.fromkeys(SEATS, 0)
    b = 2 * a
    if drawn:
        for seat in SEATS:
            if seat != winner:
                change[seat] = -up(b) if "E" in (seat, winner) else -up(a)
    else:
        change[discarder] = -up(3 * b) if winner == "E" else -up(4 * a)
    total = -sum(change.values())
    if liable and drawn:
        change = dict.fromkeys(SEATS, 0) | {liable: -total}
    elif liable and liable != discarder:
        change = dict.fromkeys(SEATS, 0) | {liable: -total // 2, discarder: -total // 2}
    change[winner] = total + 1000 * sticks
    return change
