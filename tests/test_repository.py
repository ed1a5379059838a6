"""Facts about the repository that a reviewer would otherwise have to remember."""

import re
import subprocess
import tomllib
from itertools import takewhile
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parents[1]
FOLDERS = {
    *(".ci", "docs", "lessons", "quizzes", "school", "scoring", "static"),
    *("templates", "tests", "web", "wording"),
}
FILES = {
    *(".editorconfig", ".gitignore", "CHANGELOG.md", "CONTRIBUTING.md", "CREDITS.md", "LICENSE"),
    *("Makefile", "README.md", "app.py", "pyproject.toml", "requirements.txt"),
    *("requirements-audit.txt", "requirements-dev.txt", "requirements-peer.txt"),
    *("requirements-postgres.txt", "requirements-scan.txt"),
}
LOCK_FILES = sorted(REPOSITORY.glob("requirements*.txt"))
CODE = {".py", ".html", ".css", ".js", ".sh"}
TEXT = CODE | {".md", ".toml", ".txt", ".po", ".jsonl", ".tsv", ".svg", ""}
LINES_IN_A_FILE = 400

# Put together here so that this file does not hold what it looks for.
MACHINE_PATH = re.compile(
    "|".join(rf"(?<![\w.])/{name}/" for name in ("work", "root", "home", "tmp"))
)
CLASS = re.compile(r"^class (\w+)", re.MULTILINE)
INDEX = re.compile("|".join(["https?:/" + "/", "--(extra-)?index" + "-url", "--find" + "-links"]))


def tracked_files() -> list[Path]:
    """What git knows, and what it would take up: all that is here and not ignored."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        check=True,
    )
    names = sorted(set(filter(None, listed.stdout.split("\0"))))
    return [path for name in names if (path := REPOSITORY / name).is_file()]


def name(path: Path) -> str:
    return path.relative_to(REPOSITORY).as_posix()


def locked_packages(lock_file: Path) -> list[str]:
    """Each requirement of a lock file with its continuation lines joined."""
    joined = lock_file.read_text(encoding="utf-8").replace("\\\n", " ")
    lines = (line.strip() for line in joined.splitlines())
    return [line for line in lines if line and not line.startswith("#")]


def package_name(asked: str) -> str:
    """`psycopg` of `psycopg[binary]>=3.3`."""
    return re.split(r"[\[>]", asked)[0]


def test_the_top_level_holds_only_the_agreed_names():
    top = {name(path).split("/")[0] for path in tracked_files()}

    assert top <= FOLDERS | FILES, "a new name at the top needs a note in docs/decisions"


def test_no_file_has_grown_two_jobs():
    lengths = {
        name(path): len(path.read_text(encoding="utf-8").splitlines())
        for path in tracked_files()
        if path.suffix in CODE
    }

    assert {file: n for file, n in lengths.items() if n > LINES_IN_A_FILE} == {}


def test_a_class_name_stands_for_one_thing():
    places: dict[str, list[str]] = {}
    for path in tracked_files():
        if path.suffix == ".py":
            for found in CLASS.findall(path.read_text(encoding="utf-8")):
                places.setdefault(found, []).append(name(path))

    assert {each: files for each, files in places.items() if len(files) > 1} == {}


def test_no_file_names_a_place_on_somebodys_machine():
    results = [
        f"{name(path)}:{number}: {line.strip()}"
        for path in tracked_files()
        if path.suffix in TEXT
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if MACHINE_PATH.search(line)
    ]

    assert results == []


@pytest.mark.parametrize("lock_file", LOCK_FILES, ids=lambda path: path.name)
def test_a_lock_file_names_no_package_index(lock_file: Path):
    assert INDEX.findall(lock_file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("lock_file", LOCK_FILES, ids=lambda path: path.name)
def test_every_locked_package_has_its_version_and_a_hash(lock_file: Path):
    packages = locked_packages(lock_file)

    assert packages
    pinned = re.compile(r"[a-z0-9._-]+(\[[a-z]+\])?==\S+ .*--hash=sha256:[0-9a-f]{64}")
    assert [package for package in packages if not pinned.match(package)] == []


def test_every_dependency_asked_for_is_locked():
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))
    locks = {
        "requirements.txt": project["project"]["dependencies"],
        "requirements-dev.txt": project["dependency-groups"]["dev"],
        "requirements-peer.txt": project["dependency-groups"]["peer"],
        "requirements-audit.txt": project["dependency-groups"]["audit"],
        "requirements-scan.txt": project["dependency-groups"]["scan"],
        "requirements-postgres.txt": project["project"]["optional-dependencies"]["postgres"],
    }
    missing = {
        (file, asked)
        for file, asked_for in locks.items()
        for asked in asked_for
        if not any(
            package.startswith(f"{package_name(asked)}==")
            for package in locked_packages(REPOSITORY / file)
        )
    }

    assert missing == set()


def test_the_readme_opens_with_the_two_commands():
    lines = (REPOSITORY / "README.md").read_text(encoding="utf-8").splitlines()
    after_title = iter([line for line in lines if line.strip()][1:])

    assert next(after_title) == "```sh"
    commands = [line.split("#")[0].strip() for line in takewhile(lambda x: x != "```", after_title)]
    assert commands == ["make serve", "make test"]


def test_ci_runs_what_the_readme_says_and_hides_nothing():
    lines = (REPOSITORY / ".ci" / "run").read_text(encoding="utf-8").splitlines()

    assert lines[1] == "set -euo pipefail"
    assert lines[-1] == "make test"
    assert len(lines) == 4


def test_every_task_of_the_makefile_that_the_documents_name_exists():
    tasks = set(re.findall(r"^([a-z-]+):", (REPOSITORY / "Makefile").read_text("utf-8"), re.M))
    texts = [*REPOSITORY.glob("*.md"), *REPOSITORY.glob("docs/**/*.md")]
    named = {
        task
        for path in texts
        for task in re.findall(r"`make ([a-z-]+)", path.read_text(encoding="utf-8"))
    }

    assert named - tasks == set()


def test_a_template_names_view_models_that_there_are() -> None:
    """A name in a template's comment is a class of the project, of Flask's forms, or several of one."""
    classes = {
        name
        for path in (*REPOSITORY.glob("web/**/*.py"), *REPOSITORY.glob("school/**/*.py"))
        for name in re.findall(r"^class (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    unknown = {
        (path.name, name)
        for path in REPOSITORY.glob("templates/**/*.html")
        for comment in re.findall(r"\{#.*?#\}", path.read_text(encoding="utf-8"), re.DOTALL)
        for name in re.findall(r"\b(?:[A-Z][a-z]+)+View\b", comment)
        if name not in classes
    }
    assert unknown == set()
