"""What the course of a deal depends on in each system: one row each, with its articles."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Final

from scoring.chance import Chance
from scoring.imj.table import claims as imj_claims
from scoring.imj.table import deal as imj_deal
from scoring.mcr.table import claims as mcr_claims
from scoring.mcr.table import deal as mcr_deal
from scoring.mcr.table import dice as mcr_dice
from scoring.mcr.table import endings as mcr_endings
from scoring.mcr.table.book import ArticlesByEdition, articles_by_edition, book
from scoring.melds import Meld
from scoring.play.moves import OWN_KONGS, Action, Refused
from scoring.play.wall import throw
from scoring.rengo.table import claims as rengo_claims
from scoring.rengo.table import deal as rengo_deal
from scoring.rengo.table.draw import DrawScheme, fees
from scoring.rule_set import RuleSet, System
from scoring.seats import Wind
from scoring.table import Ruling, Stack
from scoring.tiles import Tile

Claims = Mapping[Wind, Action]
"""What each seat calls on a tile."""
Throws = tuple[tuple[int, ...], ...]
"""The eyes of each throw of dice."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayRules:
    """A system as far as the course of a deal goes.

    `thrown` throws the dice and says which stacks the walls are broken between (the last one, then
    the first). `dead` tiles are drawn as replacements alone. `flowers_in_cycles`: a flower that
    replaces one at the deal waits until all others have replaced theirs. `flower_ends_kong`: a tile
    that replaces a flower is no tile after a kong. `taken_by` says whose claim stands, the third
    argument being seats that win with thirteen orphans; `barred` what may not be discarded right
    after a claim. `robs_concealed`: thirteen orphans rob a concealed kong; `hides_concealed_kongs`: such
    a kong lies face down until the end. `silence_binds`: who lets a tile go may not call the next one
    like it. `fees_at_a_draw` is what those who are not tenpai pay to those who are, dead hands apart.
    """

    thrown: Callable[[RuleSet, Chance], tuple[Throws, Stack, Stack]]
    in_each_wall: int
    dead: int = 0
    most_kongs: int = 16
    flowers_in_cycles: bool = False
    flower_ends_kong: bool = False
    robs_concealed: bool = False
    has_riichi: bool = False
    hides_concealed_kongs: bool = False
    silence_binds: bool = False
    fees_at_a_draw: (
        Callable[[Collection[Wind], Collection[Wind]], Ruling[Mapping[Wind, int]]] | None
    ) = None
    barred: Callable[[Meld, Tile], tuple[Tile, ...]]
    taken_by: Callable[[RuleSet, Wind, Claims, tuple[Wind, ...]], tuple[Wind, tuple[str, ...]]]
    refusals: Callable[[RuleSet, Refused, Action], tuple[str, ...]]
    events: Callable[[RuleSet, str], tuple[str, ...]]


def play_rules(rules: RuleSet) -> PlayRules:
    """The row of the rule set's system."""
    return _ROWS[rules.system]


# ---- MCR ----------------------------------------------------------------------------------

_MCR_TURN: Final = articles_by_edition("7.2; 7.3", "3.6.3", "3.6.2; 3.6.3")
_MCR_WIN: Final = articles_by_edition("5.22; 8.2", "3.7.2", "3.4.22; 3.7.2")
_MCR_STOPPED: Final = articles_by_edition("13.3", "3.11.3")
_MCR_BY_ACTION: Final[Mapping[Action, ArticlesByEdition]] = {
    Action.DISCARD: mcr_claims.DISCARD_IT_ARTICLES,
    Action.CHOW: mcr_claims.CHOW_ARTICLES,
    Action.PUNG: mcr_claims.PUNG_BEFORE_CHOW_ARTICLES,
    Action.KONG: mcr_claims.KONG_ARTICLES,
    Action.ADDED_KONG: mcr_claims.KONG_ARTICLES,
    Action.CONCEALED_KONG: mcr_claims.KONG_ARTICLES,
    Action.WIN: _MCR_WIN,
}
_MCR_BY_REFUSAL: Final[Mapping[Refused, ArticlesByEdition]] = {
    Refused.DEAL_IS_OVER: mcr_endings.DRAWN_HAND_ARTICLES,
    Refused.NOT_YOUR_TURN: _MCR_TURN,
    Refused.NO_TILE_LEFT: mcr_endings.DRAWN_HAND_ARTICLES,
    Refused.NOT_AFTER_A_CLAIM: mcr_claims.KONG_ARTICLES,
    Refused.NO_WIN: _MCR_WIN,
    Refused.NO_RIGHT: _MCR_STOPPED,
}
_MCR_EVENTS: Final[Mapping[str, ArticlesByEdition]] = {
    "dealt": mcr_deal.DEALING_ARTICLES,
    "flower": mcr_deal.FLOWERS_ARTICLES,
    "drew": _MCR_TURN,
    "replaced": mcr_deal.BACK_END_ARTICLES,
    "discarded": mcr_claims.DISCARD_IT_ARTICLES,
    "kong": mcr_claims.KONG_ARTICLES,
    "won": _MCR_WIN,
    "drawn": mcr_endings.DRAWN_HAND_ARTICLES,
}


def _mcr_thrown(rules: RuleSet, chance: Chance) -> tuple[Throws, Stack, Stack]:
    throws = (throw(chance, 2), throw(chance, 2))
    opening = mcr_dice.break_of(book(rules.id), sum(throws[0]), sum(throws[1])).value
    return throws, opening.last, opening.first


def _mcr_taken_by(
    rules: RuleSet, discarder: Wind, claims: Claims, _orphans: tuple[Wind, ...]
) -> tuple[Wind, tuple[str, ...]]:
    called = {seat: mcr_claims.McrClaim(action.value) for seat, action in claims.items()}
    ruling = mcr_claims.taken_by(book(rules.id), discarder, called)
    return ruling.value.seat, ruling.articles


def _mcr_refusals(rules: RuleSet, why: Refused, action: Action) -> tuple[str, ...]:
    if why is Refused.NO_TILE_LEFT and action in OWN_KONGS:
        return mcr_claims.KONG_ARTICLES[book(rules.id)]  # which is replaced at once
    found = _MCR_BY_REFUSAL.get(why) or _MCR_BY_ACTION.get(action, _MCR_TURN)
    return found[book(rules.id)]


def _nothing_barred(_meld: Meld, _claimed: Tile) -> tuple[Tile, ...]:
    """What was claimed may go back at once (2014, 3.6.4); Rengo's text is silent."""
    return ()


# ---- International Mahjong ----------------------------------------------------------------

_IMJ_BY_ACTION: Final[Mapping[Action, tuple[str, ...]]] = {
    Action.DISCARD: ("20", "23.2"),
    Action.CHOW: ("21.4",),
    Action.PUNG: ("21.2",),
    Action.KONG: ("21.3",),
    Action.ADDED_KONG: ("22.1",),
    Action.CONCEALED_KONG: ("22.2",),
    Action.WIN: ("19", "21.1"),
}
_IMJ_BY_REFUSAL: Final[Mapping[Refused, tuple[str, ...]]] = {
    Refused.DEAL_IS_OVER: ("23.1",),
    Refused.NOT_YOUR_TURN: ("21",),
    Refused.NO_TILE_LEFT: ("23.9", "23.10"),
    Refused.NOT_AFTER_A_CLAIM: ("22",),
    Refused.AFTER_SILENCE: ("34.5",),
    Refused.NO_WIN: ("19", "21.1"),
}
_IMJ_EVENTS: Final[Mapping[str, tuple[str, ...]]] = {
    "dealt": ("10.4(2)",),
    "flower": ("17",),
    "drew": ("21.5",),
    "replaced": ("17", "22.3"),
    "discarded": ("20",),
    "kong": ("22",),
    "won": ("21.1",),
    "drawn": ("23.10",),
}


def _imj_thrown(_rules: RuleSet, chance: Chance) -> tuple[Throws, Stack, Stack]:
    eyes = throw(chance, 3)
    wall = imj_deal.starting_wall(sum(eyes)).value
    opening = imj_deal.break_of(wall, sum(eyes)).value
    return (eyes,), opening.tail, opening.head


def _imj_taken_by(
    _rules: RuleSet, discarder: Wind, claims: Claims, orphans: tuple[Wind, ...]
) -> tuple[Wind, tuple[str, ...]]:
    called = {seat: imj_claims.ImjClaim(action.value) for seat, action in claims.items()}
    ruling = imj_claims.taken_by(discarder, called, orphans)
    return ruling.value, ruling.articles


def _imj_refusals(_rules: RuleSet, why: Refused, action: Action) -> tuple[str, ...]:
    return _IMJ_BY_REFUSAL.get(why) or _IMJ_BY_ACTION.get(action, ("21",))


def _imj_barred(meld: Meld, claimed: Tile) -> tuple[Tile, ...]:
    return imj_claims.forbidden_discards(meld, claimed).value


# ---- Rengo --------------------------------------------------------------------------------

_RENGO_BY_ACTION: Final[Mapping[Action, tuple[str, ...]]] = {
    Action.DISCARD: ("18", "30"),
    Action.RIICHI: ("36", "37"),
    Action.CHOW: ("26",),
    Action.PUNG: ("25",),
    Action.KONG: ("27",),
    Action.ADDED_KONG: ("27",),
    Action.CONCEALED_KONG: ("27",),
    Action.WIN: ("45", "62"),
}
_RENGO_BY_REFUSAL: Final[Mapping[Refused, tuple[str, ...]]] = {
    Refused.DEAL_IS_OVER: ("19",),
    Refused.NOT_YOUR_TURN: ("18", "32"),
    Refused.NO_TILE_LEFT: ("34",),
    Refused.TOO_MANY_KONGS: ("29",),
    Refused.NOT_AFTER_A_CLAIM: ("27",),
    Refused.IN_RIICHI: ("38",),
    Refused.NO_RIICHI: ("36", "37"),
    Refused.AFTER_SILENCE: ("63", "64"),
    Refused.NO_RIGHT: ("70",),
    Refused.NO_WIN: ("62",),
}
_RENGO_EVENTS: Final[Mapping[str, tuple[str, ...]]] = {
    "dealt": ("14",),
    "drew": ("18",),
    "replaced": ("27",),
    "discarded": ("18",),
    "riichi": ("38",),
    "kong": ("27",),
    "won": ("19(1)", "45"),
    "drawn": ("19(2)",),
}


def _rengo_thrown(_rules: RuleSet, chance: Chance) -> tuple[Throws, Stack, Stack]:
    eyes = throw(chance, 2)
    opening = rengo_deal.break_of(sum(eyes)).value
    return (eyes,), opening.last, opening.first


def _rengo_taken_by(
    _rules: RuleSet, discarder: Wind, claims: Claims, _orphans: tuple[Wind, ...]
) -> tuple[Wind, tuple[str, ...]]:
    called = {seat: rengo_claims.RengoClaim(action.value) for seat, action in claims.items()}
    ruling = rengo_claims.taken_by(discarder, called)
    return ruling.value, ruling.articles


def _rengo_fees(ready: Collection[Wind], dead: Collection[Wind]) -> Ruling[Mapping[Wind, int]]:
    """Scheme A of article 71; in scheme B nothing is paid."""
    return fees(ready, DrawScheme.A, dead)


def _rengo_refusals(_rules: RuleSet, why: Refused, action: Action) -> tuple[str, ...]:
    return _RENGO_BY_REFUSAL.get(why) or _RENGO_BY_ACTION.get(action, ("18",))


_ROWS: Final[Mapping[System, PlayRules]] = {
    System.MCR: PlayRules(
        thrown=_mcr_thrown,
        in_each_wall=mcr_dice.STACKS_IN_A_WALL,
        flower_ends_kong=True,  # row 46
        hides_concealed_kongs=True,  # 2014, 3.6.8.2
        barred=_nothing_barred,
        taken_by=_mcr_taken_by,
        refusals=_mcr_refusals,
        events=lambda rules, name: _MCR_EVENTS[name][book(rules.id)],
    ),
    System.IMJ: PlayRules(
        thrown=_imj_thrown,
        in_each_wall=imj_deal.COLUMNS_IN_A_WALL,
        flowers_in_cycles=True,  # 17
        robs_concealed=True,  # 23.7
        silence_binds=True,  # 34.5
        barred=_imj_barred,
        taken_by=_imj_taken_by,
        refusals=_imj_refusals,
        events=lambda _rules, name: _IMJ_EVENTS[name],
    ),
    System.RENGO: PlayRules(
        thrown=_rengo_thrown,
        in_each_wall=rengo_deal.STACKS_IN_A_WALL,
        dead=rengo_deal.LEFT_AT_A_DRAW,
        most_kongs=rengo_deal.KONGS_IN_A_HAND,
        has_riichi=True,
        fees_at_a_draw=_rengo_fees,
        barred=_nothing_barred,
        taken_by=_rengo_taken_by,
        refusals=_rengo_refusals,
        events=lambda _rules, name: _RENGO_EVENTS[name],
    ),
}
