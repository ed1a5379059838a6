"""Points of an assignment: a question's worth, what was got, a grade."""

from school.rounding import to_hundredths
from wording import Translator


def format_points(n: float) -> str:
    """A number of points with at most two places, half up as grades are: `2`, `1.5`, `0.67`."""
    return f"{to_hundredths(n):.2f}".rstrip("0").rstrip(".")


def points_worth_text(points: float, t: Translator) -> str:
    """What something is worth: `2 points`."""
    said = format_points(points)
    return t.ngettext("%(points)s point", "%(points)s points", _many(points), points=said)


def points_text(points: float, of: float, t: Translator) -> str:
    """What was got of it: `1.5 of 2 points`."""
    return t.ngettext(
        "%(points)s of %(of)s point",
        "%(points)s of %(of)s points",
        _many(of),
        points=format_points(points),
        of=format_points(of),
    )


def _many(n: float) -> int:
    return 1 if n == 1 else 2
