"""Every route of the site, by who may come to it.

A route that is new stands nowhere here until somebody decided, and `test_roles.py` says so.
"""

import re
import uuid
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from flask import Flask

from tests.web.access.world import TOKEN, AccessWorld, ClassIds, RequestRole

METHODS: Final = ("GET", "POST")
ARGUMENT: Final = re.compile(r"<(?:[^<>:]*:)?(\w+)>")
Form = Mapping[str, str]

PRESSED_TWICE: Final = frozenset({"POST teach_news.remove", "POST teach_groups.remove"})
"""Forms that take something away and are sent back to their page when it is no longer there."""

EVERYBODY: Final[Mapping[str, str]] = {
    "GET home.page": "/",
    "GET articles.page": "/mcr-2014/articles",
    "GET articles.one": "/mcr-2014/articles/3.8.1-row-22",
    "GET drill.set_up": "/mcr-2014/drill",
    "GET drill.begin": "/mcr-2014/drill/begin",
    "GET drill.question": "/drill/mcr-2014/find/1/5/1",
    "GET explanation.done": "/drill/done/mcr-2014/find/1/5/1",
    "GET day.of_today": "/today",
    "GET day.page": "/mcr-2014/day/2026-11-01",
    "GET day_picture.page": "/mcr-2014/day/2026-11-01/en.png",
    "GET days.latest": "/mcr-2014/days",
    "GET days.page": "/mcr-2014/days/2026-11",
    "GET sprints.page": "/mcr-2014/sprint",
    "GET deals.page": "/mcr-2014/table",
    "GET desks.page": "/mcr-2014/desk",
    "GET desks.begin": "/mcr-2014/desk/begin?level=3",
    "GET desk.page": "/mcr-2014/desk/3/5",
    "GET incident_book.page": "/mcr-2014/desk/book",
    "GET incident_book.sheet": "/mcr-2014/desk/book.html?level=2&seed=7",
    "GET exams.page": "/mcr-2014/exam",
    "GET exams.confirm": "/mcr-2014/exam/begin",
    "GET certificates.page": "/certificates",
    "GET map.page": "/mcr-2014/fans",
    "GET fans.page": "/mcr-2014/fans/pure-straight",
    "GET sheet.page": "/mcr-2014/sheet",
    "GET sheet.cards": "/mcr-2014/cards",
    "GET scorer.page": "/mcr-2014/score",
    "GET compare.page": "/compare",
    "GET api_page.page": "/api",
    "GET why_not.page": "/mcr-2014/why-not?hand=123456789m22p78s9s&fan=full-flush",
    "GET in_full.page": "/mcr-2014/in-full?hand=123456789m22p78s9s",
    "GET plans.page": "/mcr-2014/plans?hand=123678m23678p55s",
    "GET editions.page": "/editions",
    "GET points.page": "/rengo/points",
    "GET glossary.page": "/glossary",
    "GET glossary.one": "/glossary/chow",
    "GET search.page": "/search?q=chow",
    "GET learn.page": "/learn",
    "GET learn.course": "/learn/mcr",
    "GET lesson.page": "/learn/mcr/eight-points",
    "GET lesson_test.begin": "/learn/mcr/test",
    "GET lesson_test.ask": "/learn/mcr/test/1/1",
    "GET lesson_test.end": "/learn/mcr/test/1/end",
    "GET next.begin": "/next",
    "GET placement.page": "/placement",
    "GET placement.begin": "/placement/begin",
    "GET files.health": "/healthz",
    "GET files.readiness": "/readyz",
    "GET well_known.robots": "/robots.txt",
    "GET well_known.favicon": "/favicon.ico",
    "GET worker.script": "/worker.js",
    "GET offline.page": "/offline",
    "GET packets.part": "/mcr-2014/offline/questions?kind=term",  # made fast
    "GET sitemap.index": "/sitemap.xml",
    "GET sitemap.page": "/sitemap/imj.xml",
    "GET manifest.page": "/manifest/ja.webmanifest",
    "GET share_pictures.of_site": "/pictures/en/site.png",
    "GET share_pictures.of_fan": "/pictures/en/fans/mcr-2014/pure-straight.png",
    "GET share_pictures.of_lesson": "/pictures/en/lessons/mcr/eight-points.png",
    "GET share_pictures.of_question": "/pictures/en/questions/mcr-2014/find/1/5/1.png",
    "GET well_known.security": "/.well-known/security.txt",
    "GET privacy.page": "/privacy",
    "GET recover.page": "/account/recover",
    "GET second_step.page": "/account/in/code",
    "GET join_class.page": "/join",
    "GET student_out.page": "/student/sign-out",
    "GET card.page": "/card",
    "GET teach.page": "/teach",
    "GET own.page": "/account",
    "GET own_data.erase_page": "/account/erase",
    "GET own_data.erased": "/account/erased",
    "GET history.page": "/history",
    "GET ratings.page": "/mcr-2014/progress/ratings",
    "GET progress.page": "/mcr-2014/progress",
    "GET progress.of_remembered": "/progress",
    "GET settings.page": "/settings",
}
"""Pages for everybody, which tell of nobody or of whoever asks, each with an address of it."""

FOR_ACCOUNTS: Final[Mapping[str, str]] = {
    "GET codes.page": "/account/codes",
    "GET api_keys.page": "/account/keys",
    "GET factor.page": "/account/factor",
    "GET starting.choose_class": "/learn/for-class?lesson=mcr/eight-points",
    "GET factor.off_page": "/account/factor/off",
    "GET own.email_page": "/account/email",
    "GET own.password_page": "/account/password",
    "GET own_questions.page": "/teach/questions",
    "GET own_hand.page": "/teach/questions/new/mcr-2014",
    "GET question_links.page": "/teach/questions/links",
    "GET question_file.page": "/teach/questions/import",
    "GET question_file.download": "/teach/questions/export.json",
}
"""Pages about one's own account; without one, one is asked to sign in."""

FORMS_FOR_ACCOUNTS: Final[Mapping[str, tuple[str, int]]] = {
    "POST factor.show": ("/account/factor", 422),
    "POST api_keys.make": ("/account/keys", 400),
    "POST api_keys.revoke": ("/account/keys/revoke", 303),
    "POST factor.turn_on": ("/account/factor/on", 400),
    "POST factor.turn_off": ("/account/factor/off", 422),
    "POST own_questions.change": ("/teach/questions", 422),
    "POST own_hand.keep": ("/teach/questions/new/mcr-2014", 422),
    "POST question_file.upload": ("/teach/questions/import", 422),
}
"""Forms about one's own account: their addresses, and what is answered when they come empty."""

FOR_PROGRAMS: Final = frozenset(
    {
        *("POST api.score", "POST api.explain", "POST api.waits", "POST api.compare"),
        *("POST api.why_not", "POST api.plans", "POST api.grade"),
        *("GET api.fans", "GET api.questions", "GET api.question", "GET api.openapi"),
    }
)
"""What programs ask: no cookie counts there, and the answer is the same for everybody."""

OF_THEMSELVES: Final = FOR_PROGRAMS | frozenset(
    {
        *("GET enter.page", "POST enter.sign_in", "POST enter.sign_out"),
        "POST second_step.check",
        *("POST enter.go_on_as_guest", "GET join.page", "POST join.sign_up"),
        *("POST codes.make", "POST own.end_sign_ins", "POST own.new_email"),
        *("POST own.new_password", "GET own_data.as_json", "GET own_data.as_csv"),
        *("POST own_data.erase", "POST preferences.save", "POST recover.by_code"),
        *("POST recover.by_mail", "POST drill.answer", "POST lesson.answer", "POST sprints.begin"),
        *("POST deals.begin", "POST exams.begin", "POST desk.answer"),
        "POST packets.hand_in",
        *("POST lesson_test.answer", "POST scorer.score_line", "GET scorer.only_sent"),
        *("POST join_class.join", "POST card.enter", "POST teach.make", "GET files.asset"),
        "POST student_out.sign_out",
        *("GET lti_login.keys", "GET lti_login.login", "POST lti_login.login"),
        *("POST lti_launch.launch", "POST lti_launch.go"),
    }
)
"""Routes that take what somebody sends about themselves: their addresses name nobody else."""

BY_SECRET: Final[Mapping[str, str]] = {
    "GET teach_with.page": f"/teach/with/{TOKEN}",
    "POST teach_with.take": f"/teach/with/{TOKEN}",
    "GET metrics.page": "/metrics",
    "GET question_links.opened": "/teach/questions/from/a-token-that-nobody-was-sent",
    "POST question_links.copy": "/teach/questions/from/a-token-that-nobody-was-sent",
    "GET join_class.with_code": "/join/{join_code}",
    "GET card.with_code": "/card/{card}",
    "GET recover.reset_page": "/account/reset/a-token-that-nobody-was-sent",
    "POST recover.reset": "/account/reset/a-token-that-nobody-was-sent",
    "GET lti_teacher.page": "/lti/teach/a-ticket-that-nobody-was-given",
    "POST lti_teacher.connect": "/lti/teach/a-ticket-that-nobody-was-given",
    "GET class_calendar.feed": "/calendar/a-link-that-nobody-made.ics",
    "GET certificates.of_code": "/certificates/ABCD-EFGH-JKMN",
}
"""Routes for whoever was given the secret in the address."""

OF_AN_ANSWER: Final = frozenset(
    {
        *("GET explanation.page", "GET explanation.again", "GET sprint.page", "POST sprint.answer"),
        *("GET report.page", "POST report.send"),
        *("GET deal.page", "POST deal.move", "GET deal_back.page"),
        *("GET deal_back.moments", "GET deal_plans.page"),
        *("GET deal_count.page", "POST deal_count.answer"),
        "GET ruled.page",
    }
)
"""Practice: for whoever gave the answer alone."""

OF_AN_EXAM: Final = frozenset(
    {
        *("GET exam_question.page", "POST exam_question.answer", "GET exam_result.page"),
        *("GET exam_hand_in.page", "POST exam_hand_in.hand_in"),
        *("GET exam_certificate.page", "POST exam_certificate.make", "GET exam_certificate.sheet"),
    }
)
"""For whoever sits the exam alone."""

OF_A_BANK: Final = frozenset(
    {
        *("GET own_questions.one", "POST own_questions.change_one"),
        "POST question_links.withdraw",
    }
)
"""For the teacher alone whose question or link it is: `test_own_questions.py` holds them to it."""

TASK, DRAFT = "task", "draft"


@dataclass(frozen=True)
class Guarded:
    """A route of a class: what its form sends, on which assignment it works, what comes of it.

    `done` is the status for whoever may, and `archived` the one in an archived class.
    """

    form: Form | None = None
    on: str = TASK
    done: tuple[int, ...] = (200,)
    archived: tuple[int, ...] = (200,)


def _page(on: str = TASK, archived: int = 200) -> Guarded:
    return Guarded(on=on, archived=(archived,))


def _form(on: str = TASK, *, done: int = 303, archived: int = 409, **form: str) -> Guarded:
    return Guarded(form, on, (done,), (archived,))


FOR_TEACHERS: Final[Mapping[str, Guarded]] = {
    "GET teach_class.page": _page(),
    "GET teach_class.code": _page(),
    "GET teach_settings.page": _page(),
    "GET teach_students.page": _page(),
    "GET teach_student.page": _page(),
    "POST teach_settings.change": _form(name="Another name", rules="imj", zone="Asia/Tokyo"),
    "POST teach_settings.archive": _form(archived=303),
    "POST teach_settings.new_code": _form(),
    "POST teach_settings.erase": _form(done=422, archived=422),
    "POST teach_settings.invite": _form(done=400),
    "POST teach_settings.change_teachers": _form(uninvite="1"),
    "GET class_calendar.of_teacher": _page(),
    "POST class_calendar.change_of_teacher": _form(archived=303),
    "POST teach_students.add": _form(names="Kim\nLee", do="add", **{"name-0": "Kim", "add-0": "1"}),
    "POST teach_students.settle_left": _form(erase="{former}"),
    "POST teach_students.settle_waiting": _form(request="{waiting}", **{"as": "another"}),
    "POST teach_student.new_card": _form(),
    "POST teach_student.move": _form(to="{spare}"),
    "POST teach_student.rename": _form(name="Another name"),
    "POST teach_student.remove": _form(),
    "GET teach_groups.page": _page(),
    "POST teach_groups.add": _form(name="Group B"),
    "GET teach_groups.one": _page(),
    "POST teach_groups.change": _form(name="Group C"),
    "POST teach_groups.remove": _form(),
    "GET paper_of_cards.page": _page(),
    "GET teach_news.page": _page(),
    "POST teach_news.tell": _form(text="News"),
    "POST teach_news.remove": _form(),
    "GET paper_of_student.report": _page(),
    "GET paper_of_class.cards": _page(),
    "GET paper_of_class.code": _page(),
    "POST building.new": _form(),
    "POST class_exam.new": _form(),
    "GET starting.page": _page(),
    "POST starting.assign": _form(lesson="mcr/eight-points"),
    "POST discarding.discard": _form(draft="1"),
    "GET building.page": _page(DRAFT),
    "POST building.change": _form(DRAFT),
    "GET building_map.page": _page(DRAFT),
    "POST building_map.choose": _form(DRAFT),
    "GET own_pick.page": _page(DRAFT),
    "POST own_pick.add": _form(DRAFT, done=422),
    "POST own_pick.begin": _form(),
    "GET preview.page": _page(),
    "GET publishing.page": _page(DRAFT, archived=409),
    "POST publishing.confirm": _form(DRAFT),
    "POST publishing.take_back": _form(),
    "GET copying.page": _page(),
    "POST copying.copy": _form(class_="{spare}", archived=303),
    "POST templates_kept.keep": _form(keep="1", archived=303),
    "GET paper.page": _page(),
    "GET paper.key": _page(),
    "GET paper.worksheet": _page(),
    "GET printing.page": _page(),
    "GET printing.status": _page(),
    "POST printing.cancel": _form(archived=303),
    "GET gradebook.page": _page(),
    "GET gradebook.as_csv": _page(),
    "GET gradebook.as_xlsx": _page(),
    "GET gradebook_statements.of_class": _page(),
    "GET gradebook_statements.of_student": _page(),
    "GET gradebook_skills.page": _page(),
    "GET gradebook_questions.page": _page(),
    "GET gradebook_question.page": _page(),
    "POST gradebook_question.correct": _form(ruling="full", reason="A reason"),
    "POST gradebook_question.undo": _form(),
    "GET gradebook_averages.page": _page(),
    "POST gradebook_averages.change": _form(drop="1"),
    "GET gradebook_cell.page": _page(),
    "GET gradebook_cell.answer": _page(),
    "POST gradebook_cell.change_grade": _form(points="1", note="A note"),
    "POST gradebook_cell.take_back": _form(),
    "POST gradebook_comment.on_attempt": _form(comment="Well done"),
    "POST gradebook_comment.on_question": _form(comment="Well done"),
    "POST gradebook_cell.extend": _form(more="1", reason="A reason"),
    "GET export.page": _page(),
    "GET export.as_gift": _page(),
    "GET export.as_qti": _page(),
    "GET export.as_xml": _page(),
    "GET set_up_together.page": Guarded(done=(303,), archived=(303,)),  # to the one under way
    "POST set_up_together.begin": _form(wishes="1", kind="find", count="1"),
    "GET lead_together.page": _page(),
    "GET lead_together.answers": _page(),
    "GET lead_together.listen": _page(),
    "POST lead_together.do": _form(do="close", version="2"),
}
"""For the teachers of the class alone."""

FOR_STUDENTS: Final[Mapping[str, Guarded]] = {
    "GET own_class.page": _page(),
    "POST own_class.leave": _form(archived=303),
    "POST own_class.share": _form(),
    "GET class_calendar.of_student": _page(),
    "POST class_calendar.change_of_student": _form(archived=303),
    "GET assignment_start.page": _page(),
    "POST assignment_start.begin": _form(),
    "GET lesson_together.page": _page(),
    "GET lesson_together.listen": _page(),
    "POST lesson_together.answer": _form(question="1", total="12"),
}
"""For those who have a place in the class."""

FOR_WHO_TOOK_IT: Final[Mapping[str, Guarded]] = {
    "GET assignment_result.page": _page(),
    "GET assignment_question.page": _page(),
    "GET assignment_sheet.page": Guarded(done=(303,), archived=(303,)),  # no exam on one page
    "POST assignment_question.answer": _form(done=409),  # it was handed in
    "GET assignment_hand_in.page": Guarded(done=(303,), archived=(303,)),
    "POST assignment_hand_in.hand_in": _form(),
}
"""For the student whose attempt it is: the address has its number, and each sees their own one."""

OF_CLASSES: Final[Mapping[str, Guarded]] = {**FOR_TEACHERS, **FOR_STUDENTS, **FOR_WHO_TOOK_IT}


def may(route: str) -> frozenset[RequestRole]:
    """Who may come to a route of the first class."""
    if route in FOR_TEACHERS:
        return frozenset({RequestRole.TEACHER})
    if route in FOR_STUDENTS:
        return frozenset({RequestRole.STUDENT, RequestRole.CLASSMATE})
    return frozenset({RequestRole.STUDENT})


def known() -> set[str]:
    """Every route that is classified."""
    return {
        *EVERYBODY,
        *FOR_ACCOUNTS,
        *FORMS_FOR_ACCOUNTS,
        *OF_THEMSELVES,
        *BY_SECRET,
        *OF_AN_ANSWER,
        *OF_AN_EXAM,
        *OF_A_BANK,
        *OF_CLASSES,
    }


def routes(site: Flask) -> Iterator[tuple[str, str]]:
    """Each route of the site as `GET endpoint`, with its rule."""
    for rule in site.url_map.iter_rules():
        for method in METHODS:
            if method in (rule.methods or ()):
                yield f"{method} {rule.endpoint}", rule.rule


def rule_of(site: Flask, route: str) -> str:
    """The rule of a classified route."""
    return next(rule for each, rule in routes(site) if each == route)


def address(rule: str, on: str, of: ClassIds, wrong: Mapping[str, uuid.UUID] | None = None) -> str:
    """The address of a route for a class and its student; `wrong` ids stand in the place of some."""
    assignment = of.draft if on == DRAFT else of.task
    ids = {**of.by_argument(assignment), **(wrong or {})}
    plain = {"number": "1", "position": "1", "form": "html", "tab": "skills"}
    return ARGUMENT.sub(lambda found: str(ids.get(found[1]) or plain[found[1]]), rule)


def ids_in(rule: str) -> list[str]:
    """The names of the public ids in a rule."""
    return re.findall(r"<uuid:(\w+)>", rule)


def sent(form: Form | None, world: AccessWorld) -> dict[str, str]:
    """The fields of a form, with the ids of the world in them."""
    ids = {"spare": world.spare, "former": world.former, "waiting": world.waiting}
    return {name.rstrip("_"): value.format(**ids) for name, value in (form or {}).items()}
