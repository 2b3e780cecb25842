import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { benchAgents } from "./bench-agents";
import { benchAiHelp } from "./bench-ai-help";
import { benchAnswerStreams } from "./bench-answer-streams";
import { benchAuthoring } from "./bench-authoring";
import { benchCollections } from "./bench-collections";
import { benchCssExamples } from "./bench-css-examples";
import { benchCompile } from "./bench-compile";
import { benchGrowth, benchMemory, buildSite } from "./bench-growth";
import { benchSamples } from "./bench-samples";
import { benchScale } from "./bench-scale";
import { benchMacros } from "./bench-macros";
import { benchOffline } from "./bench-offline";
import { benchPages } from "./bench-pages";
import { benchRealPages } from "./bench-uncached";
import { benchFirstHits } from "./bench-first-hits";
import { benchNavigation } from "./bench-navigation";
import { benchNotFound } from "./bench-not-found";
import { benchQuickSearch } from "./bench-quick-search";
import { benchReferenceWords } from "./bench-reference-words";
import { listReferenceFacts } from "./list-reference-facts";
import { benchRequests } from "./bench-requests";
import { benchSearch } from "./bench-search";
import { benchSearchLoad } from "./bench-search-load";
import { benchServer } from "./bench-server";
import { benchInp } from "./bench-inp";
import { benchDom } from "./bench-dom";
import { benchWeight } from "./bench-weight";
import { benchServices } from "./bench-services";
import { benchUpdates } from "./bench-updates";
import { benchTwinTimes } from "./bench-twin-times";
import { benchTwins } from "./bench-twins";
import { benchUsage } from "./bench-usage";
import { benchWriters } from "./bench-writers";
import { benchUpdate } from "./bench-update";
import { keepOffServerCore } from "./measure-load";

type Figures = Record<string, unknown>;
type Parts = Record<string, (folder: string) => Promise<Figures>>;

/** Parts with a browser, which has all processors, as on a reader's machine; the server rests meanwhile. */
const BROWSER_PARTS: Parts = {
  /** Needs a store with the public documentation in DATA_DIR. */
  navigation: (folder) => withNamedStore((dataDir) => benchNavigation(dataDir, folder)),
  weight: () => withNamedStore(benchWeight),
  dom: () => withNamedStore(benchDom),
  inp: () => withNamedStore(benchInp),
  "css-examples": benchCssExamples,
  /** Content packages of the store in DATA_DIR, or of the site's own. */
  offline: () => benchOffline(process.env["DATA_DIR"] ?? "data"),
  /** Uses the content of CONTENT_ROOT, or the shipped content; needs a build and a browser. */
  writers: (folder) => benchWriters(join(folder, "writers")),
};

/** Parts that load a server, or measure one's work; most generate their own pages. */
const SERVER_PARTS: Parts = {
  async pages(folder) {
    const { dataDir, paths } = await buildSite(join(folder, "pages"), 200);
    const figures = await benchPages(dataDir, paths[100] ?? "");
    const named = process.env["DATA_DIR"];
    if (named !== undefined)
      console.table(await benchRealPages(named, join(folder, "real")));
    return figures;
  },
  async services(folder) {
    const { dataDir } = await buildSite(join(folder, "services"), 200);
    const figures = await benchServices(dataDir);
    const named = process.env["DATA_DIR"];
    if (named !== undefined)
      console.table(await benchSearchLoad(named, join(folder, "search")));
    return figures;
  },
  memory: benchMemory,
  /** Uses the store in DATA_DIR when it is set. */
  async requests(folder) {
    const named = process.env["DATA_DIR"];
    const dataDir = named ?? (await buildSite(join(folder, "requests"), 5_000)).dataDir;
    return benchRequests(dataDir);
  },
  growth: benchGrowth,
  /** Needs a store with the reference pages in DATA_DIR. */
  async agents() {
    const named = process.env["DATA_DIR"];
    if (named === undefined) return { agents: "set DATA_DIR to a store to run them" };
    return benchAgents(named);
  },
  /** Answers and words of the generated pages in the store in DATA_DIR, or in the site's own. */
  "reference-words": () =>
    Promise.resolve(benchReferenceWords(process.env["DATA_DIR"] ?? "data")),
  /** Facts to check by hand; BENCH_SEED makes another draw. */
  "reference-facts": () =>
    Promise.resolve(listReferenceFacts(process.env["DATA_DIR"] ?? "data")),
  /** Uses the store in DATA_DIR, or the site's own. */
  updates: () => Promise.resolve(benchUpdates(process.env["DATA_DIR"] ?? "data")),
  /** HTML pages and twins over HTTP, and `afdocs check`; of the store in DATA_DIR when it is set. */
  async "twin-times"(folder) {
    const named = process.env["DATA_DIR"];
    const dataDir = named ?? (await buildSite(join(folder, "twin-times"), 200)).dataDir;
    return benchTwinTimes(dataDir);
  },
  /** Compares the Markdown of all pages with the pages; of the store in DATA_DIR when it is set. */
  async twins(folder) {
    const named = process.env["DATA_DIR"];
    const dataDir = named ?? (await buildSite(join(folder, "twins"), 200)).dataDir;
    return benchTwins(dataDir);
  },
  /** Writers' commands, on a copy of CONTENT_ROOT or the shipped content. */
  authoring: (folder) => benchAuthoring(join(folder, "authoring")),
  async usage(folder) {
    const { dataDir, paths } = await buildSite(join(folder, "usage"), 200);
    return benchUsage(dataDir, paths);
  },
  /** Uses the store in DATA_DIR, which needs the full documentation. */
  async "ai-help"(folder) {
    const dataDir = process.env["DATA_DIR"] ?? "./data";
    console.table(await benchAiHelp(dataDir));
    return benchAnswerStreams(dataDir, join(folder, "streams"));
  },
};

/**
 * `npm run bench`: prints figures and ratios. Content parts use CONTENT_ROOT or the shipped
 * content, server parts generate pages; `npm run bench pages memory` runs single parts. It has no
 * pass or fail: compare ratios, because seconds depend on the machine.
 */
const asked = process.argv.slice(2);
const parts = [...Object.keys(BROWSER_PARTS), ...Object.keys(SERVER_PARTS), "scale"];
const unknown = asked.filter((name) => !parts.includes(name));
if (unknown.length > 0) {
  console.error(`no such part: ${unknown.join(", ")}; there are ${parts.join(", ")}`);
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), "bench-"));
try {
  if (asked.length === 0) await benchContent(join(folder, "data"));
  // Takes minutes, gigabytes of disk and all processors, and so runs only when it is asked for.
  if (asked.includes("scale")) console.table(await benchScale(join(folder, "scale")));
  await runParts(BROWSER_PARTS);
  keepOffServerCore();
  await runParts(SERVER_PARTS);
} finally {
  rmSync(folder, { recursive: true });
}

async function runParts(group: Parts): Promise<void> {
  for (const [name, run] of Object.entries(group))
    if (asked.length === 0 || asked.includes(name)) console.table(await run(folder));
}

/** Runs a part that measures pages of the public documentation. */
function withNamedStore(run: (dataDir: string) => Promise<Figures>): Promise<Figures> {
  const named = process.env["DATA_DIR"];
  return named === undefined
    ? Promise.resolve({ figures: "set DATA_DIR to a store with the documentation" })
    : run(named);
}

async function benchContent(dataDir: string): Promise<void> {
  console.table(await benchCompile(dataDir));
  console.table(await benchUpdate(join(folder, "update")));
  console.table(benchSamples(dataDir));
  console.table(benchQuickSearch(dataDir));
  console.table(benchFirstHits(dataDir));
  console.table(benchNotFound(dataDir));
  for (const part of Object.values(benchMacros())) console.table(part);
  console.table(benchSearch(dataDir));
  console.table(await benchCollections(join(folder, "users"), dataDir));
  console.table(await benchServer(dataDir));
}
