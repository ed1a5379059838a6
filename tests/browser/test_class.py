"""A new teacher's class, from signing up to a spreadsheet of grades that is right to the point."""

import io
import re
import uuid
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

import openpyxl
import pypdf
import pytest
from playwright.sync_api import Page, expect

from quizzes import Address, Question, Response, make
from tests.browser.conftest import Gained, OpenPage
from tests.browser.live_site import LiveSite
from tests.browser.test_account import new_name, sign_up
from tests.kinds import posted, wrong_answer

pytestmark = pytest.mark.browser

LONGEST_WAIT = 150_000  # milliseconds for a PDF on a busy machine
NEXT_LOOK = 250  # milliseconds between two looks whether it is made
NAMES = [f"Student {number:02}" for number in range(1, 31)]
LATE, EXTENDED, ON_TWO_DEVICES = "Student 03", "Student 11", "Student 27"
POINTS = 10
MOST_FIELDS = 12
CARD = r"[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}"
SERIES = {LATE: "rwru", EXTENDED: "rr", ON_TWO_DEVICES: "wru"}
"""What each student does with the first questions: right, wrong, or "I don't know". The others stay open."""


@dataclass
class TeacherAtWork:
    """A teacher at work, who counts the fields that must be filled in."""

    page: Page
    filled: int = 0

    def fill(self, selector: str, text: str) -> None:
        self.page.locator(selector).fill(text)
        self.filled += 1

    def tick(self, selector: str, ticked: bool) -> None:
        self.page.locator(selector).set_checked(ticked)
        self.filled += 1


def let_it_be_due_yesterday(site: LiveSite, assignment: str) -> None:
    """Put the end of an assignment, which its page's path names, a day back."""
    yesterday = datetime.now(UTC).replace(tzinfo=None) - timedelta(days=1)
    statement = "UPDATE assignments SET due_at = ? WHERE public_id = ?"
    assert site.change(statement, yesterday.isoformat(" "), id_in(assignment)) == 1


def id_in(path: str) -> str:
    """The id at the end of a path, as SQLite keeps it."""
    return uuid.UUID(path.rsplit("/", 1)[1]).hex


def questions_of(site: LiveSite, student: str) -> list[Question]:
    """The questions of the student's attempt: they stand in the database alone."""
    rows = site.query(
        "SELECT responses.question FROM responses"
        " JOIN assignment_attempts ON assignment_attempts.id = responses.attempt_id"
        " JOIN students ON students.id = assignment_attempts.student_id"
        " JOIN assignment_items ON assignment_items.id = responses.item_id"
        " WHERE students.name = ? ORDER BY assignment_items.position",
        student,
    )
    return [make(Address.parse(str(question))) for (question,) in rows]


def give(question: Question, sort: str) -> Response:
    return {"r": question.answer, "w": wrong_answer(question), "u": None}[sort]


def answer(page: Page, question: Question, response: Response) -> None:
    """Answer the question of the page as its control wants it, and wait for the next page."""
    ((name, value),) = posted(question, response)
    with page.expect_navigation():
        if name == "total":
            page.locator("input[name=total]").fill(value)
            page.locator(".bar .button--primary").click()
        else:
            page.locator(f"button[name={name}][value='{value}']").click()


def join(page: Page, code: str, name: str) -> None:
    page.goto("/")
    page.get_by_role("link", name="Join a class").first.click()
    page.locator("input[name=code]").fill(code)
    page.locator("main .button--primary").first.click()
    page.locator("input[name=name]").fill(name)
    page.locator("main .button--primary").first.click()
    expect(page.locator("main")).to_contain_text("Assignment 1")


def begin(page: Page) -> None:
    """From the page of the class to the first question."""
    page.locator(".tasks a.button").first.click()
    page.locator("main .button--primary").first.click()
    page.wait_for_url("**/attempts/1/1")


def hand_in(page: Page) -> None:
    if not page.url.endswith("/hand-in"):
        page.goto(re.sub(r"/\d+(\?.*)?$", "/hand-in", page.url))
    with page.expect_navigation():
        page.locator("main .button--primary").first.click()


def take(page: Page, site: LiveSite, code: str, name: str) -> None:
    """Join, answer what `SERIES` says, and hand in."""
    join(page, code, name)
    begin(page)
    for question, sort in zip(questions_of(site, name), SERIES[name], strict=False):
        answer(page, question, give(question, sort))
    hand_in(page)
    expect(page.locator("h1")).to_contain_text(f"{SERIES[name].count('r')}")


def set_up_class(teacher: TeacherAtWork) -> str:
    """A class with thirty names; the path of its overview."""
    page = teacher.page
    page.goto("/teach")
    teacher.fill("main .input >> nth=0", "Wednesday")
    page.locator("main .button--primary").first.click()
    page.wait_for_url("**/students?made=1")
    teacher.fill("#f-names", "\n".join(NAMES))
    page.locator("main .button--primary").first.click()
    expect(page.locator(".pasted__row")).to_have_count(30)
    page.locator("main .button--primary").first.click()
    page.wait_for_url("**/students?added=30")
    return page.url.split("/students")[0]


def let_names_be_taken(page: Page, class_page: str) -> None:
    """Let the class code take the names on the list, which need their cards else."""
    page.goto(f"{class_page}/settings")
    page.locator("input[name=names_by_code]").check()
    page.get_by_role("button", name="Save").first.click()
    expect(page.locator("main")).to_contain_text("Your changes are saved.")


def print_cards(teacher: TeacherAtWork) -> dict[str, str]:
    """The code on each student's card, as the printed sheet tells it."""
    teacher.page.get_by_role("link", name="Print the cards").first.click()
    href = teacher.page.locator("main form").get_attribute("action")
    reader = pypdf.PdfReader(io.BytesIO(made_pdf(teacher.page, str(href))))
    text = "\n".join(page.extract_text() for page in reader.pages)
    cards = re.findall(rf"({CARD})(?:(?!{CARD}).)*?(Student \d\d)", text, re.DOTALL)
    return {name: code for code, name in cards}


def made_pdf(page: Page, href: str) -> bytes:
    """The PDF of that address, for which one waits until it is made."""
    for _ in range(LONGEST_WAIT // NEXT_LOOK):
        sheet = page.request.get(href)
        if sheet.headers["content-type"] == "application/pdf":
            return sheet.body()
        page.wait_for_timeout(NEXT_LOOK)
    raise AssertionError(f"no PDF after {LONGEST_WAIT} ms: {sheet.text()[:2000]}")


def publish(teacher: TeacherAtWork, class_page: str) -> str:
    """An assignment of ten questions of two kinds; the path of its page."""
    page = teacher.page
    page.goto(class_page)
    page.get_by_role("button", name="New assignment").click()
    page.wait_for_url("**/teach/assignments/**")
    for kind, ticked in (("find", True), ("fans", False), ("total", True), ("waits", False)):
        teacher.tick(f"input[name=kind][value={kind}]", ticked)
    page.locator("button[value=choose]").click()
    expect(page.locator("#questions-h")).to_contain_text("10")
    page.locator("button[value=publish]").click()
    page.wait_for_url("**/publish")
    page.locator("main .button--primary").first.click()
    page.wait_for_url("**?said=published")
    return page.url.split("?")[0]


def grant(teacher: TeacherAtWork, assignment: str, site: LiveSite, name: str, due: str) -> None:
    """Let one student hand in later, from the page of that student's cell."""
    ((public_id,),) = site.query("SELECT public_id FROM students WHERE name = ?", name)
    page = teacher.page
    page.goto(f"{assignment}/students/{uuid.UUID(str(public_id))}")
    page.locator("#f-due").fill(due)
    page.locator("#f-reason").fill("was ill")
    page.get_by_role("button", name="Grant").click()
    expect(page.locator("main")).to_contain_text("Granted.")


def take_on_two_devices(
    first: Page, second: Page, site: LiveSite, code: str, card: str, name: str
) -> None:
    """Both devices are in the same attempt; what was saved last counts, and it ends once."""
    join(first, code, name)
    second.goto("/card")
    second.locator("input[name=code]").fill(card.lower().replace("-", " "))
    second.locator("main .button--primary").first.click()
    expect(second.locator("main")).to_contain_text(name)
    second.get_by_role("button", name="That is me").click()
    begin(first)
    begin(second)
    questions = questions_of(site, name)
    for at, (question, sort) in enumerate(zip(questions, SERIES[name], strict=False), 1):
        there, other = (first, second) if at % 2 else (second, first)
        path = re.sub(r"/\d+(\?.*)?$", f"/{at}", first.url)
        there.goto(path)
        other.goto(path)
        answer(other, question, give(question, "w" if sort == "r" else "r"))
        answer(there, question, give(question, sort))
    last = re.sub(r"/\d+(\?.*)?$|/hand-in$", f"/{POINTS}", first.url)
    second.goto(last)
    hand_in(first)
    answer_refused(second, questions[-1])
    expect(first.locator("h1")).to_contain_text(f"{SERIES[name].count('r')}")


def answer_refused(page: Page, question: Question) -> None:
    """A save after the attempt was handed in elsewhere is answered with a page that says so."""
    ((name, value),) = posted(question, question.answer)
    with page.expect_response(lambda response: response.request.method == "POST") as sent:
        if name == "total":
            page.locator("input[name=total]").fill(value)
            page.locator(".bar .button--primary").click()
        else:
            page.locator(f"button[name={name}][value='{value}']").click()
    assert sent.value.status == 409


def points_in(sheet: bytes) -> dict[str, object]:
    """The points of the one assignment by the student's name, as another library reads them."""
    book = openpyxl.load_workbook(io.BytesIO(sheet), read_only=True)
    head, *rows = book["grades"].iter_rows(values_only=True)
    column = head.index(f"Assignment 1 ({POINTS})")
    return {str(row[head.index("name")]): row[column] for row in rows}


def test_from_signing_up_to_a_gradebook_that_is_right_to_the_point(
    live_site: LiveSite, gained: Gained, open_page: OpenPage
) -> None:
    teacher = TeacherAtWork(open_page())
    sign_up(teacher.page, new_name())
    class_page = set_up_class(teacher)
    cards = print_cards(teacher)
    assert set(cards) == set(NAMES)
    assert len(set(cards.values())) == len(NAMES)
    assignment = publish(teacher, class_page)
    assert teacher.filled <= MOST_FIELDS
    let_names_be_taken(teacher.page, class_page)
    ((code,),) = live_site.query(
        "SELECT join_code FROM classes WHERE public_id = ?", id_in(class_page)
    )

    later = datetime.now(UTC) + timedelta(days=30)
    grant(teacher, assignment, live_site, EXTENDED, later.strftime("%Y-%m-%dT18:00"))
    let_it_be_due_yesterday(live_site, assignment)

    for name in (LATE, EXTENDED):
        take(open_page(width=390), live_site, str(code), name)
    take_on_two_devices(
        open_page(width=390),
        open_page(),
        live_site,
        str(code),
        cards[ON_TWO_DEVICES],
        ON_TWO_DEVICES,
    )
    assert gained("assignment_attempts") == 3

    page = teacher.page
    page.goto(f"{class_page}/grades")
    for name, series in SERIES.items():
        row = page.locator(".gradebook tbody tr", has=page.get_by_role("rowheader", name=name))
        cell = row.locator("td").first
        expect(cell).to_contain_text(str(series.count("r") * 10))
        is_late = "late" in cell.inner_text().lower()
        assert is_late == (name != EXTENDED)
    page.goto(f"{class_page}/grades/skills")
    assert page.locator(".figures tbody tr").count() > 3
    sheet = page.request.get(f"{class_page}/grades.xlsx")
    points = {name: series.count("r") for name, series in SERIES.items()}
    assert points_in(sheet.body()) == dict.fromkeys(NAMES) | points
