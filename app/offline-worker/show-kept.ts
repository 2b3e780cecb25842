import { escapeAttribute, escapeText } from "~/domain/text/escape-html";
import type { KeptPages, KeptRecord } from "./kept-pages";

/** Element that the server leaves for the list of kept pages (routes/$locale.offline). */
const PLACE = /(<div[^>]* data-kept-pages[^>]*>)[\s\S]*?(<\/div>)/;
const OFFLINE_PAGE = /^\/([\w-]+)\/offline$/;

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
 * A kept page, or the list of kept pages instead; undefined when this browser has neither.
 * @param url Absolute URL of the page that could not be loaded.
 */
export async function findKept(
  kept: KeptPages,
  url: string,
  others?: OtherAnswers,
): Promise<Response | undefined> {
  const { origin, pathname } = new URL(url);
  const page = await kept.find(url);
  const missing = page ? null : await others?.findMissing();
  if (missing) return missing;
  const listUrl = origin + toOfflinePath(pathname);
  const shown = page ?? (await kept.find(listUrl)) ?? (await others?.makeList(listUrl));
  if (!shown) return undefined;
  const mark = page ? "page" : "missing";
  const html = (await shown.text()).replace("<html", `<html data-kept="${mark}"`);
  return withBody(shown, listIn(html, pathname, kept));
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
  return withBody(response, listIn(await response.text(), pathname, kept));
}

async function listIn(html: string, pathname: string, kept: KeptPages): Promise<string> {
  if (!PLACE.test(html)) return html;
  const pages = (await kept.list()).filter(({ isPinned }) => !isPinned);
  if (pages.length === 0) return html;
  const locale = pathname.split("/")[1] ?? "";
  const list = pages.map((page) => renderPage(page, locale)).join("");
  return html.replace(
    PLACE,
    (_, start: string, end: string) => `${start}<ul>${list}</ul>${end}`,
  );
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
