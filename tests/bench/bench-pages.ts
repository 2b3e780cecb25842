import { writeFileSync } from "node:fs";
import http from "node:http";
import { join } from "node:path";
import { benchUncached } from "./bench-uncached";
import { compareLoads, describe, ratio } from "./measure-load";
import { startPinned, startServer } from "./start-server";

const SECONDS = 4;
const BROTLI = { "accept-encoding": "br" };

/**
 * Compares a cached document page with a bare server that sends the same bytes, and an uncached one
 * with the framework's template for the same document.
 */
export async function benchPages(
  dataDir: string,
  path: string,
): Promise<Record<string, unknown>> {
  return {
    ...(await benchCached(dataDir, path)),
    ...(await benchUncached(dataDir, path)),
  };
}

async function benchCached(dataDir: string, path: string) {
  const ours = await startServer(dataDir);
  const { body, etag } = await readPacked(`${ours.origin}${path}`);
  const file = join(dataDir, "page.br");
  writeFileSync(file, body);
  const bare = await startPinned("tests/bench/bare-server.ts", {
    BODY_FILE: file,
  });
  try {
    const load = { url: path, headers: BROTLI };
    const known = { ...load, status: 304, headers: { ...BROTLI, "if-none-match": etag } };
    const figures = await compareLoads(
      {
        bare: { server: bare, load },
        cached: { server: ours, load },
        known: { server: ours, load: known },
      },
      SECONDS,
    );
    return {
      "bytes of the page, Brotli": body.length,
      ...describe("bare server", figures.bare),
      ...describe("cached page", figures.cached),
      ...describe("304", figures.known),
      "cached : bare, requests/s": ratio(
        figures.cached.perSecond,
        figures.bare.perSecond,
      ),
      "cached : bare, p99": ratio(figures.cached.p99, figures.bare.p99),
      "304 : bare, requests/s": ratio(figures.known.perSecond, figures.bare.perSecond),
    };
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
  }
}

/** Returns the compressed body, which fetch would decompress. */
function readPacked(url: string): Promise<{ body: Buffer; etag: string }> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers: BROTLI }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({ body: Buffer.concat(chunks), etag: response.headers.etag ?? "" }),
        );
      })
      .on("error", reject);
  });
}
