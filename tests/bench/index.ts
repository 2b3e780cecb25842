import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { benchCollections } from "./bench-collections";
import { benchCompile } from "./bench-compile";
import { benchSamples } from "./bench-samples";
import { benchMacros } from "./bench-macros";
import { benchQuickSearch } from "./bench-quick-search";
import { benchSearch } from "./bench-search";
import { benchServer } from "./bench-server";
import { benchUpdate } from "./bench-update";

/**
 * `npm run bench`: figures and ratios of one run, on the content of CONTENT_ROOT or the shipped
 * one. Nothing here passes or fails; compare ratios, not seconds of different machines.
 */
const folder = mkdtempSync(join(tmpdir(), "bench-"));
const dataDir = join(folder, "data");
try {
  console.table(await benchCompile(dataDir));
  console.table(await benchUpdate(join(folder, "update")));
  console.table(benchSamples(dataDir));
  console.table(benchQuickSearch(dataDir));
  for (const part of Object.values(benchMacros())) console.table(part);
  console.table(benchSearch(dataDir));
  console.table(await benchCollections(join(folder, "users"), dataDir));
  console.table(await benchServer(dataDir));
} finally {
  rmSync(folder, { recursive: true });
}
