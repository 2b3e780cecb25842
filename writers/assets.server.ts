import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** A file that pages of the tools load. */
export interface ToolAsset {
  type: string;
  body: string;
}

const SCRIPTS = new URL("../app/browser/writers/", import.meta.url);
const STYLES = new URL("./styles/", import.meta.url);
const CONSTANTS = new URL("../app/styles/constants.css", import.meta.url);
const ALIAS = fileURLToPath(new URL("../app/", import.meta.url));

const FILES: Readonly<Record<string, () => Promise<ToolAsset>>> = {
  "bar.css": () => readStyles("bar.css"),
  "screens.css": () => readStyles("screens.css"),
  "tools.css": () => readStyles("page-tools.css"),
  "writers.js": () => bundleScript("writers.ts"),
  "editor.js": () => bundleScript("editor.ts"),
};

/**
 * Finds the tools' own scripts and styles by name. They are bundled at their first use and are no
 * part of the site's build, so that no reader can load any of them.
 */
export function createToolAssets(): (name: string) => Promise<ToolAsset | null> {
  const made = new Map<string, Promise<ToolAsset>>();
  return async (name) => {
    if (!Object.hasOwn(FILES, name)) return null;
    const known = made.get(name) ?? FILES[name]?.();
    if (!known) return null;
    made.set(name, known);
    return known;
  };
}

async function readStyles(name: string): Promise<ToolAsset> {
  // The site's own build writes the constants out.
  const files = [CONSTANTS, new URL(name, STYLES)];
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
  return { type: "css", body: texts.join("\n") };
}

async function bundleScript(name: string): Promise<ToolAsset> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(name, SCRIPTS))],
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    target: "es2022",
    logLevel: "error",
    alias: { "~": ALIAS.replace(/\/$/, "") },
  });
  return { type: "js", body: outputFiles[0]?.text ?? "" };
}
