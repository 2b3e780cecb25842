import { build } from "esbuild";

const PAGE = JSON.stringify("./tests/bench/minimal-remix-page");

/** The template's browser entry and route modules, as its own build would write them. */
const ENTRIES = {
  entry: `import { RemixBrowser } from "@remix-run/react";
import { createElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
startTransition(() => void hydrateRoot(document, createElement(RemixBrowser)));`,
  root: `export { Root as default } from ${PAGE};`,
  page: `export { Page as default } from ${PAGE};`,
};

/** Builds the template for browsers; returns the files by their path. */
export async function buildMinimalClient(): Promise<Map<string, Uint8Array>> {
  const { outputFiles } = await build({
    entryPoints: Object.keys(ENTRIES).map((name) => ({ in: `bench:${name}`, out: name })),
    plugins: [
      {
        name: "entries",
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^bench:/ }, ({ path }) => ({ path, namespace: "bench" }));
          onLoad({ filter: /.*/, namespace: "bench" }, ({ path }) => ({
            contents: ENTRIES[path.replace("bench:", "") as keyof typeof ENTRIES],
            resolveDir: process.cwd(),
          }));
        },
      },
    ],
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    format: "esm",
    target: "es2022",
    outdir: "/assets",
  });
  return new Map(outputFiles.map(({ path, contents }) => [path, contents]));
}
