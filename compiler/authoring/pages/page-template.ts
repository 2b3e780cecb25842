import { toLeaf } from "~/domain/documents/slug";
import { findFrontMatter, readField, toScalar } from "../text/front-matter-text";
import { findAreaSidebar, guessPageType } from "./page-types";
import { getBody } from "./sections";

export interface NewPage {
  slug: string;
  /** Guessed from the slug when it is missing. */
  pageType?: string | undefined;
  title?: string | undefined;
}

/** Kinds of pages that have tables of support: a pattern of the slug and the key's beginning. */
const COMPAT_KEYS: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^Web\/API\/(?![^/]+_API(?:\/|$))([^/]+)$/i, (name) => `api.${name}`],
  [
    /^Web\/API\/(?![^/]+_API\/)([^/]+)\/([^/]+)$/i,
    (name, member) => `api.${name}.${member}`,
  ],
  [/^Web\/CSS\/Reference\/Properties\/([^/]+)$/i, (name) => `css.properties.${name}`],
  [/^Web\/CSS\/Reference\/Selectors\/:{1,2}([^/]+)$/i, (name) => `css.selectors.${name}`],
  [/^Web\/CSS\/Reference\/At-rules\/@([^/]+)$/i, (name) => `css.at-rules.${name}`],
  [/^Web\/HTML\/Reference\/Elements\/([^/]+)$/i, (name) => `html.elements.${name}`],
  [/^Web\/HTTP\/Reference\/Headers\/([^/]+)$/i, (name) => `http.headers.${name}`],
  [/^Web\/HTTP\/Reference\/Methods\/([^/]+)$/i, (name) => `http.methods.${name}`],
  [
    /^Web\/JavaScript\/Reference\/Global_Objects\/([^/]+)$/i,
    (name) => `javascript.builtins.${name}`,
  ],
  [
    /^Web\/JavaScript\/Reference\/Global_Objects\/([^/]+)\/([^/]+)$/i,
    (name, member) => `javascript.builtins.${name}.${member}`,
  ],
  [/^Web\/SVG\/Reference\/Element\/([^/]+)$/i, (name) => `svg.elements.${name}`],
  [/^Web\/MathML\/Reference\/Element\/([^/]+)$/i, (name) => `mathml.elements.${name}`],
];

/** Writes the text of a new en-US page: front matter by its slug and a body by its page type. */
export function createPageText({
  slug,
  pageType = guessPageType(slug),
  title = guessTitle(slug, pageType),
}: NewPage): string {
  const compat = guessCompatKey(slug);
  const sidebar = findAreaSidebar(slug);
  const fields: [string, string | null][] = [
    ["title", title],
    ["slug", slug],
    ["page-type", pageType],
    ["browser-compat", compat],
    ["sidebar", sidebar],
  ];
  const lines = fields.flatMap(([key, value]) =>
    value === null ? [] : [`${key}: ${toScalar(value)}`],
  );
  return `---\n${lines.join("\n")}\n---\n\n${createBody(pageType, title, compat !== null)}`;
}

/** Sections whose macros need the key of the compatibility data. */
const NEEDS_KEY: ReadonlySet<string> = new Set(["{{Specifications}}", "{{Compat}}"]);

function createBody(pageType: string, title: string, hasKey: boolean): string {
  const { head = "", intro, sections } = getBody(pageType);
  const name = title
    .replaceAll("`", "")
    .replace(/^[^:]+: (.+?) (?:event|method|property)$/, "$1");
  const parts = sections.flatMap(([heading, body]) =>
    !hasKey && NEEDS_KEY.has(body) ? [] : [`## ${heading}`, body],
  );
  const text = [head, intro, ...parts].filter((part) => part !== "").join("\n\n");
  return `${text.replaceAll("%", () => name)}\n`;
}

/** Guesses the address of a page's feature in the compatibility data; null without a clue. */
function guessCompatKey(slug: string): string | null {
  for (const [pattern, toCompatKey] of COMPAT_KEYS) {
    const match = pattern.exec(slug);
    if (match) return toCompatKey(...match.slice(1));
  }
  return null;
}

/** Page types whose title names the object before the member. */
const MEMBER = /^(?:web-api|javascript)-.*(method|property|event)$/;

/** Guesses a title from the slug's last parts. */
function guessTitle(slug: string, pageType: string): string {
  const parts = slug.split("/");
  const name = (parts.at(-1) ?? slug)
    .replace(/_(?:event|static)$/, "")
    .replaceAll("_", " ");
  const kind = MEMBER.exec(pageType)?.[1];
  if (kind === undefined) return pageType === "html-element" ? `<${name}>` : name;
  const call = kind === "method" ? `${name}()` : name;
  return pageType.startsWith("web-api")
    ? `${parts.at(-2) ?? ""}: ${call} ${kind}`
    : `${parts.at(-2) ?? ""}.${call}`;
}

/**
 * Writes the text that a translation begins with: the English body below front matter that
 * names the commit it was made from.
 */
export function createTranslationText(
  english: string,
  { slug, sourceCommit }: { slug: string; sourceCommit: string | null },
): string {
  const range = findFrontMatter(english);
  const title = readField(english, "title") ?? toLeaf(slug);
  const short = readField(english, "short-title");
  const lines = [
    `title: ${toScalar(title)}`,
    ...(short === null ? [] : [`short-title: ${toScalar(short)}`]),
    `slug: ${toScalar(slug)}`,
    ...(sourceCommit === null ? [] : ["l10n:", `  sourceCommit: ${sourceCommit}`]),
  ];
  const body = range
    ? english.slice(range.end).replace(/^---[ \t]*(?:\r\n|\r|\n)?/, "")
    : english;
  return `---\n${lines.join("\n")}\n---\n${body.replace(/\r\n?/g, "\n")}`;
}
