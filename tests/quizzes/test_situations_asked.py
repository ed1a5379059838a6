"""A situation asks for what its text settles, and gives nothing away."""

import re
from collections.abc import Callable, Iterator

import pytest

from quizzes import Address, Kind, prompt
from quizzes.hands.draw import Draw
from quizzes.question import Choice, SituationQuestion
from quizzes.situations.book import TEMPLATES, make
from quizzes.situations.template import DrawnSituation
from quizzes.words.translated import translated
from scoring import RULE_SETS, WINDS, rule_set
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.classes import CLASSES
from scoring.mcr.table.classes import CompetitionKind as CompetitionKind
from scoring.mcr.table.order import Act, closing_acts, opening_acts
from scoring.table import Ruling
from wording import translator, translator_under

FILLINGS = 60
MANY = 300


def drawn(template: str, rules: str, fillings: int = FILLINGS) -> Iterator[DrawnSituation]:
    """Fillings of that template."""
    (found,) = [each for each in TEMPLATES if each.id == template]
    for filling in range(fillings):
        yield found.fill(Draw(template, filling), rule_set(rules))


def text_of(question: DrawnSituation, rules: str) -> str:
    """What is told, in English."""
    t = translator_under(rules, translator("en"))
    return " ".join(translated(each, rules, t) for each in question.facts)


def said(choice: Choice, rules: str) -> str:
    assert choice.text
    return translated(choice.text, rules, translator_under(rules, translator("en")))


def right(question: DrawnSituation, rules: str) -> str:
    (choice,) = [each for each in question.choices or () if each.id == question.answer]
    return said(choice, rules)


def test_a_chombo_is_never_asked_of_the_last_deal_in_time() -> None:
    """Rengo 24(2) and 68 leave open whether that deal is played again."""
    for each in drawn("rengo-next-deal", "rengo", MANY):
        told = text_of(each, "rengo")
        assert not ("chombo" in told and "the last deal" in told)


@pytest.mark.parametrize("rules", ["mcr-2014", "mcr-2006", "mcr-1998"])
def test_no_half_of_the_answer_is_offered_as_wrong(rules: str) -> None:
    """2014, 3.9.1.2(3): with the deal or the session. 2006 speaks of fouls in play alone."""
    for each in drawn("when-points-are-settled", rules):
        choices = [said(choice, rules) for choice in each.choices or ()]
        if right(each, rules) == "At the end of the deal or of the session.":
            assert "At the end of the deal." not in choices
            assert "At the end of the session." not in choices
        assert not each.is_house_ruling
        assert len(choices) == 4
        assert rules != "mcr-2006" or "late" not in text_of(each, rules)


@pytest.mark.parametrize(
    ("rules", "article"),
    [("mcr-2014", "3.11.2.2"), ("mcr-2006", "3.11.2.2"), ("mcr-1998", "13.2(2)")],
)
def test_what_is_deducted_rests_on_the_article_of_deductions(rules: str, article: str) -> None:
    for each in drawn("where-deductions-go", rules):
        assert (each.citations[-1] == article) == ("are deducted" in text_of(each, rules))
        assert each.is_house_ruling or "are deducted" not in text_of(each, rules)


@pytest.mark.parametrize(
    ("rules", "notice"),
    [
        ("mcr-2014", ", with a public notice in a grave case."),
        ("mcr-2006", ", with a public notice in a grave case."),
        ("mcr-1998", " and a public notice."),
    ],
)
def test_cheating_is_made_known_too(rules: str, notice: str) -> None:
    """1998 14.1: 处以停赛的处罚,并给予通报; later 3.11.6.1 and, of grave cases, 3.11.4."""
    for each in drawn("cheating", rules, 10):
        assert right(each, rules) == f"Suspension from the competition{notice}"


@pytest.mark.parametrize("rules", ["mcr-2014", "mcr-2006", "mcr-1998"])
def test_an_appeal_is_not_refused_for_what_was_told_to_be_in_order(rules: str) -> None:
    for each in drawn("appeal-filed", rules):
        told, choices = text_of(each, rules), [choice.id for choice in each.choices or ()]
        assert ("spoken" in choices) == ("orally" in told)
        assert "fee" not in choices or "No fee is paid" in told
        assert len(choices) == 4
        assert "a player at table" in told
        traps = {choice.id: choice.misconception for choice in each.choices or ()}
        assert traps.get("aside", "appeal-put-off") == "appeal-put-off"


@pytest.mark.parametrize("rules", ["mcr-2014", "mcr-2006", "mcr-1998"])
def test_an_appeal_at_the_limit_is_told_to_be_before_it(rules: str) -> None:
    """3.12.2: 结束后的30分钟有效时限内; exactly 30 minutes later would read two ways."""
    at_the_limit = 0
    for each in drawn("appeal-filed", rules, MANY):
        told = text_of(each, rules)
        assert not re.search(r"(?<!before )\b30 minutes", told)
        if "Just before 30 minutes have passed" in told:
            at_the_limit += 1
            assert each.answer != "late"
    assert at_the_limit


@pytest.mark.parametrize("rules", ["mcr-2014", "mcr-2006"])
@pytest.mark.parametrize("language", ["zh-Hans", "en", "ja"])
def test_no_discard_and_no_draw_is_said_without_a_count(rules: str, language: str) -> None:
    t = translator_under(rules, translator(language))
    for each in drawn("fetched-late", rules):
        told = translated(each.facts[1], rules, t)
        assert "0" not in told


@pytest.mark.parametrize("rules", ["mcr-2014", "mcr-2006", "mcr-1998"])
def test_a_signal_that_helped_is_not_said_to_be_punished_all_the_same(rules: str) -> None:
    """3.11.6.9: 无论是否获益; that is no answer where the other player did gain."""
    told = set()
    for each in drawn("signals", rules):
        helped_nobody = "Nobody benefits" in text_of(each, rules)
        assert each.reason
        reason = translated(each.reason, rules, translator_under(rules, translator("en")))
        assert ("whether or not" in reason) == helped_nobody
        traps = {choice.misconception for choice in each.choices or ()}
        assert ("signal-must-help" in traps) == helped_nobody
        assert ("signal-lightly" in traps) != helped_nobody
        told.add(helped_nobody)
    assert told == {True, False}


def test_the_question_does_not_say_the_answer() -> None:
    """Rengo 68 and 70: the penalty by its letter, the state of a hand by what happened."""
    for each in drawn("rengo-chombo-cost", "rengo"):
        assert not {"total", "spot", "sticks"} & set(text_of(each, "rengo").split())
    for each in drawn("rengo-may-call", "rengo"):
        assert "may not win" not in text_of(each, "rengo")


@pytest.mark.parametrize("language", ["zh-Hans", "en", "ja"])
def test_points_for_a_pin_are_asked_for_as_such(language: str) -> None:
    """Without that word the plain sum, offered as wrong, would be right."""
    word = {"zh-Hans": "计入品级", "en": "towards a pin", "ja": "品級の認定に数える"}[language]
    question = make(Address("mcr-2014", Kind.PROCEDURE, 2, 42, 2))
    assert isinstance(question, SituationQuestion)
    assert question.situation.template == "points-for-a-pin"

    assert word in prompt(question, translator_under("mcr-2014", translator(language)))


def test_a_tile_that_is_no_flower_is_not_shown_as_one() -> None:
    """IMJ 23.9."""
    for each in drawn("imj-last-tile", "imj"):
        offered = any("flower" in said(choice, "imj") for choice in each.choices or ())
        assert offered == (each.answer == "flower")


def choices(question: DrawnSituation, rules: str) -> list[str]:
    return [said(choice, rules) for choice in question.choices or ()]


@pytest.mark.parametrize("rules", RULE_SETS)
def test_no_fact_is_told_that_never_decides(rules: str) -> None:
    """Which table it is, which deal, how much of the wall is left, how an appeal is numbered."""
    decides = {
        "imj-last-tile",
        "rengo-may-call",
        "rengo-may-riichi",
        "rengo-called-of-2",
        "rengo-called-of-3",
        "drawn-hand",
    }
    for template in TEMPLATES:
        if rules not in template.rules or template.id in decides:
            continue
        for each in drawn(template.id, rules, 4):
            told = text_of(each, rules)
            assert "tiles left" not in told, template.id
            assert "tiles are left" not in told, template.id
            assert not re.search(r"deal \d+ of the session\. .", told), template.id
            assert not re.search(r"(has|appeal|application,) number", told.lower()), template.id


@pytest.mark.parametrize(
    ("template", "rules", "calls"),
    [
        ("imj-taken-by", "imj", ("calls", "wants")),
        ("imj-several-wins", "imj", ("calls",)),
        ("rengo-taken-by", "rengo", ("says",)),
        ("rengo-several-wins", "rengo", ("says",)),
    ],
)
def test_a_player_who_said_nothing_is_not_offered(
    template: str, rules: str, calls: tuple[str, ...]
) -> None:
    for each in drawn(template, rules):
        told = text_of(each, rules)
        for choice in each.choices or ():
            if choice.id in list(WINDS):
                assert any(f"{said(choice, rules)} {call}" in told for call in calls), told
        assert len(each.choices or ()) in (3, 4, 5)


def test_nobody_pays_for_all_who_gave_no_tile() -> None:
    for each in drawn("imj-bound-to-lose", "imj", MANY):
        told = text_of(each, "imj")
        for text in choices(each, "imj"):
            if text.endswith("pays all three shares."):
                assert f"{text.split()[0]} discards a" in told or (
                    f"{text.split()[0]} discards the" in told or f"{text.split()[0]} then" in told
                )


@pytest.mark.parametrize("rules", ["mcr-2014", "mcr-2006", "mcr-1998"])
@pytest.mark.parametrize(
    ("template", "order"),
    [("opening-order", opening_acts), ("win-order", closing_acts)],
)
def test_what_is_done_already_does_not_come_next(
    rules: str, template: str, order: Callable[[RuleBook], Ruling[tuple[Act, ...]]]
) -> None:
    acts = order(RuleBook(rules)).value
    for each in drawn(template, rules):
        after = acts.index(Act(str(each.answer)))
        assert not {choice.id for choice in each.choices or ()} & set(acts[:after])
        assert len(each.choices or ()) == 4


def test_two_calls_of_a_win_are_asked_about_one() -> None:
    """IMJ 29 and 33.4: the neighbour's win is paid, the other's call is not."""
    results = [
        each
        for each in drawn("imj-is-false-win", "imj")
        if "both have winning hands" in text_of(each, "imj")
    ]
    assert results
    for each in results:
        caller = text_of(each, "imj").split(". ")[1].split()[0]
        asked = translated(each.question, "imj", translator_under("imj", translator("en")))
        assert asked == f"What is the ruling on {caller}'s call?"
        assert right(each, "imj") == f"It is not a false win; {caller} neither wins nor pays."


def test_a_tile_is_fetched_within_what_can_happen() -> None:
    """2014: the first discard of another ends it, so no second draw is told of."""
    for each in drawn("fetched-late", "mcr-2014"):
        values = dict(each.facts[1].values)
        since, draws = values["discards"], values["draws"]
        assert isinstance(since, int)
        assert since <= 3
        assert draws == since // 3
        assert (each.answer == "fetched") == (since == 0)
    assert {each.answer == "fetched" for each in drawn("fetched-late", "mcr-2014")} == {True, False}


def test_who_claimed_a_tile_does_not_discard_its_like_next() -> None:
    for each in drawn("rengo-own-discards", "rengo", MANY):
        told = text_of(each, "rengo")
        if "has claimed" in told:
            claimant = told.split("Of these ")[1].split()[0]
            assert f"Now {claimant} discards" not in told


def test_a_wrong_pung_is_of_two_kinds_that_look_alike() -> None:
    for each in drawn("wrong-pung", "mcr-2014"):
        tiles = next(
            dict(told.values)["tiles"] for told in each.facts if "tiles" in dict(told.values)
        )
        assert isinstance(tiles, tuple)
        one, two, other = (str(tile) for tile in tiles)
        assert one == two
        assert one[1] == other[1]
        assert {one[0], other[0]} in [set(pair) for pair in ("23", "69", "45", "78", "79")]


def test_the_highest_pin_may_be_any_or_none_by_places_of_every_kind() -> None:
    found = list(drawn("pin-level", "mcr-2014", MANY))
    told = [text_of(each, "mcr-2014") for each in found]

    assert {each.answer for each in found} == {"none", *(f"pin-{level}" for level in range(1, 10))}
    assert not any(each.is_house_ruling for each in found)
    for words in ("in a class A event", "in a class B event", "reached with a team"):
        assert any(words in text for text in told)
    for each, text in zip(found, told, strict=True):
        assert each.answer not in ("pin-1", "pin-2", "pin-3") or "class A" in text


def test_kind_players_and_sessions_decide_the_class_of_a_competition() -> None:
    """2014, appendix 9, 5: every other choice is of another kind, or too small."""
    for each in drawn("competition-class", "mcr-2014", MANY):
        name = str(dict(each.question.values)["name"])
        (row,) = [row for row in CLASSES if row.name == name]
        for choice in each.choices or ():
            *kind, players, sessions = choice.id.split("-")
            fits = (
                CompetitionKind("-".join(kind)) in row.kinds,
                int(players) >= row.players,
                int(sessions) >= row.sessions,
            )
            assert all(fits) == (choice.id == each.answer)
            assert fits.count(False) <= 1  # nothing but one demand is missed


@pytest.mark.parametrize("rules", ["mcr-1998", "mcr-2006", "mcr-2014"])
def test_a_forgotten_fan_fits_the_tile_that_the_hand_is_won_on(rules: str) -> None:
    told = [text_of(each, rules) for each in drawn("forgotten-fan", rules, 2 * MANY)]
    simples = [text for text in told if "remembers All Simples" in text]

    assert simples
    assert not any(re.search(r"the [19] of", text) for text in simples)


@pytest.mark.parametrize("template", ["points-of-a-deal", "score-of-a-session"])
def test_only_a_higher_sum_comes_of_a_deduction_left_out_or_added(template: str) -> None:
    found: set[str | None] = set()
    for each in drawn(template, "mcr-2014", MANY):
        assert each.choices
        for choice in each.choices:
            found.add(choice.misconception)
            if choice.misconception in ("penalty-left-out", "penalty-added"):
                assert int(choice.id) > int(str(each.answer))

    assert {"penalty-added", "step-left-out", "steps-misadded"} <= found


@pytest.mark.parametrize("template", ["imj-cards-of-2", "imj-cards-of-3"])
def test_nobody_in_a_seat_other_than_the_first_is_told_to_be_the_jonga(template: str) -> None:
    for each in drawn(template, "imj", MANY):
        assert not re.search("East|South|West|North", text_of(each, "imj"))


@pytest.mark.parametrize("rules", ["mcr-2014", "mcr-2006", "mcr-1998"])
def test_nobody_wins_on_a_tile_of_another_players_concealed_kong(rules: str) -> None:
    """All four lie in the kong."""
    for each in drawn("concealed-kong-at-the-end", rules, MANY):
        kong, won = (dict(fact.values).get("tile") for fact in each.facts)
        assert kong != won
