# One door for each task; `make help` lists them. Everything made here stays below
# .venv, .uv, build and instance, none of which is in version control.

PY   ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
JOBS ?= 2

V        := .venv
BIN      := $(V)/bin
UV       := .uv/bin/uv
INSTANCE := instance
POT      := build/messages.pot

export UV_PYTHON_DOWNLOADS := never
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# What is compiled once serves every process after it, the tests' rewritten modules too.
export PYTHONDONTWRITEBYTECODE :=
export PYTHONPYCACHEPREFIX := $(CURDIR)/build/pycache

.NOTPARALLEL:
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

.PHONY: help
help: ## List the tasks
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

# ---- installing ---------------------------------------------------------------------------

INSTALL := $(BIN)/python -m pip install -q --require-hashes -r

$(BIN)/python:
	@$(PY) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Fanwise needs Python 3.11 or later; '$(PY)' is $$($(PY) --version 2>&1). Set PY=python3.11 or later." >&2; exit 1; }
	@$(PY) -m venv $(V) || \
	  { rm -rf $(V); echo "python3 could not make a virtual environment (on Debian: apt-get install python3-venv)." >&2; exit 1; }

$(V)/.installed: requirements.txt | $(BIN)/python
	$(INSTALL) requirements.txt
	@touch $@

$(V)/.installed-dev: requirements-dev.txt $(V)/.installed
	$(INSTALL) requirements-dev.txt
	@touch $@

# The other program is built from source. Without a compiler the differential test is skipped,
# and the skip says so each time.
$(V)/.installed-peer: requirements-peer.txt $(V)/.installed-dev
	@if $(INSTALL) requirements-peer.txt >$(V)/peer.log 2>&1; then rm -f $(V)/peer-missing; else \
	  cp $(V)/peer.log $(V)/peer-missing; fi
	@touch $@

.PHONY: setup setup-dev setup-postgres peer browser pango
setup: $(V)/.installed $(V)/.installed-dev ## Install everything for working on the site into .venv
setup-dev: setup $(V)/.installed-peer

setup-postgres: $(V)/.installed ## Add the PostgreSQL driver
	$(INSTALL) requirements-postgres.txt

peer: $(V)/.installed-peer ## Build the other program that the engine is compared with
	@if [ -f $(V)/peer-missing ]; then \
	  echo "SKIPPED: the differential test against pymahjonggb. It could not be built (a C++ compiler and Python's headers are needed; the log is $(V)/peer-missing). Install them, then: rm $(V)/.installed-peer && make peer"; fi

browser: ## See to it that Chromium and Chinese and Japanese fonts are there for the browser tests
	@sh tests/browser/install.sh

pango: $(V)/.installed-dev ## See to it that PDFs can be made
	@sh tests/web/install_pango.sh $(BIN)/python

# ---- running ------------------------------------------------------------------------------

$(INSTANCE)/secret_key:
	@umask 077 && mkdir -p $(INSTANCE) && $(PY) -c 'import secrets; print(secrets.token_hex(32))' > $@.new && mv $@.new $@

.PHONY: serve
serve: $(V)/.installed $(if $(FANWISE_SECRET_KEY)$(FANWISE_SECRET_KEY_FILE),,$(INSTANCE)/secret_key) ## Run the site on http://127.0.0.1:8000 (HOST, PORT)
	@test -n "$$FANWISE_SECRET_KEY$$FANWISE_SECRET_KEY_FILE" || \
	  { chmod go= $(INSTANCE)/secret_key && export FANWISE_SECRET_KEY_FILE=$(INSTANCE)/secret_key; }; \
	HOST=$(HOST) PORT=$(PORT) exec $(BIN)/python -m web.server

# ---- checking -----------------------------------------------------------------------------

# The tests of the browser are not even read, nor what drives it.
NO_BROWSER := --ignore=tests/browser -p no:playwright

.PHONY: test test-read test-python test-unit test-postgres test-slow test-browser check format bench learners faults
test: setup browser pango ## Everything that must hold before a change lands
	@$(BIN)/python -m tests.stages $(MAKE) --no-print-directory

check: $(V)/.installed-dev ## Format, lint, types and the direction of imports
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# Each process has a run of neighbours, which share what they made, and takes from another at the end.
# A browser is a process of its own beside its test. In `make test` both go on at the same time: while
# tests in a browser wait for it, the others count.
PARALLEL := -n $(JOBS) --dist worksteal --durations=10
BROWSERS ?= 2

# One process reads the modules of the tests, and each of the others finds them compiled.
test-read: $(V)/.installed-dev
	@mkdir -p build; $(BIN)/pytest --collect-only -qq -p tests.modules_alone >build/read.log 2>&1; \
	test $$? = 5 || { cat build/read.log; exit 1; }

test-unit: $(V)/.installed-dev ## What holds rule by rule; needs no browser
	$(BIN)/pytest $(NO_BROWSER) -m "not slow" $(PARALLEL)

test-slow: $(V)/.installed-dev peer ## Thousands of hands and questions, and other programs
	$(BIN)/pytest $(NO_BROWSER) -m slow $(PARALLEL)

test-python: $(V)/.installed-dev peer ## Both of them in one run, which gathers the tests once
	$(BIN)/pytest $(NO_BROWSER) $(PARALLEL)

test-postgres: $(V)/.installed-dev ## What the site does with its database once more, on PostgreSQL
	$(BIN)/pytest tests/web --database postgresql -p no:playwright -m "not slow" $(PARALLEL)

test-browser: $(V)/.installed-dev browser ## Journeys in a real browser
	$(BIN)/pytest tests/browser -m browser -n $(BROWSERS) --dist worksteal --durations=10

format: $(V)/.installed-dev ## Lay out the code and mend what lint can mend
	$(BIN)/ruff check --fix-only -q .
	$(BIN)/ruff format .

bench: $(V)/.installed-dev ## Measure the engine
	$(BIN)/python -m tests.bench

learners: $(V)/.installed-dev ## Measure what the order of questions is worth, on simulated learners
	$(BIN)/python -m tests.bench.learners

faults: $(V)/.installed-dev ## Do to a running site what befalls one: processes killed, half-sent requests
	$(BIN)/python -m tests.faults

# ---- auditing -----------------------------------------------------------------------------

RUNTIME := build/runtime
AUDIT   := build/audit
SCAN    := build/scan
LINES   ?= 1000000
REQUESTS ?= 20000
SECONDS ?= 600

# What the site needs to run, in an environment of its own: the list names that and nothing else.
$(RUNTIME)/.installed: requirements-postgres.txt
	@$(PY) -m venv $(RUNTIME)
	$(RUNTIME)/bin/python -m pip install -q --require-hashes -r requirements-postgres.txt
	$(RUNTIME)/bin/python -m pip uninstall -q -y setuptools pip
	@touch $@

$(AUDIT)/.installed: requirements.txt requirements-audit.txt
	@$(PY) -m venv $(AUDIT)
	$(AUDIT)/bin/python -m pip install -q --require-hashes -r requirements.txt -r requirements-audit.txt
	@touch $@

$(SCAN)/.installed: requirements-scan.txt
	@$(PY) -m venv $(SCAN)
	$(SCAN)/bin/python -m pip install -q --require-hashes -r requirements-scan.txt
	@touch $@

.PHONY: audit fuzz scan
audit: $(RUNTIME)/.installed $(AUDIT)/.installed ## List what the site is made of (build/sbom.json), check the licences and the container file
	$(AUDIT)/bin/cyclonedx-py environment --pyproject pyproject.toml --output-reproducible \
	  -o build/sbom.json $(RUNTIME)/bin/python
	$(AUDIT)/bin/pip-licenses --python $(RUNTIME)/bin/python
	$(AUDIT)/bin/hadolint docs/operations/Dockerfile

fuzz: $(AUDIT)/.installed $(V)/.installed-dev ## Send what nobody would: LINES to the command lines, REQUESTS to the site
	$(AUDIT)/bin/python -m tests.fuzz.lines $(LINES) build/fuzz
	$(BIN)/python -m tests.fuzz.requests $(REQUESTS)

scan: $(SCAN)/.installed $(AUDIT)/.installed $(V)/.installed-dev ## Let scanners attack a site of its own (needs nginx), SECONDS for each of their ways
	$(BIN)/python -m tests.scan $(SCAN) $(AUDIT) $(SECONDS)

# ---- keeping ------------------------------------------------------------------------------

$(UV): | $(BIN)/python
	$(PY) -m venv .uv
	.uv/bin/python -m pip install -q 'uv>=0.13'

LOCK := $(UV) pip compile -q --no-config --universal --python-version 3.11 --generate-hashes --no-header

TILE_FONT ?= /usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc

.PHONY: lock messages tiles clean
lock: | $(UV) ## Make the lock files again (LOCKFLAGS=--upgrade for later versions)
	$(LOCK) $(LOCKFLAGS) pyproject.toml -o requirements.txt
	$(LOCK) $(LOCKFLAGS) pyproject.toml --group dev -c requirements.txt -o requirements-dev.txt
	$(LOCK) $(LOCKFLAGS) pyproject.toml --extra postgres -c requirements.txt -o requirements-postgres.txt
	$(LOCK) $(LOCKFLAGS) --group peer -o requirements-peer.txt
	$(LOCK) $(LOCKFLAGS) --group audit -c requirements.txt -o requirements-audit.txt
	$(LOCK) $(LOCKFLAGS) --group scan -o requirements-scan.txt

messages: $(V)/.installed-dev ## Gather every sentence and check that each language has it
	@mkdir -p $(dir $(POT))
	$(BIN)/pybabel -q extract -F pyproject.toml --sort-by-file --no-wrap -o $(POT) .
	$(BIN)/pytest -q tests/test_messages.py

tiles: $(V)/.installed-dev ## Draw the tile pictures again (TILE_FONT: Noto Serif CJK Bold)
	$(BIN)/python -m static.tiles.draw $(TILE_FONT)
	$(BIN)/python -m static.tiles.sheet

clean: ## Remove what was made, but keep the database and the key
	rm -rf $(V) .uv build test-results .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
