import { readConfig } from "~/config.server";
import { fail } from "../../cli/command/fail";
import { createProgressBar } from "../../cli/command/progress-bar.mjs";
import { listContentRoots } from "../../cli/content/roots";
import { fuzzPages } from "../support/fuzz-pages";
import { FUZZ_USAGE, readFuzzOptions } from "./run-options";

/**
 * `npm run fuzz`: mutates pages of CONTENT_ROOT (or the shipped ones) at random and counts crashes
 * of the compiler. `--seed` repeats a run, `--cases` sets its length.
 */
await run().catch(fail);

async function run(): Promise<void> {
  const { help, cases, seed } = readFuzzOptions(process.argv.slice(2));
  if (help) {
    console.log(FUZZ_USAGE);
    return;
  }
  const { contentRoot } = listContentRoots(readConfig(process.env));
  const progress = createProgressBar(process.stderr, {
    label: "Breaking",
    unit: "pages",
  });
  const { rendered, crashes, unsafe } = await fuzzPages({
    contentRoot,
    cases,
    seed,
    onProgress: progress.update,
  });
  progress.finish();
  for (const { file, message } of crashes) console.error(`${file}: ${message}`);
  for (const found of unsafe) console.error(found);
  console.table({
    seed,
    cases,
    rendered,
    crashes: crashes.length,
    unsafe: unsafe.length,
  });
  if (crashes.length + unsafe.length > 0) process.exitCode = 1;
}
