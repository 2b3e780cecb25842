import { decodePercent } from "~/domain/text/decode-percent";

const SAFE_PATH = /^[\w\-./~!*'():@$,;=+&]*$/;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Encodes a decoded path for an attribute: `?`, `#`, `%`, spaces and non-ASCII characters. */
export function encodePath(path: string): string {
  if (SAFE_PATH.test(path)) return path;
  return encodeURI(path.replace(LONE_SURROGATE, "\ufffd"))
    .replaceAll("?", "%3F")
    .replaceAll("#", "%23");
}

/** Undoes percent-encoding; badly encoded text stays as it is. */
export function decodePath(path: string): string {
  return path.includes("%") ? (decodePercent(path) ?? path) : path;
}

/** Splits an address at its fragment, which is empty or begins with `#`. */
export function splitHash(url: string): { path: string; hash: string } {
  const at = url.indexOf("#");
  return at === -1
    ? { path: url, hash: "" }
    : { path: url.slice(0, at), hash: url.slice(at) };
}

/** Adds a fragment to the target of a redirect, unless it has its own (content format, 1.4). */
export function addFragment(url: string, hash: string): string {
  return url.includes("#") ? url : url + hash;
}

/** Cuts a URL into its path, its query with `?` and its fragment with `#`. */
export function splitUrl(url: string): { path: string; query: string; hash: string } {
  const hashStart = url.indexOf("#");
  const rest = hashStart === -1 ? url : url.slice(0, hashStart);
  const hash = hashStart === -1 ? "" : url.slice(hashStart);
  const queryStart = rest.indexOf("?");
  if (queryStart === -1) return { path: rest, query: "", hash };
  return { path: rest.slice(0, queryStart), query: rest.slice(queryStart), hash };
}

/** Resolves a relative path against a folder such as a page's URL; both decoded. */
export function joinPath(folder: string, path: string): string {
  const segments = path.startsWith("/") ? [] : folder.split("/");
  for (const segment of path.split("/")) {
    if (segment === "..") segments.pop();
    else if (segment !== "." && segment !== "") segments.push(segment);
  }
  return `/${segments.filter((segment) => segment !== "").join("/")}`;
}
