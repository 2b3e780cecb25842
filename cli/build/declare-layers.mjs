import { readFileSync } from "node:fs";
import { mergeLayers } from "./merge-layers.mjs";

const ENTRY = new URL("../../app/styles/index.css", import.meta.url);
const STATEMENT = /^@layer [\w\s,-]+;/m;

/**
 * Writes the order of the cascade layers at the head of every style sheet. The first sheet that
 * names a layer decides its place, and the bundler decides which sheet loads first. Blocks of one layer
 * become one.
 *
 * @returns {import("vite").Plugin}
 */
export function declareLayers() {
  const [statement] = STATEMENT.exec(readFileSync(ENTRY, "utf8")) ?? [];
  if (statement === undefined) throw new Error("styles/index.css declares no layers");
  const order = statement.replace(/,\s+/g, ",");
  return {
    name: "declare-layers",
    enforce: "post",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "asset" && file.fileName.endsWith(".css"))
          file.source = order + mergeLayers(String(file.source).replace(order, ""));
    },
  };
}
