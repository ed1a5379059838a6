"""The results of an event (articles 7.1 and 31)."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import message
from quizzes.situations.choosing import number_choices
from quizzes.situations.people import PEOPLE, with_house_ruling_note
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import WINDS, RuleSet
from scoring.imj.table import event
from wording import N_

CHAPTER: Final = SituationChapter("ranking", "imj")


@CHAPTER.procedure("imj-place", 1)
def _place(draw: Draw, rules: RuleSet) -> DrawnSituation:
    settings = event.settings(competition=True).value
    changes = [2 * (draw.below(4000) - 2000) for _ in range(3)]
    if draw.chance(0.4):
        changes[1] = changes[0]
    changes = draw.shuffled([*changes, -sum(changes)])
    held = event.totals(settings, [dict(zip(WINDS, changes, strict=True))]).value
    ruling = event.places(held)
    who = draw.pick(WINDS)
    alike = [seat for seat in WINDS if held[seat] == held[who]]
    if len(alike) == 1 and len(set(held.values())) < len(WINDS) and draw.chance(0.6):
        who = next(seat for seat in WINDS if list(held.values()).count(held[seat]) > 1)
        alike = [seat for seat in WINDS if held[seat] == held[who]]
    right = ruling.value[who]
    wrong = [
        (right + len(alike) - 1, "imj-tie-shares-worse"),
        (1 + sum(each < held[who] for each in held.values()), "imj-less-is-better"),
        *((each, "imj-places-miscounted") for each in range(1, 5)),
    ]
    return DrawnSituation(
        facts=(
            message(
                N_("At the end of the event A has %(a)s mados, B %(b)s, C %(c)s and D %(d)s."),
                a=held[WINDS[0]],
                b=held[WINDS[1]],
                c=held[WINDS[2]],
                d=held[WINDS[3]],
            ),
        ),
        question=message(N_("Which place does %(person)s take?"), person=PEOPLE[who.place]),
        answer=f"{right:g}",
        reason=with_house_ruling_note(
            ruling,
            message(
                N_(
                    "More mados mean a better place; players with equal mados share the better place."
                )
            ),
        )
        if len(alike) > 1
        else message(
            N_("More mados mean a better place; what each player began with does not matter.")
        ),
        citations=ruling.articles,
        choices=number_choices(right, wrong),
        is_house_ruling=len(alike) > 1 and ruling.ours,
    )
