"""No page asks the database for the same row twice: whoever has it hands it on."""

from collections.abc import Iterator
from typing import Final

import pytest
from jinja2 import BytecodeCache

from tests.web.access.routes import (
    EVERYBODY,
    FOR_ACCOUNTS,
    FOR_TEACHERS,
    OF_CLASSES,
    address,
    rule_of,
)
from tests.web.access.world import Role, World, opened_world
from tests.web.statements import traffic

PAGES_OF_CLASSES: Final = tuple(route for route in OF_CLASSES if route.startswith("GET"))


@pytest.fixture(scope="module")
def world(
    tmp_path_factory: pytest.TempPathFactory, compiled_templates: BytecodeCache
) -> Iterator[World]:
    with opened_world(tmp_path_factory.mktemp("read"), compiled_templates) as opened:
        yield opened


def check(world: World, role: Role, path: str) -> None:
    """The page as it comes when it was opened before, so that what it writes is written."""
    visitor = world.people[role]
    visitor.client.get(path, headers=visitor.headers)
    with traffic(world.site) as seen:
        visitor.client.get(path, headers=visitor.headers)
    assert seen.repeated == [], path
    assert seen.transactions <= 1, path


@pytest.mark.parametrize("route", PAGES_OF_CLASSES)
def test_a_page_of_a_class_asks_once(world: World, route: str) -> None:
    role = Role.TEACHER if route in FOR_TEACHERS else Role.STUDENT
    check(world, role, address(rule_of(world.site, route), OF_CLASSES[route].on, world.here))


@pytest.mark.parametrize("role", [Role.GUEST, Role.STUDENT, Role.TEACHER])
@pytest.mark.parametrize("route", [*EVERYBODY, *FOR_ACCOUNTS])
def test_a_page_for_all_asks_once(world: World, role: Role, route: str) -> None:
    if route.startswith("GET"):
        check(world, role, {**EVERYBODY, **FOR_ACCOUNTS}[route])
