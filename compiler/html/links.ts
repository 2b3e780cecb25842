import { parseUrl } from "~/domain/http/parse-url";
import type { FlawReport } from "~/domain/documents/flaw";
import { DATA_SITE_START } from "~/domain/documents/data-addresses";
import {
  describeAbsoluteLink,
  describeBrokenAreaLink,
  describeEmptyLink,
  describeInsecureLink,
  describeInvalidLink,
  describeRelativeLink,
} from "../flaws/links";
import { checkLink } from "./check-names";
import { COMPAT_LINK } from "../core/markers";
import { finishDocLink, isDocLinkMissing, toArticleFragment } from "./doc-links";
import { markExternal } from "./external-links";
import type { FinishJob } from "./finish-context";
import { getAttribute, removeAttribute, setAttribute, type Element } from "../core/tree";
import { decodePath, joinPath, splitUrl } from "../core/urls";

/** Begins the path of a document, with or without a locale. */
export const DOC_PATH = /^\/(?:[a-z]{2,3}(?:-[a-z]{2})?\/)?docs\//i;
const EXTERNAL = /^(?:https?:)?\/\//i;
const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** Hosts that pages of web documentation link to, and that redirect HTTP to HTTPS. */
const SECURE_HOSTS = new Set(
  `
  bugs.webkit.org bugzilla.mozilla.org caniuse.com chromium.org codepen.io
  commons.wikimedia.org creativecommons.org css-tricks.com datatracker.ietf.org
  dev.to developer.apple.com developer.chrome.com developer.mozilla.org drafts.csswg.org
  ecma-international.org en.wikipedia.org fetch.spec.whatwg.org github.com
  hacks.mozilla.org html.spec.whatwg.org json.org jsfiddle.net khronos.org
  nodejs.org npmjs.com play.google.com rfc-editor.org stackoverflow.com support.mozilla.org
  tc39.es tools.ietf.org unicode.org w3.org web.dev webkit.org whatwg.org wiki.mozilla.org
  www.chromium.org www.ecma-international.org www.ietf.org www.json.org www.khronos.org
  www.mozilla.org www.npmjs.com www.rfc-editor.org www.unicode.org www.w3.org
  www.whatwg.org www.youtube.com youtu.be youtube.com
  `
    .trim()
    .split(/\s+/),
);

/** Checks a link's target and marks the link by its kind (content format, section 3.9). */
export function finishLink(link: Element, job: FinishJob): void {
  const isChecked = removeAttribute(link, "data-checked");
  checkLink(link, job);
  const href = getAttribute(link, "href");
  if (href === null) return;
  const url = href.trim();
  if (url === "") dropEmptyLink(link, job);
  else if (DATA_SITE_START.test(url)) finishPublicLink(link, url, job);
  else if (EXTERNAL.test(url)) finishExternalLink(link, url, job);
  else if (DOC_PATH.test(url)) finishDocLink(link, url, job, isChecked);
  else if (url === COMPAT_LINK) job.compatLinks.push(link);
  else if (url.startsWith("#")) finishFragmentLink(link, url, job);
  else if (url.startsWith("/")) checkAreaLink(url, job, isChecked);
  else if (!HAS_SCHEME.test(url)) finishRelativeLink(link, url, job);
}

function dropEmptyLink(link: Element, { report, locate }: FinishJob): void {
  removeAttribute(link, "href");
  report({ ...describeEmptyLink(), ...locate("]()", "](<>)", 'href=""') });
}

/** Replaces a full URL of a page on this site by its path. */
function finishPublicLink(link: Element, url: string, job: FinishJob): void {
  const path = url.replace(DATA_SITE_START, "");
  if (!DOC_PATH.test(path) || isDocLinkMissing(path, job)) {
    markExternal(link, job);
    return;
  }
  finishDocLink(link, path, job, true);
  job.report({ ...describeAbsoluteLink(url, path), ...job.locate(url, decodePath(url)) });
}

function finishFragmentLink(link: Element, url: string, job: FinishJob): void {
  job.fragmentLinks.push(url);
  const fragment = toArticleFragment(url, job.page);
  if (fragment !== url) setAttribute(link, "href", fragment);
}

/** Reports a URL that is none, and one that its host would serve encrypted. */
function finishExternalLink(link: Element, url: string, job: FinishJob): void {
  markExternal(link, job);
  const flaw = describeExternalForm(url);
  if (!flaw) return;
  const place = job.locate(url, decodePath(url));
  if (place.line !== null) job.report({ ...flaw, ...place });
}

function describeExternalForm(url: string): FlawReport | null {
  const parsed = parseUrl(url, "https://localhost");
  if (!parsed) return describeInvalidLink(url);
  const isInsecure = /^http:/i.test(url) && isSecureHost(parsed.host);
  return isInsecure ? describeInsecureLink(url, url.replace(/^http:/i, "https:")) : null;
}

/** Tells whether a host, with a port where it has one, is known to serve HTTPS. */
function isSecureHost(host: string): boolean {
  return SECURE_HOSTS.has(host.toLowerCase());
}

/**
 * Reports a missing page of an area. The link stays, because the area's next version may have
 * the page.
 */
function checkAreaLink(url: string, job: FinishJob, isChecked: boolean): void {
  const path = decodePath(splitUrl(url).path);
  if (isChecked || !job.site.isAreaPageMissing(path)) return;
  const place = job.locate(url, decodePath(url));
  // Authors can't change a link that a macro wrote.
  if (place.line !== null) job.report({ ...describeBrokenAreaLink(url), ...place });
}

/** Resolves a relative path against the page's folder: a file there, or a child page. */
function finishRelativeLink(link: Element, url: string, job: FinishJob): void {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const target = joinPath(job.page.url, decodePath(path));
  const asset = job.assets.find(target, job);
  if (asset) {
    setAttribute(link, "href", asset.url + rest);
    return;
  }
  const page = job.site.findPage(target);
  const { locale } = job.page;
  job.report({
    ...describeRelativeLink(url, { locale, target: page && page.url + rest }),
    ...job.locate(url, decodePath(url)),
  });
  if (page) finishDocLink(link, page.url + rest, job, true);
}
