# Start with `make demo` and `make test`; both install missing packages first and share one debug build. Only `make release` and
# `make bench` build optimized code, which takes three times as long.

SHELL := /bin/sh
SOURCES := Sources Plugins Tests Locales Reports Benchmarks Package.swift
DEMO := .build/demo
BENCH := .build/bench

ifeq ($(shell uname),Darwin)
# Homebrew installs ICU where pkg-config does not look by default.
export PKG_CONFIG_PATH := $(shell brew --prefix icu4c 2>/dev/null)/lib/pkgconfig:$(PKG_CONFIG_PATH)
endif

.PHONY: demo test check-documentation pictures check-report check-sample check-shards fuzz sanitize build release setup lint check-wording check-architecture examples update-expected check-generated bench dist check-dist check-integrations clean help

help: ## List the targets.
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 22

setup: ## Install missing system packages.
	@Scripts/install-dependencies

build: setup ## Build the command (debug).
	swift build --product fitspoken

release: setup ## Build the optimized command, for large projects.
	swift build -c release --product fitspoken

# The Swift runtime is linked in; what else the command needs is packed beside it.
dist: setup ## Pack a relocatable archive of the command for Linux.
	@Scripts/install-dependencies dist
	swift build -c release --product fitspoken --static-swift-stdlib
	@Scripts/make-dist "$$(swift build -c release --show-bin-path)/fitspoken"

check-dist: dist ## Run the demo from the archive in an empty Debian tree (as root).
	@Scripts/install-dependencies check-dist
	@for archive in .build/dist/fitspoken-*.tar.gz; do Scripts/check-dist "$$archive"; done

check-integrations: build ## Check the configuration's schema, the pipelines and the plugins.
	@Scripts/install-dependencies integrations
	@Scripts/check-configuration-schema "$$(swift build --show-bin-path)/fitspoken"
	@Scripts/check-pipelines "$$(swift build --show-bin-path)/fitspoken"
	@Scripts/check-plugins "$$(swift build --show-bin-path)/fitspoken"

demo: build ## Audit the example app in seven languages and write an HTML report.
	@mkdir -p $(DEMO)
	@"$$(swift build --show-bin-path)/fitspoken" audit Examples/Trailhead \
	  --report html=$(DEMO)/report.html --report json=$(DEMO)/report.json || test $$? -eq 1
	@echo
	@echo "The gate fails, as expected: Examples/README.md lists the intentional faults of the app."
	@echo "The report: $(CURDIR)/$(DEMO)/report.html"

test: setup ## Build and run all tests, and open the reports in headless Chromium.
	swift test
	@$(MAKE) --no-print-directory check-report

# The sample uses the package's own build folder, so that only its few files are compiled.
check-sample: setup ## Build and run the sample package, which uses the library.
	swift test --package-path Examples/TrailheadChecks --scratch-path .build
	swift run --package-path Examples/TrailheadChecks --scratch-path .build trailhead-checks Examples/Trailhead >/dev/null

check-shards: release ## Compare apps audited in seven shards with one run (APPS="…"; needs GNU parallel).
	@Scripts/install-dependencies shards
	@Scripts/check-shards "$$(swift build -c release --show-bin-path)/fitspoken" $(or $(APPS),Examples/Trailhead $(wildcard ../shared/corpus/*/ ../shared/corpus-2/*/))

fuzz: build ## Audit files that are changed at random (MINUTES=20 SEED=7; a minute with seed 1 by default).
	@Scripts/fuzz "$$(swift build --show-bin-path)/fitspoken" --seconds $$(($(or $(MINUTES),1) * 60)) --seed $(or $(SEED),1)

check-documentation: build ## Follow all links, run all commands of the documentation and compare the samples (UPDATE=1 rewrites them).
	@Scripts/check-documentation "$$(swift build --show-bin-path)/fitspoken" $(if $(UPDATE),--update)

pictures: build ## Make the pictures of the documentation again (needs Chromium).
	@Scripts/install-dependencies browser
	@Scripts/make-pictures "$$(swift build --show-bin-path)/fitspoken"

# Each kind has an optimized build of its own, since the tests of unoptimized code would take hours. Leaks are not looked for: what lives
# as long as the process is none. ThreadSanitizer needs locks that it sees (Sources/Utilities/Guarded.swift). Of undefined behavior only C
# has a sanitizer on Linux, whose runtime the linker adds.
SANITIZE_address = --sanitize address
SANITIZE_thread = --sanitize thread -Xswiftc -DSANITIZE_THREAD
SANITIZE_undefined = -Xcc -fsanitize=undefined -Xcc -fno-sanitize-recover=undefined -Xswiftc -Xclang-linker -Xswiftc -fsanitize=undefined

sanitize: setup $(foreach kind,$(or $(KINDS),undefined address thread),sanitize-$(kind)) ## Run the tests under sanitizers (KINDS="undefined address thread"; takes an hour or more).

sanitize-%:
	ASAN_OPTIONS=detect_leaks=0 swift test -c release -Xswiftc -enable-testing $(SANITIZE_$*) --scratch-path .build/sanitize-$* $(if $(FILTER),--filter '$(FILTER)')

check-report: ## Open the reports of the example app in headless Chromium and compare them with what was measured.
	@Scripts/install-dependencies browser
	@swift build --product fitspoken
	@Scripts/check-report "$$(swift build --show-bin-path)/fitspoken"

lint: check-wording check-architecture ## Check the format, the wording and the architecture.
	swift format lint --strict --recursive $(SOURCES)

check-wording: ## Fail on phrases with a plainer alternative and on British spellings.
	@Scripts/install-dependencies lint
	@Scripts/check-wording

check-architecture: ## Fail on dependency cycles, forbidden imports and long functions.
	@Scripts/install-dependencies lint
	@Scripts/check-import-graph
	@Scripts/check-layers
	@Scripts/code-statistics --quiet

update-expected: setup ## Regenerate expected reports, rule pages and fixtures.
	swift run generate-rule-catalog
	swift run generate-interface-list
	FITSPOKEN_UPDATE=1 swift test --filter 'ExpectedFiles|RuleFixture|ReviewReason|SpeechRulePages|UnicodeBreak|RecordedFrame|RecordedWidth'
	$(MAKE) examples
	$(MAKE) check-documentation UPDATE=1

examples: build ## Regenerate the reports of the example app.
	@Scripts/make-examples "$$(swift build --show-bin-path)/fitspoken"

check-generated: examples ## Fail if a generated file is out of date.
	@swift run generate-rule-catalog --check
	@swift run generate-interface-list --check
	@git diff --exit-code --stat -- Reports/examples || { echo "out of date: run 'make update-expected'" >&2; exit 1; }

# The peers are built with the compiler and optimization of our own C code.
PEERS := $(BENCH)/fit-with-pango $(BENCH)/shape-with-harfbuzz
BENCH_CC := $(or $(shell command -v clang),cc)

bench: release ## Compare speeds with peers in the same run (QUICK=1: a sample; ONLY=audit, views, sources, fitting or solving).
	@Scripts/install-dependencies bench
	@$(MAKE) --no-print-directory $(PEERS)
	@$(MAKE) --no-print-directory $(BENCH)/solve-with-kiwi || echo "kiwi cannot be downloaded or built" >&2
	swift run -c release bench $(ONLY) $(if $(QUICK),--quick)

$(BENCH)/fit-with-pango: PEER_LIBRARIES = pangoft2 fontconfig
$(BENCH)/shape-with-harfbuzz: PEER_LIBRARIES = harfbuzz
$(BENCH)/%: Benchmarks/Peers/%.c Benchmarks/Peers/grid.c Benchmarks/Peers/grid.h
	@mkdir -p $(BENCH)
	$(BENCH_CC) -std=gnu17 -O2 -Wall -Wextra -Werror -o $@ $< Benchmarks/Peers/grid.c \
	  $$(pkg-config --cflags --libs $(PEER_LIBRARIES))

# kiwi's headers are only in its Python source package.
KIWI := kiwisolver-1.5.1
$(BENCH)/$(KIWI)/kiwi/kiwi.h:
	@mkdir -p $(BENCH)/kiwi
	python3 -m venv $(BENCH)/kiwi/venv
	$(BENCH)/kiwi/venv/bin/pip download --quiet --no-binary :all: --no-deps --dest $(BENCH)/kiwi $(subst -,==,$(KIWI))
	tar -xzf $(BENCH)/kiwi/$(KIWI).tar.gz -C $(BENCH)

$(BENCH)/solve-with-kiwi: Benchmarks/Peers/solve-with-kiwi.cpp $(BENCH)/$(KIWI)/kiwi/kiwi.h
	$(or $(shell command -v clang++),c++) -std=c++17 -O2 -Wall -Wextra -I$(BENCH)/$(KIWI) -o $@ $<

clean: ## Remove all build products.
	rm -rf .build
