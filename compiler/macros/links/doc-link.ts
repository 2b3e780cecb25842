import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { docUrl, toLeaf } from "~/domain/documents/slug";
import { escapeAttribute } from "~/domain/text/escape-html";
import { describeBrokenMacroLink, describeRedirectedMacroLink } from "../../flaws/macros";
import { findClosestName } from "../../core/closest-name";
import { toAttributeText } from "../../core/html-text";
import { MacroError, type MacroContext } from "../macro";

export interface DocLink {
  /** Slug below `/{locale}/docs/`, decoded; the HTML step corrects case and redirects. */
  slug: string;
  /** Fragment without `#`. */
  anchor?: string | null;
  /** Inner HTML. */
  html: string;
  /** HTML whose text becomes the tooltip. */
  title?: string;
}

/**
 * Renders a link to a page in the context's locale. Reports a page that is missing or redirected,
 * and marks such a link, and an ill-cased one, `data-checked`: an author's link to the same address
 * would be reported once more for it.
 */
export function renderDocLink(link: DocLink, context: MacroContext): string {
  const url = docUrl(context.locale, link.slug);
  // A slug may have a question mark, which would begin a query.
  const path = url.replaceAll("?", "%3F");
  const hash = link.anchor ? `#${link.anchor}` : "";
  const title = link.title === undefined ? "" : ` title="${toAttributeText(link.title)}"`;
  const checked = isChecked(url, context) ? " data-checked" : "";
  return `<a href="${escapeAttribute(path + hash)}"${title}${checked}>${link.html}</a>`;
}

/**
 * Splits the fragment (without `#`) off a name; null for an empty one.
 *
 * @throws MacroError for a fragment alone, which would make a link without a text.
 */
export function splitAnchor(name: string): { name: string; anchor: string | null } {
  const at = name.indexOf("#");
  if (at === -1) return { name, anchor: null };
  if (name.slice(0, at).trim() === "")
    throw new MacroError(`"${name}" names no page`, `[${name}](${name})`);
  return { name: name.slice(0, at), anchor: name.slice(at + 1) || null };
}

/** Returns an anchor argument without `#`; null when empty. */
export function trimHash(anchor: string | null): string | null {
  return anchor?.startsWith("#") ? anchor.slice(1) || null : anchor;
}

function isChecked(url: string, context: MacroContext): boolean {
  const target = context.site.resolveLink(url);
  if (target.kind === "page" && target.redirected)
    context.report(describeRedirectedMacroLink(url, toArgument(url, target.page.slug)));
  if (target.kind === "page") return target.redirected || target.illCased;
  if (target.kind !== "missing") return false;
  const suggestion = suggestSibling(url, context);
  context.report(describeBrokenMacroLink(url, { isShown: true, suggestion }));
  return true;
}

/** The name of a sibling, because the macro adds the folder; null for a page elsewhere. */
function toArgument(url: string, slug: string): string | null {
  const at = slug.lastIndexOf("/") + 1;
  const folder = url.slice(
    url.indexOf("/docs/") + "/docs/".length,
    -readName(url).length,
  );
  return folder.toLowerCase() === slug.slice(0, at).toLowerCase() ? slug.slice(at) : null;
}

function readName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/**
 * Suggests the last segment of a sibling page with a similar name. The result is not kept, because
 * each page must have asked the site itself: an incremental compile renders it again by that.
 */
function suggestSibling(url: string, { site, locale }: MacroContext): string | null {
  const at = url.lastIndexOf("/");
  const parent = url.slice(0, at);
  const initial = url.charAt(at + 1).toLowerCase();
  const inDefault = docUrl(DEFAULT_LOCALE, parent.slice(docUrl(locale, "").length));
  const names = [...site.listChildren(parent), ...site.listChildren(inDefault)]
    .map((page) => toLeaf(page.slug))
    .filter((name) => name.charAt(0).toLowerCase() === initial);
  return findClosestName(url.slice(at + 1), names);
}
