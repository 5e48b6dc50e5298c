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
OLD_ENOUGH = $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	{ echo "alhambra needs Python 3.11 or later; say which: make PYTHON=python3.12"; exit 1; }
# A line for every package that is fetched, and one when all are being installed.
PROGRESS := sed -u -n -E 's/^Collecting ([^ (;<>=!~]+).*/  fetching \1/p; s/^Installing collected.*/  installing all of them/p; s/^ *Preparing editable metadata.*started/  compiling the rules/p'

PYTEST := $(BIN)/python -m pytest -q -n 2 --dist loadgroup --durations 20
# The rules as Python, as they run where there is no library.
INTERPRETED := ALHAMBRA_LIBRARY=none
LONG := $(PYTEST) --timeout 0
# The tests that need no server, no browser and no thousands of games.
FAST := tests/rulebook tests/records tests/docs tests/locale tests/web
# What every rule, action and record passes through; measured as Python.
RULES := tests/core tests/rulebook tests/laws tests/records tests/perft tests/toy \
	--ignore tests/core/test_simulate.py --ignore tests/core/test_bench.py --ignore tests/core/test_conformance.py
# Lines and branches that these must run at least, in per cent.
FLOOR := 93

.PHONY: help ready play play-lan check test tests library test-long oracle kills layouts lowest cluster coverage prove browser web system lint types types-js layers strength bench wheels clean

help:  ## list the verbs
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1|/' | column -t -s '|'

$(READY): pyproject.toml constraints.txt
	@$(OLD_ENOUGH)
	@echo "Setting up in $(VENV), once; this takes a minute or two."
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) --editable . | $(PROGRESS)
	@touch $(READY)

$(TOOLS): pyproject.toml constraints.txt
	@$(OLD_ENOUGH)
	@echo "Setting up in $(VENV) with the tools of the tests, once; this takes two minutes."
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) --editable '.[test,lint]' | $(PROGRESS)
	@touch $(READY) $(TOOLS)

$(MODULES): package.json package-lock.json | system
	npm ci --no-audit --no-fund --loglevel=error
	@touch $(MODULES)

ready: $(READY)

play: $(READY)  ## start the server and play in the browser
	@ALHAMBRA_PROGRAM=./alhambra $(BIN)/alhambra serve --open || [ $$? -eq 130 ]

play-lan: $(READY)  ## the same for all devices in the house, with a QR code of the address
	@ALHAMBRA_PROGRAM=./alhambra $(BIN)/alhambra serve --lan --open || [ $$? -eq 130 ]

test: system $(MODULES) $(TOOLS)  ## everything: style, types, layers, docs, the page, all tests but the long ones
	@$(MAKE) --no-print-directory --jobs 2 --output-sync lint types layers web
	@$(MAKE) --no-print-directory tests

tests: system library $(MODULES) $(TOOLS)
	$(PYTEST) -m "not long"
	$(INTERPRETED) $(PYTEST) -m "not long" -k ply_by_ply tests/core/test_conformance.py

check: $(TOOLS)  ## style, types, layers and the fast tests, in under two minutes
	@$(MAKE) --no-print-directory --jobs 2 --output-sync lint types layers
	$(PYTEST) -m "not long" $(FAST)

test-long: oracle kills layouts lowest cluster coverage  ## the six that follow, one after another

oracle: $(TOOLS)  ## long, half an hour or more: two implementations agree over tens of thousands of games
	$(LONG) -m "long(verb='oracle')"

kills: system $(TOOLS)  ## long, 11 minutes: hundreds of kills, frozen processes and cut connections under play
	$(LONG) -m "long(verb='kills')"

layouts: system $(MODULES) $(TOOLS)  ## long, 5 minutes: every page in every language and size, whole games by keyboard and touch
	$(LONG) -m "long(verb='layouts')"

lowest: $(TOOLS)  ## long: the lowest versions of libraries that we declare, and the container file
	$(LONG) -m "long(verb='lowest')"

cluster: $(TOOLS)  ## long: contests on a Ray cluster
	$(LONG) -m "long(verb='cluster')"

coverage: $(TOOLS)  ## long, 4 minutes: the rules as Python, and how much of them the tests run
	$(INTERPRETED) $(BIN)/coverage run -m pytest -q -m "not long" $(RULES)
	$(BIN)/coverage report --skip-covered --fail-under $(FLOOR) \
		--include 'src/alhambra/core/*,src/alhambra/palace/*,src/alhambra/rollwrite/*'

prove: system $(MODULES) $(TOOLS)  ## five runs of the whole check, two of them on a busy machine
	$(BIN)/python scripts/prove.py

browser: system $(MODULES) $(TOOLS)  ## only the tests in a browser; pictures in tests/browser/pictures
	$(PYTEST) -m "not long" tests/browser

library: $(TOOLS)  ## the rules compiled, for Python and for the page, if they have changed
	@$(BIN)/python -m alhambra.compiled --page

wheels: $(TOOLS)  ## a wheel for every kind of machine, in dist; the one for this machine is tried out
	$(BIN)/python scripts/wheels.py

web: library $(MODULES)  ## the page: types and unit tests of its modules, and its rules against the library
	npm run --silent types
	npm run --silent unit
	$(BIN)/python -m pytest -q tests/compiled/test_page_rules.py

system:  ## system packages that the tests need
	@scripts/setup-system

lint: $(TOOLS)  ## style
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: $(TOOLS)  ## mypy, strict on everything
	$(BIN)/mypy

types-js: $(READY)  ## write the shapes of the wire for the page, from those of the server
	$(BIN)/python scripts/types_js.py

layers: $(TOOLS)  ## who may import whom
	$(BIN)/lint-imports --no-cache

strength: $(READY)  ## write docs/strength.md from the results in bench/strength
	$(BIN)/python scripts/strength.py

bench: $(READY)  ## measure speed on this machine
	@$(BIN)/alhambra bench

clean:  ## forget the set-up
	rm -rf $(VENV) node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
