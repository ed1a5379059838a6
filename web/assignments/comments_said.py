"""What a teacher said of an attempt and of its questions, as its pages need it."""

from school.assignments.comments import Comments, comments_of, holding
from web import request_context
from web.assignments.open_attempt import OpenAttempt


def comments_on(attempt: OpenAttempt) -> Comments:
    """What holds of what was said of an attempt; whether it may be read is for `Reveal` to say."""
    row = attempt.attempt
    return holding(comments_of(request_context.reading(), [row.id])[row.id])


def comment_text(comments: Comments, item_id: int | None) -> str:
    """What was said of a question, of the attempt as a whole for None; empty where nothing was."""
    row = comments.get(item_id)
    return row.text if row else ""
