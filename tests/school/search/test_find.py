"""Finding: in any language, by one character or a whole sentence, and safe whatever is asked."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from school.database import Database
from school.search.find import Closeness, Hit, find_documents
from school.search.index import Document, update_index

PUNG = Document(
    "term",
    "",
    "pung",
    ("pung", "刻子", "kèzi", "コーツ", "kootsu"),
    ("Three identical tiles.", "三张相同的牌。"),
)
CHOW = Document("term", "", "chow", ("chow", "顺子", "順子", "shùnzi"), ("三张序数相连的牌。",))
STRAIGHT = Document("fan", "mcr-2014", "pure-straight", ("Pure Straight", "清龙", "qinglong"), ())
WINNER = Document("term", "", "winner", ("winner", "和牌者", "hú pái zhě"), ("who wins",))
REPEAT = Document("article", "mcr-2014", "3.9.1.6(1)", ("3.9.1.6(1)", "non-repeat"), ())
ALL = (PUNG, CHOW, STRAIGHT, WINNER, REPEAT)


@pytest.fixture
def filled(database: Database) -> Database:
    with database.writing() as session:
        update_index(session, ALL)
    return database


def ask(database: Database, asked: str) -> tuple[Hit, ...]:
    with database.reading() as session:
        return find_documents(session, asked)


def keys(database: Database, asked: str) -> list[str]:
    return [hit.key for hit in ask(database, asked)]


def test_everything_is_found_by_each_of_its_names(filled: Database):
    for each in ALL:
        for name in each.names:
            first = ask(filled, name)[0]
            assert (first.kind, first.rules, first.key) == (each.kind, each.rules, each.key)
            assert first.close is Closeness.SAME, name


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ("刻", ["pung"]),  # one character
        ("顺", ["chow"]),
        ("子", ["pung", "chow"]),
        ("こーつ", ["pung"]),
        ("koutsu", ["pung"]),
        ("kotsu", ["pung"]),
        ("kezi", ["pung"]),
        ("ke zi", ["pung"]),
        ("hupaizhe", ["winner"]),
        ("qing long", ["pure-straight"]),
        ("straig", ["pure-straight"]),  # a word that goes on
        ("3.9.1.6", ["3.9.1.6(1)"]),
        ("identical", ["pung"]),
        ("清龙 mcr", ["pure-straight"]),  # some of it
        ("和牌者赢了", ["winner"]),
        ("子刻", []),  # not side by side: the end of one name and the beginning of the next
        ("nothing", []),
        ("", []),
    ],
)
def test_words_of_any_language_find_what_they_mean(
    filled: Database, asked: str, expected: list[str]
):
    assert sorted(keys(filled, asked)) == sorted(expected)


def test_a_name_is_nearer_than_what_is_said(filled: Database):
    results = {hit.key: hit.close for hit in ask(filled, "三张")}

    assert results == {"pung": Closeness.IN_TEXT, "chow": Closeness.IN_TEXT}
    assert ask(filled, "pu")[0].close is Closeness.BEGINS
    assert ask(filled, "龙")[0].close is Closeness.HOLDS


HOSTILE = (
    '"', "'", '" OR 1', "NEAR(a b)", "a AND", "NOT pung", "names:pung", "^pung", "pung*", "-pung",
    "pung:*A", "pung & !chow", "<->", "\\", "%", "_", "\x00", "😀", "\ud800", "()", "{}", "a" * 10_000,
    "刻" * 10_000, '"' * 10_000, "pung " * 2_000,
)  # fmt: skip


@pytest.mark.parametrize("asked", HOSTILE, ids=range(len(HOSTILE)))
def test_nothing_that_is_asked_is_an_operator(filled: Database, asked: str):
    assert set(keys(filled, asked)) <= {each.key for each in ALL}


def test_an_operator_is_a_word_like_others(filled: Database):
    assert keys(filled, "pung NOT chow") == keys(filled, "pung chow not")
    assert keys(filled, 'pung"') == keys(filled, "pung")


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
@given(asked=st.text(max_size=40))
def test_any_text_may_be_asked(filled: Database, asked: str):
    assert all(hit.key in {each.key for each in ALL} for hit in ask(filled, asked))


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
@given(name=st.sampled_from([name for each in ALL for name in each.names]), upper=st.booleans())
def test_case_and_spaces_around_change_nothing(filled: Database, name: str, upper: bool):
    assert keys(filled, f"  {name.upper() if upper else name} ") == keys(filled, name)


def test_the_index_is_made_anew_only_where_something_changed(database: Database):
    with database.writing() as session:
        counts = [
            update_index(session, ALL),
            update_index(session, ALL),
            update_index(session, ALL[:2]),
            update_index(session, ()),
        ]

    assert counts == [5, None, 2, 0]
    assert keys(database, "pung") == []


def test_what_is_gone_is_found_no_more(filled: Database):
    with filled.writing() as session:
        update_index(session, (CHOW,))

    assert keys(filled, "pung") == []
    assert keys(filled, "chow") == ["chow"]


def test_an_empty_index_finds_nothing(database: Database):
    assert keys(database, "pung") == []
