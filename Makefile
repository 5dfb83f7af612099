# Two commands do everything on a fresh machine: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play test check unit soak bench clean help

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
	SPLAY_SOAK=20 $(BIN)/pytest -n 2 tests/innovation/test_properties.py

bench: $(READY)  ## Compare speed with innovation-tui, side by side in one run
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	$(BIN)/python benchmarks/peers.py

clean:  ## Remove the environment and all caches
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
