"""What the editions say differently, read off the editions: it must be all that parts them."""

from dataclasses import replace

from scoring import EDITIONS
from scoring.mcr.changes import ChangeKind, EditionChange, changes

FOUND = {(change.fan, change.kind): change for change in changes()}


def of_kind(kind: ChangeKind) -> dict[str, EditionChange]:
    return {fan: change for (fan, each), change in FOUND.items() if each is kind}


def test_the_names_that_changed() -> None:
    """2006, rows 1 and 9; 1998, row 79."""
    renamed = of_kind(ChangeKind.NAME)
    assert set(renamed) == {"big-four-winds", "little-four-winds", "single-wait"}
    assert dict(renamed["big-four-winds"].values) == {
        "mcr-1998": "大四喜",
        "mcr-2006": "四风会",
        "mcr-2014": "大四喜",
    }


def test_one_value_and_six_numbers_changed() -> None:
    """1998, rows 48 to 53; later, rows 48 to 53."""
    assert {fan: dict(each.values) for fan, each in of_kind(ChangeKind.VALUE).items()} == {
        "two-concealed-kongs": {"mcr-1998": 6, "mcr-2006": 8, "mcr-2014": 8}
    }
    numbers = {
        fan: (each.values["mcr-1998"], each.values["mcr-2006"], each.values["mcr-2014"])
        for fan, each in of_kind(ChangeKind.NUMBER).items()
    }
    assert numbers == {
        "two-concealed-kongs": (53, 48, 48),
        "all-pungs": (48, 49, 49),
        "half-flush": (49, 50, 50),
        "mixed-shifted-chows": (50, 51, 51),
        "all-types": (51, 52, 52),
        "melded-hand": (52, 53, 53),
    }


def test_exclusions_added_and_removed() -> None:
    """Row 19: 1998 names Fully Concealed Hand, 2006 Concealed Hand instead."""
    change = FOUND["seven-pairs", ChangeKind.EXCLUDES]
    assert change.added("mcr-1998", "mcr-2006") == ("concealed-hand",)
    assert change.removed("mcr-1998", "mcr-2006") == ("fully-concealed-hand",)
    assert change.added("mcr-2006", "mcr-2014") == ()
    assert dict(change.articles) == {
        "mcr-1998": "Art. 9 row 19",
        "mcr-2006": "3.8.1 row 19",
        "mcr-2014": "3.8.1 row 19",
    }
    assert FOUND["two-concealed-kongs", ChangeKind.VALUE].added("mcr-1998", "mcr-2006") == ()


def test_what_is_struck_in_effect() -> None:
    """1998, definition 5 and non-repeat: three and four kongs hold the concealed ones."""
    change = FOUND["three-kongs", ChangeKind.STRIKES]
    assert change.removed("mcr-1998", "mcr-2006") == ("two-concealed-kongs", "concealed-kong")
    assert ("big-four-winds", ChangeKind.STRIKES) not in FOUND


def test_2014_says_more_than_2006_and_strikes_nothing_more() -> None:
    """What 2014 names besides (rows 13, 54) was held by the definitions before."""
    kinds = {each.kind for each in changes((EDITIONS["mcr-2006"], EDITIONS["mcr-2014"]))}
    assert kinds == {ChangeKind.NAME, ChangeKind.EXCLUDES}


def test_one_condition_changed() -> None:
    """Row 57: a melded and a concealed kong are worth 6 together from 2006 on."""
    assert set(of_kind(ChangeKind.CONDITION)) == {"two-melded-kongs"}


def test_an_edition_differs_in_nothing_from_itself() -> None:
    edition = EDITIONS["mcr-2014"]
    assert changes((replace(edition, id="again"), edition)) == ()
