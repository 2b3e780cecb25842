import { parseDocUrl, urlKey } from "~/domain/documents/slug";
import { DEFAULT_LOCALE, parseLocale, type Locale } from "~/domain/locales/locale";
import type { Page } from "./page";
import type { LinkTarget } from "./site";
import { addFragment, splitHash } from "./urls";

export interface Resolution {
  findPage: (url: string) => Page | null;
  /** Targets of redirects by key of the old address. */
  moves: ReadonlyMap<string, string>;
  /** Called for each address whose page or redirect the answer depends on. */
  onAsked: (url: string) => void;
}

/**
 * Tries the locale's page, its redirect, en-US's redirect, then the en-US page (content format, 3.9).
 *
 * @param url decoded, without fragment
 */
export function resolveLink(url: string, site: Resolution): LinkTarget {
  const { locale, path } = splitLocale(url);
  const address = `/${locale}${path}`;
  const page = askPage(address, site);
  if (page) return found(page, { illCased: page.url !== url });
  const own = site.moves.get(urlKey(address));
  if (own === undefined) return resolveInEnglish(path, locale, site);
  const target = followMove(own, locale, site);
  return target.kind === "missing" ? leadOn(own, locale, site) : target;
}

/** Looks up in en-US what a locale has neither as a page nor as a redirect. */
function resolveInEnglish(path: string, locale: Locale, site: Resolution): LinkTarget {
  if (locale === DEFAULT_LOCALE) return MISSING;
  const inEnglish = `/${DEFAULT_LOCALE}${path}`;
  const fallback = askPage(inEnglish, site);
  const english = site.moves.get(urlKey(inEnglish));
  if (english !== undefined) return followMove(english, locale, site);
  return fallback ? found(fallback, { fallback: true }) : MISSING;
}

/** Resolves a redirect's target in en-US: one step, because en-US's redirects may lead back. */
function leadOn(to: string, locale: Locale, site: Resolution): LinkTarget {
  const { path, hash } = splitHash(to);
  const target = resolveInEnglish(splitLocale(path).path, locale, site);
  if (target.kind === "elsewhere")
    return { kind: "elsewhere", url: addFragment(target.url, hash) };
  return target.kind === "page"
    ? { ...target, redirected: true, hash: target.hash || hash }
    : target;
}

/** Follows a redirect. If `to` is in en-US, the wanted locale's page of the same slug wins. */
function followMove(to: string, locale: Locale, site: Resolution): LinkTarget {
  const { path, hash } = splitHash(to);
  if (!parseDocUrl(path)) return { kind: "elsewhere", url: to };
  const target = splitLocale(path);
  const page = askPage(`/${locale}${target.path}`, site) ?? askPage(path, site);
  if (!page) return MISSING;
  return found(page, {
    redirected: true,
    fallback: page.locale !== locale,
    hash,
  });
}

const MISSING: LinkTarget = { kind: "missing" };

function askPage(url: string, { findPage, onAsked }: Resolution): Page | null {
  onAsked(url);
  return findPage(url);
}

function found(
  page: Page,
  facts: Partial<Extract<LinkTarget, { kind: "page" }>>,
): LinkTarget {
  return {
    kind: "page",
    page,
    hash: "",
    redirected: false,
    illCased: false,
    fallback: false,
    ...facts,
  };
}

function splitLocale(url: string): { locale: Locale; path: string } {
  const end = url.indexOf("/", 1);
  const locale = end === -1 ? null : parseLocale(url.slice(1, end));
  return locale === null
    ? { locale: DEFAULT_LOCALE, path: url }
    : { locale, path: url.slice(end) };
}
