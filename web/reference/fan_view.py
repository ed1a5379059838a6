"""The page of one fan: what makes it, hands that count it, a near miss, its neighbours."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from lessons import ExampleKind, FanContent, Frequency
from lessons.lesson import Course, Lesson
from quizzes.address import Kind
from quizzes.asked_hand import addresses_of_hand
from quizzes.typed.hand import write_typed
from school.progress.fan_state import FanMastery, FanState
from scoring import EDITIONS, Account, Fan, Hand, RuleSet, score
from web.components.citations import article_links
from web.components.fan_values import YAKUMAN_SERIES, value_note
from web.components.hand import HandView, TileView, hand_view
from web.components.ledger import BlockView, FanHref
from web.components.links import Link
from web.components.worth import score_blocks, value_heading
from web.reference.editions_view import EditionsOfFanView, editions_of_fan
from web.reference.fan_frequency import frequency_text
from web.reference.fan_kin import EquivalentFanHref, EquivalentFanView, equivalent_fan_views
from web.reference.fan_relations import RelationView, relation_views
from wording import (
    LANGUAGES,
    N_,
    Translator,
    amount,
    counted_fans_text,
    fan_name,
    series_name,
    value_unit,
    why_no_win,
)
from wording.runs import expand_tile_runs


@dataclass(frozen=True, slots=True)
class ForeignName:
    """A name in another language."""

    text: str
    lang: str


@dataclass(frozen=True, slots=True)
class ExampleView:
    """A hand that shows a fan, or a near miss: its worth in words, what is said, its account.

    `address` opens the hand in the scorer, `ask_href` asks which fans it counts.
    """

    heading: str
    hand: HandView
    text: str
    sum: str
    address: str
    blocks: tuple[BlockView, ...]
    no_win: str = ""
    near: bool = False
    reason: str = ""
    ask_href: str = ""


@dataclass(frozen=True, slots=True)
class RecordView:
    """What this learner did with a fan: its state in a word, how likely it is seen now."""

    label: str
    text: str
    percent: int | None = None


@dataclass(frozen=True, slots=True)
class LessonLink:
    """A lesson that explains a fan, with the course that it belongs to."""

    lesson: Link
    course: str


@dataclass(frozen=True, slots=True)
class FanPageView:
    """One fan: names, worth, condition, examples, relations.

    `value` is empty where the fan is worth a limit, which `unit` then names; `worth` says
    what else there is to know of it. `lifts` says that tiles of an example stand up,
    `frequency` how often it is met. `editions` is there where a rule set has several.
    """

    name: str
    value: str
    unit: str
    worth: str
    number: str
    kin: tuple[EquivalentFanView, ...]
    condition: str
    notice: str
    names: tuple[ForeignName, ...]
    series: Link
    articles: tuple[Link, ...]
    examples: tuple[ExampleView, ...]
    lifts: bool
    near: ExampleView
    relations: tuple[RelationView, ...]
    drill_href: str
    frequency: str
    editions: EditionsOfFanView | None = None
    lessons: tuple[LessonLink, ...] = ()
    before: Link | None = None
    after: Link | None = None


_HEADINGS: Final[Mapping[ExampleKind, str]] = {
    ExampleKind.EASY: N_("Easy to see"),
    ExampleKind.MELDED: N_("With melds"),
    ExampleKind.SURPRISING: N_("Well hidden"),
}


@dataclass(frozen=True, slots=True)
class FanFacts:
    """What is known of a fan beside its rule set's row: its content, how often it was counted,
    the lessons that explain it."""

    content: FanContent
    frequency: Frequency
    lessons: Sequence[tuple[Course, Lesson]]


@dataclass(frozen=True, slots=True)
class FanHrefs:
    """Where the page leads: to another fan, to one of another rule set, to the scorer with a
    hand, to the question of an address, to a lesson, to map and drill."""

    fan: FanHref
    kin: EquivalentFanHref
    hand: Callable[[Hand], str]
    question: Callable[[str], str]
    lesson: Callable[[Lesson], str]
    map: str
    drill: str
    editions: str


def fan_page(
    fan: Fan, facts: FanFacts, rules: RuleSet, t: Translator, hrefs: FanHrefs
) -> FanPageView:
    """Everything that the page of a fan shows."""
    content = facts.content
    before, after = _neighbours(fan, rules)
    miss = _example(content.near_miss.hand, "", fan, rules, t, hrefs)
    examples = _examples(fan, content, rules, t, hrefs)
    return FanPageView(
        name=fan_name(fan, t),
        value="" if fan.series == YAKUMAN_SERIES else amount(fan.value, t),
        unit=value_unit(fan, rules.id, t),
        worth=value_note(fan, t),
        number=_number(fan, rules, t),
        kin=equivalent_fan_views(fan, rules, t, hrefs.kin),
        condition=expand_tile_runs(content.condition[t.lang]),
        notice=expand_tile_runs(content.notice[t.lang]),
        names=tuple(
            ForeignName(fan.names[each.column], tag)
            for tag, each in LANGUAGES.items()
            if tag != t.lang
        ),
        series=Link(series_name(fan.series, rules.id, t), f"{hrefs.map}#{fan.series}"),
        articles=article_links(fan.articles, rules.id, t),
        examples=examples,
        lifts=any(each.own for shown in examples for each in _tiles(shown.hand)),
        near=replace(miss, near=True, reason=expand_tile_runs(content.near_miss.reason[t.lang])),
        relations=relation_views(fan, rules, t, hrefs.fan),
        drill_href=hrefs.drill,
        frequency=frequency_text(facts.frequency, fan.id, t),
        editions=editions_of_fan(fan.id, t, hrefs.kin, hrefs.editions)
        if rules.id in EDITIONS
        else None,
        lessons=tuple(
            LessonLink(Link(lesson.words[t.lang].title, hrefs.lesson(lesson)), course.title[t.lang])
            for course, lesson in facts.lessons
        ),
        before=_link(before, t, hrefs),
        after=_link(after, t, hrefs),
    )


def _number(fan: Fan, rules: RuleSet, t: Translator) -> str:
    """The number in the text's table; a text without one numbers nothing but its articles."""
    if not rules.is_table:
        return ""
    return t.gettext("no. %(number)s", number=fan.number)


def record_view(state: FanState, t: Translator) -> RecordView:
    """How often the learner met this fan and how well it is seen now."""
    if state.state is FanMastery.NONE:
        return RecordView(t.gettext("New"), t.gettext("You have not been asked about it yet."))
    text = t.ngettext("Asked about it once.", "Asked about it %(num)s times.", state.n)
    return RecordView(_state_word(state.state, t), text, round(100 * state.chance))


def _state_word(state: FanMastery, t: Translator) -> str:
    return {
        FanMastery.SURE: t.gettext("Sure"),
        FanMastery.NEAR: t.gettext("Nearly there"),
        FanMastery.LEARNING: t.gettext("Learning"),
        FanMastery.FADING: t.gettext("Fading"),
    }[state]


def _neighbours(fan: Fan, rules: RuleSet) -> tuple[Fan | None, Fan | None]:
    """The fans before and after in the order of the book."""
    at = rules.fans.index(fan)
    before = rules.fans[at - 1] if at else None
    return before, rules.fans[at + 1] if at + 1 < len(rules.fans) else None


def _link(fan: Fan | None, t: Translator, hrefs: FanHrefs) -> Link | None:
    return Link(fan_name(fan, t), hrefs.fan(fan.id)) if fan else None


def _examples(
    fan: Fan, content: FanContent, rules: RuleSet, t: Translator, hrefs: FanHrefs
) -> tuple[ExampleView, ...]:
    """The hands that count it; one that a question shows is asked by that question."""
    examples = (
        (each, _example(each.hand, t.gettext(_HEADINGS[each.kind]), fan, rules, t, hrefs))
        for each in content.examples
    )
    return tuple(
        replace(shown, ask_href=hrefs.question(each.address)) if each.address else shown
        for each, shown in examples
    )


def _example(
    hand: Hand, heading: str, fan: Fan, rules: RuleSet, t: Translator, hrefs: FanHrefs
) -> ExampleView:
    """A hand with its account; the tiles that make the fan stand up."""
    counted = score(hand, rules)
    account = counted.account
    if account is None:
        raise ValueError(f"{fan.id}: {write_typed(hand)} is no winning shape")
    asked = addresses_of_hand(counted)
    return ExampleView(
        heading=heading,
        hand=_lifted(hand_view(hand, rules.id, t, account), fan, account),
        text=counted_fans_text(account, rules.id, t),
        sum=value_heading(counted, t),
        no_win=why_no_win(counted, t),
        address=hrefs.hand(hand),
        ask_href=hrefs.question(str(asked[Kind.FANS])) if asked else "",
        blocks=score_blocks(counted, t, hrefs.fan),
    )


def _lifted(view: HandView, fan: Fan, account: Account) -> HandView:
    """The hand with the fan's own tiles lifted; nothing where it is made by all of them."""
    row = next((at for at, line in enumerate(account.counted, 1) if line.fan is fan), 0)

    def lift(tiles: tuple[TileView, ...]) -> tuple[TileView, ...]:
        return tuple(replace(each, own=row in each.rows) for each in tiles)

    lifted = replace(
        view,
        suits=tuple(map(lift, view.suits)),
        win=lift((view.win,))[0] if view.win else None,
        melds=tuple(replace(meld, tiles=lift(meld.tiles)) for meld in view.melds),
    )
    return lifted if not all(each.own for each in _tiles(lifted)) else view


def _tiles(view: HandView) -> list[TileView]:
    own = [each for suit in view.suits for each in suit]
    own += [each for meld in view.melds for each in meld.tiles]
    return [*own, view.win] if view.win else own
