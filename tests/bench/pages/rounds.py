"""A learner's round of a drill: a question, its answer, the explanation."""

from collections.abc import Iterator
from itertools import islice
from random import Random

from quizzes import Address
from quizzes.question_cache import question_at
from tests.http_client import HttpClient, Reply
from tests.kinds import Fields, posted

KINDS = ("find", "total", "waits", "fans", "payments", "principle")
RULES = ("mcr-2014", "imj", "rengo")
RUN = 10


class Failed(Exception):
    """A request that was not answered as it should be."""

    def __init__(self, reply: Reply) -> None:
        super().__init__(f"{reply.status}: {reply.text[:2000]}")
        self.reply = reply


def addresses(chance: Random) -> Iterator[str]:
    """Questions of runs of one kind each, without end."""
    while True:
        rules = chance.choice(RULES)
        kind = chance.choice(KINDS if rules != "rengo" else KINDS[:-1])
        seed = chance.randrange(1, 2000)
        for index in range(1, RUN + 1):
            yield f"{rules}/{kind}/{1 + seed % 3}/{seed}/{index}"


def asked(client: HttpClient, address: str) -> Reply:
    """Open a question."""
    return _expected(client.get(f"/drill/{address}?n={RUN}"), 200)


def answered(client: HttpClient, address: str, page: Reply) -> Reply:
    """Send the right answer."""
    return sent(client, address, page, right_answer(address))


def sent(client: HttpClient, address: str, page: Reply, answer: Fields) -> Reply:
    """Send this answer."""
    hidden = page.form("token")
    fields = [(name, hidden[name]) for name in ("token", "csrf_token")]
    return _expected(client.post(f"/drill/{address}?n={RUN}", [*fields, *answer]), 303)


def right_answer(address: str) -> Fields:
    """What a form sends with the right answer to a question."""
    question = question_at(Address.parse(address))
    return posted(question, question.answer)


def prepared(chance: Random, count: int) -> list[tuple[str, Fields]]:
    """So many questions, each with what is sent for its right answer."""
    return [(each, right_answer(each)) for each in islice(addresses(chance), count)]


def explained(client: HttpClient, answer: Reply) -> Reply:
    """Open what the answer leads to."""
    return _expected(client.get(answer.headers["location"]), 200)


def _expected(reply: Reply, status: int) -> Reply:
    if reply.status != status:
        raise Failed(reply)
    return reply
