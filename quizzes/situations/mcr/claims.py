"""Who may take a discard, and what may follow (2014, 3.6.4 to 3.7.2.4; 1998, 7.4 to 8.2(3))."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import CopiesOf, Message, message
from quizzes.situations.choosing import shuffled_choices
from quizzes.situations.mcr.facts import (
    ALL_EDITIONS,
    LATER_EDITIONS,
    REFEREE_QUESTION,
    edition_of,
    random_seat,
    random_suit_tile,
    random_tile,
    situation_from_ruling,
    skip_table_and_deal,
    two_random_seats,
)
from quizzes.situations.mcr.growing import DISCARDS
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import TILES, WINDS, RuleSet, Wind
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.claims import (
    Claimed,
    McrClaim,
    Side,
    may_claim,
    may_discard_claimed,
    may_kong,
    may_take_what_was_passed,
    side_of,
    taken_by,
)
from wording import N_

CHAPTER: Final = SituationChapter("claims", *ALL_EDITIONS)

_CALLS: Final = {
    McrClaim.CHOW: N_("%(seat)s calls a chow."),
    McrClaim.PUNG: N_("%(seat)s calls a pung."),
    McrClaim.KONG: N_("%(seat)s calls a kong."),
    McrClaim.WIN: N_("%(seat)s calls a win."),
}
_TAKES: Final = {
    McrClaim.CHOW: N_("%(seat)s chows it."),
    McrClaim.PUNG: N_("%(seat)s pungs it."),
    McrClaim.KONG: N_("%(seat)s kongs it."),
    McrClaim.WIN: N_("%(seat)s wins on it."),
}
BEFORE_CHOW: Final = {
    McrClaim.PUNG: N_("A pung takes priority over any chow."),
    McrClaim.KONG: N_("A kong takes priority over any chow."),
}
"""In 1998 each stands in an article of its own (7.6, 7.7)."""
_WHO: Final = message(N_("Who gets the tile?"))
_FIRST: Final = message(N_("The player who called first."))
_NOBODY: Final = message(N_("Nobody: the calls cancel each other out."))


def _claim_text(seat: Wind, claim: McrClaim) -> tuple[str, Message]:
    return f"{seat.value}-{claim.value}", message(_TAKES[claim], seat=seat)


def _facts(
    draw: Draw, discarder: Wind, calls: dict[Wind, McrClaim], *, suited: bool
) -> tuple[Message, ...]:
    """The discard and the calls, in any order: who is quicker does not matter."""
    tile = random_suit_tile(draw) if suited else random_tile(draw)
    skip_table_and_deal(draw)
    return (
        message(DISCARDS, seat=discarder, tile=tile),
        *(message(_CALLS[claim], seat=each) for each, claim in draw.shuffled(tuple(calls.items()))),
    )


def _calls_and(
    claimed: Claimed, calls: dict[Wind, McrClaim], misconception: str
) -> tuple[tuple[str, str, Message], ...]:
    """The calls that lose, with the misconception that lets them win."""
    named = (_claim_text(*each) for each in calls.items() if each != claimed)
    return tuple((id, misconception, text) for id, text in named)


@CHAPTER.procedure("pung-and-chow", 1)
def pung_and_chow(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """A pung or a kong against a chow."""
    discarder, claim = random_seat(draw), draw.pick((McrClaim.PUNG, McrClaim.KONG))
    calls = {discarder.after(1): McrClaim.CHOW, discarder.after(2 + draw.below(2)): claim}
    ruling = taken_by(edition_of(rules), discarder, calls)
    choices = shuffled_choices(
        _claim_text(*ruling.value),
        *_calls_and(ruling.value, calls, "chow-first"),
        ("first", "first-caller", _FIRST),
        ("nobody", "calls-cancel", _NOBODY),
    )
    reason = message(BEFORE_CHOW[claim])
    facts = _facts(draw, discarder, calls, suited=True)
    return situation_from_ruling(ruling, facts, _WHO, reason, choices)


@CHAPTER.procedure("win-and-claims", 2, *LATER_EDITIONS)
def win_and_claims(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """A win against a pung, a kong or a chow."""
    discarder = random_seat(draw)
    others = draw.shuffled((discarder.after(2), discarder.after(3)))
    calls = {
        discarder.after(1): McrClaim.CHOW,
        others[0]: draw.pick((McrClaim.PUNG, McrClaim.KONG)),
        others[1]: McrClaim.WIN,
    }
    ruling = taken_by(edition_of(rules), discarder, calls)
    choices = shuffled_choices(
        _claim_text(*ruling.value),
        *_calls_and(ruling.value, calls, "claim-before-win"),
        ("first", "first-caller", _FIRST),
    )
    reason = message(N_("A win takes priority over a chow, pung or kong."))
    facts = _facts(draw, discarder, calls, suited=True)
    return situation_from_ruling(ruling, facts, _WHO, reason, choices)


@CHAPTER.procedure("several-wins", 2)
def several_wins(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Two or three players call a win on one discard."""
    discarder = random_seat(draw)
    winners = draw.sample([discarder.after(step) for step in (1, 2, 3)], 2 + draw.below(2))
    calls = dict.fromkeys(winners, McrClaim.WIN)
    ruling = taken_by(edition_of(rules), discarder, calls)
    farthest = max(winners, key=lambda each: (each.place - discarder.place) % 4)
    wrong = [_claim_text(each, McrClaim.WIN) for each in winners if each is not ruling.value.seat]
    choices = shuffled_choices(
        _claim_text(*ruling.value),
        ("all", "several-winners", message(N_("Everyone who called a win."))),
        *(
            (id, "nearest-clockwise" if id.startswith(farthest.value) else "nearest-missed", text)
            for id, text in wrong
        ),
        ("first", "first-caller", _FIRST),
        most=5,
    )
    reason = message(
        N_("Only one player wins: the first anti-clockwise from %(seat)s, the discarder."),
        seat=discarder,
    )
    facts = _facts(draw, discarder, calls, suited=False)
    return situation_from_ruling(ruling, facts, message(N_("Who wins?")), reason, choices)


@CHAPTER.procedure("who-may-chow", 1)
def who_may_chow(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Whose chow a discard can be."""
    edition, discarder = edition_of(rules), random_seat(draw)
    (right,) = (each for each in WINDS if may_claim(edition, McrClaim.CHOW, each, discarder).value)
    ruling = may_claim(edition, McrClaim.CHOW, right, discarder)
    choices = shuffled_choices(
        (right.value, message(N_("Only %(seat)s."), seat=right)),
        (
            discarder.after(3).value,
            "chow-of-the-right",
            message(N_("Only %(seat)s."), seat=discarder.after(3)),
        ),
        ("anyone", "chow-from-anyone", message(N_("Any of the other three."))),
        (
            "neighbours",
            "chow-from-anyone",
            message(N_("%(one)s or %(two)s."), one=right, two=discarder.after(3)),
        ),
    )
    skip_table_and_deal(draw)
    facts = (message(DISCARDS, seat=discarder, tile=random_suit_tile(draw)),)
    reason = message(N_("A chow can be made only with a discard from the player on the left."))
    return situation_from_ruling(ruling, facts, message(N_("Who may chow it?")), reason, choices)


_SIDES: Final = {
    Side.LEFT: N_("On the left of the set."),
    Side.MIDDLE: N_("In the middle of the set."),
    Side.RIGHT: N_("On the right of the set."),
}


@CHAPTER.procedure("sideways-tile", 2)
def sideways_tile(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Where the claimed tile lies sideways."""
    claimant, discarder = two_random_seats(draw)
    ruling = side_of(edition_of(rules), claimant, discarder)
    skip_table_and_deal(draw)
    facts = (
        message(DISCARDS, seat=discarder, tile=random_tile(draw)),
        message(_CALLS[McrClaim.PUNG], seat=claimant),
    )
    choices = shuffled_choices(
        (ruling.value.value, message(_SIDES[ruling.value])),
        *((each.value, "sideways-misplaced", message(_SIDES[each])) for each in Side),
    )
    reason = message(
        N_("The place of the sideways tile shows where it came from: left, opposite or right.")
    )
    question = message(
        N_("From %(seat)s's side, where in the set does the claimed tile lie sideways?"),
        seat=claimant,
    )
    return situation_from_ruling(ruling, facts, question, reason, choices)


@CHAPTER.ruling("claimed-kind-discarded", 2)
def claimed_kind_discarded(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """A tile like the one just claimed goes out at once."""
    edition, discarder, tile = edition_of(rules), random_seat(draw), random_suit_tile(draw)
    claim = (
        McrClaim.CHOW if edition is RuleBook.OF_1998 else draw.pick((McrClaim.CHOW, McrClaim.PUNG))
    )
    claimant = discarder.after(1 if claim is McrClaim.CHOW else 1 + draw.below(3))
    skip_table_and_deal(draw)
    facts = (
        message(DISCARDS, seat=discarder, tile=tile),
        message(_CALLS[claim], seat=claimant),
        message(
            N_("At once %(seat)s discards another copy of %(tile)s from the hand."),
            seat=claimant,
            tile=tile,
        ),
    )
    ruling = may_discard_claimed(edition, claim)
    choices = shuffled_choices(
        ("allowed", message(N_("The discard stands; there is no foul."))),
        (
            "another",
            "swap-forbidden",
            message(N_("The tile is taken back; another must be discarded.")),
        ),
        ("stop", "swap-forbidden", message(N_("No win in this deal; the player plays on."))),
        ("warning", "swap-forbidden", message(N_("A warning."))),
    )
    reason = message(N_("A tile identical to the one just claimed may be discarded at once."))
    return situation_from_ruling(ruling, facts, REFEREE_QUESTION, reason, choices)


@CHAPTER.ruling("kong-after-a-claim", 3)
def kong_after_a_claim(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """A kong out of the hand in a turn that began with a claim, or with a draw."""
    edition, discarder, tile = edition_of(rules), random_seat(draw), random_suit_tile(draw)
    claims = (
        (McrClaim.CHOW, None)
        if edition is RuleBook.OF_1998
        else (McrClaim.CHOW, McrClaim.PUNG, None)
    )
    claim = draw.pick(claims)
    player = discarder.after(1)
    began = (
        (message(N_("%(seat)s draws from the wall."), seat=player),)
        if claim is None
        else (message(DISCARDS, seat=discarder, tile=tile), message(_CALLS[claim], seat=player))
    )
    kind = draw.pick(
        [each for each in TILES if each.is_dragon or (each.is_terminal and each != tile)]
    )
    skip_table_and_deal(draw)
    facts = (
        *began,
        message(
            N_("In the same turn %(seat)s wants to make a concealed kong of %(tile)s."),
            seat=player,
            tile=CopiesOf(kind),
        ),
    )
    ruling = may_kong(edition, claim)
    allowed = ("allowed", message(N_("Yes, and a replacement tile is drawn.")))
    waits = ("later", message(N_("Not now; it may be made after the next draw.")))
    right, wrong = (allowed, waits) if ruling.value else (waits, allowed)
    choices = shuffled_choices(
        right,
        (wrong[0], "kong-needs-a-draw", wrong[1]),
        ("never", "kong-needs-a-draw", message(N_("No, and not later in this deal either."))),
        (
            "no-tile",
            "kong-without-replacement" if ruling.value else "kong-needs-a-draw",
            message(N_("Yes, but no replacement tile is drawn.")),
        ),
    )
    question = message(N_("May the kong be made?"))
    reason = message(
        N_(
            "A player may declare a kong from the hand only after drawing a tile, not after a "
            "claim."
        )
    )
    return situation_from_ruling(ruling, facts, question, reason, choices)


@CHAPTER.ruling("passed-tile", 2)
def passed_tile(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """A tile that was let pass, or discarded oneself, is called when it comes again."""
    caller, tile, claim = (
        random_seat(draw),
        random_tile(draw),
        draw.pick((McrClaim.PUNG, McrClaim.WIN)),
    )
    one, two = draw.pick(((1, 2), (1, 3), (2, 3)))
    first, second = caller.after(one), caller.after(two)
    if draw.chance(0.5):
        passed = N_("%(other)s discards %(tile)s, and %(seat)s lets it pass.")
        before = message(passed, other=first, seat=caller, tile=tile)
        again = N_("Before %(seat)s draws again, %(other)s discards %(tile)s too.")
    else:
        before = message(N_("First %(seat)s discards %(tile)s."), seat=caller, tile=tile)
        again = N_("Then, before %(seat)s's next draw, %(other)s discards %(tile)s too.")
    skip_table_and_deal(draw)
    facts = (
        before,
        message(again, seat=caller, other=second, tile=tile),
        message(_CALLS[claim], seat=caller),
    )
    choices = shuffled_choices(
        ("good", message(N_("The call is valid."))),
        (
            "not-yet",
            "passed-tile-lost",
            message(N_("The call is void until the player has drawn again.")),
        ),
        (
            "never",
            "passed-tile-lost",
            message(N_("Calls on this tile are void for the rest of the deal.")),
        ),
        ("drawn", "passed-tile-lost", message(N_("The call is void: only a drawn tile would do."))),
    )
    reason = message(
        N_("A player may claim or win on a tile even after passing or discarding one like it.")
    )
    ruling = may_take_what_was_passed(edition_of(rules))
    return situation_from_ruling(ruling, facts, REFEREE_QUESTION, reason, choices)
