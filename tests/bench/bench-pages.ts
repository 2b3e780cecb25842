import { writeFileSync } from "node:fs";
import http from "node:http";
import { join } from "node:path";
import { benchUncached } from "./bench-uncached";
import { compareLoads, describe, ratio } from "./measure-load";
import { hasWrk, runWrk, type WrkFigures } from "./measure-wrk";
import { startPinned, startServer, type BenchServer } from "./start-server";

const SECONDS = 4;
const WRK_ROUNDS = 5;
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
      ...(hasWrk() && (await compareByWrk({ ours, bare, path }))),
    };
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
  }
}

/** Compares medians of rounds in turn by a load generator that saturates later. */
async function compareByWrk({
  ours,
  bare,
  path,
}: {
  ours: BenchServer;
  bare: BenchServer;
  path: string;
}): Promise<Record<string, number>> {
  const rounds: { cached: WrkFigures; bare: WrkFigures }[] = [];
  const run = ({ origin }: BenchServer) =>
    runWrk(`${origin}${path}`, { headers: BROTLI, seconds: SECONDS });
  for (let round = 0; round < WRK_ROUNDS; round++)
    rounds.push({ bare: await run(bare), cached: await run(ours) });
  const middle = (read: (round: (typeof rounds)[number]) => number) =>
    rounds.map(read).sort((a, b) => a - b)[Math.floor(WRK_ROUNDS / 2)] ?? 0;
  return {
    "bare server by wrk, requests/s": Math.round(middle((each) => each.bare.perSecond)),
    "cached page by wrk, requests/s": Math.round(middle((each) => each.cached.perSecond)),
    "cached : bare by wrk, requests/s": ratio(
      middle((each) => each.cached.perSecond / each.bare.perSecond),
      1,
    ),
    "cached : bare by wrk, p99": ratio(
      middle((each) => each.cached.p99 / each.bare.p99),
      1,
    ),
  };
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
