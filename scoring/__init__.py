"""The engine: what a mahjong hand is worth under a written rule set, and why."""

from scoring.errors import Fault, ScoringError
from scoring.fan import Fan, LitBy, Scope, Use
from scoring.hand import Circumstances, Hand, Riichi, WaitingHand, WinSource
from scoring.melds import Meld, MeldKind
from scoring.patterns import FanPattern, is_told_by_picture, pattern
from scoring.reading import Reading, SetKind, Shape, TileSet
from scoring.record import Account, Counted, Fu, FuItem, Score, Struck, Wait
from scoring.rule_set import RuleSet, System
from scoring.rules import (
    DEFAULT,
    EDITIONS,
    RULE_SETS,
    equal_accounts,
    rule_set,
    score,
    waits,
    worth_of,
)
from scoring.seats import WINDS, Wind
from scoring.tiles import TILES, Tile, format_tiles, parse_tiles, tile

__all__ = [
    "DEFAULT",
    "EDITIONS",
    "RULE_SETS",
    "TILES",
    "WINDS",
    "Account",
    "Circumstances",
    "Counted",
    "Fan",
    "FanPattern",
    "Fault",
    "Fu",
    "FuItem",
    "Hand",
    "LitBy",
    "Meld",
    "MeldKind",
    "Reading",
    "Riichi",
    "RuleSet",
    "Scope",
    "Score",
    "ScoringError",
    "SetKind",
    "Shape",
    "Struck",
    "System",
    "Tile",
    "TileSet",
    "Use",
    "Wait",
    "WaitingHand",
    "WinSource",
    "Wind",
    "equal_accounts",
    "format_tiles",
    "is_told_by_picture",
    "parse_tiles",
    "pattern",
    "rule_set",
    "score",
    "tile",
    "waits",
    "worth_of",
]
