import { join } from "node:path";
import autocannon from "autocannon";
import { openContentStore } from "~/content-store/reader.server";
import { STORE_FILE_NAME } from "~/content-store/schema";
import { createRandom } from "../support/create-random";
import { startServer } from "./start-server";

const ROUNDS = 6;
const REQUESTS_PER_ROUND = 6_000;
const CONNECTIONS = 10;

type Random = () => number;

/**
 * Measures memory during random requests of nine kinds, nearly all different, to find caches that
 * clients can fill.
 */
export async function benchRequests(dataDir: string): Promise<Record<string, unknown>> {
  const { urls, words } = readStore(dataDir);
  const server = await startServer(dataDir, { RATE_LIMITS: "off" });
  const random = createRandom(3);
  const figures: Record<string, unknown> = { "at the start, MB": server.readMegabytes() };
  for (let round = 1; round <= ROUNDS; round++) {
    await autocannon({
      url: server.origin,
      connections: CONNECTIONS,
      amount: REQUESTS_PER_ROUND,
      headers: { "accept-encoding": "br" },
      requests: [
        {
          setupRequest: (each) => ({ ...each, path: makePath({ urls, words, random }) }),
        },
      ],
    });
    figures[`after ${REQUESTS_PER_ROUND * round} requests, MB`] = server.readMegabytes();
    if (process.env["BENCH_VERBOSE"]) console.log(round, server.readMegabytes());
  }
  await server.stop();
  return figures;
}

function readStore(dataDir: string): { urls: string[]; words: string[] } {
  const store = openContentStore(join(dataDir, STORE_FILE_NAME));
  const pages = store.listSearchPages("en-US");
  store.close();
  const words = new Set(pages.flatMap(({ title }) => title.match(/[\w-]{2,}/g) ?? []));
  return { urls: pages.map(({ url }) => encodeURI(url)), words: [...words] };
}

interface PathSources {
  urls: readonly string[];
  words: readonly string[];
  random: Random;
}

function makePath({ urls, words, random }: PathSources): string {
  const page = pick(urls, random);
  const text = `${pick(words, random)}+${pick(words, random)}`;
  const number = Math.floor(random() * 1e9);
  const kinds = [
    page,
    `${page}?n=${number}`,
    `${page}.data?n=${number}`,
    `${page}/index.json`,
    page.slice(0, -1) + String(number),
    `/en-US/search?q=${text}`,
    `/api/v1/search?q=${text}&locale=en-US`,
    `/api/v1/search/suggestions?q=${text}&locale=en-US`,
    page.replace("/en-US/", "/").toLowerCase(),
  ];
  return pick(kinds, random);
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}
