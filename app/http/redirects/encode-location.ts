/**
 * Encodes a redirect target, a path or an https URL, for the Location header. Decoded paths are
 * percent-encoded, so that nothing can end the header or the path, and leading slashes collapse
 * into one.
 *
 * @param search Query to append, with its question mark, or "".
 * @param fragment Part of the page to lead to, without its number sign.
 */
export function encodeLocation(
  target: string,
  search: string,
  fragment?: string,
): string {
  const url = target.startsWith("/") ? encodePath(target) : new URL(target).href;
  const query = search === "" ? "" : url.includes("?") ? `&${search.slice(1)}` : search;
  return (
    url +
    stripControls(query) +
    (fragment === undefined ? "" : `#${encodeFragment(fragment)}`)
  );
}

/** Splits a path or URL at its first number sign. */
export function splitFragment(target: string): [string, string?] {
  const at = target.indexOf("#");
  return at < 0 ? [target] : [target.slice(0, at), target.slice(at + 1)];
}

function encodePath(path: string): string {
  return encodeURI(path.replace(/^[/\\]+/, "/"))
    .replaceAll("?", "%3F")
    .replaceAll("#", "%23");
}

/** Keeps percent-encoded sequences of a fragment that is encoded already. */
function encodeFragment(fragment: string): string {
  return encodeURI(fragment).replace(/%25([0-9a-f]{2})/gi, "%$1");
}

/** Encodes characters outside printable ASCII; the rest of the query stays as sent. */
function stripControls(query: string): string {
  return query.replace(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character));
}
