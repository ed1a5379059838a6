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
    told = hand.circumstances
    closed = hand.is_concealed
    first = closed and not hand.melds and told.by is WinSource.DRAW and rng.random() < 0.03
    riichi = Riichi.NONE
    if closed and not first and rng.random() < 0.6:
        riichi = rng.choice((Riichi.RIICHI, Riichi.RIICHI, Riichi.DOUBLE))
    others = [seat for seat in WINDS if seat is not told.seat]
    return Circumstances(
        by=told.by,
        seat=told.seat,
        round=told.round,
        last=told.last,
        discarder=None if told.self_drawn else rng.choice(others),
        first_turn=first,
        riichi=riichi,
        dora_indicator=rng.choice((None, *TILES[:34])),
        deposits=rng.choice((0, 0, 1, 3)),
        furiten=rng.random() < 0.05,
        liable=rng.choice((None, *others)),
    )
