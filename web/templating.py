"""What every template may use: the words of the request's language, assets, the page's frame."""

import re
from collections.abc import Mapping, MutableMapping, Sequence
from dataclasses import dataclass, is_dataclass, replace
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final, cast
from urllib.parse import urlencode

from flask import Flask, request, url_for
from flask.templating import Environment
from jinja2 import TemplateRuntimeError, Undefined, UndefinedError, pass_eval_context
from jinja2.nodes import EvalContext
from jinja2.runtime import Context, Macro
from jinja2.utils import internalcode, missing
from markupsafe import Markup, escape

from school.accounts.models import Role
from scoring import RULE_SETS
from scoring.rengo.rule_set import RULES as RENGO
from web import cached_macros, request_context
from web.components.links import Link
from web.components.own_ids import own_ids
from web.language import LANGUAGE_FIELD
from web.rule_sets import page_rule_set
from web.static_files import assets
from web.visitors.current_visitor import visitor
from wording import (
    LANGUAGES,
    Translator,
    rules_badge,
    rules_name,
    translator,
    translator_under,
)


@dataclass(frozen=True, slots=True)
class NavItem:
    """One entry of the main menu; `current` for the section the page belongs to."""

    label: str
    href: str
    current: bool = False


@dataclass(frozen=True, slots=True)
class RulesOption:
    """A rule set to choose: its stamp, its whole name, whether the page speaks of it."""

    id: str
    badge: str
    name: str
    current: bool = False


@dataclass(frozen=True, slots=True)
class PageFrame:
    """What frames every page: language, appearance, rule set and where the settings form posts.

    `theme` is `system`, `light` or `dark`; `shortcuts` allows single-letter keys. `here` is
    the path that the settings form comes back to. `user` is the name of whoever is signed in,
    `student` that of who came to a class by code or card; `lapsed` says that this browser was
    signed in, and is no longer. `of` decides all that no visitor has chosen.
    """

    lang: str
    theme: str
    numerals: bool
    rules_badge: str
    rules_name: str
    rule_sets: tuple[RulesOption, ...]
    nav: tuple[NavItem, ...]
    save_href: str
    here: str
    home_href: str
    search_href: str
    settings_href: str
    account_href: str
    enter_href: str
    leave_href: str
    as_guest_href: str
    student_out_href: str
    on_search: bool = False
    shortcuts: bool = True
    languages: tuple[tuple[str, str], ...] = tuple(
        (tag, each.name) for tag, each in LANGUAGES.items()
    )
    foot: tuple[Link, ...] = ()
    user: str = ""
    student: str = ""
    lapsed: bool = False
    of: tuple[str | bool, ...] = ()

    @property
    def gap(self) -> str:
        """What stands between two sentences: nothing where the full stop is as wide as a letter."""
        return LANGUAGES[self.lang].sentence_gap


_ASKED_AGAIN: Final = frozenset(
    {
        *("drill.answer", "lesson.answer", "lesson_test.answer", "assignment_question.answer"),
        "desk.answer",
    }
)
"""Where a form that could not be taken stands again at its own address."""

_OF_ACCOUNTS: Final = frozenset({"enter", "second_step", "join", "recover", "own_data"})
_QUOTED: Final = re.compile("[“「][^“”「」]{1,8}[”」]")  # as long as the longest name of a fan

_AREAS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("learn", "lesson", "lesson_test"), "learn.page"),
    **dict.fromkeys(("drill", "explanation"), "drill.set_up"),
    **dict.fromkeys(("map", "fans"), "map.page"),
    **dict.fromkeys(("scorer", "compare", "why_not", "in_full", "plans"), "scorer.page"),
    **dict.fromkeys(("progress", "history"), "progress.page"),
}
"""The sections of the main menu by the blueprints of their pages."""
_TEACH: Final = "teach"
_SEARCH: Final = "search"
MOST_FRAMES: Final = 1024  # there are as many as languages, rule sets and sections
_ONE_LETTER: Final = re.compile("[A-Za-z0-9]")


class StrictFields(Undefined):
    """What a template gets where a name is missing: nothing, but no field that a view model lacks."""

    def __init__(
        self,
        hint: str | None = None,
        obj: Any = missing,
        name: str | None = None,
        exc: type[TemplateRuntimeError] = UndefinedError,
    ) -> None:
        super().__init__(hint, obj, name, exc)
        if is_dataclass(obj):
            raise UndefinedError(f"{type(obj).__name__} has no field {name!r}")


class MacroContext(Context):
    """What a template calls its macros by, of which a page has some two hundred."""

    @internalcode
    def call(self, called: Any, /, *args: Any, **kwargs: Any) -> Any:
        """The result of a call. A macro is known to be passed the evaluation context; other callables are checked."""
        if type(called) is not Macro:
            return super().call(called, *args, **kwargs)
        kwargs.pop("_loop_vars", None)
        kwargs.pop("_block_vars", None)
        return called(self.eval_ctx, *args, **kwargs)


class SiteTemplates(Environment):
    """The templates of the site, of which none has globals of its own."""

    context_class = MacroContext

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """Those of the site: to look through two mappings for each name took a tenth of a page.

        All templates share them, so what a template is given cannot be changed.
        """
        if d:
            return super().make_globals(d)
        return cast("MutableMapping[str, Any]", MappingProxyType(self.globals))


def choose_environment(app: Flask) -> None:
    """Let templates be those of the site. It goes before all that puts something into them."""
    app.jinja_environment = SiteTemplates


def install(app: Flask) -> None:
    """Let templates speak the language of the request."""
    app.jinja_env.undefined = StrictFields
    app.jinja_env.add_extension("jinja2.ext.i18n")
    # The callables are asked anew for each sentence, so one environment serves all languages.
    app.jinja_env.install_gettext_callables(  # type: ignore[attr-defined]
        gettext=lambda text: request_context.translator().gettext(text),
        ngettext=lambda one, many, number: request_context.translator().ngettext(one, many, number),
        newstyle=True,
    )
    app.jinja_env.globals["_"] = _sentence
    app.jinja_env.globals["languages"] = LANGUAGES
    app.jinja_env.globals["assets"] = assets.asset_urls()
    cached_macros.install(app)
    app.jinja_env.filters["nowrap_quoted_names"] = nowrap_quoted_names
    app.jinja_env.filters["mark_languages"] = mark_languages
    app.jinja_env.filters["own_ids"] = own_ids
    app.jinja_env.filters["marked"] = highlight_words
    app.context_processor(_frame_of_page)


@pass_eval_context
def _sentence(context: EvalContext, english: str, /, **values: object) -> str:
    """What jinja2's own `_` makes, which asks three calls for it; a page has some forty sentences."""
    said = request_context.translator().gettext(english)
    return (Markup(said) if context.autoescape else said) % values


def _frame_of_page() -> dict[str, Any]:
    return {"ui": page_frame(request_context.translator())}


def nowrap_quoted_names(text: str) -> Markup:
    """The sentence with each quoted name kept on one line: Chinese may break between any two."""
    return Markup(_QUOTED.sub(r'<span class="nowrap">\g<0></span>', str(escape(text))))


def mark_languages(text: str, names: Sequence[tuple[str, str]]) -> Markup:
    """The sentence with each of these names marked as being in its language, the longest first.

    A sentence out of a template may be escaped already: names are looked for in what it says.
    """
    if isinstance(text, Markup):
        text = text.unescape()
    if not names:
        return escape(text)
    languages = dict(names)
    known = "|".join(map(re.escape, languages))
    parts = re.split(rf"(?<![A-Za-z])({known})(?![A-Za-z])", text)
    span = Markup('<span lang="{}">{}</span>')
    marked = (
        span.format(languages[part], part) if place % 2 else escape(part)
        for place, part in enumerate(parts)
    )
    return Markup("").join(marked)


def highlight_words(text: str, asked: str) -> Markup:
    """The text with the words that were looked for marked, where they stand in it as they are."""
    words = sorted({each for each in asked.split() if not _ONE_LETTER.fullmatch(each)}, key=len)
    if not words:
        return escape(text)
    parts = re.split(f"({'|'.join(map(re.escape, reversed(words)))})", text, flags=re.IGNORECASE)
    mark = Markup("<mark>{}</mark>")
    return Markup("").join(
        mark.format(part) if place % 2 else escape(part) for place, part in enumerate(parts)
    )


def page_frame(t: Translator) -> PageFrame:
    """What stands around every page."""
    who, here = visitor(), _path_to_come_back_to()
    settings, named = who.settings, request_context.named_rule_set()
    common = _common_frame(t.lang, named, page_rule_set().id, _area(), _teaches())
    return replace(
        common,
        theme=settings.theme or "system",
        numerals=settings.numerals,
        shortcuts=settings.shortcuts,
        here=here,
        enter_href=_enter_href(here),
        user=who.signed_in.name if who.signed_in else "",
        student=who.student,
        lapsed=who.lapsed,
    )


@lru_cache(maxsize=MOST_FRAMES)
def _common_frame(lang: str, named: str, rules: str, area: str, teaches: bool) -> PageFrame:
    """What frames the pages of an area for everybody; the visitor's own is filled in.

    `named` is the rule set whose words the page speaks in, empty where it has none.
    """
    t = translator(lang)
    t = translator_under(named, t) if named else t
    return PageFrame(
        of=(lang, named, rules, area, teaches),
        lang=lang,
        theme="system",
        numerals=False,
        rules_badge=rules_badge(rules, t),
        rules_name=rules_name(rules, t),
        rule_sets=tuple(
            RulesOption(each, rules_badge(each, t), rules_name(each, t), each == rules)
            for each in RULE_SETS
        ),
        nav=_sections(area, teaches, t),
        on_search=area == _SEARCH,
        save_href=url_for("preferences.save"),
        here="",
        home_href=url_for("home.page"),
        search_href=url_for("search.page"),
        settings_href=url_for("settings.page"),
        foot=(
            Link(t.gettext("Glossary"), url_for("glossary.page")),
            Link(t.gettext("Articles"), url_for("articles.page")),
            Link(t.gettext("What the editions changed"), url_for("editions.page")),
            *_of_riichi(rules, t),
            Link(t.gettext("Join a class"), url_for("join_class.page")),
            Link(t.gettext("Teach"), url_for("teach.page")),
            Link(t.gettext("Privacy"), url_for("privacy.page")),
            Link(t.gettext("For programs"), url_for("api_page.page")),
        ),
        account_href=url_for("own.page"),
        enter_href="",
        leave_href=url_for("enter.sign_out"),
        as_guest_href=url_for("enter.go_on_as_guest"),
        student_out_href=url_for("student_out.page"),
    )


def _of_riichi(rules: str, t: Translator) -> tuple[Link, ...]:
    """What only a page that speaks of riichi leads to."""
    if rules != RENGO.id:
        return ()
    return (Link(t.gettext("The points chart"), url_for("points.page", rules=rules)),)


def _enter_href(here: str) -> str:
    """Where one signs in and comes back from; from a page of accounts one goes to the first page."""
    of_accounts = (request.blueprint or "") in _OF_ACCOUNTS
    return url_for("enter.page") if of_accounts else url_for("enter.page", back=here)


def _path_to_come_back_to() -> str:
    """The address of this page, or the first page where the address only takes a form."""
    if request.method == "POST" and request.endpoint not in _ASKED_AGAIN:
        return url_for("home.page")
    if LANGUAGE_FIELD not in request.args:
        return request.full_path.rstrip("?")
    # With the language in it the address would say more than the choice that is made on the page.
    kept = [
        (name, value) for name, value in request.args.items(multi=True) if name != LANGUAGE_FIELD
    ]
    return f"{request.path}?{urlencode(kept)}".rstrip("?")


def _area() -> str:
    """The section of the site that the page belongs to, as the main menu marks it."""
    if request.path.split("/")[1] == _TEACH:
        return _TEACH
    if request.path == url_for("search.page"):
        return _SEARCH
    area = request.blueprint or ""
    return area if area in _AREAS else ""


def _sections(area: str, teaches: bool, t: Translator) -> tuple[NavItem, ...]:
    """The areas of the site; that of teachers for them alone: everybody finds it at the foot."""
    labels = {
        "learn.page": t.gettext("Learn"),
        "drill.set_up": t.gettext("Drill"),
        "map.page": t.gettext("Fans"),
        "scorer.page": t.gettext("Score a hand"),
        "progress.page": t.gettext("Progress"),
    }
    items = tuple(
        NavItem(label, url_for(endpoint), current=_AREAS.get(area) == endpoint)
        for endpoint, label in labels.items()
    )
    if not teaches:
        return items
    return (*items, NavItem(t.gettext("Teach"), url_for("teach.page"), current=area == _TEACH))


def _teaches() -> bool:
    who = visitor().signed_in
    return who is not None and who.role is Role.TEACHER
