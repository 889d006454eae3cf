# Needs python3, pip and make. All other tools are installed inside this folder.

UV := .tools/bin/uv
COMPILED := .venv-compiled
CLIENT := src/wusel/server/client/index.html
TAB := dist/tab/files.json
WEB_SOURCES := $(shell find web/src web/public -type f 2>/dev/null) $(wildcard web/*.html web/*.ts web/*.js web/*.json)
TAB_SOURCES := $(shell find tools/tab src/wusel -name "*.py" -o -name "*.toml" -o -name "*.ftl" -o -name "*.mjs" -o -name "*.sql") uv.lock
WEB := cd web && ../.venv/bin/node
# Many tests wait for a browser or a process: four pytest workers keep two cores busy. Their files are in memory if
# there is room, because thousands of small databases wait for a disk.
IN_MEMORY := $(shell [ "$$(df --output=avail /dev/shm 2>/dev/null | tail -1)" -gt 4000000 ] 2>/dev/null && echo TMPDIR=/dev/shm)
PYTEST := pytest -n 4 --dist worksteal
# Tests that depend on the build, or do more where it is fast: engine, games, bots, lab, learn, one whole game over the
# server, redaction.
ON_BOTH_BUILDS := $(addprefix tests/,engine games golden bots lab learn terminal) \
	$(wildcard tests/test_*.py tests/server/test_play.py tests/server/*/test_play.py) tests/server/table/test_redaction.py
export WUSEL_NO_CLIENT ?= 1
# Share the bytecode cache among the dozens of processes that tests start.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play play-terminal study ray client tab test test-python test-web check compiled test-compiled bench bench-learning screenshots pictures docs golden declared wire wheel clean

.DEFAULT_GOAL := play

help: ## what make can do
	@sed -n 's/^\([a-z-]*\):[^#]*## */\1\t/p' Makefile | expand -t 18

play: .venv/.ready-to-play $(CLIENT) ## the games in your browser; COMPILE=0 never compiles the rules
	@.venv/bin/python tools/compiled.py serve --open

play-terminal: .venv/.ready-to-play ## a game in the terminal, against bots
	@.venv/bin/python tools/compiled.py play $(or $(GAME),mosquitozzz)

study: $(UV) ## dependencies of `simulate --out FILE.parquet`, `--plot` and reinforcement learning
	$(UV) sync --frozen --quiet --no-dev --extra server --extra learn --extra parquet --extra plots --group client --inexact

ray: $(UV) ## dependencies of `--on ray`
	$(UV) sync --frozen --quiet --no-dev --extra server --extra ray --group client --inexact

client: $(CLIENT) ## build the browser client

tab: $(TAB) ## Wusel without a server: a folder of static files for any web space (dist/tab)

test: ## all tests; Python and web tests in parallel
	@$(MAKE) --no-print-directory --jobs=2 test-python test-web

test-python: .venv/.ready $(CLIENT) .venv/.chromium
	$(IN_MEMORY) .venv/bin/$(PYTEST)

test-web: .venv/.ready web/node_modules/.ready
	$(WEB) node_modules/vitest/vitest.mjs run --maxWorkers=1

check: .venv/.ready web/node_modules/.ready ## static checks: style, types, formatting
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	.venv/bin/check-jsonschema --builtin-schema vendor.github-issue-forms .github/ISSUE_TEMPLATE/problem.yml .github/ISSUE_TEMPLATE/idea.yml
	.venv/bin/check-jsonschema --builtin-schema vendor.citation-file-format CITATION.cff
	.venv/bin/mypy
	$(WEB) node_modules/@biomejs/biome/bin/biome check .
	$(WEB) node_modules/svelte-check/bin/svelte-check --fail-on-warnings

compiled: $(UV) ## the compiled build, in a virtual environment of its own
	rm -rf build
	UV_PROJECT_ENVIRONMENT=.compiled/tools $(UV) sync --frozen --quiet --no-install-project --only-group compile
	WUSEL_COMPILE=1 $(UV) build --quiet --wheel --no-build-isolation --python .compiled/tools/bin/python --out-dir build/wheel
	UV_PROJECT_ENVIRONMENT=$(COMPILED) $(UV) sync --frozen --quiet --no-install-project
	$(UV) pip install --quiet --python $(COMPILED) --no-deps --reinstall build/wheel/*.whl
	@$(COMPILED)/bin/python -c "from wusel.support.build import build; assert build() == 'compiled', build()"

test-compiled: ## tests that depend on the build, on the compiled one (run `make compiled` first)
	$(IN_MEMORY) $(COMPILED)/bin/$(PYTEST) $(ON_BOTH_BUILDS)

bench: .venv/.ready compiled ## benchmark of both builds
	.venv/bin/wusel bench mosquitozzz --players 3
	$(COMPILED)/bin/wusel bench mosquitozzz --players 3
	.venv/bin/wusel bench schwarm --players 4
	$(COMPILED)/bin/wusel bench schwarm --players 4

bench-learning: compiled ## steps per second of the vectorised environment, beside OpenSpiel, RLCard and PettingZoo
	UV_PROJECT_ENVIRONMENT=$(COMPILED) $(UV) run --frozen --no-sync --with rlcard --with "pettingzoo[classic]" \
		python -m bench.learning

screenshots: .venv/.ready $(CLIENT) .venv/.chromium ## screenshots of every page and phase, and of whole games, on a desktop and a phone
	.venv/bin/python -m tests.browser.pictures
	.venv/bin/python -m tests.browser.contact_sheets

pictures: .venv/.ready $(CLIENT) .venv/.chromium ## update the screenshots in README and docs
	.venv/bin/python -m tests.browser.pictures --shown

docs: $(UV) ## build the documentation site in site/
	UV_PROJECT_ENVIRONMENT=.venv-docs $(UV) sync --frozen --quiet --only-group docs
	.venv-docs/bin/zensical build --clean --strict
	@! grep --recursive --include=*.html --extended-regexp --max-count=1 --only-matching \
		'<(script|img|iframe)[^>]* src="?https?://[^ >]*|<link rel="?(stylesheet|preconnect)[^>]*//[^>]*' site

golden: .venv/.ready ## regenerate the golden games; review the difference before you keep it
	.venv/bin/python -m tests.golden.record

declared: .venv/.ready ## regenerate the modules derived from the games' declarations
	.venv/bin/python -m wusel.making

wire: .venv/.ready ## regenerate the TypeScript types of the messages
	.venv/bin/python -m wusel.server.wire.typescript

wheel: $(UV) ## build the source package, and a wheel of it with the browser client, in dist/
	WUSEL_NO_CLIENT= $(UV) build

clean: ## remove everything that was built or installed here
	rm -rf .tools .venv .venv-docs $(COMPILED) .compiled .cache site build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis \
		web/node_modules src/wusel/server/client

$(UV):
	python3 -m pip install --quiet --disable-pip-version-check --target .tools "uv>=0.9,<1"

.venv/.ready-to-play: $(UV) pyproject.toml uv.lock
	@$(UV) sync --frozen --quiet --no-dev --extra server --group client --inexact
	@touch $@

.venv/.ready: $(UV) pyproject.toml uv.lock
	$(UV) sync --frozen --quiet
	@touch $@ .venv/.ready-to-play

web/node_modules/.ready: web/package-lock.json | .venv/.ready-to-play
	cd web && PATH="$(CURDIR)/.venv/bin:$$PATH" ../.venv/bin/npm ci --no-audit --no-fund --loglevel=error --no-update-notifier
	@touch $@

$(CLIENT): web/node_modules/.ready $(WEB_SOURCES)
	@$(WEB) node_modules/vite/bin/vite.js build --logLevel error
	@touch $@

$(TAB): .venv/.ready-to-play web/node_modules/.ready $(WEB_SOURCES) $(TAB_SOURCES)
	@.venv/bin/python -m tools.tab.build

# Browser tests need Chromium. As root on Debian or Ubuntu it is installed, headless if there is such a package.
APT_INSTALL := DEBIAN_FRONTEND=noninteractive apt-get install -y -qq
.venv/.chromium: .venv/.ready
	@.venv/bin/python -c "from tests.browser.conftest import chromium; raise SystemExit(not chromium())" || { \
		[ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && \
		{ $(APT_INSTALL) chromium-headless-shell fonts-dejavu-core >/dev/null 2>&1 || \
		$(APT_INSTALL) chromium fonts-dejavu-core >/dev/null; } } || \
		echo "*** NO CHROMIUM: the browser tests cannot run. Install one and run make test again. ***"
	@touch $@
