import { join } from "node:path";
import { openContentStore } from "~/content-store/reader.server";
import { STORE_FILE_NAME } from "~/content-store/schema";
import { readMemory, startProgram } from "./run-process";

const PORT = 3299;
const ORIGIN = `http://localhost:${PORT}`;
const SAMPLES = 300;
const START_LIMIT_MILLISECONDS = 30_000;

/** Start-up, memory, and pages fetched one after the other, uncached. Needs `npm run build`. */
export async function benchServer(dataDir: string): Promise<Record<string, unknown>> {
  const urls = pickUrls(dataDir);
  const started = performance.now();
  const server = startProgram("server.ts", {
    DATA_DIR: dataDir,
    PORT: String(PORT),
    NODE_ENV: "production",
    LOG_LEVEL: "silent",
  });
  try {
    await waitForServer(started);
    const startSeconds = (performance.now() - started) / 1000;
    const startMegabytes = readMemory(server, "VmRSS");
    await measurePages(urls.slice(0, 50), "");
    const pages = await measurePages(urls, "");
    const json = await measurePages(urls, "/index.json");
    return {
      "start to first page, s": Math.round(startSeconds * 100) / 100,
      "memory after start, MB": startMegabytes,
      "memory after the pages, MB": readMemory(server, "VmRSS"),
      "page, median ms": percentile(pages, 0.5),
      "page, 95th percentile ms": percentile(pages, 0.95),
      "JSON twin, median ms": percentile(json, 0.5),
      "page : JSON twin": percentile(pages, 0.5) / percentile(json, 0.5),
    };
  } finally {
    server.kill();
  }
}

/** Pages spread evenly over the content, the same ones in every run. */
function pickUrls(dataDir: string): string[] {
  const store = openContentStore(join(dataDir, STORE_FILE_NAME));
  const urls = store
    .listDocumentUrls("en-US")
    .map(({ url }) => encodeURI(url).replace("?", "%3F"));
  store.close();
  const step = Math.max(1, Math.floor(urls.length / SAMPLES));
  return urls.filter((_, index) => index % step === 0);
}

async function waitForServer(started: number): Promise<void> {
  for (;;) {
    const isUp = await fetch(`${ORIGIN}/en-US/`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    if (performance.now() - started > START_LIMIT_MILLISECONDS)
      throw new Error("the server does not answer");
  }
}

async function measurePages(urls: readonly string[], suffix: string): Promise<number[]> {
  const times: number[] = [];
  for (const url of urls) {
    const started = performance.now();
    const response = await fetch(`${ORIGIN}${url}${suffix}`);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url}${suffix} answers ${response.status}`);
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b);
}

function percentile(sorted: readonly number[], share: number): number {
  return Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * 10) / 10;
}
