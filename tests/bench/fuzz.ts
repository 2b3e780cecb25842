import { parseArgs } from "node:util";
import { readConfig } from "~/config.server";
import { createProgressBar } from "../../cli/command/progress-bar.mjs";
import { listContentRoots } from "../../cli/content/roots";
import { fuzzPages } from "../support/fuzz-pages";

/**
 * `npm run fuzz`: mutates pages of CONTENT_ROOT (or the shipped ones) at random and counts crashes
 * of the compiler. `--seed` repeats a run, `--cases` sets its length.
 */
const { values } = parseArgs({
  options: {
    cases: { type: "string", default: "2000" },
    seed: { type: "string", default: String(Date.now() % 2 ** 31) },
  },
});
const { contentRoot } = listContentRoots(readConfig(process.env));
const progress = createProgressBar(process.stderr, { label: "Breaking", unit: "pages" });
const { rendered, crashes, unsafe } = await fuzzPages({
  contentRoot,
  cases: Number(values.cases),
  seed: Number(values.seed),
  onProgress: progress.update,
});
progress.finish();
for (const { file, message } of crashes) console.error(`${file}: ${message}`);
for (const found of unsafe) console.error(found);
console.table({
  seed: values.seed,
  cases: values.cases,
  rendered,
  crashes: crashes.length,
  unsafe: unsafe.length,
});
if (crashes.length + unsafe.length > 0) process.exitCode = 1;
