# Everything one does with Tapete; `make help` lists it.
PYTHON ?= $(shell command -v python3.11 || command -v python3)
HOST ?= 127.0.0.1
PORT ?= 8000
DATA ?= data
MINUTES ?= 2

BIN := .venv/bin
LOCK := requirements-dev.lock

.DEFAULT_GOAL := help

help: ## what can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | sort | awk -F'\t' '{printf "  make %-12s %s\n", $$1, $$2}'

run: .venv/installed ## open the room on this machine (HOST, PORT, DATA can be set)
	@$(BIN)/python hatch_build.py --check || $(BIN)/pip install -q --disable-pip-version-check -e .
	@exec $(BIN)/tapete serve --host $(HOST) --port $(PORT) --data $(DATA)

test: .venv/developed ## install what tests need and run them all
	$(BIN)/python hatch_build.py
	$(BIN)/python hatch_build.py npm run --silent test
	$(BIN)/pytest -q -n 2 -m "not browser and not slow"
	$(BIN)/pytest -q -n 2 -m "browser and not slow" tests/browser

proofs: .venv/developed ## the slow proofs, minutes each: 20,000 matches against a second implementation, 10,000 pairs of worlds
	$(BIN)/pytest -q -m slow

fuzz: .venv/developed ## change what strangers may send until something breaks, MINUTES for each of four targets
	@$(BIN)/python -c "import atheris" 2>/dev/null || $(BIN)/pip install -q --disable-pip-version-check -c $(LOCK) -e '.[fuzz]'
	PYTHONPATH=tests $(BIN)/python -m fuzz $(MINUTES)

kills: .venv/developed ## kill the room a thousand times under play, on both databases; goes on where it stopped (.kills.jsonl)
	PYTHONPATH=tests $(BIN)/python -m durable.kills

floods: .venv/developed ## flood a room with messages, frames, pings and connections while others play
	$(BIN)/pytest -q tests/durable/test_floods.py
	$(BIN)/python -m benches.load.floods

soak: .venv/developed ## play at tables that never rest for MINUTES, and watch the memory of the room
	PYTHONPATH=tests $(BIN)/python -m durable.soak $(MINUTES)

load: .venv/developed ## measure the live room under load, against a bare server and boardgame.io
	$(BIN)/python -m benches.load

golden: .venv/developed ## write the playthroughs and the answers of perft anew; read the diff
	PYTHONPATH=tests $(BIN)/python -m playthroughs

lint: .venv/developed ## check style and types of Python and of the client
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python hatch_build.py npm run --silent check

check: lint test ## lint and test

format: .venv/developed ## mend style where a machine can
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

wire: .venv/developed ## write the client's types anew from the messages
	$(BIN)/python -m tapete.wire.typescript > web/src/wire.ts

art: .venv/developed ## draw both packs of cards, their sets, and the icons anew
	$(BIN)/python -m art
	$(BIN)/python -m art.icons

bench: .venv/developed ## measure speed against peers, in an environment of their own
	$(BIN)/python -m benches

page: .venv/developed ## measure what the page costs a browser: bytes of a first visit, frames while cards are dealt
	$(BIN)/python hatch_build.py
	$(BIN)/python -m benches.page

gnav: .venv/developed ## judge the solution of Gnav anew, minutes, and draw its pictures
	$(BIN)/tapete solve gnav --check --json > docs/gnav-report.jsonl
	$(BIN)/python -m tapete.lab.gnav.pictures docs/pictures

looks: .venv/developed ## look at every moment in every language on every window: pictures in build/looks, barriers and overlaps told
	PYTHONPATH=tests $(BIN)/python -m browser.looks

coach: .venv/developed ## hold forecasts of the coach against outcomes anew, a quarter of an hour, and draw its pictures
	$(BIN)/python -m tapete.lab.coach.calibrating docs/coach-calibration.jsonl
	$(BIN)/python -m tapete.lab.coach.pictures docs/coach-calibration.jsonl docs/pictures
	$(BIN)/tapete review examples/comemierda.jsonl --language en --plot docs/pictures/coach-review.svg > /dev/null

lock: .venv/developed ## write the versions that development uses
	@echo "# The versions that development uses, written by \`make lock\`; what installs elsewhere are the ranges of pyproject.toml." > $(LOCK)
	$(BIN)/pip freeze --exclude-editable >> $(LOCK)

clean: ## remove the environment, the built client and what tools left
	rm -rf .venv web/node_modules src/tapete/static build dist test-results .mypy_cache .pytest_cache .ruff_cache .hypothesis .fuzz

.venv/bin/python:
	$(PYTHON) -m venv .venv

.venv/installed: pyproject.toml hatch_build.py | .venv/bin/python
	@echo "Setting up: this takes half a minute, once."
	$(BIN)/pip install -q --disable-pip-version-check -e .
	@touch $@

.venv/developed: pyproject.toml hatch_build.py $(LOCK) web/package-lock.json | .venv/bin/python
	$(BIN)/pip install -q --disable-pip-version-check -c $(LOCK) -e '.[dev]'
	$(BIN)/python hatch_build.py npm ci --no-audit --no-fund --loglevel=error
	@touch .venv/installed $@

.PHONY: help run test proofs fuzz kills floods soak load golden lint check format wire art bench page gnav coach looks lock clean
