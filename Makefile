# Two commands do everything on a fresh machine: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
DEV := $(VENV)/.dev
PAGE := src/splay/server/page/index.html
PARTS := web/node_modules/.ready
REFERENCE := docs/_build/html/objects.inv
DIST ?= dist
STEP := scripts/step.sh
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input
# On two cores: while two wait for a server, a page or a bot, a third goes on.
TESTS := $(BIN)/pytest -n 3 --dist worksteal
# Where `make play` serves: make play PORT=9000 HOST=0.0.0.0
HOST := 127.0.0.1
PORT := 8000

.PHONY: play page test check unit pagecheck browser soak matrix examples daily bench load nodes compiled pure wheel sdist docs clean help

help:  ## Show what can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /: /'

play: $(READY) page  ## Set up what playing needs, build the page and serve it, at PORT= and HOST= if you like
	@$(BIN)/splay serve --host $(HOST) --port $(PORT)

page: $(PAGE)  ## Build the page that the server serves

test:  ## Set everything up and run every check
	@$(MAKE) --no-print-directory $(DEV) $(PARTS)
	@$(MAKE) --no-print-directory --jobs=2 check pagecheck docs page
	@$(MAKE) --no-print-directory unit browser

$(READY): pyproject.toml
	@$(STEP) "Making a Python environment in $(VENV)" $(PYTHON) -m venv $(VENV)
	@$(STEP) "Installing Splay into it" $(PIP) install --editable .
	@touch $@

$(DEV): $(READY)
	@$(STEP) "Installing what the checks need" $(PIP) install --editable '.[dev]'
	@touch $@

$(PARTS): web/package.json web/package-lock.json | $(READY)
	@$(STEP) "Installing the parts of the page" scripts/npm.sh ci --no-audit --no-fund
	@touch $@

$(PAGE): $(PARTS) $(shell find web -name node_modules -prune -o -type f -print)
	@$(STEP) "Building the page" scripts/npm.sh run build
	@touch $@

check: $(DEV)  ## Formatting, lint, types and layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

pagecheck: $(PARTS)  ## Formatting, types and unit tests of the page
	scripts/npm.sh run check --silent
	scripts/npm.sh test --silent

unit: $(DEV)  ## Unit and property tests
	$(TESTS) --ignore tests/browser

browser: $(DEV) page  ## Real games in a real browser; what fails there is looked at once more, alone
	@export SPLAY_CHROMIUM="$$(scripts/browser.sh)"; \
	$(TESTS) tests/browser || { [ $$? = 1 ] && $(BIN)/pytest --last-failed --last-failed-no-failures none tests/browser; }

soak: $(DEV)  ## Many more random games than the tests play, and attacks on a server
	SPLAY_SOAK=20 $(BIN)/pytest -n 2 tests/innovation/test_properties.py tests/kernel/test_conformance.py \
		tests/bots/test_greedy.py tests/server/test_free_undo.py
	$(BIN)/python benchmarks/loop_held.py
	$(BIN)/python benchmarks/attack.py --seconds 60

matrix: $(DEV)  ## 10,000 random games with all expansions, and thousands with each combination of them
	$(BIN)/python benchmarks/matrix.py

examples: $(READY)  ## Make for every card a small position that shows it at work, and write them to the package
	$(BIN)/python -m splay.examples

daily: $(READY)  ## Look deeper at the daily positions, drop those that do not hold, and put others in their places
	$(BIN)/python -m splay.daily daily.jsonl --check --jobs 2

bench: $(DEV)  ## Compare speed with innovation-tui, side by side in one run
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	$(BIN)/python benchmarks/peers.py

load: $(DEV)  ## Measure the server: 200 matches at once, and a thousand idle sockets
	$(BIN)/python benchmarks/server_load.py

nodes: $(DEV)  ## Kill nodes behind nginx while 200 matches are played (needs nginx)
	$(BIN)/python benchmarks/nodes.py

compiled: $(DEV)  ## Compile the engine with mypyc into the environment (needs a C compiler)
	rm -rf build dist
	SPLAY_COMPILED=1 $(BIN)/python -m pip wheel --quiet --no-build-isolation --no-deps --wheel-dir dist .
	$(BIN)/python -m pip install --quiet --force-reinstall --no-deps dist/splay-*.whl
	@$(BIN)/splay --version

pure: $(DEV)  ## Go back to the pure-Python engine
	$(BIN)/python -m pip install --quiet --force-reinstall --no-deps --editable .
	@$(BIN)/splay --version

wheel: $(DEV) page  ## Build dist/splay-*.whl with the page inside (COMPILED=1: with the engine compiled for this machine)
	rm -rf build $(DIST)/splay-*.whl
	SPLAY_COMPILED=$(COMPILED) $(BIN)/python -m pip wheel --quiet --no-build-isolation --no-deps --wheel-dir $(DIST) .
	@ls $(DIST)/splay-*.whl

sdist: $(DEV) page  ## Build dist/splay-*.tar.gz with the page inside, so that a wheel can be built without Node.js
	@$(BIN)/python -c 'from setuptools import build_meta; print("$(DIST)/" + build_meta.build_sdist("$(DIST)"))' | tail -n 1

docs: $(REFERENCE)  ## Build docs/_build/html/index.html: the API from the docstrings, and the pages of docs/

$(REFERENCE): $(DEV) docs/conf.py $(wildcard docs/*.md) $(shell find src/splay -name '*.py')
	$(BIN)/sphinx-build --quiet --fail-on-warning --keep-going --fresh-env --jobs auto docs $(@D) || { rm -f $@; exit 1; }

clean:  ## Remove the environment and all caches
	rm -rf $(VENV) web/node_modules src/splay/server/page build dist docs/_build .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
