# Shared by the project's scripts: where the tools are, and how a step is announced. Sourced, not run.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

SALON_TOOLS="${SALON_TOOLS:-${XDG_CACHE_HOME:-$HOME/.cache}/salon/tools}"
# Last, so that a developer's own tools come first; wasm-bindgen, which must match Cargo.lock exactly, is looked for in both.
export SALON_TOOLS PATH="$PATH:$HOME/.cargo/bin:$SALON_TOOLS/bin"

say() { printf '\033[1m%s\033[0m\n' "$*"; }
fail() { printf '%s\n' "$*" >&2; exit 1; }
have() { command -v "$1" >/dev/null 2>&1; }

# step NAME COMMAND...: announces the command, and how long it took.
step() {
  local name="$1" began=$SECONDS
  shift
  say "== $name"
  if "$@"; then say "== $name: done in $((SECONDS - began)) s"; else
    local code=$?
    say "== $name: FAILED after $((SECONDS - began)) s"
    return "$code"
  fi
}

# The version of a package in Cargo.lock.
locked_version() { awk -v name="$1" '$1 == "name" && $3 == "\"" name "\"" { found = 1 } found && $1 == "version" { gsub(/"/, "", $3); print $3; exit }' Cargo.lock; }

# The wasm-bindgen command of exactly the version in Cargo.lock; prints the folder that holds it, or fails.
wasm_bindgen_folder() {
  local wanted candidate
  wanted="$(locked_version wasm-bindgen)"
  while IFS= read -r candidate; do
    if [ "$("$candidate" --version 2>/dev/null)" = "wasm-bindgen $wanted" ]; then dirname "$candidate"; return 0; fi
  done < <(type -ap wasm-bindgen)
  return 1
}

# The command that goes with wasm_split_helpers in Cargo.toml; it does not tell its version.
WASM_SPLIT_VERSION=0.2.4

# What of Binaryen the build calls.
BINARYEN=(wasm-opt wasm-merge wasm-dis wasm-as)

# Binaryen from 116 on knows every feature named in tools/wasm.mjs.
wasm_opt_recent() {
  local version
  version="$("$1" --version 2>/dev/null | grep -oE 'version [0-9]+' | grep -oE '[0-9]+')" || return 1
  [ "${version:-0}" -ge 116 ]
}
# Prints the folder that holds a recent Binaryen, whole, or fails.
find_binaryen() {
  local candidate tool
  while IFS= read -r candidate; do
    wasm_opt_recent "$candidate" || continue
    for tool in "${BINARYEN[@]}"; do [ -x "$(dirname "$candidate")/$tool" ] || continue 2; done
    dirname "$candidate"
    return 0
  done < <(type -ap wasm-opt)
  return 1
}

# A browser for the tests: $CHROME, or what the system has.
find_browser() {
  local candidate
  for candidate in "${CHROME:-}" chromium chromium-browser google-chrome google-chrome-stable chrome \
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" /Applications/Chromium.app/Contents/MacOS/Chromium; do
    if [ -n "$candidate" ] && have "$candidate"; then command -v "$candidate"; return 0; fi
  done
  return 1
}
