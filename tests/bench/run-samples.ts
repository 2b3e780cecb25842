import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Browser, ConsoleMessage } from "@playwright/test";
import type { ContentStore } from "~/content-store/content-store";
import { openContentStore } from "~/content-store/reader.server";
import { toRunnerPath } from "~/domain/play/runner-path";
import { createLogger } from "~/http/logging/create-logger.server";
import { drain, getPort, listen } from "~/http/server/listen.server";
import { createRunner } from "~/http/runner/create-runner";
import { loadContentStrings } from "~/l10n/content-strings.server";
import {
  createPlaygroundService,
  renderBlankRunner,
  renderRunner,
} from "~/services/playground/index.server";
import { openBrowser } from "./open-browser";

/**
 * Runs samples of a compiled store in Chromium, embedded as in documents, and lists their console
 * messages:
 *
 * npx tsx tests/bench/run-samples.ts DATA_DIR/content.sqlite --count 200
 *
 * `--part 2/4` runs the second quarter of them.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: "string", default: "200" },
    settle: { type: "string", default: "400" },
    part: { type: "string", default: "1/1" },
  },
});

const store = openContentStore(positionals[0] ?? "data/content.sqlite");
const samples = takePart(pickSamples(store, Number(values.count)), values.part);
const playground = createPlaygroundService(() => store);
/** Serves the page around a sample, whose URL is in the query. */
const site = await listen(
  (request, response) => {
    const source = decodeURIComponent(request.url?.split("?")[1] ?? "");
    response.setHeader("Content-Type", "text/html");
    response.end(
      `<!doctype html><script>addEventListener("message", ({ data }) => { if (data?.typ === "ready") document.title = "ready"; })</script><iframe src="${source.replaceAll("&", "&amp;")}" sandbox="allow-forms allow-same-origin allow-scripts" width="700" height="300"></iframe>`,
    );
  },
  { port: 0, host: "localhost" },
);
const siteOrigin = `http://localhost:${getPort(site)}`;
const runner = createRunner(
  {
    siteOrigin,
    store,
    code: { ...playground, render: renderRunner, renderBlank: renderBlankRunner },
    translate: loadContentStrings(),
    logger: createLogger({ level: "silent" }),
    isTrustedProxy: () => false,
  },
  "http://127.0.0.1",
);
const server = await listen(runner, { port: 0, host: "127.0.0.1" });
const browser = await openBrowser();
let failing = 0;
let silent = 0;
const waiting = [...samples];
// Runs three at a time, so that one loads while another settles.
await Promise.all(Array.from({ length: 3 }, runWaiting));
console.log(
  `${samples.length} samples, ${failing} with errors in the console, ${silent} that never said that they have run`,
);
await browser.close();
await drain(server, 0);
await drain(site, 0);
store.close();

async function runWaiting(): Promise<void> {
  for (let sample = waiting.shift(); sample; sample = waiting.shift()) {
    const { page, id } = sample;
    const { problems, isReady } = await runSample(browser, page, id);
    if (!isReady) silent += 1;
    if (problems.length > 0) failing += 1;
    for (const problem of problems) console.log(`${page} ${id}\n  ${problem}`);
  }
}

interface SampleName {
  page: string;
  id: string;
}

/** Picks samples spread evenly over the en-US documents. */
function pickSamples(from: ContentStore, count: number): SampleName[] {
  const all: SampleName[] = [];
  for (const { url } of from.listDocumentUrls("en-US")) {
    for (const section of from.findDocument(url)?.document.body ?? []) {
      if (section.type !== "prose") continue;
      const frames = section.value.content.matchAll(
        /<iframe class="sample-code-frame"[^>]*? data-live-id="([^"]+)"/g,
      );
      for (const [, id = ""] of frames) all.push({ page: url, id });
    }
  }
  const step = Math.max(1, all.length / count);
  return Array.from(
    { length: Math.min(count, all.length) },
    (_, at) => all[Math.floor(at * step)],
  ).filter((sample) => sample !== undefined);
}

function takePart<Item>(items: readonly Item[], part: string): Item[] {
  const [number = 1, of = 1] = part.split("/").map(Number);
  const size = Math.ceil(items.length / of);
  return items.slice((number - 1) * size, number * size);
}

/** Runs a sample in a frame with a document's sandbox, below a page of another origin. */
async function runSample(from: Browser, page: string, id: string) {
  const context = await from.newContext();
  const tab = await context.newPage();
  const problems: string[] = [];
  tab.on("console", (message) => {
    if (message.type() === "error") problems.push(describe(message));
  });
  tab.on("pageerror", (error) => problems.push(`thrown: ${error.message}`));
  const url = `http://127.0.0.1:${getPort(server)}${toRunnerPath({ page, sample: id })}`;
  await tab
    .goto(`${siteOrigin}/?${encodeURIComponent(url)}`, {
      waitUntil: "load",
      timeout: 20_000,
    })
    .catch((error: unknown) => {
      problems.push(`not loaded: ${String(error).split("\n", 1)[0] ?? ""}`);
    });
  await wait(Number(values.settle));
  const isReady = (await tab.title().catch(() => "")) === "ready";
  await context.close();
  return { problems, isReady };
}

function describe(message: ConsoleMessage): string {
  return `${message.text()} (${message.location().url})`;
}
