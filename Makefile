# Everything an orrery developer types. Each target sets up what it needs.
PYTHON ?= python3
BIN := .venv/bin
JOBS ?= 2
# Packages for Python and the page are fetched side by side.
MAKEFLAGS += --jobs=2

.PHONY: play page test lint types bench soak rules golden clean

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "orrery needs Python 3.11 or newer; set one with: make PYTHON=/path/to/python3.11 ..."; exit 1; }
	@echo "Setting up the virtual environment (once) ..."
	@$(PYTHON) -m venv .venv

.venv/ready: pyproject.toml | .venv/bin/python
	@$(BIN)/pip install --quiet --disable-pip-version-check --editable .
	@touch $@

.venv/tools: .venv/ready
	@echo "Fetching what tests and checks need (once) ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

play: .venv/ready page  ## the tables in the browser; ARGS='--port 8080' for more
	@$(BIN)/orrery serve $(ARGS)

page: | .venv/bin/python  ## what the browser shows, built when its sources have changed
	@$(BIN)/python web/build.py

test: .venv/tools page  ## all tests, in parallel
	@$(BIN)/python -m pytest -n $(JOBS) $(ARGS)

lint: .venv/tools  ## style
	@$(BIN)/ruff check src tests bench web/build.py
	@$(BIN)/ruff format --check src tests bench web/build.py

types: .venv/tools page  ## mypy --strict, and the page's types
	@$(BIN)/mypy
	@$(BIN)/python web/build.py --check

bench: .venv/ready  ## speed and memory
	@$(BIN)/orrery bench race $(ARGS)

soak: .venv/tools page  ## a whole game of Twilight Imperium in the browser, clicked to its end
	@$(BIN)/python bench/soak.py $(ARGS)

rules: .venv/tools  ## write RULES.md anew, from rule texts and the tests' marks
	@$(BIN)/python -m orrery.lab.rulebook

golden: .venv/ready  ## write the golden games anew; look at the diff
	@$(BIN)/python -m orrery.lab.golden

clean:
	@rm -rf .venv build src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules src/orrery/server/page
