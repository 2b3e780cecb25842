import { PART_TYPE, toPartPath } from "~/domain/site/page-part";

/** Parts that a reader may go back to, or has pointed at. */
const MAX_PARTS = 30;

const parts = new Map<string, Promise<string | null>>();

/**
 * Loads the part of a document's page that differs from the page in front of the reader, once for a
 * path; null when there is none: an error, a redirect, or no network. The page load that has to
 * follow shows the reason.
 *
 * @param isAhead The reader has not asked for it yet. The server does not count it.
 */
export function loadPart(path: string, { isAhead = false } = {}): Promise<string | null> {
  const known = parts.get(path);
  if (known) return known;
  const loading = fetchPart(path, isAhead ? { headers: { Purpose: "prefetch" } } : {});
  parts.set(path, loading);
  for (const oldest of parts.keys()) if (parts.size > MAX_PARTS) parts.delete(oldest);
  // Failures are not kept, because the next attempt may succeed.
  void loading.then((html) => html === null && parts.delete(path));
  return loading;
}

/** Loads a part whose document has changed: no cache has it, neither this one nor the browser's. */
export function reloadPart(path: string): Promise<string | null> {
  parts.delete(path);
  return fetchPart(path, { cache: "no-cache" });
}

async function fetchPart(path: string, options: RequestInit): Promise<string | null> {
  try {
    const response = await fetch(toPartPath(path), options);
    const isPart = response.headers.get("Content-Type") === PART_TYPE;
    return response.ok && !response.redirected && isPart ? await response.text() : null;
  } catch {
    return null;
  }
}
