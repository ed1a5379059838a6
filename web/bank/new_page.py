"""Making questions: a hand is laid, and every kind that fits it can be kept."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from flask import Blueprint, redirect, render_template, request, url_for

from quizzes import Kind, Question, QuizError, kinds_of
from quizzes.address import LEVELS
from quizzes.own_question import KINDS_OF_OWN_HANDS, USUAL_LEVEL, own_address
from quizzes.question_cache import question_at
from quizzes.texts import kind_name
from quizzes.typed.score_request import ScoreOutcome, ScoreRequest, read_request, score_or_waits
from school.accounts.sign_ins import SignedIn
from school.bank.entry import BankEntry, bank_entry, tags_of_text
from school.bank.keeping import keep_questions
from school.errors import SchoolError
from scoring import Hand, RuleSet, WaitingHand
from web import request_context
from web.accounts.pages import Answer, sign_in_required
from web.bank.asked_view import AskedView, asked_view
from web.bank.texts import bank_refusal
from web.clock import now
from web.components.hand import HandView, hand_view
from web.components.options import OptionView
from web.components.worth import hand_value_text
from web.scorer.form_view import scorer_form, tile_groups
from wording import Translator, why_no_win

blueprint = Blueprint("own_hand", __name__)

_VARIANTS: Final = 1000  # other choices about one hand
_SHOWN_LONGEST: Final = 2000  # characters of a field that is shown again


@dataclass(frozen=True, slots=True)
class KindOffer:
    """A kind that fits the hand, with the question that it would be."""

    kind: str
    chosen: bool
    asked: AskedView


@dataclass(frozen=True, slots=True)
class UnfitKind:
    """A kind that does not fit the hand, and why."""

    name: str
    why: str


@dataclass(frozen=True, slots=True)
class OwnHandView:
    """What can be asked about the hand.

    `verdict` is what the hand is; `hidden` are the fields that send it once more. `others_href`
    leads to other choices about the same hand.
    """

    hand: HandView | None
    verdict: str
    offers: tuple[KindOffer, ...]
    unfit: tuple[UnfitKind, ...]
    hidden: tuple[tuple[str, str], ...]
    others_href: str


@dataclass(frozen=True, slots=True)
class SentQuestions:
    """What was typed beside the hand, and what is wrong with it."""

    kinds: tuple[str, ...] = ()
    level: int = USUAL_LEVEL
    tags: str = ""
    note: str = ""
    error: str = ""


@blueprint.get("/teach/questions/new/<rules:rules>")
def page(rules: RuleSet) -> Answer:
    """The hand that the address holds, and what can be asked about it."""
    asked = read_request(request.args.to_dict(flat=False), rules)
    return sign_in_required(lambda _who: _page(asked, _variant(request.args), SentQuestions()))()


@blueprint.post("/teach/questions/new/<rules:rules>")
def keep(rules: RuleSet) -> Answer:
    """Put the chosen questions into the bank."""
    return sign_in_required(lambda who: _keep(rules, who))()


def _keep(rules: RuleSet, who: SignedIn) -> Answer:
    asked = read_request(request.form.to_dict(flat=False), rules)
    sent = _sent()
    try:
        entries = _entries(asked, sent)
        with request_context.writing() as writing:
            kept = keep_questions(writing, who.learner_id, entries, now())
    except (SchoolError, QuizError) as error:
        told = bank_refusal(error, request_context.translator())
        return _page(asked, _variant(request.form), replace(sent, error=told)), 422
    said = f"kept-{kept.added}" if kept.added else "known"
    return redirect(url_for("own_questions.page", said=said), 303)


def _sent() -> SentQuestions:
    level = request.form.get("level", "")
    return SentQuestions(
        kinds=tuple(request.form.getlist("kind")),
        level=int(level) if level in map(str, LEVELS) else USUAL_LEVEL,
        tags=request.form.get("tags", "")[:_SHOWN_LONGEST],
        note=request.form.get("note", "")[:_SHOWN_LONGEST],
    )


def _entries(asked: ScoreRequest, sent: SentQuestions) -> list[BankEntry]:
    """The chosen questions.

    Raises:
        SchoolError: none is chosen, or tags and note are too long.
        QuizError: one of them cannot be asked about the hand.
    """
    held = _held(score_or_waits(asked))
    kinds = [each for each in _kinds(asked.rules) if each in sent.kinds]
    if held is None or not kinds:
        raise SchoolError("no-kind", "choose what to ask")
    tags, variant = tags_of_text(sent.tags), _variant(request.form)
    return [
        bank_entry(str(own_address(asked.rules, kind, held, sent.level, variant)), tags, sent.note)
        for kind in kinds
    ]


def _variant(fields: Mapping[str, str]) -> int:
    text = fields.get("v", "")
    return int(text) if text in map(str, range(_VARIANTS)) else 0


def _page(asked: ScoreRequest, variant: int, sent: SentQuestions) -> str:
    t = request_context.translator()
    outcome = score_or_waits(asked)
    return render_template(
        "bank/new.html",
        form=scorer_form(asked, outcome.faults if outcome else (), t),
        groups=tile_groups(asked.typed, asked.rules, t),
        view=_view(asked, outcome, variant, sent, t),
        sent=sent,
        levels=tuple(
            OptionView(str(each), t.gettext("Level %(level)s", level=each), each == sent.level)
            for each in LEVELS
        ),
    )


def _view(
    asked: ScoreRequest,
    outcome: ScoreOutcome | None,
    variant: int,
    sent: SentQuestions,
    t: Translator,
) -> OwnHandView | None:
    """What can be asked about the hand; None where there is none, or none that can be."""
    held = _held(outcome)
    if held is None or outcome is None:
        return None
    offers: list[KindOffer] = []
    unfit: list[UnfitKind] = []
    for kind in _kinds(asked.rules):
        try:
            question = question_at(own_address(asked.rules, kind, held, sent.level, variant))
        except QuizError as error:
            unfit.append(UnfitKind(kind_name(kind, t), bank_refusal(error, t)))
        else:
            offers.append(_offer(question, held, sent, t))
    query = asked.query
    return OwnHandView(
        hand=hand_view(held, asked.rules.id, t),
        verdict=_verdict(outcome, t),
        offers=tuple(offers),
        unfit=tuple(unfit),
        hidden=(*_pairs(query), ("v", str(variant))),
        others_href=url_for("own_hand.page", **query, v=(variant + 1) % _VARIANTS),
    )


def _offer(
    question: Question, held: Hand | WaitingHand, sent: SentQuestions, t: Translator
) -> KindOffer:
    kind = question.address.kind.value
    return KindOffer(kind, kind in sent.kinds, asked_view(question, t, beside=held))


def _verdict(outcome: ScoreOutcome, t: Translator) -> str:
    if outcome.score is None:
        return t.gettext("Thirteen tiles: a waiting hand.")
    return hand_value_text(outcome.score, t) if outcome.score.win else why_no_win(outcome.score, t)


def _held(outcome: ScoreOutcome | None) -> Hand | WaitingHand | None:
    if outcome is None:
        return None
    return outcome.score.hand if outcome.score else outcome.waiting_hand


def _kinds(rules: RuleSet) -> Sequence[Kind]:
    known = kinds_of(rules)
    return [kind for kind in KINDS_OF_OWN_HANDS if kind in known]


def _pairs(query: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Each value of each parameter."""
    for name, value in query.items():
        for each in [value] if isinstance(value, str) else value:
            yield name, each
