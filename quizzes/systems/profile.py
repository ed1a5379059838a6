"""What differs between the systems in asking questions, as one value for each."""

from collections.abc import Mapping
from dataclasses import dataclass

from quizzes.deal.plans import SystemPlans
from quizzes.hands.craft import HandBuilding
from quizzes.message import Message
from quizzes.misconceptions.kin import Kin
from quizzes.misconceptions.mistake import CountMisconception
from quizzes.misconceptions.settlement import PayMisconception


@dataclass(frozen=True, slots=True, kw_only=True)
class SystemPrompts:
    """What is asked in the words of a system, all messages.

    `fans`, `total`, `find`, `principle` and `spot_error` are prompts of those kinds; that of
    `spot_error` has a place for what is said. `last_draw` asks for waits on the last tile. The
    hints are the small lines under `fans`, `total`, `waits` and `payments`; that of `waits` has a place for the minimum.
    `flowers_hint` follows that of `fans` where the flowers are among the choices.
    """

    fans: str
    total: str
    find: str
    principle: str
    spot_error: str
    last_draw: str
    fans_hint: str
    total_hint: str
    waits_hint: str
    payments_hint: str
    flowers_hint: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class SystemProfile:
    """What questions need of a system.

    `craft` makes its hands, `rare_from` is the value from which a fan counts as rare, `plans` are
    what players aim at in a deal, `dead_wall` is how many tiles nobody draws. `wins_on_first_discard`
    says that the first turn of all but the dealer is the dealer's first discard, not a draw of
    their own.

    `misconceptions` about counting and `pay_misconceptions` stand in the order in which they are
    tried; `look_alikes` are fans that are taken for one another. `keepers` are the fans beside which
    something is nearly always kept out; empty where any fan may be one.
    `overlapping_principles` are those by which one may also explain why a fan keeps another out.

    `declared` weighs what a declared hand is: a win, or what it lacks (`why_not` of a score), and
    `declared_texts` are the choices for it. `needed` is what a win has to have beside
    a winning shape, or that shape where nothing more is asked. `refusals` are the reasons that are
    offered where other rules are compared.
    `circumstances` are the names, as the command line has them, of those beside seat, round and
    source of the tile that the system looks at. `has_fu` and `has_half_fans` say what its numbers are.
    """

    craft: HandBuilding
    rare_from: float
    plans: SystemPlans
    dead_wall: int
    wins_on_first_discard: bool
    misconceptions: tuple[CountMisconception, ...]
    pay_misconceptions: tuple[PayMisconception, ...]
    look_alikes: Kin
    keepers: tuple[str, ...]
    overlapping_principles: frozenset[str]
    declared: Mapping[str, float]
    declared_texts: Mapping[str, Message]
    needed: str
    refusals: tuple[str, ...]
    circumstances: tuple[str, ...]
    has_fu: bool
    has_half_fans: bool
    prompts: SystemPrompts
