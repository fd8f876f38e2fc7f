// What the build's scripts know of WebAssembly: its features, and the tools that work on it.
import { execFileSync } from "node:child_process";
import { join } from "node:path";

/**
 * The features that rustc and wasm-bindgen use and that Chromium, Firefox, Safari 15 and Node 20 accept. --all-features would emit
 * encodings that they refuse.
 */
export const FEATURES = ["bulk-memory", "mutable-globals", "sign-ext", "nontrapping-float-to-int", "reference-types", "multivalue"].map((name) => `--enable-${name}`);

/** Runs a tool of Binaryen from $BINARYEN_FOLDER, or from PATH; returns what it prints. */
export function binaryen(tool, ...args) {
  return run(process.env.BINARYEN_FOLDER ? join(process.env.BINARYEN_FOLDER, tool) : tool, ...args);
}

/** Runs a tool; returns what it prints. */
export function run(tool, ...args) {
  return execFileSync(tool, args, { encoding: "utf8", maxBuffer: 1 << 29, stdio: ["ignore", "pipe", "inherit"] });
}
