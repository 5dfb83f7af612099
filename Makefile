# Two commands do everything on a fresh machine: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play test check unit soak bench compiled pure clean help

help:  ## Show what can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /: /'

play: $(READY)  ## Set everything up and play against a bot in the terminal
	@$(BIN)/splay play

test: check unit  ## Set everything up and run every check

$(READY): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

check: $(READY)  ## Formatting, lint, types and layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

unit: $(READY)  ## Unit and property tests
	$(BIN)/pytest -n 2

soak: $(READY)  ## Many more random games than the tests play
	SPLAY_SOAK=20 $(BIN)/pytest -n 2 tests/innovation/test_properties.py tests/kernel/test_conformance.py

bench: $(READY)  ## Compare speed with innovation-tui, side by side in one run
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	$(BIN)/python benchmarks/peers.py

compiled: $(READY)  ## Compile the engine with mypyc into the environment (needs a C compiler)
	rm -rf build dist
	SPLAY_COMPILED=1 $(BIN)/python -m pip wheel --quiet --no-build-isolation --no-deps --wheel-dir dist .
	$(BIN)/python -m pip install --quiet --force-reinstall --no-deps dist/splay-*.whl
	@$(BIN)/splay --version

pure: $(READY)  ## Go back to the pure-Python engine
	$(BIN)/python -m pip install --quiet --force-reinstall --no-deps --editable .
	@$(BIN)/splay --version

clean:  ## Remove the environment and all caches
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
