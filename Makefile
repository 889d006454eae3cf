# Needs python3, pip and make. Everything else is set up here, inside this folder.

UV := .tools/bin/uv
COMPILED := .venv-compiled
GAME := mosquitozzz

.PHONY: play test check compiled test-compiled bench golden clean

play: .venv/.ready-to-play ## a game in the terminal, against bots
	@.venv/bin/wusel play $(GAME)

test: .venv/.ready ## every test
	.venv/bin/pytest -n 2

check: .venv/.ready ## style, types, formatting
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy

compiled: $(UV) ## the rules compiled to C, in an environment of their own
	rm -rf build
	UV_PROJECT_ENVIRONMENT=$(COMPILED) $(UV) sync --frozen --quiet --no-install-project
	WUSEL_COMPILE=1 $(UV) pip install --quiet --python $(COMPILED) --no-build-isolation --no-deps \
		--reinstall-package wusel .
	@$(COMPILED)/bin/python -c "import wusel.engine.game as g; print('compiled:', g.__file__)"

test-compiled: ## every test once more on the compiled build (run `make compiled` first)
	$(COMPILED)/bin/pytest -n 2

bench: .venv/.ready compiled ## figures for both builds
	.venv/bin/wusel bench mosquitozzz --players 3
	$(COMPILED)/bin/wusel bench mosquitozzz --players 3
	.venv/bin/wusel bench schwarm --players 4
	$(COMPILED)/bin/wusel bench schwarm --players 4

golden: .venv/.ready ## write the recorded games anew; read the difference before you keep it
	.venv/bin/python -m tests.golden.record

clean: ## back to a fresh clone
	rm -rf .tools .venv $(COMPILED) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(UV):
	python3 -m pip install --quiet --disable-pip-version-check --target .tools "uv>=0.9,<1"

.venv/.ready-to-play: $(UV) pyproject.toml uv.lock
	@$(UV) sync --frozen --quiet --no-dev --inexact
	@touch $@

.venv/.ready: $(UV) pyproject.toml uv.lock
	$(UV) sync --frozen --quiet
	@touch $@ .venv/.ready-to-play
