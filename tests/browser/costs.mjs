// What tests cost: the time of processors that they and their browser take, which a busy machine stretches far less than time by the
// clock. SALON_COSTS=FILE tests/browser/run adds a line for each test to FILE: file, seconds of processors, seconds by the clock, name.
import { appendFileSync, readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";

/** Hundredths of a second that this process and its descendants have had so far, with those of them that have ended; Linux only. */
function spent() {
  const all = new Map();
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      // The name in brackets may hold spaces.
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8").replace(/^.*\) /s, "").split(" ");
      all.set(Number(pid), { parent: Number(fields[1]), ticks: fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) });
    } catch {
      // It has ended meanwhile.
    }
  }
  const ours = (pid) => pid === process.pid || (all.has(pid) && ours(all.get(pid).parent));
  return [...all.keys()].filter(ours).reduce((sum, pid) => sum + all.get(pid).ticks, 0);
}

/** Notes what `body` costs under this name, when it is asked for. */
export async function costing(name, body) {
  const file = process.env.SALON_COSTS;
  if (!file) return body();
  const [ticks, began] = [spent(), Date.now()];
  try {
    return await body();
  } finally {
    appendFileSync(file, `${basename(process.argv[1])}\t${((spent() - ticks) / 100).toFixed(1)}\t${((Date.now() - began) / 1000).toFixed(1)}\t${name}\n`);
  }
}
