SWIFT ?= swift
PREFIX ?= /usr/local
NAVGEN = $(shell $(SWIFT) build --show-bin-path)/navgen

.PHONY: demo test quick proof build format lint check-examples generate docs fixtures docc bench fuzz install uninstall release artifactbundle vsix clean libyaml

demo: build
	@sh Scripts/demo.sh .build/debug/navgen

build: libyaml
	@SWIFT="$(SWIFT)" sh Scripts/build.sh

# Without the proofs, and with a quarter of the rounds of random tests.
test: libyaml
	$(SWIFT) test $(SWIFT_TEST_FLAGS) --skip Proof
	@echo "all tests passed; next: make demo"

# The tests that start no compiler and no browser; the others are skipped.
quick: libyaml
	NAVGEN_QUICK=1 $(SWIFT) test $(SWIFT_TEST_FLAGS) --skip Proof

# What takes long: suites whose names end in Proof, and those that compare random input with something slow.
proof: libyaml
	NAVGEN_ROUNDS=1 $(SWIFT) test $(SWIFT_TEST_FLAGS) --filter "Proof/|OracleTests|LinkReaderTests|AssociationTests|WalkTests"

# libyaml reads the YAML; it is the only thing that navgen needs beyond Swift.
libyaml:
	@sh .ci/libyaml.sh

format:
	$(SWIFT) format --in-place --recursive Package.swift Sources Plugins Tests Examples

lint:
	$(SWIFT) format lint --strict --recursive Package.swift Sources Plugins Tests Examples

# Regenerates the committed outputs of the examples, in Generated/ and some folders of Examples/.
generate: build
	@sh .ci/examples.sh $(NAVGEN)

check-examples: build
	@sh .ci/examples.sh $(NAVGEN) --check

# The pages that follow from the code: the language, the rules, the changes, the schemas.
docs: libyaml
	@$(SWIFT) run --quiet GenerateDocs

# Files that tests own, such as what commands print. Their tests fail once, so that nothing is recorded unread.
fixtures: libyaml
	-NAVGEN_UPDATE_FIXTURES=1 $(SWIFT) test --filter "FixtureTests|ReservedNameTests"
	@git status --short

# The reference of the libraries NavgenKit and NavgenRuntime.
docc: libyaml
	@SWIFT="$(SWIFT)" sh Scripts/docc.sh

# Takes half an hour on two cores; `SIZES`, `LINKS` and `ROUNDS` make it shorter.
bench: libyaml
	@sh Benchmarks/run.sh

# Fuzzes each target for a minute, or as in `make fuzz SECONDS=600 TARGETS="tree check" JOBS=1`.
fuzz: libyaml
	@SECONDS_EACH="$(SECONDS)" TARGETS="$(TARGETS)" JOBS="$(JOBS)" bash Tests/Fuzz/run.sh

release: libyaml
	@$(SWIFT) build -c release --product navgen

# `BIN=path` installs a navgen that is already built.
install: $(if $(BIN),,release)
	@sh .ci/install.sh "$(or $(BIN),$$($(SWIFT) build -c release --show-bin-path)/navgen)" "$(DESTDIR)$(PREFIX)"

uninstall:
	@sh .ci/install.sh --remove "$(DESTDIR)$(PREFIX)"

# A prebuilt tool for packages that do not build it; the script lists its settings.
artifactbundle: libyaml
	@SWIFT="$(SWIFT)" sh Scripts/artifactbundle.sh

# The extension for VS Code, as .build/navgen.vsix.
vsix:
	@sh Scripts/vsix.sh

clean:
	rm -rf .build
