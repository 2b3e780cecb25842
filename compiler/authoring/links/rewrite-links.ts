import { urlKey } from "~/domain/documents/slug";
import { blankCode } from "../../core/blank-code";
import { decodePath, encodePath } from "../../core/urls";
import { applyEdits, type Edit } from "../text/places";

/** Returns the new path of a moved page's address, or null; both decoded, `/{locale}/docs/…`. */
export type FindMove = (url: string) => string | null;

/** A link to a page in a text, with or without locale. Offsets are those of the path. */
export interface FoundLink {
  start: number;
  end: number;
  /** As it is written. */
  written: string;
  /** Decoded, with a locale. */
  url: string;
  hasLocale: boolean;
}

/** A link's path; host names before it belong to other sites, except the content's public one. */
const DOC_LINK =
  /(?:(?<=https?:\/\/developer\.mozilla\.org)|(?<![\w.%~/-]))(?:\/([a-z]{2,3}(?:-[a-z]{2})?))?\/docs\/([^\s()<>"'`|\\?#[\]{}]+(?:\([^\s()<>"'`|\\?#]*\))?)/gi;
const CLOSING = /[.,;:!*_~]$/;

/** Lists links to pages outside of code. `locale` stands for a missing one. */
export function listDocLinks(text: string, locale: string): FoundLink[] {
  if (!/\/docs\//i.test(text)) return [];
  return [...blankCode(text).matchAll(DOC_LINK)].map((match) => {
    const [written, named, slug = ""] = match;
    const url = `/${named ?? locale}/docs/${decodePath(slug)}`;
    const start = match.index;
    return {
      start,
      end: start + written.length,
      written,
      url,
      hasLocale: named !== undefined,
    };
  });
}

/** Lists the edits that lead links to moved pages to their new places. */
function listLinkEdits(text: string, locale: string, findMove: FindMove): Edit[] {
  return listDocLinks(text, locale).flatMap((link) => {
    const found = findMoveOfLink(link, findMove);
    return found === null ? [] : [toEdit(link, found)];
  });
}

/** A sentence may end behind a bare address; an address of a file belongs to its page. */
function findMoveOfLink(
  { url }: FoundLink,
  findMove: FindMove,
): { to: string; rest: string } | null {
  let path = url;
  let rest = "";
  for (;;) {
    const to = findMove(path);
    if (to !== null) return { to, rest };
    const cut = CLOSING.test(path) ? path.length - 1 : findSuffix(path);
    if (cut === null) return null;
    rest = path.slice(cut) + rest;
    path = path.slice(0, cut);
  }
}

/** Returns where a slash at the end or a file's name begins; null without either. */
function findSuffix(path: string): number | null {
  const match = /\/$|\/[^/]+\.[a-z0-9]{2,5}$/i.exec(path);
  return match && match.index > 0 ? match.index : null;
}

function toEdit(link: FoundLink, { to, rest }: { to: string; rest: string }): Edit {
  const whole = to + rest;
  const path = link.hasLocale ? whole : whole.replace(/^\/[^/]+/, "");
  const replacement = link.written.includes("%") ? encodePath(path) : path;
  return { start: link.start, end: link.end, replacement };
}

/** A quoted argument of a macro call. */
const CALL = /\{\{[^{}]*\}\}/g;
const ARGUMENT = /(["'])([^"'\n]*?)\1/g;

/**
 * Lists the edits of macro arguments that are a moved page's slug. Slugs of one part are left
 * alone, because they are words like any other.
 */
function listSlugEdits(text: string, findSlug: (slug: string) => string | null): Edit[] {
  if (!text.includes("{{")) return [];
  return [...text.matchAll(CALL)].flatMap((call) =>
    [...call[0].matchAll(ARGUMENT)].flatMap(([, quote = "", slug = ""], index, all) => {
      const to = slug.includes("/") ? findSlug(slug) : null;
      if (to === null || to === slug) return [];
      const start = call.index + (all[index]?.index ?? 0) + quote.length;
      return [{ start, end: start + slug.length, replacement: to }];
    }),
  );
}

/** Leads all links of a text to moved pages to their new places. Changes no other byte. */
export function rewriteLinks(
  text: string,
  locale: string,
  findMove: FindMove,
): { text: string; count: number } {
  const prefix = `/${locale}/docs/`;
  const findSlug = (slug: string): string | null => {
    const to = findMove(prefix + slug);
    return to?.slice(to.indexOf("/docs/") + "/docs/".length) ?? null;
  };
  const edits = [
    ...listLinkEdits(text, locale, findMove),
    ...listSlugEdits(text, findSlug),
  ];
  return { text: applyEdits(text, edits), count: edits.length };
}

/** Creates the look-up of moves from pairs of addresses. */
export function createFindMove(pairs: readonly { from: string; to: string }[]): FindMove {
  const moves = new Map(pairs.map(({ from, to }) => [urlKey(from), to]));
  return (url) => moves.get(urlKey(url)) ?? null;
}
