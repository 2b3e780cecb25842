import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, type Plugin } from "esbuild";
import { expect, test } from "vitest";

const ENTRY = "app/entry.client.ts";
/** What it may cost a document page, in all, before an editor comes into view. */
const MAX_BYTES = 3000;
/** Samples, examples, the queue, and all that blocks of code have. */
const CODE_PARTS =
  /\/app\/browser\/(?:play|play-queue|interactive-example|copy-buttons|focusable-code|reader-choices\/(?:display|number-lines|code-download))/;
/** Asked for by the page itself where it has an example; all else waits for its reader. */
const EXAMPLES = "app/browser/interactive-example/watch-examples.ts";

test("code that runs costs a document page less than 3 kB until an editor is there", async () => {
  const [whole, without] = await Promise.all([weighStart([]), weighStart([emptyParts])]);
  const parts = whole.start - without.start;
  expect(parts).toBeGreaterThan(0);
  expect(whole.examples).toBeGreaterThan(0);
  expect(parts + whole.examples).toBeLessThan(MAX_BYTES);
}, 60_000);

/** React and the texts come in files of their own, with or without code that runs. */
const leaveOut: Plugin = {
  name: "leave-out",
  setup({ onResolve }) {
    onResolve({ filter: /hydrate-page$|^~\/l10n\// }, ({ path }) => ({
      path,
      external: true,
    }));
  },
};

/** The same names, with nothing behind them. */
const emptyParts: Plugin = {
  name: "empty-parts",
  setup({ onLoad }) {
    onLoad({ filter: CODE_PARTS }, ({ path }) => {
      const source = readFileSync(path, "utf8");
      const names = source.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm);
      const contents = Array.from(names, ([, name]) => `export function ${name}() {}`);
      return { contents: contents.join("\n"), loader: "js" };
    });
  },
};

/** Bytes, packed, of what every page starts with, and of the file that looks for examples. */
async function weighStart(plugins: Plugin[]) {
  const { outputFiles, metafile } = await build({
    entryPoints: [ENTRY],
    ...{ bundle: true, splitting: true, minify: true, metafile: true, write: false },
    ...{ format: "esm", target: "es2022", outdir: "build", logLevel: "error" },
    loader: { ".css": "empty" },
    define: { "import.meta.hot": "undefined" },
    plugins: [leaveOut, ...plugins],
  });
  const packed = new Map(
    outputFiles.map(({ path, contents }) => [path, brotliCompressSync(contents).length]),
  );
  const files = new Map(Object.entries(metafile.outputs));
  const findEntry = (source: string) =>
    [...files].find(([, { entryPoint }]) => entryPoint === source)?.[0];
  const weigh = (file: string | undefined) =>
    packed.get(join(process.cwd(), file ?? "")) ?? 0;

  const start = new Set<string>();
  const waiting = [findEntry(ENTRY)];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (start.has(file)) continue;
    start.add(file);
    for (const { path, kind, external } of files.get(file)?.imports ?? [])
      if (kind === "import-statement" && !external) waiting.push(path);
  }
  return {
    start: [...start].reduce((sum, file) => sum + weigh(file), 0),
    examples: weigh(findEntry(EXAMPLES)),
  };
}
