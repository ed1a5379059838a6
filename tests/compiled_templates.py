"""Templates that are compiled once, for the tests that make sites."""

from collections.abc import Iterator

import pytest
from flask import Flask
from jinja2 import BytecodeCache, FileSystemBytecodeCache


@pytest.fixture(scope="session", autouse=True)
def compiled_templates(
    tmp_path_factory: pytest.TempPathFactory, worker_id: str
) -> Iterator[BytecodeCache]:
    """Templates once compiled, for every site that a test makes: compiling is most of their time.

    The processes of a run share them.
    """
    own = tmp_path_factory.getbasetemp()
    folder = (own if worker_id == "master" else own.parent) / "templates"
    folder.mkdir(exist_ok=True)
    compiled = FileSystemBytecodeCache(str(folder))
    with pytest.MonkeyPatch.context() as patched:
        options = {**Flask.jinja_options, "bytecode_cache": compiled}
        patched.setattr(Flask, "jinja_options", options)
        yield compiled
