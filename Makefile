# `make` lists the verbs. Everything is set up on first use: in .venv, in node_modules, and for the
# tests a browser, Node.js, PostgreSQL and nginx by the system's packages (scripts/setup-system).

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
TOOLS := $(VENV)/.tools
MODULES := node_modules/.ready
SHELL := /bin/bash -o pipefail
PIP := $(BIN)/python -m pip install --disable-pip-version-check --progress-bar off --constraint constraints.txt
# A line for every package that is fetched, and one when all are being installed.
PROGRESS := sed -u -n -E 's/^Collecting ([^ (;<>=!~]+).*/  fetching \1/p; s/^Installing collected.*/  installing all of them/p'

# The tests that need no server, no browser and no thousands of games.
FAST := tests/rulebook tests/records tests/docs tests/locale tests/web

.PHONY: help ready play play-lan check test test-long browser web system lint types types-js layers docs-check strength bench coverage clean

help:  ## list the verbs
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1|/' | column -t -s '|'

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "alhambra needs Python 3.11 or later; say which: make PYTHON=python3.12"; exit 1; }
	@echo "Setting up in $(VENV), once; this takes a minute or two."
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) --editable . | $(PROGRESS)
	@touch $(READY)

$(TOOLS): $(READY)
	@echo "Setting up the tools of the tests, once."
	@$(PIP) --editable '.[test,lint]' | $(PROGRESS)
	@touch $(TOOLS)

$(MODULES): package.json package-lock.json | system
	npm ci --no-audit --no-fund --loglevel=error
	@touch $(MODULES)

ready: $(READY)

play: $(READY)  ## start the server and play in the browser
	@ALHAMBRA_PROGRAM=./alhambra $(BIN)/alhambra serve --open || [ $$? -eq 130 ]

play-lan: $(READY)  ## the same for all devices in the house, with a QR code of the address
	@ALHAMBRA_PROGRAM=./alhambra $(BIN)/alhambra serve --lan --open || [ $$? -eq 130 ]

test: system lint types layers docs-check web $(TOOLS)  ## everything: style, types, layers, docs, the page, all tests
	NUMBA_BOUNDSCHECK=1 ALHAMBRA_CACHE_DIR=$(VENV)/compiled-with-bounds \
		$(BIN)/python -m pytest -q -n 2 --dist loadgroup -m "not long"
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -q -n 2 -m "not long" -k ply_by_ply tests/core/test_conformance.py

check: lint types layers $(TOOLS)  ## style, types, layers and the fast tests, in under two minutes
	$(BIN)/python -m pytest -q -n 2 -m "not long" $(FAST)

test-long: $(TOOLS)  ## the long comparisons: tens of thousands of games
	$(BIN)/python -m pytest -q -n 2 -m long

browser: system $(MODULES) $(TOOLS)  ## only the tests in a browser; pictures in tests/browser/pictures
	$(BIN)/python -m pytest -q tests/browser

web: $(MODULES)  ## the page: types and unit tests of its modules
	npm run --silent types
	npm run --silent unit

system:  ## system packages that the tests need
	@scripts/setup-system

lint: $(TOOLS)  ## style
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: $(TOOLS)  ## mypy, strict on the package, tests and benchmarks too
	$(BIN)/mypy

types-js: $(READY)  ## write the shapes of the wire for the page, from those of the server
	$(BIN)/python scripts/types_js.py

layers: $(TOOLS)  ## who may import whom
	$(BIN)/lint-imports --no-cache

docs-check: $(TOOLS)  ## what the documents promise
	$(BIN)/python -m pytest -q tests/docs

strength: $(READY)  ## write docs/strength.md from the results in bench/strength
	$(BIN)/python scripts/strength.py

bench: $(READY)  ## measure speed on this machine
	@$(BIN)/alhambra bench

coverage: $(TOOLS)  ## coverage of the interpreted package
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -q -m "not long"
	$(BIN)/coverage report --skip-covered

clean:  ## forget the set-up
	rm -rf $(VENV) node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
