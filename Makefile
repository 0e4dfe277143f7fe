# make play   install what is needed and start the program
# make test   install what is needed and run all checks and tests
# make bench  measure, beside python-chess and catanatron; bench-search: beside OpenSpiel
# make clean  remove everything that was made

# A Python that is new enough: the one named on the command line, or the first that answers.
FIND_PYTHON = for p in $(PYTHON) python3 python3.11 python3.12 python3.13 python3.14 python; do \
	if $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then echo $$p; break; fi; done
SOURCES := $(shell find src -name '*.py' -o -name '*.toml')
CLIENT := $(shell find web -name node_modules -prune -o -type f -print)
BIN := .venv/bin

.PHONY: play test lint bench bench-search clean

play: .venv/.installed .venv/.client
	@$(BIN)/hexagora $(ARGS)

test: lint
	$(BIN)/python -m pytest $(ARGS)

lint: .venv/.tools .venv/.client
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python web/build_client.py --get-node --check

bench: .venv/.bench
	$(BIN)/python -m bench.compare $(ARGS)

bench-search: .venv/.bench
	$(BIN)/python -m bench.search $(ARGS)

.venv/.made:
	@python=$$($(FIND_PYTHON)); \
	if [ -z "$$python" ]; then \
		echo "Hexagora needs Python 3.11 or newer, and found none." >&2; \
		echo "Install one, or name it: make play PYTHON=/path/to/python3" >&2; exit 1; fi; \
	echo "making .venv with $$($$python --version)"; \
	$$python -m venv .venv || { \
		echo "This Python cannot make a virtual environment; on Debian and Ubuntu: apt install python3-venv" >&2; \
		rm -rf .venv; exit 1; }
	@touch $@

# The browser client, by itself: a change there does not compile the engine again (hence the | below).
.venv/.client: .venv/.made $(CLIENT)
	@$(BIN)/python web/build_client.py --get-node
	@touch $@

.venv/.installed: .venv/.made pyproject.toml setup.py $(SOURCES) | .venv/.client
	@echo "building and installing hexagora (about a minute)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[terminal,table,postgres]'
	@touch $@

.venv/.tools: .venv/.installed requirements-dev.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@

.venv/.bench: .venv/.installed bench/requirements.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r bench/requirements.txt
	@touch $@

clean:
	rm -rf .venv build src/*.egg-info web/node_modules src/hexagora/server/static
	find src -name '*.so' -delete
