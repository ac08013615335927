# Each target is one command of tools/make.py, which runs without make as well: python3 tools/make.py lab

PYTHON ?= $(firstword $(foreach name,python3 python3.14 python3.13 python3.12 python3.11 python,$(shell command -v $(name) 2>/dev/null)))

.PHONY: help lab test test-paths notebooks site hub teacher pins python

help: python
	@$(PYTHON) tools/make.py --help

# ARGS hands options on: make notebooks ARGS=--accept
lab test test-paths notebooks site hub teacher pins: python
	@$(PYTHON) tools/make.py $@ $(ARGS)

python:
	@test -n "$(PYTHON)" || { echo "cardlessons needs Python 3.11 to 3.14, and there is none here. On Debian and Ubuntu: apt-get install python3 python3-venv"; exit 1; }
