"""QTI packages against what the schemas of the standard say, and that the checker sees breaches."""

import re
from collections.abc import Mapping
from io import BytesIO
from xml.etree.ElementTree import fromstring, register_namespace
from zipfile import ZipFile

import pytest

from quizzes import Kind
from tests.web.export import qti_schema
from tests.web.export.qti_rules import QtiError, check
from tests.web.export.qti_schema import SCHEMA, ValueType
from tests.web.export.sheets import book, entry
from web.export.qti.elements import root, xml_file
from web.export.qti.package import qti_package
from web.export.sheet import sheet_of


@pytest.fixture(scope="module")
def files() -> Mapping[str, str]:
    """The files of a package with an instruction, by what is asked in them."""
    kinds = {"choice": Kind.TERM, "several": Kind.FANS, "parts": Kind.SPOT_ERROR}
    questions = (entry("mcr-2014", kind) for kind in kinds.values())
    package = ZipFile(BytesIO(qti_package(sheet_of(book(*questions, told="Look."), "en"), "en")))
    names = [name for name in package.namelist() if name.endswith(".xml")]
    texts = [package.read(name).decode() for name in names]
    return dict(zip(("manifest", "test", *kinds), texts, strict=True))


@pytest.mark.parametrize("file", ["manifest", "test", "choice", "several", "parts"])
def test_each_file_is_as_its_schema_says(files: Mapping[str, str], file: str) -> None:
    check(fromstring(files[file]))


BROKEN = {
    # what there is and in which order
    "an unknown element": ("choice", "qti-item-body", "qti-body"),
    "outcomes before responses": (
        *("choice", r"(<qti-response-declaration.*</qti-response-declaration>)(.*/>)(<qti-item-b)"),
        r"\2\1\3",
    ),
    "feedback that says nothing": ("choice", "<qti-content-body>.*?</qti-content-body>", ""),
    "grading after feedback": (
        *("choice", r"(<qti-response-processing>.*</qti-response-processing>)(.*)(</qti-ass)"),
        r"\2\1\3",
    ),
    "a second body": ("choice", r"(<qti-item-body>.*</qti-item-body>)", r"\1\1"),
    "an empty body": ("choice", r"<qti-item-body>.*</qti-item-body>", "<qti-item-body />"),
    "a mapping before the answer": (
        *("choice", r"(<qti-correct-response>.*</qti-correct-response>)(<qti-map.*</qti-mapping>)"),
        r"\2\1",
    ),
    "a mapping of nothing": ("choice", r"(<qti-mapping[^>]*>).*(</qti-mapping>)", r"\1\2"),
    "no right answer": (
        *("choice", r"<qti-correct-response>.*</qti-correct-response>"),
        "<qti-correct-response></qti-correct-response>",
    ),
    "no choices": ("choice", "<qti-simple-choice.*</qti-simple-choice>", ""),
    "a prompt after the choices": (
        *("parts", r"(<qti-prompt>.*</qti-prompt>)(.*)(</qti-choice-interaction>)"),
        r"\2\1\3",
    ),
    "a picture beside the blocks": ("choice", "<qti-item-body>", r"\g<0><b>x</b>"),
    "a paragraph in a paragraph": ("choice", "<p>", "<p><p>x</p>"),
    "a list in a paragraph": ("choice", "<p>", "<p><ul />"),
    "text in the body": ("choice", "<qti-item-body>", r"\g<0>text"),
    "text where nothing is": (
        "parts",
        "(<qti-text-entry-interaction[^/]*)/>",
        r"\1> </qti-text-entry-interaction>",
    ),
    "two values set at once": ("choice", r"(<qti-map-response [^>]*>)", r"\1\1"),
    "nothing compared": ("parts", r"(<qti-equal[^>]*>)<qti-variable [^>]*>", r"\1"),
    "a comparison added up": ("parts", "<qti-sum>", "<qti-sum><qti-equal />"),
    "another answer before the first": (
        *("parts", r"<qti-response-if>(.*?)</qti-response-if>"),
        r"<qti-response-else-if>\1</qti-response-else-if>",
    ),
    "processing before the parts": (
        *("test", r"(<qti-test-part.*</qti-test-part>)(<qti-outcome-processing>.*ing>)"),
        r"\2\1",
    ),
    "items before the instruction": (
        *(
            "test",
            r"(<qti-rubric-block.*</qti-rubric-block>)(<qti-assessment-item-ref.*)(</qti-assessment-sect)",
        ),
        r"\2\1\3",
    ),
    "a test of no parts": ("test", "<qti-test-part.*</qti-test-part>", ""),
    "resources first": (
        *("manifest", r"(<imscp:organizations />)(.*)(</imscp:manifest>)"),
        r"\2\1\3",
    ),
    "a resource of no files": ("manifest", "<imscp:file [^>]*>", ""),
    "metadata of the manifest at a resource": (
        *("manifest", "<imsmd:lom>"),
        "<imscp:schema>QTI Package</imscp:schema><imsmd:lom>",
    ),
    "two titles": ("manifest", r"(<imsmd:title>.*?</imsmd:title>)", r"\1\1"),
    # attributes
    "no time-dependent": ("choice", ' time-dependent="false"', ""),
    "no title": ("test", ' title="[^"]*"', ""),
    "no response": ("choice", 'response-identifier="RESPONSE" ', ""),
    "no alt": ("several", ' alt="[^"]*"', ""),
    "no visible": ("test", ' visible="true"', ""),
    "no view": ("test", ' view="candidate"', ""),
    "no way through": ("test", ' navigation-mode="nonlinear"', ""),
    "no type": ("manifest", ' type="[^"]*"', ""),
    "no schema": ("test", ' xsi:schemaLocation="[^"]*"', ""),
    "a language of a test": ("test", "<qti-assessment-test ", r'\g<0>xml:lang="en" '),
    "a style": ("several", "<img ", r'\g<0>style="height:auto" '),
    "an attribute of version 2": ("choice", "time-dependent", r'timeDependent="false" \g<0>'),
    "an attribute with a namespace": (
        *("choice", "<qti-item-body>"),
        '<qti-item-body xmlns:q="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" q:id="x">',
    ),
    # values
    "a name with a digit first": ("choice", 'identifier="item-', 'identifier="9item-'),
    "a name with a space": ("choice", 'identifier="ANSWER_1"', 'identifier="ANSWER 1"'),
    "a name with a colon": ("test", 'identifier="part"', 'identifier="p:art"'),
    "a cardinality that is none": ("choice", 'cardinality="single"', 'cardinality="one"'),
    "a base-type that is none": ("choice", 'base-type="identifier"', 'base-type="choice"'),
    "a base-type in other case": ("parts", 'base-type="float"', 'base-type="Float"'),
    "a yes": ("choice", 'adaptive="false"', 'adaptive="no"'),
    "a comma in a number": ("several", 'upper-bound="1"', 'upper-bound="1,5"'),
    "less than nothing at most": ("choice", 'normal-maximum="1"', 'normal-maximum="-1"'),
    "a length with a unit": ("several", r'height="(\d+)"', r'height="\1px"'),
    "a part of a choice": ("choice", 'max-choices="1"', 'max-choices="1.5"'),
    "nobody's view": ("test", 'view="candidate"', 'view="learner"'),
    "a version of the package": ("manifest", "3.0.0", "3.0"),
    "a type of version 2": ("manifest", "imsqti_item_xmlv3p0", "imsqti_item_xmlv2p2"),
    # what refers to what, and what the grammar does not say
    "a need that is not there": ("manifest", 'identifierref="item', 'identifierref="other'),
    "a name twice": ("manifest", 'identifier="assessment"', 'identifier="fanwise"'),
    "text for nothing": ("parts", 'response-identifier="RESPONSE_2"', 'response-identifier="X"'),
    "text for a name": (
        *("parts", 'identifier="RESPONSE_2" cardinality="single" base-type="float"'),
        'identifier="RESPONSE_2" cardinality="single" base-type="identifier"',
    ),
    "several for one": ("choice", 'max-choices="1"', 'max-choices="0"'),
    "a choice for a number": (
        *("choice", '(identifier="RESPONSE" cardinality="single" base-type)="identifier"'),
        r'\1="float"',
    ),
    "a choice that asks": (
        *("parts", '<qti-simple-choice identifier="ANSWER_1_1">'),
        r'\g<0><p><qti-text-entry-interaction response-identifier="RESPONSE_2"/></p>',
    ),
    "the test in an item": (
        *("choice", r"<qti-map-response [^>]*>"),
        '<qti-test-variables variable-identifier="SCORE" />',
    ),
}


@pytest.mark.parametrize(("file", "good", "bad"), BROKEN.values(), ids=BROKEN)
def test_a_breach_is_seen(files: Mapping[str, str], file: str, good: str, bad: str) -> None:
    broken = re.sub(good, bad, files[file], flags=re.DOTALL)
    assert broken != files[file]
    with pytest.raises(QtiError):
        check(fromstring(broken))


def test_what_the_schema_leaves_free_is_free(files: Mapping[str, str]) -> None:
    free = files["choice"].replace(' adaptive="false"', "")
    check(fromstring(free.replace("<qti-content-body>", "<qti-content-body>text")))


def test_a_file_names_its_elements_without_a_prefix_whatever_else_the_process_has_made() -> None:
    register_namespace("", "https://elsewhere.example/")  # as what makes PDFs does
    assert b"<qti-assessment-item " in xml_file(root("qti-assessment-item", {}))


def test_the_table_defines_every_child_that_it_names() -> None:
    for parent, rule in SCHEMA.items():
        for child in re.findall(r"[\w:-]+", rule.content):
            assert child in SCHEMA or f"{parent}/{child}" in SCHEMA, (parent, child)


VALUES = (
    (qti_schema.NAME, ("a", "_1", "A.b-c"), ("", "1a", "a:b", "a b", "-a")),
    (qti_schema.NAMES, ("a", "a b"), ("", "a 1")),
    (qti_schema.BOOLEAN, ("true", "0"), ("", "True", "yes")),
    (qti_schema.DOUBLE, ("1", "-0.5", ".5", "1e+06", "-INF"), ("", ".", "1,5", "+INF", "0x1")),
    (qti_schema.NOT_NEGATIVE, ("0", "1.5e-3"), ("-1", "NaN")),
    (qti_schema.INTEGER, ("10", "-2"), ("", "1.0", "99999999999")),
    (qti_schema.COUNT, ("0", "12"), ("", "-1", "1.0")),
    (qti_schema.LENGTH, ("99", "50%"), ("", "9px", "1.5")),
    (qti_schema.LANGUAGE, ("en", "zh-Hans", "zh-Latn-pinyin"), ("", "zh_Hans", "Traditional")),
    (
        *(qti_schema.URI, ("images/a.svg", "https://example.org/a?b=c", "a%20b#c")),
        ("", "a b.svg", "a<b", "%zz", "[", "a#b#c", "1a:b"),
    ),
    (qti_schema.VIEWS, ("candidate", "author tutor"), ("", "candidate,tutor")),
    (qti_schema.USE, ("instructions", "ext:a.b"), ("", "ext:", "help")),
    (qti_schema.LINE, ("", "a b"), ("a\nb", "a\tb")),
)


@pytest.mark.parametrize(("kind", "good", "bad"), VALUES, ids=[each[0].name for each in VALUES])
def test_types_of_values(kind: ValueType, good: tuple[str, ...], bad: tuple[str, ...]) -> None:
    assert all(kind.pattern.fullmatch(each) for each in good)
    assert not any(kind.pattern.fullmatch(each) for each in bad)
