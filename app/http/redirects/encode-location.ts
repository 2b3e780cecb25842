/**
 * A Location header for a hop's target: a path of this site or an https URL. Paths are decoded
 * when they come in; everything that could end the header or the path is percent-encoded, and
 * two slashes never stand at the start.
 *
 * @param search Query to carry over, with its question mark, or an empty string.
 */
export function encodeLocation(target: string, search: string): string {
  const [address, fragment] = splitFragment(target);
  const url = address.startsWith("/") ? encodePath(address) : new URL(address).href;
  const query = search === "" ? "" : url.includes("?") ? `&${search.slice(1)}` : search;
  return (
    url +
    stripControls(query) +
    (fragment === undefined ? "" : `#${encodeFragment(fragment)}`)
  );
}

function splitFragment(target: string): [string, string?] {
  const at = target.indexOf("#");
  return at < 0 ? [target] : [target.slice(0, at), target.slice(at + 1)];
}

function encodePath(path: string): string {
  return encodeURI(path.replace(/^[/\\]+/, "/")).replaceAll("?", "%3F");
}

/** A fragment may come percent-encoded already. */
function encodeFragment(fragment: string): string {
  return encodeURI(fragment).replace(/%25([0-9a-f]{2})/gi, "%$1");
}

/** A query travels as it was sent: the parser of the request has refused line breaks. */
function stripControls(query: string): string {
  return query.replace(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character));
}
