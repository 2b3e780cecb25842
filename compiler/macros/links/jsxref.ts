import { decodeEntities } from "~/domain/text/decode-entities";
import { escapeArgument } from "../../core/html-text";
import type { Page } from "../../core/page";
import { readFlag, readText, requireText } from "../arguments";
import type { Macro } from "../macro";
import { createNameIndex } from "../name-index";
import { renderDocLink, splitAnchor, trimHash } from "./doc-link";

/**
 * `{{jsxref("Array.prototype.map()", display?, anchor?, noCode?)}}` links to the JavaScript
 * reference.
 */
export const jsxref: Macro = {
  names: ["jsxref"],
  render(args, context) {
    const written = requireText(args, 0, "the JavaScript feature");
    const { name, anchor } = splitAnchor(decodeEntities(written));
    const path = toJsPath(name);
    const page = findJsPage(context.site, context.locale, path);
    const html = readText(args, 1) ?? escapeArgument(written);
    return renderDocLink(
      {
        slug: page?.slug ?? JS_PREFIX + path,
        anchor: anchor ?? trimHash(readText(args, 2)),
        html: readFlag(args, 3) ? html : `<code>${html}</code>`,
      },
      context,
    );
  },
};

const JS_PREFIX = "Web/JavaScript/Reference/";
const OBJECTS = "Global_Objects/";
/** Folders whose pages are also found by the rest of their path alone. */
const NAMESPACES = [`${OBJECTS}Intl/`, `${OBJECTS}Temporal/`];
const SYNTAX = ["Operators/", "Statements/"];

interface JsIndex {
  byName: Map<string, Page>;
  byLowerName: Map<string, Page>;
}

/** Finds a page by a path such as `Array/map`: the exact case first, then any case. */
export const findJsPage = createNameIndex({
  prefix: JS_PREFIX,
  build: buildJsIndex,
  find: ({ byName, byLowerName }, name) =>
    byName.get(name) ?? byLowerName.get(name.toLowerCase()) ?? null,
});

/** `Array.prototype.map()` → `Array/map`; the dots of `for...of` stay. */
export function toJsPath(name: string): string {
  const plain = name
    .replaceAll("()", "")
    .replaceAll(".prototype.", ".")
    .replaceAll(" ", "_");
  return plain.includes("/") ? plain : plain.replace(/(?<!\.)\.(?!\.)/g, "/");
}

function buildJsIndex(pages: readonly Page[]): JsIndex {
  const paths = pages.map((page) => [page.slug.slice(JS_PREFIX.length), page] as const);
  const objects = paths.filter(([path]) => path.startsWith(OBJECTS));
  const byName = new Map(
    objects.map(([path, page]) => [path.slice(OBJECTS.length), page]),
  );
  for (const [path, page] of paths) byName.set(path, page);
  for (const [alias, page] of listShortNames(paths)) {
    if (page && !byName.has(alias)) byName.set(alias, page);
  }
  const byLowerName = new Map<string, Page>();
  for (const [name, page] of byName) {
    if (!byLowerName.has(name.toLowerCase())) byLowerName.set(name.toLowerCase(), page);
  }
  return { byName, byLowerName };
}

/** Maps short names to pages; null for a name that fits two pages, such as `function`. */
function listShortNames(
  paths: readonly (readonly [string, Page])[],
): Map<string, Page | null> {
  const names = new Map<string, Page | null>();
  for (const [path, page] of paths) {
    const name = shortenPath(path);
    if (name !== null) names.set(name, names.has(name) ? null : page);
  }
  return names;
}

function shortenPath(path: string): string | null {
  if (SYNTAX.some((area) => path.startsWith(area)))
    return path.slice(path.lastIndexOf("/") + 1);
  const namespace = NAMESPACES.find((area) => path.startsWith(area));
  return namespace === undefined ? null : path.slice(namespace.length);
}
