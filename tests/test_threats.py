"""What docs/security.md says is proven is proven by a test that is there."""

import ast
import re
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parent
PAGE = (TESTS.parent / "docs" / "security.md").read_text(encoding="utf-8")
PROOF = re.compile(r"`([\w/]+\.py)::(test_\w+)`")


@cache
def names_in(file: str) -> frozenset[str]:
    tree = ast.parse((TESTS / file).read_text(encoding="utf-8"))
    return frozenset(each.name for each in ast.walk(tree) if isinstance(each, ast.FunctionDef))


def test_every_threat_has_a_test_and_every_test_is_there():
    tables = re.findall(r"^\| threat .*?(?=\n\n)", PAGE, re.DOTALL | re.MULTILINE)
    threats = [row for table in tables for row in table.splitlines()[2:]]

    assert len(threats) > 30
    assert [row for row in threats if not PROOF.search(row)] == []
    assert [
        f"{file}::{name}" for file, name in PROOF.findall(PAGE) if name not in names_in(file)
    ] == []
