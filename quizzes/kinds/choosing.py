"""How a question of several choices is graded."""

from quizzes.question import Question, Response, Verdict


def grade_choice(question: Question, response: Response, chosen: str, key: str) -> Verdict:
    """All or nothing; the misconception is that of the choice. `response` is None for no answer."""
    if response == question.answer:
        return Verdict(1.0, True, (key,), (), ())
    if response is None:
        return Verdict(0.0, False, (), (key,), ())
    misconception = next(
        (each.misconception for each in question.choices or () if each.id == chosen), None
    )
    return Verdict(0.0, False, (), (key,), (chosen,), misconception)
