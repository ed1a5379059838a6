"""A guest who answers while two sign-ins take the guest: each answer is there once."""

import uuid
from concurrent.futures import ThreadPoolExecutor

import pytest

from school.accounts import merging
from school.database import Database, open_database
from school.learners.guests import new_guest
from tests.school.accounts.opened import account
from tests.school.make import NOON, answer

ANSWERS = 4


@pytest.mark.parametrize("turn", range(4))
def test_nothing_is_lost_between_a_guest_and_an_account(
    address: str, database: Database, turn: int
) -> None:
    other = open_database(address)  # as another process of the site has it
    with database.writing() as session:
        owner, guest = account(session).learner_id, new_guest(session, NOON).id
    work = [lambda n=n: hand_in((database, other)[n % 2], guest, n) for n in range(ANSWERS)]
    for at, place in ((turn, database), (turn + 1, other)):
        work.insert(at, lambda place=place: take(place, guest, owner))

    with ThreadPoolExecutor(len(work)) as threads:
        for done in [threads.submit(each) for each in work]:
            done.result()

    with database.reading() as session:
        assert merging.count_answers(session, owner) == ANSWERS
        assert merging.count_answers(session, guest) == 0
    other.close()


def take(database: Database, guest: uuid.UUID, owner: uuid.UUID) -> None:
    with database.writing() as session:
        merging.merge_guest(session, guest, owner, NOON)


def hand_in(database: Database, guest: uuid.UUID, number: int) -> None:
    """As the site does: for the guest while there is one, else for who took the guest."""
    with database.writing() as session:
        held = merging.lock_learners(session, guest)
        taken = merging.merged_into(session, guest)
        assert bool(held) is (taken is None)
        answer(session, taken.learner_id if taken else guest, token=f"showing {number}")
