import { docUrl } from "~/domain/documents/slug";
import type { FlawReport } from "~/domain/documents/flaw";
import { toArticleId } from "~/domain/documents/page-ids";
import {
  describeBrokenLink,
  describeIllCasedFragment,
  describeIllCasedLink,
  describeLinkWithoutLocale,
  describeRedirectedLink,
  describeSelfLink,
} from "../flaws/links";
import { suggestPage } from "../flaws/suggest-page";
import type { Page } from "../core/page";
import type { LinkTarget } from "../core/site";
import { markExternal } from "./external-links";
import type { FinishJob } from "./finish-context";
import {
  addClass,
  removeAttribute,
  setAttribute,
  setDefault,
  type Element,
} from "../core/tree";
import { addFragment, decodePath, encodePath, splitUrl } from "../core/urls";

const LOCALE_LESS = /^\/docs\//i;
/** Begins fragments of compatibility tables, which the server renders. */
export const SERVED_LATER = "#compat-";
/** Begins a text fragment, which names words instead of an id. */
export const TEXT_DIRECTIVE = ":~:";

type PageTarget = Extract<LinkTarget, { kind: "page" }>;

/** A parsed link as the author wrote it. */
interface WrittenLink {
  href: string;
  query: string;
  hash: string;
  /** Decoded URL with a locale, for look-ups in the site. */
  lookUp: string;
  /** False for `/docs/...`: the server adds the reader's locale. */
  hasLocale: boolean;
}

/**
 * Finishes a link to `/{locale}/docs/...` or `/docs/...`. `isChecked`: its flaws were reported
 * before.
 */
export function finishDocLink(
  link: Element,
  href: string,
  job: FinishJob,
  isChecked: boolean,
): void {
  const written = parseLink(href, job);
  const target = job.site.resolveLink(written.lookUp);
  if (target.kind === "missing") {
    if (linkToFile(link, written, job)) return;
    if (!isChecked) reportMissing(written, job);
    markMissing(link, href, job);
    return;
  }
  if (target.kind === "page") linkToPage(link, written, target, job);
  else linkElsewhere(link, written, target.url, job);
  if (!isChecked) reportForm(written, target, job);
}

/** True when neither the locale nor en-US has the page. */
export function isDocLinkMissing(href: string, job: FinishJob): boolean {
  return job.site.resolveLink(parseLink(href, job).lookUp).kind === "missing";
}

function parseLink(href: string, job: FinishJob): WrittenLink {
  const { path, query, hash } = splitUrl(href);
  const hasLocale = !LOCALE_LESS.test(path);
  const whole = decodePath(path);
  const decoded = whole.endsWith("/") ? whole.replace(/\/+$/, "") : whole;
  const lookUp = hasLocale ? decoded : `/${job.page.locale}${decoded}`;
  return { href, query, hash, lookUp, hasLocale };
}

/** Links to a file beside a page, as a relative link does; false when there is none. */
function linkToFile(link: Element, written: WrittenLink, job: FinishJob): boolean {
  const asset = job.assets.find(written.lookUp, job);
  if (asset) setAttribute(link, "href", asset.url + written.query + written.hash);
  return asset !== null;
}

function linkToPage(
  link: Element,
  written: WrittenLink,
  target: PageTarget,
  job: FinishJob,
): void {
  const fragment = toArticleFragment(written.hash, target.page);
  setAttribute(link, "href", toHref(written, target, fragment));
  if (target.fallback) {
    addClass(link, "only-in-en-us");
    setDefault(link, "title", job.translate("link-only-in-english"));
  } else if (target.page.url === job.page.url) {
    setAttribute(link, "aria-current", "page");
  }
}

function toHref(
  written: WrittenLink,
  { page, fallback, hash }: PageTarget,
  fragment: string,
): string {
  const keepsLocale = written.hasLocale || fallback;
  const url = keepsLocale ? page.url : page.url.slice(page.locale.length + 1);
  return encodePath(url) + written.query + (hash || fragment);
}

/** Leads to the article's element also where the page around it has an element of that id. */
export function toArticleFragment(hash: string, page: Page): string {
  const folded = foldFragment(hash, page);
  const [id = "", ...words] = folded.slice(1).split(TEXT_DIRECTIVE);
  const own = toArticleId(id);
  return own === id ? folded : [`#${own}`, ...words].join(TEXT_DIRECTIVE);
}

/**
 * Writes the fragment of a link to this page in lower case, as ids are. Only tables of a page with several compatibility
 * keys have these as ids, in their own case (content format, 7.2). Text fragments name words of the page instead.
 */
export function foldFragment(hash: string, { browserCompat }: Page): string {
  if (hash.startsWith(SERVED_LATER)) return hash;
  const [id = "", ...words] = hash.split(TEXT_DIRECTIVE);
  const plain = decodePath(id.slice(1));
  if (browserCompat.length > 1 && browserCompat.includes(plain)) return hash;
  const folded = plain.toLowerCase();
  return folded === plain
    ? hash
    : [`#${encodePath(folded)}`, ...words].join(TEXT_DIRECTIVE);
}

function linkElsewhere(
  link: Element,
  written: WrittenLink,
  url: string,
  job: FinishJob,
): void {
  setAttribute(link, "href", addFragment(url, written.hash));
  if (/^https?:/i.test(url)) markExternal(link, job);
}

/** Marks a link to a missing page, which is shown as text. */
export function markMissing(link: Element, href: string, { translate }: FinishJob): void {
  removeAttribute(link, "href");
  addClass(link, "page-not-created");
  setAttribute(link, "data-href", href);
  setAttribute(link, "title", translate("link-not-created"));
}

/**
 * Reports a missing page only for links in the file, because macros report their own targets.
 */
function reportMissing({ href, lookUp, hash }: WrittenLink, job: FinishJob): void {
  const place = job.locate(href, decodePath(href));
  if (place.line === null) return;
  const near = suggestPage(lookUp, job.site);
  job.report({ ...describeBrokenLink(href, near && near.url + hash), ...place });
}

/**
 * Reports a redirect or a form that could be better only for links in the file, because macros
 * choose their own.
 */
function reportForm(
  written: WrittenLink,
  target: Exclude<LinkTarget, { kind: "missing" }>,
  job: FinishJob,
): void {
  const flaw = describeForm(written, target, job);
  if (!flaw) return;
  const place = job.locate(written.href, decodePath(written.href));
  if (place.line !== null) job.report({ ...flaw, ...place });
}

function describeForm(
  written: WrittenLink,
  target: Exclude<LinkTarget, { kind: "missing" }>,
  job: FinishJob,
): FlawReport | null {
  const { href, query, hash, hasLocale } = written;
  if (target.kind === "elsewhere") return describeRedirectedLink(href, target.url);
  const fragment = foldFragment(hash, target.page);
  const suggestion = toHref(written, target, fragment);
  if (target.redirected) return describeRedirectedLink(href, suggestion);
  if (target.illCased) return describeIllCasedLink(href, suggestion);
  if (target.page.url === job.page.url && query === "")
    return describeSelfLink(href, fragment || null);
  if (!hasLocale) {
    const whole = encodePath(docUrl(job.page.locale, target.page.slug));
    return describeLinkWithoutLocale(href, whole + query + fragment);
  }
  return fragment === hash ? null : describeIllCasedFragment(href, suggestion);
}
