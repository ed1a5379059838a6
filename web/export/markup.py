"""What a question says, as HTML that stands in another system's page."""

from collections.abc import Iterable
from html import escape

from quizzes import Question, explanation, hint, prompt
from quizzes.texts import foreign_names
from web.export.forms import Form, SeveralOf
from web.export.pictures import Picture
from web.questions.question_view import shown_hand
from web.templating import mark_languages
from wording import Translator, rules_name


def question_html(question: Question, form: Form, t: Translator) -> tuple[str, str]:
    """What stands before the picture of the hand, and what stands after it."""
    hand = shown_hand(question, t)
    before = [f"<p>{_text(rules_name(question.address.rules, t))}</p>"]
    if hand and hand.facts:
        rows = (f"<li><b>{_text(each.label)}</b> {_text(each.value)}</li>" for each in hand.facts)
        before.append(f"<ul>{''.join(rows)}</ul>")
    names = foreign_names(question, t)
    after = [f"<p><b>{mark_languages(prompt(question, t), names)}</b></p>"]
    after += [f"<p>{_text(each)}</p>" for each in _hints(question, form, t) if each]
    return "".join(before), "".join(after)


def _hints(question: Question, form: Form, t: Translator) -> Iterable[str]:
    yield hint(question, t)
    if isinstance(form, SeveralOf):
        yield t.gettext("Tick every line that is right; each wrong tick costs points.")


def explanation_html(question: Question, t: Translator) -> str:
    """The whole answer with its articles, a paragraph a line."""
    names = foreign_names(question, t)
    lines = explanation(question, t).splitlines()
    return "".join(f"<p>{mark_languages(line, names)}</p>" for line in lines if line)


def image_html(picture: Picture, source: str) -> str:
    """The picture with its words, from that address; it shrinks on a narrow page."""
    return (
        f'<p><img src="{escape(source)}" alt="{escape(picture.alt)}" width="{picture.width}"'
        f' height="{picture.height}" style="max-width:100%;height:auto"></p>'
    )


def paragraphs(text: str) -> str:
    """Text that a teacher typed, a paragraph a line."""
    return "".join(f"<p>{_text(line)}</p>" for line in text.splitlines() if line.strip())


def _text(text: str) -> str:
    return escape(text, quote=False)
