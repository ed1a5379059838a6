"""A comparison as the `compare` command answers it."""

from typing import Any

from scoring.compare import Cell, Column, Comparison, PatternRow
from scoring.errors import ScoringError
from scoring.wire.answers import write_error, write_score


def write_comparison(comparison: Comparison) -> dict[str, Any]:
    """What each rule set makes of the hand, and the patterns in which they part."""
    return {
        "ok": True,
        "rule_sets": [_column(column) for column in comparison.columns],
        "differences": [_row(row) for row in comparison.differences],
    }


def _column(column: Column) -> dict[str, Any]:
    if column.score:
        return {"rules": column.rules, **write_score(column.score)}
    faults = [column.fault] if column.fault else []
    return {"rules": column.rules, **write_error(ScoringError(*faults))}


def _row(row: PatternRow) -> dict[str, Any]:
    return {
        "pattern": row.pattern,
        "rule_sets": {rules: _cell(cell) for rules, cell in row.cells.items()},
    }


def _cell(cell: Cell) -> dict[str, Any]:
    counted = [
        {
            "id": line.fan.id,
            "value": line.value,
            "times": line.times,
            "article": line.fan.article,
        }
        for line in cell.counted
    ]
    struck = [
        {
            "id": line.fan.id,
            "value": line.value,
            "times": line.times,
            "because": line.because,
            "principle": line.principle,
            "article": line.articles[-1],
            "articles": list(line.articles),
        }
        for line in cell.struck
    ]
    return {"counted": counted, "struck": struck}
