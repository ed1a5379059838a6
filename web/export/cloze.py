"""Parts of a question written into its text, as Moodle's embedded answers."""

from html import escape
from typing import Final

from web.export.forms import Amount, Gap, Gaps, Number, Option
from web.export.percents import mark_percent_text

_FULL: Final = 100.0
_SIGNS: Final = str.maketrans({sign: f"&#{ord(sign)};" for sign in "~#{}%=\\"})


def cloze_html(form: Gaps, weight: int) -> str:
    """A paragraph for each part: its label and its answers, worth that many marks."""
    return "".join(f"<p>{each.label} {_gap(each, weight)}</p>" for each in form.gaps)


def _gap(gap: Gap, weight: int) -> str:
    """Numbers are typed; of options one is chosen, below one another and mixed."""
    if isinstance(gap.form, Number):
        answers = "~".join(map(_amount, gap.form.amounts))
        return f"{{{weight}:NUMERICAL:{answers}}}"
    answers = "~".join(map(_option, gap.form.options))
    return f"{{{weight}:MULTICHOICE_VS:{answers}}}"


def _amount(amount: Amount) -> str:
    return f"{_share(amount.percent)}{amount.value:g}:0{_feedback(amount.feedback)}"


def _option(option: Option) -> str:
    return f"{_share(option.percent)}{_coded(option.html)}{_feedback(option.feedback)}"


def _share(percent: float) -> str:
    return "=" if percent == _FULL else f"%{mark_percent_text(percent)}%"


def _feedback(html: str) -> str:
    return f"#{_coded(html)}" if html else ""


def _coded(html: str) -> str:
    """HTML within such an answer: Moodle decodes it once more, so signs of its own are coded."""
    return escape(html, quote=False).translate(_SIGNS)
