import { findSharedQuery } from "~/domain/search/shared-query";
import { escapeAttribute, escapeText } from "~/domain/text/escape-html";
import type { KeptPages, KeptRecord } from "./kept-pages";

/** Element that the server leaves for the list of kept pages (routes/$locale.offline). */
const PLACE = /(<div[^>]* data-kept-pages[^>]*>)[\s\S]*?(<\/div>)/;
const OFFLINE_PAGE = /^\/([\w-]+)\/offline$/;
const SEARCH_PAGE = /^\/[\w-]+\/search$/;
const LOCALE = /^\/([a-z]{2}(?:-[A-Z]{2})?)(?:\/|$)/;
const FIRST_LOCALE = "en-US";

/** Path of the page that lists what is kept, and stands in for pages that are not. */
export function toOfflinePath(pathname: string): string {
  return `/${pathname.split("/")[1] ?? ""}/offline`;
}

/** Answers of a content package, for pages that are not kept. */
export interface OtherAnswers {
  /** Answer for a page that is certainly missing. */
  findMissing(): Promise<Response | null>;
  /** The page that lists what is kept, at this URL. */
  makeList(url: string): Promise<Response | null>;
}

/**
 * A kept page, or the list of kept pages instead; undefined when this browser has neither. An address
 * without a language, as the installed site starts with, leads to the language that was read last.
 * @param url Absolute URL of the page that could not be loaded.
 */
export async function findKept(
  kept: KeptPages,
  url: string,
  others?: OtherAnswers,
): Promise<Response | undefined> {
  const { origin, pathname, search } = new URL(url);
  if (!LOCALE.test(pathname))
    return Response.redirect(`${origin}/${await findLocale(kept)}${pathname}${search}`);
  const page = await kept.find(url);
  const missing = page ? null : await others?.findMissing();
  if (missing) return missing;
  const listUrl = origin + toOfflinePath(pathname);
  const shown = page ?? (await others?.makeList(listUrl)) ?? (await kept.find(listUrl));
  if (!shown) return undefined;
  const mark = page ? "page" : "missing";
  const html = (await shown.text()).replace("<html", `<html data-kept="${mark}"`);
  return withBody(shown, listIn(html, url, kept));
}

async function findLocale(kept: KeptPages): Promise<string> {
  const [newest] = await kept.list();
  return (newest && LOCALE.exec(new URL(newest.url).pathname)?.[1]) ?? FIRST_LOCALE;
}

/** Adds the list of kept pages to the response of the page that shows them. */
export async function addList(
  response: Response,
  url: string,
  kept: KeptPages,
): Promise<Response> {
  const { pathname } = new URL(url);
  if (!OFFLINE_PAGE.test(pathname) || !response.ok || response.redirected)
    return response;
  return withBody(response, listIn(await response.text(), url, kept));
}

async function listIn(html: string, url: string, kept: KeptPages): Promise<string> {
  if (!PLACE.test(html)) return html;
  const known = (await kept.list()).filter(({ isPinned }) => !isPinned);
  if (known.length === 0) return html;
  const pages = putFoundFirst(known, url);
  const locale = new URL(url).pathname.split("/")[1] ?? "";
  const list = pages.map((page) => renderPage(page, locale)).join("");
  return html.replace(
    PLACE,
    (_, start: string, end: string) => `${start}<ul>${list}</ul>${end}`,
  );
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

function renderPage({ url, title, at }: KeptRecord, locale: string): string {
  const { pathname, search } = new URL(url);
  const date = new Date(at);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(date);
  const time = `<time datetime="${date.toISOString()}">${day}</time>`;
  const href = escapeAttribute(pathname + search);
  return `<li><a href="${href}">${escapeText(title)}</a> ${time}</li>`;
}

async function withBody(response: Response, body: string | Promise<string>) {
  const headers = new Headers(response.headers);
  // Describe the body that was transferred.
  for (const name of ["Content-Encoding", "Content-Length", "ETag"]) headers.delete(name);
  return new Response(await body, { status: response.status, headers });
}
