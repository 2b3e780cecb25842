import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import postcss from "postcss";
import { renderThemes } from "~/domain/site/theme";
import type { ArchiveAssets, ArchiveFile } from "~/services/exports/index.server";
import { compactTokens } from "../build/compact-tokens.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  css: "text/css",
  js: "text/javascript",
  woff2: "font/woff2",
};
/** Replaces `(scripting: none)`, because pages of archives never have scripts. */
const ALWAYS = "(min-width: 0)";
const NO_SCRIPTS = /\(scripting: ?none\)/g;

/** Bundles style sheets, fonts and the script of the search. */
export async function buildArchiveAssets(): Promise<ArchiveAssets> {
  const [styles, script] = await Promise.all([
    bundle("app/ui/archive/archive.css"),
    bundle("app/browser/archive-search.ts", "search"),
  ]);
  return {
    site: [...styles, ...script],
    epubStyles: readFileSync(join(ROOT, "app/ui/archive/epub.css"), "utf8"),
    icon: readFileSync(join(ROOT, "app/ui/archive/icon-48.png")),
  };
}

async function bundle(entry: string, name?: string): Promise<ArchiveFile[]> {
  const file = join(ROOT, entry);
  const { outputFiles } = await build({
    entryPoints: [name === undefined ? file : { in: file, out: name }],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    target: "es2022",
    outdir: join(ROOT, "archive"),
    assetNames: "fonts/[name]",
    loader: { ".woff2": "file", ".svg": "dataurl", ".webp": "dataurl" },
    logLevel: "error",
    tsconfig: join(ROOT, "tsconfig.json"),
  });
  const files = outputFiles.map(({ path, contents }) => toFile(path, contents));
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Both themes for readers of archives too, whose browsers may be old. */
function renderTokens(css: string): string {
  return postcss([compactTokens(renderThemes)]).process(css, { from: undefined }).css;
}

function toFile(file: string, contents: Uint8Array): ArchiveFile {
  const ending = file.slice(file.lastIndexOf(".") + 1);
  const type = TYPES[ending] ?? "application/octet-stream";
  if (ending === "woff2")
    return { path: `fonts/${basename(file)}`, type, body: contents };
  const text = Buffer.from(contents).toString("utf8");
  return {
    path: basename(file),
    type,
    body: ending === "css" ? renderTokens(text).replaceAll(NO_SCRIPTS, ALWAYS) : text,
  };
}
