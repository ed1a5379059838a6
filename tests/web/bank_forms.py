"""Forms of teachers' own questions, for tests that send every form."""

import re
from collections.abc import Mapping
from typing import Final

from tests.web.visitor import SiteVisitor

OWN_QUESTION: Final = "POST own_questions.change_one"
OF_THE_BANK: Final[Mapping[str, tuple[str, ...]]] = {
    "POST own_hand.keep": ("hand", "by", "kind", "level", "v", "tags", "note"),
    "POST own_questions.change": ("question", "do"),
    OWN_QUESTION: ("tags", "note"),
    "POST question_file.upload": ("file",),
    "POST own_pick.add": ("question",),
    "POST own_pick.begin": ("question",),
}
"""Their fields that may be filled with any text."""
LAID: Final = {"hand": "1p123456789s [666z] 1p", "kind": "total"}


def own_question_path(teacher: SiteVisitor) -> str:
    """Let the teacher keep a question; where it is changed."""
    teacher.client.post("/teach/questions/new/mcr-2014", data=LAID)
    found = re.search(r"/teach/questions/[0-9a-f-]{36}", teacher.open("/teach/questions").text)
    assert found
    return found[0]
