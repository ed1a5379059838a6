"""Banks of teachers' own questions."""

import uuid

from sqlalchemy.orm import Session

from school.bank.entry import bank_entry
from school.bank.finding import own_questions
from school.bank.keeping import keep_questions
from school.bank.models import OwnQuestion
from school.bank.sharing import share_questions
from tests.school.make import NOON

QUESTION = "mcr-2014/total/3/0/51/own:1p123456789s_[666z]_1p,by=draw"


def bank_of_one(session: Session, learner_id: uuid.UUID, token: str = "a-link") -> OwnQuestion:
    """A question in the teacher's bank, with a link to it."""
    keep_questions(session, learner_id, [bank_entry(QUESTION, ["winds"], "Look.")], NOON)
    (made,) = own_questions(session, learner_id)
    share_questions(session, learner_id, [made.public_id], token, NOON)
    return made
