import { isDataAddress } from "~/domain/documents/data-addresses";
import { parseUrl } from "~/domain/http/parse-url";
import { findIndexedPage } from "~/domain/site/twin-path";
import { decodePercent } from "~/domain/text/decode-percent";
import { ToolError } from "./tool";

export interface AskedPath {
  /** Decoded paths that are meant, the likeliest first; each has a leading slash and no trailing one. */
  paths: readonly [string, ...string[]];
  /** Fragment that the caller gave, decoded; null without one. */
  fragment: string | null;
}

const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Accepts a path with or without locale, leading slash, `index.json` or `.md`, or an address. */
export function parseAskedPath(path: string, siteOrigin: string): AskedPath {
  // Half a character, which JSON may have, can't be encoded in the address of a redirect.
  const { pathname, hash } = readAddress(
    path.replace(LONE_SURROGATE, "\ufffd"),
    siteOrigin,
  );
  const whole = `/${(decodePercent(pathname) ?? pathname).replace(/^\/+/, "")}`;
  const page = whole.replace(/\/index\.json$|\.md$|\/+$/i, "") || "/";
  const indexed = /\.md$/i.test(whole) ? findIndexedPage(page) : null;
  return {
    paths: indexed === null ? [page] : [page, indexed],
    fragment: hash === "" ? null : (decodePercent(hash.slice(1)) ?? hash.slice(1)),
  };
}

function readAddress(path: string, siteOrigin: string) {
  if (!/^[a-z][a-z\d+.-]*:/i.test(path)) {
    const [withQuery = "", ...hash] = path.trim().split("#");
    const [pathname = ""] = withQuery.split("?");
    return { pathname, hash: hash.length > 0 ? `#${hash.join("#")}` : "" };
  }
  const url = parseUrl(path);
  const isOurs = url && (url.origin === siteOrigin || isDataAddress(url));
  if (isOurs) return url;
  throw new ToolError(
    `${path} isn't an address of this documentation. Pass a path such as /en-US/docs/Web/API.`,
  );
}
