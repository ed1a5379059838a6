"""The site serves from PostgreSQL, and what is asked there comes to the same rows."""

from collections.abc import Iterator

import pytest
from jinja2 import BytecodeCache

from app import create_app
from tests.postgres import Postgres
from tests.web.taking import pupil, set_task
from tests.web.visitor import Visitor, public_id
from web.services import services
from web.settings import Settings


@pytest.fixture
def visitor(
    postgres: Postgres, migrated_postgres: str, compiled_templates: BytecodeCache
) -> Iterator[Visitor]:
    name = postgres.make(migrated_postgres)
    made = create_app(Settings(secret_key="k" * 32, database=postgres.address(name)))
    made.jinja_env.bytecode_cache = compiled_templates
    yield Visitor(made)
    services(made).database.close()
    postgres.drop(name)


def test_an_answer_sent_twice_is_one_row_and_what_comes_next_follows(visitor: Visitor):
    start = str(visitor.client.get("/next", headers=visitor.headers).headers["Location"])
    form = visitor.open(start).question
    first, second = (visitor.send(form, unknown=1) for _ in range(2))

    assert public_id(first) == public_id(second)
    assert first.link_to("/drill/mcr-2014/") == second.link_to("/drill/mcr-2014/")
    assert len(visitor.rows()) == 1
    assert visitor.open("/").heading == "Go on with your drill."


def test_a_student_takes_an_assignment_and_finds_it_in_the_history(visitor: Visitor):
    task = set_task(visitor.site, questions=("mcr-2014/total/2/2611/2",))
    student = pupil(task)
    student.begin()
    student.answer(task.at(1), total=1)
    student.answer(task.at(1), unknown=1)

    result = student.hand_in()

    assert result.heading == "0 of 1 point"
    assert [row.question for row in student.rows()] == ["mcr-2014/total/2/2611/2"]


def test_an_operator_derives_everything_again(visitor: Visitor):
    visitor.answer("/drill/mcr-2014/fans/3/7/1?n=5", unknown=1)
    run = visitor.site.test_cli_runner().invoke

    assert "Derived again from 1 answers." in run(args=["database", "rebuild"]).output
    assert run(args=["database", "upgrade"]).exit_code == 0
