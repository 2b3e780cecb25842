import { readFileSync } from "node:fs";

const ENTRY = new URL("../../app/styles/index.css", import.meta.url);
const STATEMENT = /^@layer [\w\s,-]+;/m;
const LAYER = /^@layer [\w.-]+\{/;
/** Strings, addresses without quotes, and braces: all that tells where a rule ends. */
const TOKENS = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^"')]*\)|[{};]/gs;

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
          file.source =
            order + mergeLayers(tighten(String(file.source).replace(order, "")));
    },
  };
}

/**
 * Removes the space that the minifier leaves in front of the values of custom properties.
 *
 * @param {string} css
 */
export function tighten(css) {
  return css.replace(/([{;]--[\w-]+:) (?=[^;}])/g, "$1");
}

/**
 * Joins blocks of one cascade layer that follow each other: a style sheet has one for each of its files.
 *
 * @param {string} css Minified, without comments.
 */
export function mergeLayers(css) {
  let merged = "";
  let open = "";
  for (const rule of splitRules(css)) {
    const [start = ""] = LAYER.exec(rule) ?? [];
    merged =
      start !== "" && start === open
        ? merged.slice(0, -1) + rule.slice(start.length)
        : merged + rule;
    open = start;
  }
  return merged;
}

/** @param {string} css */
function splitRules(css) {
  const rules = [];
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of css.matchAll(TOKENS)) {
    if (token === "{") depth++;
    else if (token === "}") depth--;
    else if (token !== ";") continue;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return [...rules, css.slice(start)];
}
