"""After a mistake: a run on what was missed, whatever it was."""

import pytest

from tests.web.visitor import SiteVisitor


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("mcr-2014/find/2/5/1/full-flush", "kind=find&level=2&n=5&fan=full-flush"),
        ("mcr-2014/waits/2/5/1", "kind=waits&level=2&n=5"),
        ("mcr-2014/payments/2/5/1", "kind=payments&level=2&n=5"),
        ("rengo/base/2/5/1", "kind=base&level=2&n=5"),
        ("mcr-2014/ruling/2/5/1/topic:claims", "kind=ruling&level=2&n=5&topic=claims"),
        ("mcr-2014/term/2/5/1/topic:waits", "kind=term&level=2&n=5&topic=waits"),
    ],
)
def test_what_was_missed_can_be_asked_again(visitor: SiteVisitor, question: str, told: str):
    page = visitor.answer(f"/drill/{question}", unknown=1)
    rules = question.split("/")[0]

    assert f"/{rules}/drill/begin?{told}" in page.links
    again = visitor.open(f"/{rules}/drill/begin?{told}", follow_redirects=True)
    assert again.status == 200


def test_the_drill_on_a_topic_keeps_to_it(visitor: SiteVisitor):
    for kind, topic in (("ruling", "claims"), ("term", "waits")):
        begun = visitor.client.get(
            f"/mcr-2014/drill/begin?kind={kind}&level=2&n=5&topic={topic}",
            headers=visitor.headers,
        )
        assert f"/topic:{topic}?" in begun.headers["Location"]


def test_a_right_answer_leads_to_no_such_run(visitor: SiteVisitor):
    pages = [visitor.answer("/drill/mcr-2014/term/2/5/1/topic:waits", answer=key) for key in "abcd"]
    led = [any("/drill/begin?kind=term" in link for link in page.links) for page in pages]

    assert sorted(led) == [False, True, True, True]
