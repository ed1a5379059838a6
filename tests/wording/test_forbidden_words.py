"""One word for one thing: words that have given way to another one, language by language.

The rules stand in `docs/translating.md`.
"""

import csv
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from scoring import RULE_SETS
from scoring.errors import TEMPLATES
from wording import LANGUAGES, translator
from wording.articles.table import rows
from wording.by_rules import translator_under
from wording.glossary import TERMS

REPOSITORY: Final = Path(__file__).parents[2]
CONTENT: Final = REPOSITORY / "lessons" / "content"
CATALOGUES: Final = REPOSITORY / "wording" / "catalogues"
HOOKS: Final = REPOSITORY / "wording" / "hooks"


@dataclass(frozen=True, slots=True)
class ForbiddenWords:
    """A pattern of words that are not used, the words to use, and texts that may hold it.

    Where `within` is given, only texts whose place it matches are looked at.
    """

    pattern: str
    use: str
    allowed: frozenset[str] = frozenset()
    within: str = ""


CLOCKS_OF_A_ROOM: Final = frozenset(
    {
        "articles mcr-1998 4.6",
        "courses/referee-mcr/appeals/ja.md",
        "courses/referee-mcr/room-and-kit/ja.md",
    }
)
AS_THE_TEXT_OF_2014_HAS_IT: Final = frozenset({"courses/referee-mcr/calls-that-fail/ja.md"})
ON_PAGES_OF_2014: Final = (
    r"courses/(?:first-steps|mcr|referee-mcr)/(?!edition-|event-of-1998)"
    r"|fans/mcr-2014/|articles mcr-2014"
)
ON_PAGES_OF_RENGO: Final = r"courses/(?:referee-|first-steps-)?rengo/|fans/rengo/"

WHERE_YAKUHAI_IS_TAUGHT: Final = frozenset({"courses/rengo/first-yaku/en.md"})

OF_SEVERAL_FANS: Final = {"zh-Hans": "(?<!胡牌含)", "ja": "(?<!。この手には)"}
"""What stands before a place that may hold two names, which quotation marks would make one."""

REFUSED: Final[Mapping[str, tuple[ForbiddenWords, ...]]] = {
    "en": (
        ForbiddenWords(r"\b[Bb]y (?:1998|2006|2014)\b", "under the 2014 rules"),
        ForbiddenWords(r"\b[Dd]ear(?:er|est)?\b", "worth more, worth most"),
        ForbiddenWords(r"\b[Tt]he own\b", "one's own, the player's own"),
        ForbiddenWords(r"(?:^|[.;] )Who [^?.;:]*[.;]", "A player who …, Players who …"),
        ForbiddenWords(
            r"\bstops? the player\b|\bthe win of (this|the) deal\b",
            "costs the right to win this deal",
        ),
        ForbiddenWords(
            r"\b[Tt]ake home\b|\bto take along\b|\bquestions along\b", "download, offline"
        ),
        ForbiddenWords(r"^Trail$|\btrail of each\b|\bmixed runs?\b", "change history; drill"),
        ForbiddenWords(r"\bwalls? together\b", "knocks the wall down"),
        ForbiddenWords(r"\bundo(?:es)? (?:a|the|that) (?:ruling|penalty)\b", "overturn a ruling"),
        ForbiddenWords(r"\brecord of fouls\b", "record of penalties"),
        ForbiddenWords(r"\b[Aa]rticle decides about\b", "the article applies to"),
        ForbiddenWords(r": it sums to zero", "the amounts sum to zero"),
        ForbiddenWords(r"\bplace by place\b", "seat by seat"),
        ForbiddenWords(r"\b[Aa]t (?:a|the) draw\b|\bit is a draw\b", "an exhaustive draw"),
        ForbiddenWords(r"\bdrawn deals?\b|\bwon or drawn\b", "a deal without a winner"),
        ForbiddenWords(r"(?<!:)\byakuhai\b(?!-)", "value tile", WHERE_YAKUHAI_IS_TAUGHT),
        ForbiddenWords(r"\bof the same name\b", "with the same name"),
        ForbiddenWords(r"\bmisconceptions?\b", "trap"),
        ForbiddenWords(r"\b[Tt]oo much: ", "Extra: "),
        ForbiddenWords(r"\d %", "90%, without a blank"),
        ForbiddenWords(r"(?:^|[;.] )\*[^* ]", "no single star"),
        ForbiddenWords(
            r"\bdiscard of %\((?!tile)\w+\)s(?!')",
            "%(seat)s's discard: “a discard of North” is a tile",
        ),
        ForbiddenWords(r"\bcosts? [^.;:]*\bto each\b", "pays … to each of the others"),
        ForbiddenWords(r"%\(\w+\)s[^.;]* would (?:call|declare|make a)\b", "wants to call"),
        ForbiddenWords(r"\b(?:near|nearer|nearest) for\b", "close to, closest to"),
        ForbiddenWords(r"\b[Ee]qual players\b", "tied players"),
        ForbiddenWords(r"\bwall of %\(", "%(seat)s's wall"),
        ForbiddenWords(r"\bothers (?:act|call) at once\b", "at the same time"),
        ForbiddenWords(r"\bcosts? \w+ off\b", "takes 20P off"),
        ForbiddenWords(r"\bthe next cost\b", "the second costs … points"),
        ForbiddenWords(r"\b[Ff]ellows\b", "the other copies of a tile"),
        ForbiddenWords(r"\b\w*(?:memor|recogn|summar|emphas)iz", "-ise, as in British spelling"),
        ForbiddenWords(r"\bWhich is the highest (?:web )?pin\?", "… open to this player?"),
        ForbiddenWords(r"\b(?:in(?:to)?|on|across) the floor\b", "the discards, the table"),
        ForbiddenWords(r"\b[Nn]o winning hand\b", "not a winning hand"),
        ForbiddenWords(r"(?m)^One who\b", "A player who …"),
        ForbiddenWords(r"\bcount(?:s|ed)? beside\b", "counted with"),
        ForbiddenWords(r"\bof before\b", "earlier …"),
        ForbiddenWords(r"\btold of\b", "described, shown"),
        ForbiddenWords(r"\bdoes this hand count\b", "which … count in this hand"),
        ForbiddenWords(r"\bis there and (?:yet )?not counted\b", "present but not counted"),
    ),
    "zh-Hans": (
        ForbiddenWords("冲和", "错和"),
        ForbiddenWords("和牌放弃", "失去和牌权"),
        ForbiddenWords("教师", "老师"),
        ForbiddenWords("学员", "学生"),
        ForbiddenWords("任教", "教学"),
        ForbiddenWords("专题", "主题"),
        ForbiddenWords("本地记录", "Cookie"),
        ForbiddenWords("带走", "导出、下载"),
        ForbiddenWords("变远", "离…更远"),
        ForbiddenWords("所需的牌只有", "所需的牌，这里只有 (it reads as “no others are needed”)"),
        ForbiddenWords("(?:制作|另做).{0,3}恢复码", "生成恢复码"),
        ForbiddenWords("番种图(?!案)", "番种地图"),
        ForbiddenWords("退出该处", "在该浏览器上退出登录"),
        ForbiddenWords("自抓", "自摸、自己抓到"),
        ForbiddenWords(r"\d等\d", "46听5 (等 after figures reads as “and so on”)"),
        ForbiddenWords("如下。", "见下。, or a colon"),
        ForbiddenWords("抓", "拿", within=ON_PAGES_OF_2014),
        ForbiddenWords(
            "(?<!自)摸(?:牌|错|一张|取)|抢先[抓摸]|迟碰", "抓牌、抓错、提前抓牌、超时碰牌"
        ),
        ForbiddenWords("(?<!听)牌形|牌砖|迭[顶底起]", "牌型、砖块麻将、牌叠"),
        ForbiddenWords("单调(?!将)", "单钓"),
        ForbiddenWords("嵌张", "坎张"),
        ForbiddenWords("牌型不成(?!立)", "牌型不成立"),
        ForbiddenWords("计番原则", "计分原则"),
        ForbiddenWords("综合练习", "混合练习"),
        ForbiddenWords("裁判(?:核定|审定)", "裁判员核定、裁判员审定"),
        ForbiddenWords("约定的最[高低]番数", "协定的最高、最低番数"),
        ForbiddenWords("半番删去|删去半番", "半番舍去"),
        ForbiddenWords("依次类推|如此类推", "依此类推"),
        ForbiddenWords(
            r"\)s和%\(\w+\)s(?:打出)?的牌",
            "…打出的牌被…和了 (和 reads as “and” between two players)",
        ),
        ForbiddenWords("庄家标志", "起家标志"),
        ForbiddenWords("第[一二]掷", "第一次掷骰、第二次掷出…"),
        ForbiddenWords("全员", "四家、全队"),
        ForbiddenWords("[来打][了掉]它|加上它", "这张牌", within="catalogues"),
        ForbiddenWords("其它", "其他"),
        ForbiddenWords("第[一二三四]圈", "第1圈、第%(round)s圈"),
        ForbiddenWords(
            r"(?:\)s|别人)点和(?!%)", "点炮 (the discarder's act; 点和 is the winner's)"
        ),
        ForbiddenWords(OF_SEVERAL_FANS["zh-Hans"] + r"(?<!“)%\(fan\)s(?![，：（%]|$)", "“%(fan)s”"),
        ForbiddenWords("题址", "题目编号"),
        ForbiddenWords("整十或整百", "没有零头"),
        ForbiddenWords("此外只计", "…不另计"),
        ForbiddenWords(r"\)s一盘停和", "该盘停和"),
        ForbiddenWords("MCR", "国标"),
        ForbiddenWords("大会", "赛事"),
        ForbiddenWords("点点棒", "20000点的点棒"),
        ForbiddenWords("上上家", "用上家打出的…上牌"),
        ForbiddenWords("牌组和和|(?<!点)和和(?!牌)", "以及和牌、并且和牌"),
        ForbiddenWords("两组相同的", "同样的顺子各有两副"),
        ForbiddenWords("管理者", "管理员"),
        ForbiddenWords("墩|开门", "组、开牌", within=ON_PAGES_OF_RENGO),
        ForbiddenWords("将牌", "雀头", within=ON_PAGES_OF_RENGO),
        ForbiddenWords("箭牌", "三元牌", within=ON_PAGES_OF_RENGO),
        ForbiddenWords("点和者|点炮", "放铳者、放铳", within=ON_PAGES_OF_RENGO),
        ForbiddenWords("门前(?!清自摸和)", "门清", within=ON_PAGES_OF_RENGO),
        ForbiddenWords("(?<![点错诈误停])和者", "和牌者", within=ON_PAGES_OF_RENGO),
    ),
    "ja": (
        ForbiddenWords("教師", "先生"),
        ForbiddenWords("わか[らるりっ]", "分からない、分かる"),
        ForbiddenWords("だれ", "誰"),
        ForbiddenWords("ブラウザー", "ブラウザ"),
        ForbiddenWords("クッキー", "Cookie"),
        ForbiddenWords("時間帯", "タイムゾーン"),
        ForbiddenWords("役の地図", "役マップ"),
        ForbiddenWords("話題", "テーマ"),
        ForbiddenWords("番地", "問題のID"),
        ForbiddenWords("持ち帰", "ダウンロード"),
        ForbiddenWords("力の内訳", "項目別の成績"),
        ForbiddenWords("クラスの席", "クラスの登録"),
        ForbiddenWords("時計(?!回り)", "制限時間", CLOCKS_OF_A_ROOM),
        ForbiddenWords("幢", "トン、組"),
        ForbiddenWords("基本額", "基本点"),
        ForbiddenWords(r"責任者(?!(?:が\**|の)署名)", "パオの人"),
        ForbiddenWords("代表者", "責任者 (who signs an appeal)"),
        ForbiddenWords("本サイト", "このサイト"),
        ForbiddenWords("(?<!国)レベル", "難易度"),
        ForbiddenWords("10の位へ", "1の位を切り上げ"),
        ForbiddenWords("あなた(?!の解答)", "nothing"),
        ForbiddenWords("清算", "精算"),
        ForbiddenWords("打牌者", "放銃者"),
        ForbiddenWords("発声間違い", "空発声", AS_THE_TEXT_OF_2014_HAS_IT),
        ForbiddenWords("遅いポン", "遅ポン"),
        ForbiddenWords("先ツモ|先自摸", "先ヅモ"),
        ForbiddenWords("(?:が|(?<!ま)で)アガリ、", "アガり、 (the verb)"),
        ForbiddenWords(OF_SEVERAL_FANS["ja"] + r"(?<!「)%\(fan\)s[がはをに]", "「%(fan)s」"),
        ForbiddenWords("条の組", "条の役 (組 are sets of tiles)"),
        ForbiddenWords("サイン(?:イン|アウト)", "ログイン、ログアウト"),
        ForbiddenWords("(?<!最終)成績表", "成績一覧 (gradebook), 成績記録表 (score sheet)"),
        ForbiddenWords("壁牌", "牌山"),
        ForbiddenWords("同士", "どうし"),
        ForbiddenWords("身につ", "身に付く"),
        ForbiddenWords("喰", "食い替え、食い下がり、食いタン"),
        ForbiddenWords("見送", "見逃す"),
        ForbiddenWords("第1打", "第一打"),
        ForbiddenWords("(?:役|点|翻|符|和も|両方[がは]?|別に)[がはも]?つ[かきく](?!り)", "付く"),
        ForbiddenWords(
            "(?:ポン|チー|明槓)があり、", "ポンしていて、明槓していて", within="catalogues"
        ),
        ForbiddenWords("普通に", "通常どおり"),
        ForbiddenWords("払われる", "支払う"),
        ForbiddenWords("組全体|人の組|組の順位", "グループ (組 are sets of tiles)"),
        ForbiddenWords("可能な(?:発声|ポン|カン|チー)", "できる発声、できない発声"),
        ForbiddenWords("引いたアガリ", "ツモアガリ"),
        ForbiddenWords(r"(?<![明暗加])槓\d組", "槓子2組"),
        ForbiddenWords("(?<!起家)(?<!親)マーク[はを]", "起家マーク"),
        ForbiddenWords("終わりが必要", "制限時間が必要"),
        ForbiddenWords("手に[23]枚あって", "手に…が2枚あり"),
        ForbiddenWords("別の(?:局|対局)のこと。", "別の局での出来事"),
        ForbiddenWords("反時計回りに近", "反時計回りに数えて近い"),
        ForbiddenWords("カンは3枚", "槓子は3枚"),
        ForbiddenWords("見な[さしす]", "みなす"),
        ForbiddenWords(r"(?:\d|\)s)種目", "3種類目"),
        ForbiddenWords("だけのために", "…専用に"),
        ForbiddenWords("2組が2つ", "一盃口が2組"),
        ForbiddenWords("(?<!その)他の(?!家)", "ほかの"),
        ForbiddenWords("[二三四五六七八九]つの|二つ|ひとつの", "1つの、2つの"),
    ),
}


@dataclass(frozen=True, slots=True)
class Text:
    """A piece of text and where it stands."""

    place: str
    words: str


def messages(lang: str) -> Iterator[Text]:
    """Every sentence of the catalogue; the English ones are the keys of each."""
    path = CATALOGUES / ("ja" if lang == "en" else lang) / "LC_MESSAGES" / "messages.po"
    with path.open("rb") as file:
        catalogue = read_po(file, abort_invalid=True)
    for message in catalogue:
        said = message.id if lang == "en" else message.string
        for form in (said,) if isinstance(said, str) else said:
            if message.id:
                yield Text("catalogues", form)


def terms(lang: str) -> Iterator[Text]:
    """Names and definitions of the glossary; other words for a thing may stand beside them."""
    for each in TERMS.values():
        yield Text(f"glossary {each.id}", each.names[lang])
        yield Text(f"glossary {each.id}", each.definitions[lang])


def article_texts(lang: str) -> Iterator[Text]:
    """What each article is about."""
    for rules in RULE_SETS:
        for number, row in rows(rules).items():
            yield Text(f"articles {rules} {number}", row.titles[lang])


def lesson_texts(lang: str) -> Iterator[Text]:
    """The text of every lesson."""
    for path in sorted(CONTENT.glob(f"courses/*/*/{lang}.md")):
        yield Text(str(path.relative_to(CONTENT)), path.read_text())


def fan_texts(lang: str) -> Iterator[Text]:
    """The pages of fans, and of the editions."""
    key = lang.split("-", maxsplit=1)[0]
    of_language = re.compile(rf"\b(?:{re.escape(lang)}|{key}) ?= ?\"(.*?)\"", re.M)
    for path in [*sorted(CONTENT.glob("fans/*/*.toml")), CONTENT / "editions.toml"]:
        for found in of_language.finditer(path.read_text()):
            yield Text(str(path.relative_to(CONTENT)), found[1])


def hooks(lang: str) -> Iterator[Text]:
    """The few words by which a fan is kept in mind."""
    for path in sorted(HOOKS.glob("*.tsv")):
        with path.open(newline="") as file:
            for row in csv.DictReader(file, delimiter="\t"):
                yield Text(f"hooks {path.stem}", row[lang])


PLACES: Final = {
    "hooks": hooks,
    "catalogues": messages,
    "glossary": terms,
    "articles": article_texts,
    "lessons": lesson_texts,
    "fans": fan_texts,
}


@cache
def texts(place: str, lang: str) -> tuple[Text, ...]:
    """Everything that stands in one of the places in a language."""
    return tuple(PLACES[place](lang))


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(
    ("lang", "refused"),
    [(lang, refused) for lang, all_of_it in REFUSED.items() for refused in all_of_it],
    ids=lambda value: value.pattern if isinstance(value, ForbiddenWords) else value,
)
def test_a_word_that_has_given_way_is_not_used(lang: str, refused: ForbiddenWords, place: str):
    results = [
        text
        for text in texts(place, lang)
        if text.place not in refused.allowed
        and re.match(refused.within, text.place)
        and re.search(refused.pattern, text.words)
    ]

    assert results == [], f"use instead: {refused.use}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_every_place_has_text_in_every_language(place: str, lang: str):
    assert sum(bool(text.words) for text in PLACES[place](lang)) > 100


PLAIN: Final = re.compile(r"(?:(?<![でま])す|る|(?<!まし)(?<!でし)た|ない|[くむぶつうぐ]|だ)。")
"""A Japanese sentence that ends in a plain verb."""

TO_A_PERSON: Final = re.compile(
    r"(?:templates|web)/(?:account|accounts|assignments|building|classes|errors\.py|gradebook|paper)"
    r"|templates/(?:error|settings)\.html"
)
"""Where the site speaks to somebody: accounts, classes, assignments, forms, errors."""


@pytest.fixture(scope="module")
def spoken_to_a_person(gathered_messages: Catalog) -> set[str]:
    """The English of each sentence that stands only where the site speaks to somebody."""
    return {
        each.id
        for each in gathered_messages
        if isinstance(each.id, str)
        and each.id
        and all(TO_A_PERSON.match(source) for source, _ in each.locations)
    }


def test_japanese_messages_to_a_person_are_polite(spoken_to_a_person: set[str]):
    t = translator("ja")
    said = {english: t.gettext(english) for english in spoken_to_a_person if english[-1] == "."}
    faults = {english: t.gettext(english) + "。" for english in TEMPLATES.values()}

    assert len(said) > 150
    assert {key: words for key, words in (said | faults).items() if PLAIN.search(words)} == {}


def test_the_edition_of_2014_takes_tiles_in_its_own_word():
    zh = translator("zh-Hans")
    drawn = [english for (_, english), said in zh.forms.items() if "抓" in said[0]]
    now = translator_under("mcr-2014", zh)

    assert len(drawn) > 40
    assert [each for each in drawn if "抓" in now.gettext(each)] == []
    assert (
        translator_under("mcr-2006", zh).gettext("%(seat)s draws from the wall.")
        == "%(seat)s抓牌。"
    )
    assert now.gettext("%(seat)s draws from the wall.") == "%(seat)s拿牌。"


def test_the_points_for_a_place_in_the_group_of_1998_are_no_table_points():
    said = translator_under("mcr-1998", translator("en")).gettext(
        "How many table points does %(seat)s get?"
    )

    assert said == "How many standard points does %(seat)s get?"


@pytest.mark.parametrize(
    ("lang", "worth", "pon"),
    [("en", "Han: 3", "calls pon"), ("zh-Hans", "番数：3", "碰"), ("ja", "翻数：3", "ポン")],
)
def test_rengo_speaks_of_han_and_of_its_own_calls(lang: str, worth: str, pon: str):
    t = translator_under("rengo", translator(lang))

    assert t.gettext("Worth %(value)s", value=3) == worth
    assert t.gettext("calls pung") == pon
