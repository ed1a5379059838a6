"""An incident at the desk as tests rule it: fields of the right answers, page after page."""

from typing import Any, Final

from quizzes.desk.address import DeskAddress
from quizzes.desk.incident import DeskIncident, Part
from quizzes.desk.maker import make_incident
from quizzes.question import PaymentsAnswer
from scoring import WINDS
from tests.web.visitor import PageForm, SiteVisitor, VisitedPage


def _ruled_so(verdict: str, *seeds: int) -> str:
    """The first address at which a win alone is in dispute, and ends so; something is asked in vain.

    The seeds are where one was when it was looked for last: each process that reads the tests makes it.
    """
    for seed in (*seeds, *range(100)):
        address = DeskAddress("mcr-2014", 3, seed)
        found = make_incident(address)
        ids = [part.id for part in found.parts]
        asked = {each.decides for each in found.inquiries}
        alone = "verdict" in ids and "foul-2" not in ids and asked == {False, True}
        if alone and found.part("verdict").answer == verdict:
            return str(address)
    raise AssertionError(f"no incident is ruled {verdict}")


FALSE_WIN: Final = _ruled_so("no-win", 5)
GOOD_WIN: Final = _ruled_so("win", 16)


def incident(address: str) -> DeskIncident:
    return make_incident(DeskAddress.parse(address))


def path_of(address: str) -> str:
    rules, level, seed = address.split("/")
    return f"/{rules}/desk/{level}/{seed}"


def fields_of(part: Part) -> dict[str, Any]:
    """What is sent for the right answer of a part."""
    name = f"part-{part.id}"
    match part.answer:
        case PaymentsAnswer(east, south, west, north):
            amounts = zip(WINDS, (east, south, west, north), strict=True)
            return {f"{name}-{seat.value}": f"{paid:+.0f}" for seat, paid in amounts}
        case tuple() | str():
            return {name: part.answer}
        case _:
            return {name: f"{part.answer:g}"}


def key_fields(address: str) -> dict[str, Any]:
    """The right answers of all parts."""
    fields: dict[str, Any] = {}
    for part in incident(address).parts:
        fields |= fields_of(part)
    return fields


def desk_form(page: VisitedPage) -> PageForm:
    return next(form for form in page.forms if form.values("stage"))


def ruled(visitor: SiteVisitor, address: str, **wrong: Any) -> VisitedPage:
    """Look and ask all that decides, then give the right answers but those, stage by stage."""
    page = visitor.open(path_of(address))
    for each in incident(address).inquiries:
        if each.decides:
            page = visitor.send(desk_form(page), ask=each.id)
    given = {**key_fields(address), **wrong}
    while any(form.values("stage") for form in page.forms):
        page = visitor.send(desk_form(page), **given)
        assert page.status == 200
    return page
