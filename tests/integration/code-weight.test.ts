import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, type Plugin } from "esbuild";
import { expect, test } from "vitest";

const ENTRY = "app/entry.client.ts";
/** Budget of a document page before an editor comes into view. */
const MAX_BYTES = 2200;
/** Budget of offline reading: the bar, and asking the service worker to keep the page. */
const MAX_OFFLINE_BYTES = 500;
const OFFLINE_PARTS = /\/app\/browser\/offline\.ts$/;
/** Code of samples, examples, the queue, and code blocks. */
const CODE_PARTS =
  /\/app\/browser\/(?:play|play-queue|interactive-example|copy-buttons|focusable-code|reader-choices\/(?:display|number-lines|code-download))/;
/** Imported by pages with an example; the rest loads on demand. */
const EXAMPLES = "app/browser/interactive-example/watch-examples.ts";

test("code that runs costs a document page less than 2.2 kB before an editor loads", async () => {
  const [whole, without] = await Promise.all([weighStart([]), weighWithout(CODE_PARTS)]);
  const parts = whole.start - without.start;
  expect(parts).toBeGreaterThan(0);
  expect(whole.examples).toBeGreaterThan(0);
  expect(parts + whole.examples).toBeLessThan(MAX_BYTES);
}, 60_000);

test("offline reading costs a document page at most half a kilobyte", async () => {
  const [whole, without] = await Promise.all([
    weighStart([]),
    weighWithout(OFFLINE_PARTS),
  ]);
  expect(whole.start - without.start).toBeGreaterThan(0);
  expect(whole.start - without.start).toBeLessThanOrEqual(MAX_OFFLINE_BYTES);
}, 60_000);

/** Excludes React and texts, which are separate files in either case. */
const leaveOut: Plugin = {
  name: "leave-out",
  setup({ onResolve }) {
    onResolve({ filter: /hydrate-page$|^~\/l10n\// }, ({ path }) => ({
      path,
      external: true,
    }));
  },
};

/** Weighs the page with these modules replaced by empty ones with the same exports. */
function weighWithout(filter: RegExp) {
  const emptyParts: Plugin = {
    name: "empty-parts",
    setup({ onLoad }) {
      onLoad({ filter }, ({ path }) => {
        const source = readFileSync(path, "utf8");
        const names = source.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm);
        const contents = Array.from(names, ([, name]) => `export function ${name}() {}`);
        return { contents: contents.join("\n"), loader: "js" };
      });
    },
  };
  return weighStart([emptyParts]);
}

/** Measures the compressed bytes of the start module and of the module that finds examples. */
async function weighStart(plugins: Plugin[]) {
  const { outputFiles, metafile } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    write: false,
    format: "esm",
    target: "es2022",
    outdir: "build",
    logLevel: "error",
    loader: { ".css": "empty" },
    define: { "import.meta.hot": "undefined" },
    plugins: [leaveOut, ...plugins],
  });
  const written = new Map(outputFiles.map(({ path, contents }) => [path, contents]));
  const files = new Map(Object.entries(metafile.outputs));
  const findEntry = (source: string) =>
    [...files].find(([, { entryPoint }]) => entryPoint === source)?.[0];
  const read = (file = "") => written.get(join(process.cwd(), file)) ?? new Uint8Array();

  const start = new Set<string>();
  const waiting = [findEntry(ENTRY)];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (start.has(file)) continue;
    start.add(file);
    for (const { path, kind, external } of files.get(file)?.imports ?? [])
      if (kind === "import-statement" && !external) waiting.push(path);
  }
  return {
    // Together, because the site's build writes one file where this one writes shared chunks.
    start: brotliCompressSync(Buffer.concat([...start].map((file) => read(file)))).length,
    examples: brotliCompressSync(read(findEntry(EXAMPLES))).length,
  };
}
