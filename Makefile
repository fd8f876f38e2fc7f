# make play   the game at http://127.0.0.1:8080/      make test    every check and test
PORT ?= 8080

MINUTES ?= 60

.PHONY: play build dist test bench ladder learn clean setup
play: build
	@node tools/serve.mjs --port $(PORT)

setup:
	@tools/setup play

build: setup
	@tools/build

# dist/ works at any path of any static host.
dist: build
	@echo "dist/ is ready: copy it to any folder of any static host."

test:
	@tools/test

bench:
	@tools/bench

# make ladder GAME=splendor for one game, about 20 minutes on two cores at most; GAME=brussels-1893+belle-epoque with the expansion.
ladder:
	@cargo run --locked --profile fast --bin arena -- ladder $(GAME)

# make learn GAME=splendor MINUTES=60: the highest level learns from games of its own, and goes on where it stopped.
learn:
	@cargo run --locked --release --manifest-path tools/learn/Cargo.toml --target-dir target/learner -- $(GAME) --minutes $(MINUTES)

clean:
	cargo clean
	rm -rf dist tests/browser/node_modules tests/browser/out
