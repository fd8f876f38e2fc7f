// What the build's scripts know of WebAssembly: its features, and the tools that work on it.
import { execFileSync } from "node:child_process";
import { join } from "node:path";

/**
 * The features that rustc and wasm-bindgen use and that Chromium, Firefox, Safari 16.4 and Node 20 accept. --all-features would emit
 * encodings that they refuse.
 */
export const FEATURES = ["bulk-memory", "mutable-globals", "sign-ext", "nontrapping-float-to-int", "reference-types", "multivalue", "simd"].map((name) => `--enable-${name}`);

/** A tool of Binaryen: in $BINARYEN_FOLDER, or on PATH. */
export const tool = (name) => (process.env.BINARYEN_FOLDER ? join(process.env.BINARYEN_FOLDER, name) : name);

/** Runs a tool of Binaryen; returns what it prints. */
export function binaryen(name, ...args) {
  return run(tool(name), ...args);
}

/** Runs a tool; returns what it prints. */
export function run(program, ...args) {
  return execFileSync(program, args, { encoding: "utf8", maxBuffer: 1 << 29, stdio: ["ignore", "pipe", "inherit"] });
}
