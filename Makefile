# `make run` and `make test` are the two main commands. Each target runs a script that can also be used directly.
.PHONY: run window test soak test-release sanitize coverage bench fuzz mutate wasm format lint api docs clean

# Builds the gallery and serves it on 127.0.0.1. `make run PORT=8000` chooses the port.
run:
	@Scripts/run $(if $(PORT),--port $(PORT))

# Opens the gallery in a desktop window, drawn with GTK 4. `make window DEMO=wheel` starts with a demo.
window:
	@bin/sprung run --gallery $(DEMO)

# Runs all checks and ends with the line `N passed, N failed`.
test:
	@Scripts/test

# Runs the checks that take too long for `make test`: the goldens in a native release build, ten times as many random trials, optimized
# exports of apps, and the demos with all combinations of preferences.
soak:
	@Scripts/test --soak

# Runs the native tests with optimization, in a separate build. `make test-release TRIALS=100` runs 100 times as many random trials.
test-release:
	@SPRUNG_TRIALS=$(or $(TRIALS),1) Scripts/native-tests --release

# Runs the native tests with a sanitizer, in a separate build: `make sanitize`, or `make sanitize KIND=thread`.
sanitize:
	@Scripts/native-tests --sanitize $(or $(KIND),address)

# Measures the line coverage of the native tests for physics, collections and gestures.
coverage:
	@Scripts/coverage

# Compares the physics with Box2D and Chipmunk, and measures the springy list natively and in Chromium. `make bench
# ONLY="engines --scenes 'A:200 E' --rounds 3"` measures a part. See Guides/Performance.md.
bench:
	@Scripts/bench $(ONLY)

# Fuzzes each target for one minute. `make fuzz TARGET=recordings SECONDS=1800` fuzzes a single target for longer. `make fuzz
# TARGET=updates COUNT=1000` compares random batch updates with arrays, and `make fuzz TARGET=lifetimes COUNT=20000` releases
# objects while they move. See CONTRIBUTING.
fuzz:
	@Scripts/fuzz $(TARGET) $(if $(SECONDS),--seconds $(SECONDS)) $(if $(COUNT),--count $(COUNT)) $(if $(SEED),--seed $(SEED))

# Changes one token of the library at a time and lists the changes that no test detects. `make mutate FOLDER=Sources/UIKit/Gestures
# COUNT=40` tries 40 changes in a folder. See CONTRIBUTING.
mutate:
	@Scripts/mutate $(or $(FOLDER),Sources/SprungPhysics) $(if $(COUNT),--count $(COUNT)) $(if $(SEED),--seed $(SEED))

# Builds only the WebAssembly module, in Web/.build-wasm-optimized.
wasm:
	@Scripts/wasm

# Formats the Swift sources in place.
format:
	@Scripts/format

# Fails if a Swift source is not formatted.
lint:
	@Scripts/format --lint

# Compares the public declarations of UIKit with Apple's. `make api MISSING=1` lists the missing declarations.
api:
	@Scripts/api $(if $(MISSING),--missing)

# Builds the guides and the library documentation, with live demos, in .build/docs.
docs:
	@Scripts/docs

# Removes everything that has been built or installed in this folder.
clean:
	rm -rf .build .build-* Tools/.build Tools/Port/.build Tools/Pictures/.build Tools/DeadCode/.build Window/.build Web/.build-* Benchmarks/.build Benchmarks/wasm/.build-wasm \
		*/.build-sources Benchmarks/wasm/.build-sources
	@if [ -e .venv/made-by-sprung ]; then rm -rf .venv; elif [ -e .venv ]; then echo "kept .venv: Scripts/setup-browser did not make it"; fi
