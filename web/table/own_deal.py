"""The deal that a page is about: that of the visitor."""

import uuid

from flask import abort

from school.progress.deals import find_deal
from school.progress.models import PlayedDeal
from scoring import RuleSet, rule_set
from web import request_context
from web.rule_sets import set_page_rule_set
from web.visitors.current_visitor import visitor
from wording import Translator, translator_under


def own_deal(public_id: uuid.UUID) -> PlayedDeal:
    """The deal of the visitor; nobody else finds it."""
    who = visitor()
    stored = who.id if who.stored else None
    deal = find_deal(request_context.reading(), stored, public_id) if stored else None
    if deal is None:
        abort(404)
    set_page_rule_set(rule_set(deal.rules))
    return deal


def choices_again(deal: PlayedDeal) -> tuple[tuple[str, str], ...]:
    """The fields that begin another deal as this one was chosen."""
    chosen = (("skill", deal.skill), ("mode", deal.mode))
    return (*chosen, ("timed", "1")) if deal.timed else chosen


def table_translator(rules: RuleSet) -> Translator:
    """The words of a table under that rule set."""
    return translator_under(rules.id, request_context.translator())
