"""What differs where cards are played with (articles 36 and 38)."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.situations.people import PeopleAtTable, dice_text, text_choices, thrown_dice
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import WINDS, RuleSet
from scoring.imj.table import cards, seating
from wording import N_

CHAPTER: Final = SituationChapter("cards", "imj")


@CHAPTER.procedure("imj-shuffler", 2)
def _shuffler(draw: Draw, rules: RuleSet) -> DrawnSituation:
    circle, east, first = PeopleAtTable.of(draw), draw.below(4), draw.chance(0.5)
    dice = thrown_dice(draw, seating.DICE)
    dealer = (east + seating.starter(sum(dice)).value.place) % 4 if first else draw.below(4)
    ruling = cards.shuffler(first, WINDS[east], WINDS[dealer])
    right = ruling.value.place
    wrong = [
        (east, "imj-east-shuffles-on"),
        (dealer, "imj-dealer-shuffles-first"),
        (dealer + 3, "imj-neighbour-shuffles"),
        (dealer + 1, "imj-neighbour-shuffles"),
    ]
    facts: tuple[Message, ...] = (
        message(
            N_(
                "%(person)s has drawn East for these four rounds, and the game is played with"
                " cards."
            ),
            person=circle.named(east),
        ),
        message(
            N_(
                "The first game is about to begin; the throw of %(dice)s will make %(person)s"
                " the jonga."
            )
            if first
            else N_(
                "A later game is about to begin; %(person)s deals and, after the shuffle, throws %(dice)s."
            ),
            dice=dice_text(dice),
            person=circle.named(dealer),
        ),
    )
    return DrawnSituation(
        facts=(circle.seated, *facts),
        question=message(N_("Who shuffles the cards?")),
        answer=circle.named(right),
        reason=message(
            N_("The player who drew East shuffles for the first game of the four rounds.")
        )
        if first
        else message(N_("Before every later game the jonga shuffles.")),
        citations=ruling.articles,
        choices=circle.choices(right, wrong, "imj-neighbour-shuffles"),
    )


_AFTER_A_CLAIM: Final = {
    "anew": message(N_("The game is aborted and begins again from the shuffle.")),
    "on": message(N_("The game goes on, and the claim is dismissed.")),
    "mended": message(N_("A card is drawn or put back, and the game goes on.")),
    "penalty": message(N_("1,000 mados are paid to each of the others.")),
}
_CLAIM_MISCONCEPTIONS: Final = {
    "anew": "imj-late-claim",
    "on": "imj-claim-in-time",
    "mended": "imj-cards-made-good",
}


def _claim_told(draw: Draw, dealer: str, claimant: str) -> Message:
    """Who dealt, and who claims to have been dealt a card too many or too few."""
    is_dealer = dealer == claimant
    count = cards.CARDS_EACH + draw.pick((-1, 1)) + is_dealer
    return message(
        N_(
            "The game is played with cards; %(other)s threw %(dice)s and dealt, and claims to"
            " have been dealt %(count)s cards."
        )
        if is_dealer
        else N_(
            "The game is played with cards; %(person)s threw %(dice)s and dealt. %(other)s"
            " claims to have been dealt %(count)s cards."
        ),
        **({} if is_dealer else {"person": dealer}),
        other=claimant,
        dice=dice_text(thrown_dice(draw, seating.DICE)),
        count=count,
    )


def _so_far_told(*, has_asked: bool, discarded: bool) -> tuple[Message, Message]:
    """Whether the jonga has asked, and whether the first discard has been made."""
    return (
        message(N_("The jonga has asked whether everybody has the right number of cards."))
        if has_asked
        else message(
            N_("The jonga has not asked whether everybody has the right number of cards.")
        ),
        message(N_("The first discard has been made."))
        if discarded
        else message(N_("The first discard has not been made yet.")),
    )


@CHAPTER.ruling("imj-wrong-number-of-cards", 2)
def _wrong_number(draw: Draw, rules: RuleSet) -> DrawnSituation:
    circle, dealer, other = PeopleAtTable.of(draw), draw.below(4), draw.below(4)
    discarded, has_asked = draw.chance(0.5), draw.chance(0.5)
    ruling = cards.may_claim_a_wrong_number(discarded)
    right = "anew" if ruling.value else "on"
    return DrawnSituation(
        facts=(
            circle.seated,
            _claim_told(draw, circle.named(dealer), circle.named(other)),
            *_so_far_told(has_asked=has_asked, discarded=discarded),
        ),
        question=message(N_("What is the ruling?")),
        answer=right,
        reason=message(
            N_(
                "A wrong number of cards may be reported until the first discard, whether or "
                "not the jonga has asked."
            )
        ),
        citations=ruling.articles,
        choices=text_choices(right, _AFTER_A_CLAIM, _CLAIM_MISCONCEPTIONS, "imj-slip-costs"),
    )
