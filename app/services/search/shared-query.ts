/** Longest text that is searched for; more would be a whole article. */
const MAX_CHARACTERS = 100;

/**
 * Query for what another app has shared with the installed site (http/site-files/manifest): the
 * text, or the last part of an address, which names its subject. Null when the request shares
 * nothing.
 */
export function findSharedQuery(params: URLSearchParams): string | null {
  if (params.has("q")) return null;
  const shared = ["text", "url", "title"].map((name) => params.get(name)?.trim() ?? "");
  const first = shared.find((value) => value !== "");
  if (first === undefined) return null;
  const query = URL.canParse(first) ? readSubject(new URL(first)) : first;
  return query.replace(/\s+/g, " ").slice(0, MAX_CHARACTERS) || null;
}

function readSubject({ pathname, hostname }: URL): string {
  const last = pathname.split("/").findLast((segment) => segment !== "") ?? hostname;
  try {
    return decodeURIComponent(last).replaceAll("_", " ");
  } catch {
    return last;
  }
}
