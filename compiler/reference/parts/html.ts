import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { docUrl } from "~/domain/documents/slug";
import { escapeAttribute, escapeText } from "~/domain/text/escape-html";
import type { Site } from "../../core/site";

/** Renders text as code. */
export function code(text: string): string {
  return `<code>${escapeText(text)}</code>`;
}

/** Renders a link to an en-US page with `html` as content. */
export function link(slug: string, html: string): string {
  return `<a href="${escapeAttribute(docUrl(DEFAULT_LOCALE, slug))}">${html}</a>`;
}

/** Renders a link if the site has the page or a redirect to it, else only its content. */
export function linkExisting(site: Site, slug: string | null, html: string): string {
  const leads =
    slug !== null && site.resolveLink(docUrl(DEFAULT_LOCALE, slug)).kind !== "missing";
  return leads ? link(slug, html) : html;
}

const DOC_LINK = /<a href="((?:\/[^"/]*)?\/docs\/[^"#]*)(?:#[^"]*)?"[^>]*>(.*?)<\/a>/gs;

/** Removes links from a text whose targets the site lacks. */
export function unlinkMissing(site: Site, html: string): string {
  return html.replace(DOC_LINK, (whole, url: string, text: string) =>
    site.resolveLink(url).kind === "missing" ? text : whole,
  );
}

/** Converts a text of ours or of a data set to HTML: backticks mark code. */
export function toTextHtml(text: string): string {
  return escapeText(text).replace(/`([^`]+)`/g, "<code>$1</code>");
}

/** Words that begin a text and look like verbs. */
const NOUNS =
  "Always|Arrays|Blocks of|Details|Elements|Facts|Files|Functions|Icons|Items|Members|Needs|Objects|Operations|Options|Pages|Parameters|Parts|Permissions|Properties|Settings|Strings|Templates|These|This|Types|Values";
/** Matches a sentence that begins with its verb: `Returns the value`. */
const PREDICATE = new RegExp(
  String.raw`^(?:Is\s|(?!(?:${NOUNS})\b)[A-Z][a-z]+(?:s|ld|as|ried)[\s,](?!are|is|has|have))`,
);

/** Completes a sentence that begins with its verb: `It returns the value`. */
export function toStatement(html: string): string {
  if (/^(?:Fired|Called|Sent)\s/.test(html))
    return `It is ${html.charAt(0).toLowerCase()}${html.slice(1)}`;
  return PREDICATE.test(html)
    ? `It ${html.charAt(0).toLowerCase()}${html.slice(1)}`
    : html;
}

/**
 * Completes a sentence of our own, which may also be a noun: `It is the number of days`. Sentences of
 * others can't be told from nouns by their first word.
 */
export function toOwnStatement(html: string): string {
  const rest = html.charAt(0).toLowerCase() + html.slice(1);
  if (/^(?:An?|The|One) /.test(html)) return `It is ${rest}`;
  return /^Whether /.test(html) ? `It tells ${rest}` : toStatement(html);
}

/** Renders a paragraph; empty for empty HTML. */
export function paragraph(html: string): string {
  return html === "" ? "" : `<p>${html}</p>`;
}

/** Renders an h2 section with a heading as HTML; empty without content. */
export function section(heading: string, html: string): string {
  return html === "" ? "" : `<h2>${heading}</h2>${html}`;
}

/** Renders an h3 section. */
export function subsection(heading: string, html: string): string {
  return html === "" ? "" : `<h3>${heading}</h3>${html}`;
}

/** Renders a list; items are HTML. */
export function list(items: readonly string[]): string {
  return items.length === 0
    ? ""
    : `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
}

/** A term and its description, both HTML; the description is optional. */
export interface Definition {
  term: string;
  details: string;
}

export function definitions(entries: readonly Definition[]): string {
  if (entries.length === 0) return "";
  return `<dl>${entries.map(({ term, details }) => `<dt>${term}</dt><dd>${details}</dd>`).join("")}</dl>`;
}

/** Renders a code block as the Markdown step does, to be highlighted later. */
export function codeBlock(language: string, text: string): string {
  const name = escapeText(language);
  return (
    `<div class="code-example"><div class="example-header"><span class="language-name">${name}</span></div>` +
    `<pre class="brush: ${name} notranslate"><code>${escapeText(text)}</code></pre></div>`
  );
}

/** Joins `a`, `a and b`, `a, b, and c`. Items are HTML. */
export function joinWords(items: readonly string[], word: "and" | "or" = "and"): string {
  const last = items.at(-1) ?? "";
  if (items.length < 2) return last;
  if (items.length === 2) return `${items[0] ?? ""} ${word} ${last}`;
  return `${items.slice(0, -1).join(", ")}, ${word} ${last}`;
}

/** Adds a capital letter and a full stop, unless the text has them or starts with code. */
export function sentence(html: string): string {
  const text = html.trim();
  if (text === "") return "";
  const ended = /[.!?:](?:["”]|&quot;)?(?:<\/\w+>)?$/.test(text) ? text : `${text}.`;
  return ended.charAt(0).toUpperCase() + ended.slice(1);
}
