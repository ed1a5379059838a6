"""Which form each kind of question takes elsewhere."""

from quizzes import Question
from web.export.forms import Form
from web.questions.kind_views import kind_view
from wording import Translator


def form_of(question: Question, t: Translator) -> Form:
    """The question in the form that fits its kind."""
    return kind_view(question).export(question, t)
