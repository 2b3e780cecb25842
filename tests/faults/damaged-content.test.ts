import {
  closeSync,
  openSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeSync,
} from "node:fs";
import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { Sqlite } from "~/sqlite.server";
import { compileSite, type CompiledSite } from "../support/compile-site";
import { serveStore, type OpenSite } from "../support/open-site";
import type { Site } from "../support/start-site";

const PAGES = Array.from({ length: 400 }, (_, at) => `/en-US/docs/Web/Page_${at}`);
const REDIRECTS = PAGES.slice(0, 200).map((url) => [url.replace("Page", "Old"), url]);
const CLIENTS = 4;
/** Enough for each client to request every kind of URL several times. */
const REQUESTS_AFTER = 250;

let compiled: CompiledSite;
let opened: OpenSite;
let file: string;
let site: Site;

beforeAll(async () => {
  compiled = await compileSite({
    pages: Object.fromEntries(
      PAGES.map((url) => [url, { title: url.slice(17), body: "Text. ".repeat(200) }]),
    ),
    files: {
      "en-us/_redirects.txt": REDIRECTS.map((pair) => pair.join("\t")).join("\n"),
      "en-us/web/page_1/a.svg": "<svg/>",
    },
  });
}, 120_000);

afterAll(() => compiled.remove());

beforeEach(async () => {
  opened = await serveStore(compiled.storeFile, { edge: { pageCacheBytes: 2 ** 20 } });
  ({ site, storeFile: file } = opened);
});

afterEach(() => opened.close());

test.each([
  ["leaves of its indexes are random", overwriteIndexLeaves],
  ["it is truncated", () => truncateSync(file, 8192)],
  ["it is random all over", () => overwrite(0, randomBytes(readFileSync(file).length))],
  ["everything behind the header is zero", () => overwriteRest()],
])(
  "tells readers in the site's own words, and lives on, when %s",
  async (_name, damage) => {
    const { outcomes, faults } = await readWhile(damage);
    expect([...faults]).toEqual([]);
    // Checks that failures occurred in pages, single fetch data and JSON.
    for (const kind of ["page", "data", "json"])
      expect([kind, outcomes.has(`${kind} 500`)]).toEqual([kind, true]);
    const ready = await site.get("/readyz");
    expect([ready.status, await ready.json()]).toMatchObject([
      503,
      { content: expect.stringMatching(/^(?:damaged|unavailable)$/) as string },
    ]);
    expect((await site.get("/healthz")).status).toBe(200);
  },
  120_000,
);

test.each([
  ["deleted", () => rmSync(file)],
  // The header belongs to the snapshot, which servers keep in memory.
  ["without a header", () => overwrite(0, Buffer.alloc(100, "garbage "))],
  ["replaced by nonsense", replaceByNonsense],
])(
  "goes on with what it has when the store is %s",
  async (_name, damage) => {
    const { outcomes, faults } = await readWhile(damage);
    expect([...faults]).toEqual([]);
    expect([...outcomes].filter((outcome) => outcome.endsWith("500"))).toEqual([]);
    expect((await site.get("/readyz")).status).toBe(200);
  },
  120_000,
);

/** Overwrites the leaves of the indexes of pages and redirects with random bytes. */
function overwriteIndexLeaves(): void {
  const store = new Sqlite(file, { readonly: true });
  const pageSize = Number(store.pragma("page_size", { simple: true }));
  const leaves = store
    .prepare<[], { pageno: number }>(
      `SELECT pageno FROM dbstat WHERE pagetype = 'leaf' AND name IN
       (SELECT name FROM sqlite_schema WHERE tbl_name IN ('documents', 'redirects') AND type = 'index'
        UNION SELECT 'redirects')`,
    )
    .all();
  store.close();
  expect(leaves.length).toBeGreaterThan(6);
  for (const { pageno } of leaves)
    overwrite((pageno - 1) * pageSize, randomBytes(pageSize));
}

function overwriteRest(): void {
  overwrite(4096, Buffer.alloc(readFileSync(file).length - 4096));
}

function replaceByNonsense(): void {
  rmSync(file);
  overwrite(0, randomBytes(100_000), "w");
}

function overwrite(at: number, bytes: Uint8Array, flags = "r+"): void {
  const handle = openSync(file, flags);
  writeSync(handle, bytes, 0, bytes.length, at);
  closeSync(handle);
}

/** Reads all kinds of URLs during the damage and for a while afterwards. */
async function readWhile(damage: () => void) {
  const outcomes = new Set<string>();
  const faults = new Set<string>();
  let count = 0;

  async function readOn(client: number, until: number): Promise<void> {
    while (count < until) {
      const at = (count++ * CLIENTS + client) % ADDRESSES.length;
      const [kind, path] = ADDRESSES[at]?.(count) ?? ["page", "/"];
      const headers = { "Sec-Fetch-Dest": kind === "file" ? "image" : "document" };
      const response = await site.get(path, headers);
      const text = await response.text();
      outcomes.add(`${kind} ${response.status}`);
      if (response.status >= 500 && !isOwnWords(kind, response, text))
        faults.add(`${kind} ${response.status} ${text.slice(0, 80)}`);
    }
  }
  const readAll = (until: number) =>
    Promise.all(Array.from({ length: CLIENTS }, (_, client) => readOn(client, until)));

  const before = readAll(40);
  damage();
  await before;
  site.content.check();
  await readAll(count + REQUESTS_AFTER);
  return { outcomes, faults };
}

type Address = (count: number) => [kind: "page" | "data" | "json" | "file", path: string];

const ADDRESSES: Address[] = [
  (count) => ["page", PAGES[(count * 7) % PAGES.length] ?? ""],
  (count) => ["page", `${PAGES[(count * 11) % PAGES.length]}?from=here`],
  (count) => ["data", `${PAGES[(count * 13) % PAGES.length]}.data`],
  (count) => ["json", `${PAGES[(count * 17) % PAGES.length]}/index.json`],
  (count) => ["page", REDIRECTS[(count * 19) % REDIRECTS.length]?.[0] ?? ""],
  (count) => ["page", `/en-US/docs/Web/Nothing_${count}`],
  (count) => ["page", `/docs/Web/Page_${count}`],
  () => ["page", "/en-US/"],
  (count) => ["page", `/en-US/search?q=text+page${count}`],
  (count) => ["json", `/api/v1/search?q=page${count}`],
  () => ["json", "/en-US/search-index.json"],
  () => ["file", "/en-US/docs/Web/Page_1/a.svg"],
  () => ["file", "/sitemap.xml"],
];

/** Tells whether it is the site's error page with header, retry link and id, or the API's JSON. */
function isOwnWords(kind: string, response: Response, text: string): boolean {
  if (kind === "json") return text.startsWith('{"code":500,');
  if (kind === "data") return text.includes("SanitizedError");
  if (kind === "file") return text.includes("Internal server error (");
  const id = response.headers.get("x-request-id") ?? "none";
  return [
    "Application Error",
    'aria-label="Main menu"',
    "data-reload",
    id,
    "Site</",
  ].every((part) => text.includes(part));
}
