import { join } from "node:path";
import autocannon from "autocannon";
import { generateSite } from "./generate-site";
import { runProgram } from "./run-process";
import { READER_HEADERS, startServer } from "./start-server";
import { round } from "./figures";

const SIZES = [100, 1_000, 12_000];
const ROUNDS = 4;
const REQUESTS = 100_000;
const PAGES = 5_000;

/**
 * Measures start-up and memory of servers with increasing numbers of pages, before the first
 * request.
 */
export async function benchGrowth(folder: string): Promise<Record<string, unknown>> {
  const figures: Record<string, unknown> = {};
  for (const pages of SIZES) {
    const { dataDir } = await buildSite(join(folder, `site-${pages}`), pages);
    const server = await startServer(dataDir);
    figures[`${pages} pages, start to first page, s`] = round(server.startSeconds, 2);
    figures[`${pages} pages, memory after start, MB`] = server.readMegabytes();
    await server.stop();
  }
  return figures;
}

/** Measures memory during 100,000 requests for 5,000 pages, more than fit into the page cache. */
export async function benchMemory(folder: string): Promise<Record<string, unknown>> {
  const { dataDir, paths } = await buildSite(join(folder, "memory"), PAGES);
  const server = await startServer(dataDir);
  const figures: Record<string, unknown> = { "at the start, MB": server.readMegabytes() };
  let number = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    const { errors, non2xx } = await autocannon({
      url: server.origin,
      connections: 10,
      amount: REQUESTS / ROUNDS,
      headers: { ...READER_HEADERS, "accept-encoding": "br" },
      requests: [
        {
          setupRequest: (each) => ({
            ...each,
            path: paths[number++ % paths.length] ?? "/",
          }),
        },
      ],
    });
    if (errors + non2xx > 0) throw new Error(`${errors} errors, ${non2xx} other answers`);
    figures[`after ${(REQUESTS / ROUNDS) * round} requests, MB`] = server.readMegabytes();
  }
  await server.stop();
  return figures;
}

/** Generates and compiles a site. */
export async function buildSite(
  folder: string,
  pages: number,
): Promise<{ dataDir: string; paths: string[] }> {
  const root = join(folder, "files");
  const dataDir = join(folder, "data");
  const paths = generateSite(root, { pages, sections: pages > 500 ? 3 : 12 });
  await runProgram("cli/content.mjs", {
    DATA_DIR: dataDir,
    CONTENT_ROOT: root,
    CONTENT_TRANSLATED_ROOT: "",
    PLATFORM_REFERENCE: "off",
  });
  return { dataDir, paths };
}
