import { copyFileSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openContentStore } from "~/content-store/reader.server";
import { openLiveContentStore } from "~/content-store/live-content-store.server";
import { loadContentStrings } from "~/l10n/content-strings.server";
import { createDocumentsService } from "~/services/documents/index.server";
import { compileSite, type CompiledSite } from "../support/compile-site";
import { startEdge, type Edge } from "../support/start-edge";

const PAGE = "/en-US/docs/Web";
const CLIENTS = 8;
const SWAPS = 6;
/** Pages that each client reads of a version before the next swap. */
const PAGES_PER_VERSION = 5;

let folder: string;
let sites: CompiledSite[];
let servers: Server[];

interface Server {
  edge: Edge;
  /** Swaps this server's content to another version. */
  swap(version: number): void;
  close(): Promise<void>;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "swap-"));
  sites = [];
  for (const version of [0, 1])
    sites.push(
      await compileSite({
        pages: { [PAGE]: { title: `Version ${version}`, body: `Text of ${version}.` } },
        files: { "en-us/web/a.svg": `<svg id="v${version}"/>` },
      }),
    );
  servers = await Promise.all(["first", "second"].map(startServer));
});

afterAll(async () => {
  await Promise.all(servers.map(({ close }) => close()));
  for (const site of sites) site.remove();
  rmSync(folder, { recursive: true });
});

/** Starts a server with its own copy of the content, a live store, and a page cache. */
async function startServer(name: string): Promise<Server> {
  const file = join(folder, `${name}.sqlite`);
  function swap(version: number): void {
    copyFileSync(sites[version % 2]?.storeFile ?? "", `${file}.new`);
    renameSync(`${file}.new`, file);
  }
  swap(0);
  // A minimal delay before the old store closes, to provoke reads after closing.
  const options = { file, open: openContentStore, checkIntervalMs: 20, closeDelayMs: 1 };
  const content = openLiveContentStore(options);
  const translate = loadContentStrings();
  const documents = createDocumentsService({ store: content.readCurrent, translate });
  const edge = await startEdge(content.store, {
    documents,
    logLevel: "error",
    pageCacheBytes: 2 ** 20,
    renderPages(request, response) {
      const found = content.readCurrent().findDocument(request.path);
      response.status(found ? 200 : 404).type("html");
      response.send(found ? JSON.stringify(found.document) : "none");
    },
  });
  return {
    edge,
    swap,
    async close() {
      await edge.close();
      content.close();
    },
  };
}

const PATHS = [
  PAGE,
  `${PAGE}/index.json`,
  `${PAGE}/a.svg`,
  "/sitemaps/en-us/sitemap.xml.gz",
];

test("no request fails while the content is swapped under load, on either server", async () => {
  await Promise.all(
    servers.map(async ({ edge, swap }) => {
      let isOver = false;
      const failures: string[] = [];
      const seen = { 0: 0, 1: 0 };

      async function readOn(client: number): Promise<void> {
        for (let count = client; !isOver; count++) {
          const path = PATHS[count % PATHS.length] ?? PAGE;
          const response = await edge.get(path, { "Accept-Encoding": "gzip" });
          const text = await response.text();
          if (response.status !== 200) failures.push(`${response.status} ${path}`);
          const versions = new Set(
            [...text.matchAll(/(?:Version |Text of |id="v)(\d)/g)].map(
              ([, each]) => each,
            ),
          );
          // Detects a page that mixes the title of one version with the text of another.
          if (versions.size > 1) failures.push(`mixed ${path}`);
          for (const version of [0, 1] as const)
            if (versions.has(String(version))) seen[version] += 1;
        }
      }

      const clients = Array.from({ length: CLIENTS }, (_, client) => readOn(client));
      for (let version = 1; version <= SWAPS; version++) {
        swap(version);
        const current = version % 2 === 1 ? 1 : 0;
        const before = seen[current];
        await expect
          .poll(() => seen[current] - before)
          .toBeGreaterThan(PAGES_PER_VERSION * CLIENTS);
      }
      isOver = true;
      await Promise.all(clients);
      expect(failures).toEqual([]);
      expect(await (await edge.get(PAGE)).text()).toContain("Version 0");
    }),
  );
}, 120_000);
