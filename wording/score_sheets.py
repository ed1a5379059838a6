"""Sentences on a score sheet, which a rule set may say in words of its own."""

from typing import Final

from wording.translator import N_

ON_A_SCORE_SHEET: Final = (
    N_("Deal %(num)s"),
    N_("Deal %(num)s: %(what)s"),
    N_("Total after deal %(num)s"),
    N_("Deal %(num)s should read:"),
    N_("The totals after deal %(num)s should read:"),
    N_("How many points does each player gain or lose in deal %(num)s?"),
    N_("What is each player's total after deal %(num)s?"),
    N_("In which deal was a mistake made on the sheet?"),
)
