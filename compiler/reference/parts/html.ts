import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { docUrl } from "~/domain/documents/slug";
import { escapeAttribute, escapeText } from "~/domain/text/escape-html";
import type { Site } from "../../core/site";

/** Text as code. */
export function code(text: string): string {
  return `<code>${escapeText(text)}</code>`;
}

/** A link to an en-US page; `html` is what it shows. */
export function link(slug: string, html: string): string {
  return `<a href="${escapeAttribute(docUrl(DEFAULT_LOCALE, slug))}">${html}</a>`;
}

/** A link where the site has the page or a redirect to it, else what it would show. */
export function linkExisting(site: Site, slug: string | null, html: string): string {
  const leads =
    slug !== null && site.resolveLink(docUrl(DEFAULT_LOCALE, slug)).kind !== "missing";
  return leads ? link(slug, html) : html;
}

const DOC_LINK = /<a href="((?:\/[^"/]*)?\/docs\/[^"#]*)(?:#[^"]*)?"[^>]*>(.*?)<\/a>/gs;

/** A text of ours with links, as it reads on a site that lacks what some of them lead to. */
export function unlinkMissing(site: Site, html: string): string {
  return html.replace(DOC_LINK, (whole, url: string, text: string) =>
    site.resolveLink(url).kind === "missing" ? text : whole,
  );
}

/** Nothing when there is nothing to say. */
export function paragraph(html: string): string {
  return html === "" ? "" : `<p>${html}</p>`;
}

/** An h2 section under a heading of HTML; nothing when it would be empty. */
export function section(heading: string, html: string): string {
  return html === "" ? "" : `<h2>${heading}</h2>${html}`;
}

/** As `section`, one level deeper. */
export function subsection(heading: string, html: string): string {
  return html === "" ? "" : `<h3>${heading}</h3>${html}`;
}

/** Items are HTML. */
export function list(items: readonly string[]): string {
  return items.length === 0
    ? ""
    : `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
}

/** A term and what it means, both HTML; a term may stand alone. */
export interface Definition {
  term: string;
  details: string;
}

export function definitions(entries: readonly Definition[]): string {
  if (entries.length === 0) return "";
  return `<dl>${entries.map(({ term, details }) => `<dt>${term}</dt><dd>${details}</dd>`).join("")}</dl>`;
}

/** A code block in the shape that the Markdown stage gives it, to be highlighted later. */
export function codeBlock(language: string, text: string): string {
  const name = escapeText(language);
  return (
    `<div class="code-example"><div class="example-header"><span class="language-name">${name}</span></div>` +
    `<pre class="brush: ${name} notranslate"><code>${escapeText(text)}</code></pre></div>`
  );
}

/** `a`, `a and b`, `a, b, and c`. Items are HTML. */
export function joinWords(items: readonly string[], word: "and" | "or" = "and"): string {
  const last = items.at(-1) ?? "";
  if (items.length < 2) return last;
  if (items.length === 2) return `${items[0] ?? ""} ${word} ${last}`;
  return `${items.slice(0, -1).join(", ")}, ${word} ${last}`;
}

/** A sentence with a capital letter and a full stop, unless it has them or starts with code. */
export function sentence(html: string): string {
  const text = html.trim();
  if (text === "") return "";
  const ended = /[.!?:](?:<\/\w+>)?$/.test(text) ? text : `${text}.`;
  return ended.charAt(0).toUpperCase() + ended.slice(1);
}
