# Everything an orrery developer types. Each target sets up what it needs.
PYTHON ?= python3
BIN := .venv/bin
JOBS ?= 2

.PHONY: play test lint types bench rules golden clean

.venv/ready: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "orrery needs Python 3.11 or newer; set one with: make PYTHON=/path/to/python3.11 ..."; exit 1; }
	@echo "Setting up the virtual environment (once) ..."
	@$(PYTHON) -m venv .venv
	@$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

play: .venv/ready  ## a game of Race against a bot
	@$(BIN)/orrery play race $(ARGS)

test: .venv/ready  ## all tests, in parallel
	@$(BIN)/python -m pytest -n $(JOBS) $(ARGS)

lint: .venv/ready  ## style
	@$(BIN)/ruff check src tests bench
	@$(BIN)/ruff format --check src tests bench

types: .venv/ready  ## mypy --strict
	@$(BIN)/mypy

bench: .venv/ready  ## speed and memory
	@$(BIN)/orrery bench race $(ARGS)

rules: .venv/ready  ## write RULES.md anew, from rule texts and the tests' marks
	@$(BIN)/python -m orrery.lab.rulebook race

golden: .venv/ready  ## write the golden games anew; look at the diff
	@$(BIN)/python -m orrery.lab.golden

clean:
	@rm -rf .venv build src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
