import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { docUrl, urlKey } from "~/domain/documents/slug";
import { escapeAttribute } from "~/domain/text/escape-html";
import { describeBrokenMacroLink } from "../../flaws/macro-error";
import type { Site } from "../../core/site";
import { findClosestName } from "../../core/closest-name";
import { toAttributeText } from "../../core/html-text";
import type { MacroContext } from "../macro";

export interface DocLink {
  /** Below `/{locale}/docs/`, decoded; case and redirects are put right by the HTML step. */
  slug: string;
  /** Fragment without `#`. */
  anchor?: string | null;
  /** Inner HTML. */
  html: string;
  /** HTML whose text becomes the tooltip. */
  title?: string;
}

/**
 * A link to a page in the context's locale. When neither the locale nor en-US has the page,
 * the call gets a flaw and the link `data-checked`, so that nobody reports it again.
 */
export function renderDocLink(link: DocLink, context: MacroContext): string {
  const url = docUrl(context.locale, link.slug);
  const hash = link.anchor ? `#${link.anchor}` : "";
  const title = link.title === undefined ? "" : ` title="${toAttributeText(link.title)}"`;
  const checked = isMissing(url, context) ? " data-checked" : "";
  return `<a href="${escapeAttribute(url + hash)}"${title}${checked}>${link.html}</a>`;
}

/** Splits the fragment (without `#`) off a name, and spares the callers an empty one. */
export function splitAnchor(name: string): { name: string; anchor: string | null } {
  const at = name.indexOf("#");
  if (at === -1) return { name, anchor: null };
  return { name: name.slice(0, at), anchor: name.slice(at + 1) || null };
}

/** An anchor argument as a fragment without `#`. */
export function trimHash(anchor: string | null): string | null {
  return anchor?.startsWith("#") ? anchor.slice(1) || null : anchor;
}

function isMissing(url: string, context: MacroContext): boolean {
  if (context.site.resolveLink(url).kind !== "missing") return false;
  const suggestion = suggestSibling(url, context);
  context.report(describeBrokenMacroLink(url, { isShown: true, suggestion }));
  return true;
}

const SUGGESTIONS = new WeakMap<Site, Map<string, string | null>>();

/** Last segment of a page beside the missing one whose name is nearly the same. */
function suggestSibling(url: string, context: MacroContext): string | null {
  let known = SUGGESTIONS.get(context.site);
  if (!known) SUGGESTIONS.set(context.site, (known = new Map<string, string | null>()));
  const key = urlKey(url);
  let suggestion = known.get(key);
  if (suggestion === undefined) known.set(key, (suggestion = findSibling(url, context)));
  return suggestion;
}

function findSibling(url: string, { site, locale }: MacroContext): string | null {
  const at = url.lastIndexOf("/");
  const parent = url.slice(0, at);
  const initial = url.charAt(at + 1).toLowerCase();
  const inDefault = docUrl(DEFAULT_LOCALE, parent.slice(docUrl(locale, "").length));
  const names = [...site.listChildren(parent), ...site.listChildren(inDefault)]
    .map((page) => page.slug.slice(page.slug.lastIndexOf("/") + 1))
    .filter((name) => name.charAt(0).toLowerCase() === initial);
  return findClosestName(url.slice(at + 1), names);
}
