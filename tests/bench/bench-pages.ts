import { writeFileSync } from "node:fs";
import http from "node:http";
import { join } from "node:path";
import { openContentStore } from "~/content-store/reader.server";
import { STORE_FILE_NAME } from "~/content-store/schema";
import { loadContentStrings } from "~/l10n/content-strings.server";
import { createDocumentsService } from "~/services/documents/index.server";
import { compareLoads, type LoadFigures } from "./measure-load";
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

async function benchUncached(dataDir: string, path: string) {
  const file = join(dataDir, "article.html");
  writeFileSync(file, readArticle(dataDir, path));
  const ours = await startServer(dataDir, { PAGE_CACHE_MB: "0" });
  const minimal = await startPinned("tests/bench/minimal-remix.tsx", {
    BODY_FILE: file,
  });
  try {
    const load = { url: path };
    const { rendered, template } = await compareLoads(
      { rendered: { server: ours, load }, template: { server: minimal, load } },
      SECONDS,
    );
    return {
      ...describe("minimal Remix route", template),
      ...describe("uncached page", rendered),
      "uncached : minimal Remix, requests/s": ratio(
        rendered.perSecond,
        template.perSecond,
      ),
    };
  } finally {
    await Promise.all([ours.stop(), minimal.stop()]);
  }
}

function readArticle(dataDir: string, path: string): string {
  const store = openContentStore(join(dataDir, STORE_FILE_NAME));
  const translate = loadContentStrings();
  const documents = createDocumentsService({ store: () => store, translate });
  const page = documents.findDocumentPage(decodeURI(path));
  store.close();
  if (!page) throw new Error(`there is no page ${path}`);
  return page.articleHtml;
}

export function describe(name: string, figures: LoadFigures): Record<string, number> {
  return {
    [`${name}, requests/s`]: Math.round(figures.perSecond),
    [`${name}, p99 ms`]: figures.p99,
    ...(figures.cpuMicroseconds !== null && {
      [`${name}, processor µs each`]: Math.round(figures.cpuMicroseconds),
    }),
  };
}

function ratio(a: number, b: number): number {
  return Math.round((a / Math.max(b, 0.001)) * 100) / 100;
}
