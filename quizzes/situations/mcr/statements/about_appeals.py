"""Statements about an appeal: its time, form and fee, and who decides (2014, 3.12, 3.13; 1998, 15, 16)."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.situations.mcr.facts import ALL_EDITIONS
from quizzes.situations.mcr.statements.stating import Matter, chapter_of_statements, yes_or_no
from scoring import RuleSet
from scoring.mcr.table.appeals import (
    APPEAL_MINUTES,
    PAPER_ARTICLES,
    TIME_ARTICLES,
    Appeal,
    appeal,
    committee_may_undo,
    heard_by,
    may_appeal,
)
from scoring.mcr.table.book import RuleBook
from scoring.table import Ruling
from wording import N_

_SIGNED: Final = {
    ("team leader",): N_("The team leader must sign it."),
    ("party", "person responsible"): N_("The player and the person responsible must sign it."),
}
_UNSIGNED: Final = N_("It need not be signed.")
_FILED: Final = {
    True: N_("%(minutes)s minutes after the session, a team leader appeals in writing."),
    False: N_("%(minutes)s minutes after the session, a player appeals in writing."),
}
"""Who appeals, by whether it is the team leader who hands it in."""
_ABOUT: Final = {
    True: N_("The appeal is about the rules."),
    False: N_("The appeal does not concern the rules."),
}
_IN_TIME: Final = {True: N_("It is in time."), False: N_("It is too late.")}
_LIMIT: Final = N_("The time limit for an appeal is %(minutes)s minutes.")
_FEE: Final = {True: N_("A fee of 200 US dollars is due."), False: N_("The text names no fee.")}
_DECIDES: Final = {
    "head referee": N_("The head referee decides on it first."),
    "arbitration committee": N_("The arbitration committee decides on it first."),
    "organising committee": N_("The organising committee decides on it."),
    "department named by the competition committee": N_(
        "A department appointed by the organising committee decides on it."
    ),
}
_THEN: Final = (
    N_("An appeal against the head referee's ruling goes to the arbitration committee."),
    N_("An appeal against the head referee's ruling goes to the organising committee."),
)
_UNDO: Final = {
    True: N_("The arbitration committee may overturn a penalty given to keep order."),
    False: N_("The arbitration committee may not overturn a penalty given to keep order."),
}
_REVIEW: Final = {
    True: N_("The arbitration committee may review rulings other than penalties."),
    False: N_("The arbitration committee may not review rulings other than penalties."),
}
_BY_MOUTH: Final = (
    N_("Made orally, it would be void."),
    N_("Made orally, it would be valid too."),
)


_WHY_FORM: Final = {
    True: N_(
        "The team leader must submit a signed, written appeal within 30 minutes of the session's end; the text names no fee."
    ),
    False: N_(
        "An appeal must be made in writing, signed and with a fee of 200 US dollars, within 30 minutes of the session's end."
    ),
}
_WHY_SIGNED: Final = N_("An appeal must be signed by the player and by the person responsible.")
"""Who signs it from 2006 on; what 1998 says of the form names the team leader."""
_WHY_HEARD: Final = {
    True: N_(
        "Appeals about the rules go to the head referee, then to the arbitration committee; others go to the organising committee."
    ),
    False: N_(
        "Appeals about the rules go to the head referee, then to the arbitration committee; others go to a department appointed by the organising committee."
    ),
}
"""Who hears it, by whether the edition is that of 1998."""
_WHY_REVIEW: Final = N_(
    "The committee may review rulings as the head referee may, but not overturn penalties given under the rules or to keep order."
)


def _form_of_appeal(form: Ruling[Appeal], paper: str, why: Message) -> list[Matter]:
    """Who signs it, and that it is written.

    The person responsible may well be the team leader, so that "the team leader must sign it" is not
    simply wrong where the text names both.
    """
    mouth, void = _BY_MOUTH
    by_leader = form.value.signed_by == ("team leader",)
    wrong = _SIGNED["party", "person responsible"] if by_leader else _UNSIGNED
    return [
        Matter(
            message(_SIGNED[form.value.signed_by]),
            ((message(wrong), "appeal-demands"),),
            (paper,),
            why if by_leader else message(_WHY_SIGNED),
        ),
        Matter(message(mouth), ((message(void), "appeal-demands"),), (paper,), why),
    ]


def _who_decides(edition: RuleBook, about_rules: bool) -> Matter:
    """Which body decides first; the text of 1998 has no department for it."""
    of_1998 = edition is RuleBook.OF_1998
    heard = heard_by(edition, about_the_rules=about_rules)
    right = heard.value[0]
    others = tuple(
        (message(text), "bodies-mixed")
        for body, text in _DECIDES.items()
        if body != right and not (of_1998 and "department" in body)
    )
    return Matter(message(_DECIDES[right]), others, heard.articles, message(_WHY_HEARD[of_1998]))


def _who_is_next(edition: RuleBook) -> Matter:
    """Where an appeal against the ruling of the head referee goes."""
    heard = heard_by(edition, about_the_rules=True)
    then, other = _THEN
    why = message(_WHY_HEARD[edition is RuleBook.OF_1998])
    return Matter(message(then), ((message(other), "bodies-mixed"),), heard.articles, why)


def _of_an_appeal(
    draw: Draw, edition: RuleBook, rules: RuleSet
) -> tuple[tuple[Message, ...], list[Matter]]:
    """Whether it is in time and form, what it costs, who hears it."""
    minutes, about_rules = 12 + draw.below(37), draw.chance(0.5)
    in_time, form = may_appeal(edition, minutes), appeal(edition)
    form_rule = _WHY_FORM[edition is RuleBook.OF_1998]
    why_form = message(form_rule)
    (paper,) = PAPER_ARTICLES[edition]
    fee = bool(form.value.fee_usd)
    undo = committee_may_undo(edition, penalty=True)
    review = committee_may_undo(edition, penalty=False)
    known = [
        yes_or_no(_IN_TIME, in_time.value, "appeal-demands", in_time.articles, form_rule),
        Matter(
            message(_LIMIT, minutes=APPEAL_MINUTES),
            tuple(
                (message(_LIMIT, minutes=each), "appeal-demands")
                for each in (APPEAL_MINUTES // 2, 2 * APPEAL_MINUTES)
            ),
            in_time.articles,
            why_form,
        ),
        yes_or_no(_FEE, fee, "appeal-demands", TIME_ARTICLES[edition], form_rule),
        *_form_of_appeal(form, paper, why_form),
        # of a late appeal it may be argued that no body takes it
        *([_who_decides(edition, about_rules)] if in_time.value else []),
        yes_or_no(_UNDO, undo.value, "committee-powers", undo.articles, _WHY_REVIEW),
        yes_or_no(_REVIEW, review.value, "committee-powers", review.articles, _WHY_REVIEW),
    ]
    if in_time.value and about_rules:
        known.append(_who_is_next(edition))
    by_leader = form.value.handed_in_by == "team leader"
    return (message(_FILED[by_leader], minutes=minutes), message(_ABOUT[about_rules])), known


CHAPTER: Final = chapter_of_statements(
    "appeals", "statements-about-an-appeal", 4, ALL_EDITIONS, _of_an_appeal, "who-hears-an-appeal"
)
