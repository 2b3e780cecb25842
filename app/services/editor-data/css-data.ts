import type { CssData, CssEntry, CssProperty } from "~/domain/api/custom-data";
import type { Document } from "~/domain/documents/document";
import { toPlainText } from "~/domain/text/to-plain-text";
import { findFeature } from "../compat-data/index.server";
import { describeEntry, listNamed } from "./describe-entry";
import type { EditorPage, EditorSource } from "./list-pages";

/** Lists of the format by page type. */
const KINDS: ReadonlyMap<string, Exclude<keyof CssData, "version">> = new Map([
  ["css-property", "properties"],
  ["css-shorthand-property", "properties"],
  ["css-at-rule", "atDirectives"],
  ["css-pseudo-class", "pseudoClasses"],
  ["css-pseudo-element", "pseudoElements"],
]);

const FORMAL_SYNTAX = /<pre class="[^"]*css-formal-syntax[^"]*"[^>]*>([^]*?)<\/pre>/;

/** Titles of other pages, such as that of custom properties, are no names. */
const NAME = /^[@:\w-]+$/;

/** Makes the CSS data: one entry per page of a property, at-rule or pseudo-class. */
export function* makeCssData(
  pages: Iterable<EditorPage>,
  source: EditorSource,
): Generator<void, CssData> {
  const data: CssData = {
    version: 1.1,
    properties: [],
    atDirectives: [],
    pseudoClasses: [],
    pseudoElements: [],
  };
  const known = new Set<string>();
  for (const page of pages) {
    const list = KINDS.get(page.english.pageType);
    const name = toName(page.english.short_title);
    if (list && NAME.test(name) && !known.has(name)) {
      known.add(name);
      const feature = findPageFeature(page, source);
      const { document, english } = page;
      data[list].push({
        ...describeEntry(name, { document, row: feature?.row ?? null }, source),
        status: toStatus(english),
        ...(list === "properties" && toPropertyFacts(page, feature)),
      });
    }
    yield;
  }
  return data;
}

/** Functional pseudo-classes are listed without their parentheses. */
function toName(title: string): string {
  return title.replace(/\(\)$/, "");
}

function findPageFeature({ english }: EditorPage, { store }: EditorSource) {
  const [key] = english.browserCompat;
  return key === undefined ? null : findFeature(store, key);
}

/** Returns what a property has beside other entries. */
function toPropertyFacts(
  { english }: EditorPage,
  feature: ReturnType<typeof findPageFeature>,
): Pick<CssProperty, "syntax" | "values"> {
  const values = feature ? listNamed(feature) : [];
  const syntax = findSyntax(english);
  return {
    ...(syntax !== null && { syntax }),
    ...(values.length > 0 && {
      values: values.map(({ nameHtml }) => ({ name: toPlainText(nameHtml) })),
    }),
  };
}

function toStatus({ status }: Document): CssEntry["status"] {
  if (status.includes("deprecated")) return "obsolete";
  if (status.includes("non-standard")) return "nonstandard";
  return status.includes("experimental") ? "experimental" : "standard";
}

/** The first rule of the page's formal syntax, without its name: `none | <string>+`. */
function findSyntax({ body }: Document): string | null {
  for (const { type, value } of body) {
    const html = type === "prose" ? FORMAL_SYNTAX.exec(value.content)?.[1] : undefined;
    if (html === undefined) continue;
    const [rule = ""] = toPlainText(html).split(/\n\s*\n/);
    const syntax = rule
      .slice(rule.indexOf("=") + 1)
      .replaceAll(/\s+/g, " ")
      .trim();
    return syntax || null;
  }
  return null;
}
