"""The tables of names: a name in every column."""

from pathlib import Path

import pytest

from scoring.names import read_names


def test_each_row_is_a_fan_or_a_series(tmp_path: Path) -> None:
    file = tmp_path / "names.tsv"
    file.write_text("of\tid\ten\tko\nfan\tdora\tDora\t도라\nseries\tdora\tDora\t도라\n")

    assert read_names(file).fans == {"dora": {"en": "Dora", "ko": "도라"}}
    assert list(read_names(file).series) == ["dora"]


@pytest.mark.parametrize("row", ["fan\tdora\tDora", "fan\tdora\tDora\t", "yaku\tdora\tDora\t도라"])
def test_a_name_that_is_missing_is_an_error(row: str, tmp_path: Path) -> None:
    file = tmp_path / "names.tsv"
    file.write_text(f"of\tid\ten\tko\n{row}\n")

    with pytest.raises(ValueError, match="a name is missing"):
        read_names(file)
