import { mkdirSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { openContentStore } from "~/content-store/reader.server";
import { STORE_FILE_NAME } from "~/content-store/schema";
import { createRandom } from "../support/create-random";
import { compareLoads, describe } from "./measure-load";
import { startServer } from "./start-server";
import { median, percentile } from "./figures";

const SECONDS = 5;
const QUERIES = 2_000;

/**
 * Searches the store in `namedDir` over HTTP for titles of its pages (seeded), a fourth of them with a
 * missing letter, by readers with many addresses. Writes only to `folder`.
 */
export async function benchSearchLoad(
  namedDir: string,
  folder: string,
): Promise<Record<string, unknown>> {
  mkdirSync(folder);
  symlinkSync(resolve(namedDir, STORE_FILE_NAME), join(folder, STORE_FILE_NAME));
  const queries = listQueries(join(folder, STORE_FILE_NAME));
  const server = await startServer(folder);
  const started = performance.now();
  await fetch(`${server.origin}/api/v1/search?q=grid`).then((each) => each.text());
  const firstMilliseconds = performance.now() - started;
  const took: number[] = [];
  let asked = 0;
  try {
    const { search } = await compareLoads(
      {
        search: {
          server,
          load: {
            url: "/api/v1/search",
            varyPath: () =>
              `/api/v1/search?q=${encodeURIComponent(queries[asked++ % QUERIES] ?? "")}`,
            varyHeaders: (number) => ({ "x-forwarded-for": `203.0.${number % 250}.1` }),
            onBody: (body) => void took.push(readTook(body)),
          },
        },
      },
      SECONDS,
    );
    return {
      "first query of the server, ms": Math.round(firstMilliseconds),
      ...describe("search", search),
      queries: took.length,
      "in the service, median ms": median(took),
      "in the service, p99 ms": percentile(took, 0.99),
      "memory, MB": server.readMegabytes(),
    };
  } finally {
    await server.stop();
  }
}

function listQueries(file: string): string[] {
  const store = openContentStore(file);
  // One letter without it is no query.
  const pages = store.listSearchPages("en-US").filter(({ title }) => title.length > 1);
  store.close();
  const random = createRandom(7);
  return Array.from({ length: QUERIES }, (_, number) => {
    const title = pages[Math.floor(random() * pages.length)]?.title ?? "";
    const at = Math.floor(random() * title.length);
    return number % 4 === 0 ? title.slice(0, at) + title.slice(at + 1) : title;
  });
}

/** Reads the whole milliseconds that the service reports. */
function readTook(body: string): number {
  return (JSON.parse(body) as { metadata: { took_ms: number } }).metadata.took_ms;
}
