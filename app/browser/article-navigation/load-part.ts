import { PART_TYPE, toPartPath } from "~/domain/http/page-part";

/** Parts that a reader may go back to, or has pointed at. */
const MAX_PARTS = 30;
const ARTICLE = 'id="article-body"';
const SECTION = "<section";

const GATEWAY_TIMEOUT = 504;

/** The part of a document's page on its way; its promises are never rejected. */
export interface LoadingPart {
  /** HTML in front of the article's first section, mostly before the whole is there; null without one. */
  top: Promise<string | null>;
  /**
   * Null when there is no part: an error, a redirect, or no network. The page load that has to follow
   * shows the reason. Empty when a gateway timed out, for which the reader has waited long enough.
   */
  whole: Promise<string | null>;
}

/** Keyed by path and cookies, because one cookie lists the browsers that compatibility tables leave out. */
const parts = new Map<string, LoadingPart>();

/**
 * Loads the part of a document's page that differs from the page in front of the reader, once for a
 * path and what cookies change in it.
 *
 * @param isAhead The reader has not asked for it yet. The server does not count it.
 */
export function loadPart(path: string, { isAhead = false } = {}): LoadingPart {
  const key = path + document.cookie;
  const known = parts.get(key);
  if (known) return known;
  const loading = fetchPart(path, isAhead ? { headers: { Purpose: "prefetch" } } : {});
  parts.set(key, loading);
  for (const oldest of parts.keys()) if (parts.size > MAX_PARTS) parts.delete(oldest);
  // Failures are not kept, because the next attempt may succeed.
  void loading.whole.then((html) => html || parts.delete(key));
  return loading;
}

/** Loads a part whose document has changed: no cache has it, neither this one nor the browser's. */
export function reloadPart(path: string): LoadingPart {
  parts.delete(path + document.cookie);
  return fetchPart(path, { cache: "no-cache" });
}

function fetchPart(path: string, options: RequestInit): LoadingPart {
  let whole: LoadingPart["whole"] = Promise.resolve(null);
  const top = new Promise<string | null>((foundTop) => {
    whole = readPart(path, options, foundTop).catch(() => null);
    void whole.then(() => {
      foundTop(null);
    });
  });
  return { top, whole };
}

async function readPart(
  path: string,
  options: RequestInit,
  foundTop: (html: string) => void,
): Promise<string | null> {
  const response = await fetch(toPartPath(path), options);
  const { ok, redirected, status, headers, body } = response;
  if (status === GATEWAY_TIMEOUT) return "";
  if (!ok || redirected || headers.get("Content-Type") !== PART_TYPE || !body)
    return null;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let html = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return html;
    html += value;
    const start = html.indexOf(ARTICLE);
    const end = start < 0 ? -1 : html.indexOf(SECTION, start);
    if (end >= 0) foundTop(html.slice(0, end));
  }
}
