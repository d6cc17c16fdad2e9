SWIFT ?= swift
PREFIX ?= /usr/local
NAVGEN = $(shell $(SWIFT) build --show-bin-path)/navgen

.PHONY: demo test quick build format lint check-examples generate docs docc bench fuzz install uninstall release artifactbundle clean libyaml

demo: build
	@sh Scripts/demo.sh .build/debug/navgen

build: libyaml
	@SWIFT="$(SWIFT)" sh Scripts/build.sh

test: libyaml
	$(SWIFT) test $(SWIFT_TEST_FLAGS)
	@echo "all tests passed; next: make demo"

# The tests that start no compiler and no browser; others are left out as they are about to start one.
quick: libyaml
	NAVGEN_QUICK=1 $(SWIFT) test $(SWIFT_TEST_FLAGS)

# libyaml reads the YAML; it is the only thing that navgen needs beyond Swift.
libyaml:
	@sh .ci/libyaml.sh

format:
	$(SWIFT) format --in-place --recursive Package.swift Sources Plugins Tests Examples

lint:
	$(SWIFT) format lint --strict --recursive Package.swift Sources Plugins Tests Examples

# What is committed of what navgen makes of the examples: under Generated/, and in some of Examples/.
generate: build
	@sh .ci/examples.sh $(NAVGEN)

check-examples: build
	@sh .ci/examples.sh $(NAVGEN) --check


# The pages that follow from the code: the language, the rules, the changes, the schemas.
docs: libyaml
	@$(SWIFT) run --quiet GenerateDocs

# The reference of the library NavgenKit.
docc: libyaml
	@SWIFT="$(SWIFT)" sh Scripts/docc.sh

# Half an hour on two cores; `SIZES`, `LINKS` and `ROUNDS` make it shorter.
bench: libyaml
	@sh Benchmarks/run.sh

# Any input that there is: `make fuzz SECONDS=600 TARGETS="tree check" JOBS=1`; by default each target for a minute.
fuzz: libyaml
	@SECONDS_EACH="$(SECONDS)" TARGETS="$(TARGETS)" JOBS="$(JOBS)" bash Tests/Fuzz/run.sh

release: libyaml
	@$(SWIFT) build -c release --product navgen

# `BIN=path` installs a navgen that is built already.
install: $(if $(BIN),,release)
	@sh .ci/install.sh "$(or $(BIN),$$($(SWIFT) build -c release --show-bin-path)/navgen)" "$(DESTDIR)$(PREFIX)"

uninstall:
	@sh .ci/install.sh --remove "$(DESTDIR)$(PREFIX)"

# The tool for packages that shall not build it; the script says what can be set.
artifactbundle: libyaml
	@SWIFT="$(SWIFT)" sh Scripts/artifactbundle.sh

clean:
	rm -rf .build
