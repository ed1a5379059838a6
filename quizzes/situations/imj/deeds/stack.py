"""How cards are cut, dealt and counted (36 and 38)."""

from typing import Final

from quizzes.situations.deeds import Deed, DeedBook
from quizzes.situations.imj.deeds.values import a_flower_drawn, cards_dealt
from scoring.imj.table import cards
from scoring.imj.table.cards import CardAct
from wording import N_

_COUNT: Final = {
    True: ("anew", N_("The game is aborted and begins again from the shuffle.")),
    False: ("on", N_("The game goes on, and the claim is dismissed.")),
}
_ACTS: Final = {
    True: ("allowed", N_("It was done correctly.")),
    False: ("not-allowed", N_("The cards may not be handled in this way.")),
}
_COUNT_WHY: Final = N_(
    "A wrong number of cards may be reported until the first discard, whether or not the jonga "
    "has asked."
)
_ACTS_WHY: Final = {
    CardAct.OTHER_CUTS: N_(
        "After the shuffle the other players may cut the cards, but not the jonga."
    ),
    CardAct.DEALER_CUTS: N_(
        "After the shuffle the other players may cut the cards, but not the jonga."
    ),
    CardAct.CARDS_MOVED_BELOW_IN_ANY_ORDER: N_(
        "As many cards as the dice show go from the top to the bottom, in any order."
    ),
    CardAct.ONE_CARD_AT_A_TIME: N_("The jonga alone deals, one card at a time."),
    CardAct.FOUR_CARDS_AT_A_TIME: N_("The jonga alone deals, one card at a time."),
    CardAct.OTHER_DEALS: N_("The jonga alone deals, one card at a time."),
    CardAct.FLOWER_REPLACED_FROM_THE_TOP: N_(
        "The top card is head and tail at once; every card is drawn from there."
    ),
    CardAct.FLOWER_REPLACED_FROM_THE_BOTTOM: N_(
        "The top card is head and tail at once; every card is drawn from there."
    ),
}
_ACTS_TOLD: Final = {
    CardAct.OTHER_CUTS: N_("The jonga has shuffled; %(seat)s, who is not the jonga, cuts."),
    CardAct.DEALER_CUTS: N_("The cards are shuffled and stacked; %(seat)s, the jonga, cuts."),
    CardAct.CARDS_MOVED_BELOW_IN_ANY_ORDER: N_(
        "%(seat)s, the jonga, moves as many cards as the dice show to the bottom, changing "
        "their order."
    ),
    CardAct.ONE_CARD_AT_A_TIME: N_(
        "%(seat)s, the jonga, deals round the table, one card at a time."
    ),
    CardAct.FOUR_CARDS_AT_A_TIME: N_(
        "%(seat)s, the jonga, deals round the table, four cards at a time."
    ),
    CardAct.OTHER_DEALS: N_("%(seat)s, who is not the jonga, deals one card at a time."),
    CardAct.FLOWER_REPLACED_FROM_THE_TOP: N_(
        "%(seat)s draws %(tile)s and takes the replacement from the top of the stack."
    ),
    CardAct.FLOWER_REPLACED_FROM_THE_BOTTOM: N_(
        "%(seat)s draws %(tile)s and takes the replacement from the bottom of the stack."
    ),
}
_CLAIMED: Final = (
    (
        False,
        N_(
            "Before the first discard %(seat)s claims to have %(count)s cards; the jonga has asked everybody."
        ),
    ),
    (
        False,
        N_(
            "Before the first discard %(seat)s claims to have %(count)s cards; the jonga has not asked anybody."
        ),
    ),
    (
        True,
        N_(
            "After the first discard %(seat)s claims to have been dealt %(count)s cards; "
            "the jonga had asked everybody."
        ),
    ),
    (
        True,
        N_(
            "After the first discard %(seat)s claims to have been dealt %(count)s cards; "
            "the jonga had not asked anybody."
        ),
    ),
)
STACK: Final = DeedBook(
    N_("The following happened in different games, all played with cards."),
    (
        *(
            Deed(
                told,
                lambda late=late: cards.may_claim_a_wrong_number(late),  # type: ignore[misc]
                _COUNT,
                _COUNT_WHY,
                cards_dealt,
            )
            for late, told in _CLAIMED
        ),
        *(
            Deed(
                told,
                lambda act=act: cards.may_do(act),  # type: ignore[misc]
                _ACTS,
                _ACTS_WHY[act],
                *((a_flower_drawn,) if "%(tile)s" in told else ()),
            )
            for act, told in _ACTS_TOLD.items()
        ),
    ),
    by_letter=True,
)
