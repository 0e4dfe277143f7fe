# make play       install what is needed and start the program
# make test       install what is needed and run all checks and tests
# make test-long  the same searches with greater counts, the rules interpreted, the packages installed
# make bench      measure, beside python-chess and catanatron; bench-search: beside OpenSpiel
# make dist       build the packages that are published: a source package and a wheel
# make lock       write the versions that are installed here into requirements.lock
# make clean      remove everything that was made

# A Python that is new enough: the one named on the command line, or the first that answers.
FIND_PYTHON = for p in $(PYTHON) python3 python3.11 python3.12 python3.13 python3.14 python; do \
	if $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then echo $$p; break; fi; done
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name looks.json -o -name figures.json)
# The words of the house and all looks are part of the client too.
CLIENT := $(shell find web -name node_modules -prune -o -type f -print; find src/hexagora/words -name '*.ftl'; find src -name looks.json -o -name figures.json)
BIN := .venv/bin
# All that make installs has the versions of the lock file, what builds the package included.
LOCKED := PIP_CONSTRAINT=requirements.lock PIP_BUILD_CONSTRAINT=requirements.lock
INSTALL := $(LOCKED) $(BIN)/python -m pip install --quiet --disable-pip-version-check
# Twice as many workers as there are cores, since tests of pages wait much; whoever is done takes over tests of another.
WORKERS := $(shell expr 2 \* $$(getconf _NPROCESSORS_ONLN))
# What Python and pytest have compiled is kept, whatever the shell says: every worker and every server that is started needs it.
TESTS := PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

.PHONY: play test test-long lint lint-python lint-client bench bench-search dist lock clean

play: .venv/.installed .venv/.client
	@$(BIN)/hexagora $(ARGS)

# Tests of pages wait much, so the checks run beside them; what they find is told when they are done.
test: .venv/.tools .venv/.checks
	@mkdir -p build
	@echo "$(MAKE) lint, beside the tests: build/lint.log"; \
	{ $(MAKE) --no-print-directory lint > build/lint.log 2>&1 || { cat build/lint.log; false; }; } & lint=$$!; \
	$(TESTS) $(ARGS); tests=$$?; \
	wait $$lint || { echo "make lint has failed: build/lint.log"; exit 1; }; \
	exit $$tests

test-long: .venv/.tools .venv/.client dist
	HEXAGORA_TESTS=long $(TESTS) -m 'long or search' $(ARGS)
	HEXAGORA_PURE=1 $(TESTS) tests/rules tests/golden tests/perft tests/core

lint: lint-python lint-client

lint-python: .venv/.tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

lint-client: .venv/.tools .venv/.checks
	$(BIN)/python web/build_client.py --get-node --check

bench: .venv/.bench
	$(BIN)/python -m bench.compare $(ARGS)

bench-search: .venv/.bench
	$(BIN)/python -m bench.search $(ARGS)

# The wheel is built from the source package. On Linux auditwheel checks that it runs on others too.
dist: .venv/.dist .venv/.client
	rm -rf build/dist dist
	$(LOCKED) HEXAGORA_BUILD=require $(BIN)/python -m build --outdir build/dist .
	mkdir dist
	mv build/dist/*.tar.gz dist
	if [ "$$(uname)" = Linux ]; then PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/auditwheel repair --wheel-dir dist build/dist/*.whl; \
	else mv build/dist/*.whl dist; fi

# Not installed here, but used to build: setuptools, and Node where there is none.
lock: .venv/.tools .venv/.bench .venv/.dist
	{ sed -n '/^#/p' requirements.lock; \
		{ $(BIN)/python -m pip freeze --exclude-editable; sed -n '/^setuptools==/p' requirements.lock; \
		sed -n 's/^NODE_PACKAGE = "\(.*\)"/\1/p' web/build_client.py; } | LC_ALL=C sort -fu; } > build/requirements.lock
	mv build/requirements.lock requirements.lock

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

# What its checks and the tests of pages need besides.
.venv/.checks: .venv/.client
	@$(BIN)/python web/build_client.py --get-node --tools
	@touch $@

.venv/.installed: .venv/.made pyproject.toml requirements.lock setup.py compiled.py $(SOURCES) | .venv/.client
	@echo "building and installing hexagora (about a minute)"
	@$(INSTALL) -e '.[terminal,table,postgres]'
	@touch $@

.venv/.tools: .venv/.installed requirements-dev.txt requirements.lock
	@$(INSTALL) -r requirements-dev.txt
	@touch $@

.venv/.bench: .venv/.installed bench/requirements.txt requirements.lock
	@$(INSTALL) -r bench/requirements.txt
	@touch $@

.venv/.dist: .venv/.made requirements-dist.txt requirements.lock
	@$(INSTALL) -r requirements-dist.txt
	@touch $@

clean:
	rm -rf .venv build dist src/*.egg-info web/node_modules src/hexagora/server/static
	find src -name '*.so' -delete
