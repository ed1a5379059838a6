"""Random riichi hands with circumstances that can be; plain and unlike the generator's."""

from dataclasses import replace
from random import Random

from scoring import TILES, WINDS, Circumstances, Hand, Riichi, ScoringError, WinSource, rule_set
from tests.scoring.random_hands import random_hand

RULES = rule_set("rengo")


def random_riichi(rng: Random) -> Hand:
    """A hand of a shape that may be Rengo's, told as Rengo is: dora, riichi, deposits and all."""
    while True:
        try:
            plain = random_hand(rng)
            hand = replace(plain, circumstances=_circumstances(rng, plain))
            RULES.check(hand)
        except ScoringError:
            continue
        return hand


def _circumstances(rng: Random, hand: Hand) -> Circumstances:
    circumstances = hand.circumstances
    closed = hand.is_concealed
    first = closed and not hand.melds and circumstances.by is WinSource.DRAW and rng.random() < 0.03
    riichi = Riichi.NONE
    if closed and not first and rng.random() < 0.6:
        riichi = rng.choice((Riichi.RIICHI, Riichi.RIICHI, Riichi.DOUBLE))
    others = [seat for seat in WINDS if seat is not circumstances.seat]
    return Circumstances(
        by=circumstances.by,
        seat=circumstances.seat,
        round=circumstances.round,
        last=circumstances.last,
        discarder=None if circumstances.self_drawn else rng.choice(others),
        first_turn=first,
        riichi=riichi,
        dora_indicator=rng.choice((None, *TILES[:34])),
        deposits=rng.choice((0, 0, 1, 3)),
        furiten=rng.random() < 0.05,
        liable=rng.choice((None, *others)),
    )
