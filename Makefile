# The two commands of the README are `make run` and `make test`. Each target is a script that also works alone.
.PHONY: run window test test-release sanitize coverage bench fuzz mutate wasm format lint api docs clean

# Builds the gallery and serves it on 127.0.0.1; `make run PORT=8000` asks for a port.
run:
	@Scripts/run $(if $(PORT),--port $(PORT))

# Opens the gallery in a window of the desktop, drawn with GTK 4; `make window DEMO=wheel` begins with a demo.
window:
	@bin/sprung run --gallery $(DEMO)

# Everything that must hold before a change is done; ends with `N passed, N failed`.
test:
	@Scripts/test

# The native tests, optimized, built apart; `make test-release TRIALS=100` tries a hundred times as many random inputs.
test-release:
	@SPRUNG_TRIALS=$(or $(TRIALS),1) Scripts/native-tests --release

# The native tests with a sanitizer, built apart: `make sanitize`, or `make sanitize KIND=thread`.
sanitize:
	@Scripts/native-tests --sanitize $(or $(KIND),address)

# How many lines of the physics, collections and gestures the native tests reach.
coverage:
	@Scripts/coverage

# Measures the physics beside Box2D and Chipmunk, and the springy list natively and in Chromium; `make bench
# ONLY="engines --scenes 'A:200 E' --rounds 3"` measures less. See Guides/Performance.md.
bench:
	@Scripts/bench $(ONLY)

# Tries inputs on all that takes input, a minute each; `make fuzz TARGET=recordings SECONDS=1800` on one of it. `make fuzz
# TARGET=updates COUNT=1000` tries random batches of updates beside arrays, and `make fuzz TARGET=lifetimes COUNT=20000` releases
# objects in motion. See CONTRIBUTING.
fuzz:
	@Scripts/fuzz $(TARGET) $(if $(SECONDS),--seconds $(SECONDS)) $(if $(COUNT),--count $(COUNT)) $(if $(SEED),--seed $(SEED))

# Changes one token of the library at a time, and tells which changes no test notices; `make mutate FOLDER=Sources/UIKit/Gestures
# COUNT=40` tries forty of a folder. See CONTRIBUTING.
mutate:
	@Scripts/mutate $(or $(FOLDER),Sources/SprungPhysics) $(if $(COUNT),--count $(COUNT)) $(if $(SEED),--seed $(SEED))

# Only the WebAssembly module, into Web/.build-wasm-optimized.
wasm:
	@Scripts/wasm

# Formats the Swift sources in place.
format:
	@Scripts/format

# Fails if a Swift source is not formatted.
lint:
	@Scripts/format --lint

# Compares the public declarations of UIKit with lists of Apple's; `make api MISSING=1` names what is absent.
api:
	@Scripts/api $(if $(MISSING),--missing)

# Builds the guides and the documentation of the libraries, with live demos, into .build/docs.
docs:
	@Scripts/docs

# Removes everything that was built or installed below this folder.
clean:
	rm -rf .build .build-* Tools/.build Tools/Port/.build Tools/Pictures/.build Tools/DeadCode/.build Window/.build Web/.build-* Benchmarks/.build Benchmarks/wasm/.build-wasm \
		*/.build-sources Benchmarks/wasm/.build-sources
	@if [ -e .venv/made-by-sprung ]; then rm -rf .venv; elif [ -e .venv ]; then echo "kept .venv: Scripts/setup-browser did not make it"; fi
