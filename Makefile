# `make` lists the verbs. Everything is set up on first use, in .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: help play test test-long lint types layers docs-check bench coverage clean

help:  ## list the verbs
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1|/' | column -t -s '|'

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "alhambra needs Python 3.11 or later; say which: make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check \
		--constraint constraints.txt --editable '.[test,lint]'
	@touch $(READY)

play: $(READY)  ## play Roll & Write in the terminal
	@$(BIN)/alhambra play rollwrite

test: lint types layers docs-check $(READY)  ## lint, types, layers, docs and all tests, compiled and interpreted
	NUMBA_BOUNDSCHECK=1 ALHAMBRA_CACHE_DIR=$(VENV)/compiled-with-bounds $(BIN)/python -m pytest -q -n 2 -m "not long"
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -q -n 2 -m "not long" -k ply_by_ply tests/core/test_conformance.py

test-long: $(READY)  ## the long comparisons: tens of thousands of games
	$(BIN)/python -m pytest -q -n 2 -m long

lint: $(READY)  ## style
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: $(READY)  ## mypy, strict on the package
	$(BIN)/mypy

layers: $(READY)  ## who may import whom
	$(BIN)/lint-imports --no-cache

docs-check: $(READY)  ## what the documents promise
	$(BIN)/python -m pytest -q tests/docs

bench: $(READY)  ## measure speed on this machine
	@$(BIN)/alhambra bench

coverage: $(READY)  ## coverage of the interpreted package
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -q -m "not long"
	$(BIN)/coverage report --skip-covered

clean:  ## forget the set-up
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
