"""Sample values for the pieces of questions that are more than a list of fans."""

from collections.abc import Mapping
from typing import Any

from quizzes import Address, make
from quizzes.question import AnnouncementQuestion, HandQuestion, PaymentsAnswer
from quizzes.runs import Run
from web.drills.run_clock import clock_after_answer, clock_before_answer
from web.questions.announcement import announcement_view
from web.questions.heading import choice_views
from web.questions.number_field import FU_FIELD
from web.questions.reason import reason_view, situation_view
from web.questions.seats import payments_table, seats_view
from wording import Translator, translator_under


def sample_asked(t: Translator) -> Mapping[str, Any]:
    """A value for each such piece, by the names that the template uses."""
    paying: HandQuestion[PaymentsAnswer] = _question("rengo/payments/3/2/1")
    ruling = _question("mcr-2014/ruling/2/1/1")
    announced: AnnouncementQuestion = _question("mcr-2014/spot-error/3/2/1")
    base = _question("rengo/base/3/1/1")
    run = Run(base.address, 5, clock=60)
    rengo = translator_under("rengo", t)
    key = paying.answer
    wrong = PaymentsAnswer(key.east, key.south + 8, key.west, key.north - 8)
    return {
        "seats": seats_view(paying, rengo, {"E": "8", "S": "\N{MINUS SIGN}16"}),
        "paid": (payments_table(paying, wrong, rengo), payments_table(paying, None, rengo)),
        "said": announcement_view(announced, t, announced.announcement.fans[:1]),
        "number": FU_FIELD.view(rengo, "40"),
        "situation": situation_view(ruling, t),
        "why": reason_view(ruling, t),
        "answers": choice_views(ruling, t),
        "clocks": (
            clock_before_answer(run, t),
            clock_after_answer(run, 41, t),
            clock_after_answer(run, 75, t),
        ),
    }


def _question(address: str) -> Any:
    return make(Address.parse(address))
