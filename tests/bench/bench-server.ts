import { join } from "node:path";
import { openContentStore } from "~/content-store/reader.server";
import { STORE_FILE_NAME } from "~/content-store/schema";
import { READER_HEADERS, startServer } from "./start-server";
import { median, percentile, round } from "./figures";

const SAMPLES = 300;
const WARM_UP_PAGES = 50;

/** Measures start-up, memory, and sequential uncached pages. Needs `npm run build`. */
export async function benchServer(dataDir: string): Promise<Record<string, unknown>> {
  const paths = pickPaths(dataDir);
  const server = await startServer(dataDir, { PAGE_CACHE_MB: "0" });
  try {
    const startMegabytes = server.readMegabytes();
    await measurePages(server.origin, paths.slice(0, WARM_UP_PAGES), "");
    const pages = await measurePages(server.origin, paths, "");
    const json = await measurePages(server.origin, paths, "/index.json");
    return {
      "start to first page, s": Math.round(server.startSeconds * 100) / 100,
      "memory after start, MB": startMegabytes,
      "memory after the pages, MB": server.readMegabytes(),
      "page, median ms": round(median(pages)),
      "page, 95th percentile ms": round(percentile(pages, 0.95)),
      "JSON twin, median ms": round(median(json)),
      "page : JSON twin": median(pages) / median(json),
    };
  } finally {
    await server.stop();
  }
}

/** Picks pages spread evenly over the content, the same in every run. */
function pickPaths(dataDir: string): string[] {
  const store = openContentStore(join(dataDir, STORE_FILE_NAME));
  const paths = store
    .listDocumentUrls("en-US")
    .map(({ url }) => encodeURI(url).replace("?", "%3F"));
  store.close();
  const step = Math.max(1, Math.floor(paths.length / SAMPLES));
  return paths.filter((_, index) => index % step === 0);
}

/** Returns milliseconds. */
async function measurePages(
  origin: string,
  paths: readonly string[],
  suffix: string,
): Promise<number[]> {
  const times: number[] = [];
  for (const path of paths) {
    const started = performance.now();
    const response = await fetch(`${origin}${path}${suffix}`, {
      headers: READER_HEADERS,
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path}${suffix} answers ${response.status}`);
    times.push(performance.now() - started);
  }
  return times;
}
