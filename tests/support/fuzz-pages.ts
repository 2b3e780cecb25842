import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { openContentStore } from "~/content-store/reader.server";
import type { Flaw } from "~/domain/documents/flaw";
import { compileContent } from "../../compiler/pipeline/compile";
import { scanPaths } from "../../compiler/sources/scan";
import { listSourceFiles } from "../../compiler/sources/docs/list-files";
import { listExecutable } from "./list-executable";

export interface FuzzOptions {
  /** Content root whose en-US pages are mutated. */
  contentRoot: string;
  cases: number;
  /** Makes the mutations reproducible. */
  seed: number;
  onProgress?: (done: number, total: number) => void;
}

export interface FuzzResult {
  /** Number of mutated pages in the store. */
  rendered: number;
  crashes: Flaw[];
  /** Mutated pages whose HTML would run something, with the findings. */
  unsafe: string[];
}

/** Strings that the dialect and its parsers treat as syntax. */
const MARKS = [
  ..."{{ }} ( ) ` ``` ~~~ > - : | [ ] ]( ![ < > </ <!-- --> & &# \\ * _ # --- ' \"".split(
    " ",
  ),
  "\n",
  "\n\n",
  "\t",
  " ",
  "\0",
  "\uFEFF",
  "\u2028",
  "\uD800",
  "\u0091",
  "  - : ",
  "> [!NOTE]",
  "<table>",
  "<pre>",
  "<svg>",
  "<math>",
  "{{Compat",
  '{{EmbedLiveSample("',
  "<b",
  "title:",
];

/**
 * Mutations: cut, repeat, move, insert syntax, corrupt bytes. Numbers from 0 to 1 are positions in
 * the page.
 */
const place = fc.double({ min: 0, max: 1, noNaN: true });
const size = fc.integer({ min: 1, max: 400 });
const mutation = fc.oneof(
  fc.record({ kind: fc.constant("cut" as const), at: place, size }),
  fc.record({ kind: fc.constant("repeat" as const), at: place, size, times: fc.nat(30) }),
  fc.record({ kind: fc.constant("move" as const), at: place, size, to: place }),
  fc.record({
    kind: fc.constant("mark" as const),
    at: place,
    mark: fc.constantFrom(...MARKS),
  }),
  fc.record({ kind: fc.constant("end" as const), at: place }),
  fc.record({ kind: fc.constant("noise" as const), at: place, bytes: fc.uint8Array() }),
);
type Mutation = typeof mutation extends fc.Arbitrary<infer Value> ? Value : never;
const fuzzCase = fc.record({
  page: place,
  mutations: fc.array(mutation, { minLength: 1 }),
});

/** Compiles a site with the given number of mutated pages. */
export async function fuzzPages(options: FuzzOptions): Promise<FuzzResult> {
  const folder = mkdtempSync(join(tmpdir(), "fuzz-"));
  try {
    const root = join(folder, "files");
    cpSync(join(options.contentRoot, "en-us"), join(root, "en-us"), { recursive: true });
    writeCases(root, options);
    const storeFile = join(folder, "content.sqlite");
    const { flaws } = await compileContent({
      contentRoot: root,
      translatedRoot: root,
      shippedSidebars: join(folder, "none"),
      storeFile,
      siteName: "Docs",
      isPublicSource: false,
      platformReference: false,
      ...(options.onProgress ? { onProgress: options.onProgress } : {}),
    });
    const crashes = flaws.filter(({ check }) => check === "crash");
    return { crashes, ...inspect(storeFile) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function writeCases(root: string, { cases, seed }: FuzzOptions): void {
  const { pages } = listSourceFiles(join(root, "en-us"), scanPaths([root]));
  fc.sample(fuzzCase, { numRuns: cases, seed }).forEach(({ page, mutations }, number) => {
    const source = pages[Math.floor(page * (pages.length - 1))] ?? "";
    const text = readFileSync(source, "utf8").replace(
      /^slug:.*$/m,
      `slug: Fuzz/${number}`,
    );
    const folder = join(root, "en-us", "fuzz", String(number));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "index.md"), mutations.reduce(mutate, Buffer.from(text)));
  });
}

/** Operates on bytes, so that characters are cut too. */
function mutate(page: Buffer, change: Mutation): Buffer {
  const at = Math.floor(change.at * page.length);
  const [before, after] = [page.subarray(0, at), page.subarray(at)];
  switch (change.kind) {
    case "cut":
      return Buffer.concat([before, after.subarray(change.size)]);
    case "repeat": {
      const part = after.subarray(0, change.size);
      return Buffer.concat([before, ...Array<Buffer>(change.times).fill(part), after]);
    }
    case "move": {
      const rest = Buffer.concat([before, after.subarray(change.size)]);
      const to = Math.floor(change.to * rest.length);
      const moved = after.subarray(0, change.size);
      return Buffer.concat([rest.subarray(0, to), moved, rest.subarray(to)]);
    }
    case "mark":
      return Buffer.concat([before, Buffer.from(change.mark), after]);
    case "end":
      return before;
    case "noise":
      return Buffer.concat([before, change.bytes, after.subarray(change.bytes.length)]);
  }
}

function inspect(storeFile: string): Pick<FuzzResult, "rendered" | "unsafe"> {
  const store = openContentStore(storeFile);
  const urls = store
    .listDocumentUrls("en-US")
    .map(({ url }) => url)
    .filter((url) => /\/docs\/fuzz\//i.test(url));
  const unsafe = urls.flatMap((url) => {
    const { body = [], titleHTML = "" } = store.findDocument(url)?.document ?? {};
    const parts = body.flatMap(({ type, value }) => [
      value.title ?? "",
      type === "prose" ? value.content : "",
    ]);
    return listExecutable([titleHTML, ...parts].join("\n")).map(
      (found) => `${url} ${found}`,
    );
  });
  store.close();
  return { rendered: urls.length, unsafe };
}
