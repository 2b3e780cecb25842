import {
  DEFAULT_LOCALE,
  LOCALE_ROWS,
  parsePathLocale,
  swapLocale,
  type Locale,
} from "~/domain/locales/locale";
import { findSharedQuery } from "~/domain/search/shared-query";
import { escapeAttribute, escapeText } from "~/domain/text/escape-html";
import { findOtherSpelling } from "./find-other-spelling";
import type { KeptPages, KeptRecord } from "./kept-pages";
import { toOfflinePath } from "./page-files";
import { renderFrame } from "./render-frame";

/** Element that the server leaves for the list of kept pages (routes/$locale.offline). */
const PLACE = /(<div[^>]* data-kept-pages[^>]*>)[\s\S]*?(<\/div>)/;
/** Name of the home page in that element, whose title is the site's name alone. */
const HOME_NAME = / data-home="([^"]*)"/;
const HOME_PAGE = /^\/[^/]+\/?$/;
const SEARCH_PAGE = /^\/[\w-]+\/search$/;
/** Also a language that the site is not served in, which gets no other in front of it. */
const LOCALE_SEGMENT = /^\/[a-z]{2}(?:-[a-z]{2})?(?:\/|$)/i;
/** End of a title, which names the site. */
const SITE_PART = / \| [^|]*$/;

/** Answers of a content package, for pages that are not kept. */
export interface OtherAnswers {
  /** Answer for a page that is certainly missing. */
  findMissing(): Promise<Response | null>;
  /** The page that lists what is kept, at this URL; undefined where there is none. */
  makeList(url: string): Promise<Response | null | undefined>;
}

interface ListPage {
  response: Response;
  locale: Locale;
}

/**
 * A kept page, or the list of kept pages instead; undefined when this browser has neither. An address
 * without a language, as the installed site starts with, leads to the language that was read last.
 * @param request Its URL is absolute and has no fragment.
 */
export async function findKept(
  kept: KeptPages,
  { url, destination }: Pick<Request, "url"> & Partial<Pick<Request, "destination">>,
  others?: OtherAnswers,
): Promise<Response | undefined> {
  const { origin, pathname, search } = new URL(url);
  // The only frames of pages are those that run code.
  if (destination === "iframe") {
    const list = await findList(kept, url, others);
    return list && renderFrame(await list.response.text(), list.locale);
  }
  const path = await correctLocale(kept, pathname);
  if (path !== pathname) return Response.redirect(origin + path + search);
  const exact = await kept.find(url);
  const other = exact ? undefined : await findOtherSpelling(kept, url);
  if (other && new URL(other.url).pathname !== pathname)
    return Response.redirect(origin + new URL(other.url).pathname + search);
  const page = exact ?? (other && (await kept.find(other.url)));
  if (page) return markPage(page, "page", { url, kept });
  const missing = await others?.findMissing();
  if (missing) return missing;
  const list = await findList(kept, url, others);
  return list && markPage(list.response, "missing", { url, kept, locale: list.locale });
}

/** The path as the server spells its language, with the language read last where it has none. */
async function correctLocale(kept: KeptPages, pathname: string): Promise<string> {
  const locale = parsePathLocale(pathname);
  if (locale) return swapLocale(pathname, locale);
  if (LOCALE_SEGMENT.test(pathname)) return pathname;
  const [newest] = await listLocales(kept);
  return `/${newest ?? DEFAULT_LOCALE}${pathname}`;
}

/** The page of the list in the language of a URL, or in the one that was read last, or in any. */
async function findList(
  kept: KeptPages,
  url: string,
  others?: OtherAnswers,
): Promise<ListPage | undefined> {
  const { origin, pathname } = new URL(url);
  const wanted = parsePathLocale(pathname);
  for (const locale of [wanted, ...(await listLocales(kept)), DEFAULT_LOCALE]) {
    const list = locale && origin + toOfflinePath(`/${locale}`);
    const response = list && ((await others?.makeList(list)) ?? (await kept.find(list)));
    if (response) return { response, locale };
  }
  return undefined;
}

/** The languages of the kept pages, read last first. */
async function listLocales(kept: KeptPages): Promise<(Locale | null)[]> {
  return (await kept.list()).map(({ url }) => parsePathLocale(new URL(url).pathname));
}

interface ListOptions {
  /** Address that the reader has asked for. */
  url: string;
  kept: KeptPages;
  /** Language of the page that shows the list, where it is not the address's. */
  locale?: Locale;
}

async function markPage(
  shown: Response,
  mark: "page" | "missing",
  options: ListOptions,
): Promise<Response> {
  const html = (await shown.text()).replace("<html", `<html data-kept="${mark}"`);
  return withBody(shown, listIn(html, options));
}

/** Adds the list of kept pages to the response of the page that shows them. */
export async function addList(
  response: Response,
  url: string,
  kept: KeptPages,
): Promise<Response> {
  return withBody(response, listIn(await response.text(), { url, kept }));
}

async function listIn(
  html: string,
  { url, kept, ...list }: ListOptions,
): Promise<string> {
  if (!PLACE.test(html)) return html;
  const known = (await kept.list()).filter(({ isPinned }) => !isPinned);
  if (known.length === 0) return html;
  const pages = putFoundFirst(known, url);
  const locale = list.locale ?? parsePathLocale(new URL(url).pathname) ?? DEFAULT_LOCALE;
  return html.replace(PLACE, (_, start: string, end: string) => {
    const home = HOME_NAME.exec(start)?.[1];
    const items = pages.map((page) => renderPage(page, { locale, home }));
    return `${start}<ul>${items.join("")}</ul>${end}`;
  });
}

/** For a search that can't be shown, the pages with its words in their title come first. */
function putFoundFirst(pages: readonly KeptRecord[], url: string): KeptRecord[] {
  const { pathname, searchParams } = new URL(url);
  const query = searchParams.get("q") ?? findSharedQuery(searchParams) ?? "";
  const words = SEARCH_PAGE.test(pathname)
    ? (query.toLowerCase().match(/\S+/g) ?? [])
    : [];
  const isFound = ({ title }: KeptRecord) =>
    words.every((word) => title.toLowerCase().includes(word));
  return [...pages.filter(isFound), ...pages.filter((page) => !isFound(page))];
}

/** An item of a list in a language, which calls home pages by a name in HTML. */
function renderPage(
  { url, title, at }: KeptRecord,
  { locale, home }: { locale: Locale; home: string | undefined },
): string {
  const { pathname, search } = new URL(url);
  const own = parsePathLocale(pathname) ?? locale;
  const isOther = own !== locale;
  const homeName = HOME_PAGE.test(pathname) ? home : undefined;
  const name = homeName ?? escapeText(title.replace(SITE_PART, ""));
  const lang = isOther && homeName === undefined ? ` lang="${own}"` : "";
  const hreflang = isOther ? ` hreflang="${own}"` : "";
  const link = `<a href="${escapeAttribute(pathname + search)}"${hreflang}${lang}>${name}</a>`;
  const language = isOther
    ? ` · <span lang="${own}">${LOCALE_ROWS[own].name}</span>`
    : "";
  const date = new Date(at);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(date);
  return `<li>${link}${language} <time datetime="${date.toISOString()}">${day}</time></li>`;
}

async function withBody(response: Response, body: string | Promise<string>) {
  const headers = new Headers(response.headers);
  // Describe the body that was transferred.
  for (const name of ["Content-Encoding", "Content-Length", "ETag"]) headers.delete(name);
  return new Response(await body, { status: response.status, headers });
}

/** The functions that the workers find once they have loaded this script. */
const showKept = { findKept, addList };
Object.assign(globalThis, { showKept });

/** Keeps the functions' types for the workers, which have them as a global. */
export type ShowKept = typeof showKept;
