import { parseUrl } from "~/domain/http/parse-url";
import type { ContentStore, StoredAsset } from "~/content-store/content-store";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { toHref, urlKey } from "~/domain/documents/slug";
import { decodePercent } from "~/domain/text/decode-percent";
import { toFileName, type PageEntry } from "./scope";

export interface ArchiveAsset extends StoredAsset {
  /** Path of its file in the archive. */
  path: string;
}

/** The place that an address of a page leads to. */
export type LinkTarget =
  | { kind: "page"; path: string; hash: string }
  /** Out of the archive, or a missing file. */
  | { kind: "outside"; url: string };

export interface ArchiveLinks {
  /** Path of the page with this address on the site, in any case; null: not in the archive. */
  findPath(url: string): string | null;
  /** Resolves an address as written in the page; `#part` leads to the page itself. */
  resolve(href: string, from: PageEntry): LinkTarget;
  /** Finds the file that an address of the page names; null for files that the content lacks. */
  findAsset(src: string, from: PageEntry): ArchiveAsset | null;
}

type Store = Pick<ContentStore, "findAsset" | "findRedirect">;

/** @param siteOrigin The public address, to which links out of the archive lead. */
export function createArchiveLinks(
  pages: readonly PageEntry[],
  { store, siteOrigin }: { store: Store; siteOrigin: string },
): ArchiveLinks {
  const paths = new Map(pages.map(({ url, path }) => [toKey(url), path]));
  const taken = new Set(paths.values());
  const findPath = (url: string) => paths.get(toKey(url)) ?? null;
  function findMovedPath(url: string): { path: string; hash: string } | null {
    const [target = "", hash] = (store.findRedirect(url) ?? "").split("#", 2);
    const path = target === "" ? null : findPath(target);
    return path === null ? null : { path, hash: hash === undefined ? "" : `#${hash}` };
  }
  return {
    findPath,
    resolve(href, from) {
      if (href.startsWith("#")) return { kind: "page", path: from.path, hash: href };
      const url = parse(href, from, siteOrigin);
      if (url === null) return { kind: "outside", url: siteOrigin };
      if (url.origin !== siteOrigin || url.search !== "")
        return { kind: "outside", url: url.href };
      const address = decodePercent(url.pathname) ?? url.pathname;
      const path = findPath(address);
      if (path !== null) return { kind: "page", path, hash: url.hash };
      const moved = findMovedPath(address);
      return moved === null
        ? { kind: "outside", url: url.href }
        : { kind: "page", path: moved.path, hash: url.hash || moved.hash };
    },
    findAsset(src, from) {
      const url = parse(src, from, siteOrigin);
      if (url?.origin !== siteOrigin) return null;
      const address = decodePercent(url.pathname) ?? url.pathname;
      const asset = findAsset(address, store);
      const path = toAssetPath(address);
      return asset === null || taken.has(path) ? null : { ...asset, path };
    },
  };
}

/** Address of a file of the archive, as seen from another. */
export function toRelative(fromPath: string, path: string, hash = ""): string {
  if (fromPath === path) return hash === "" ? toHref(path.split("/").at(-1) ?? "") : hash;
  const from = fromPath.split("/").slice(0, -1);
  const to = path.split("/");
  let shared = 0;
  while (shared < from.length && from[shared] === to[shared]) shared++;
  const up = "../".repeat(from.length - shared);
  return up + toHref(to.slice(shared).join("/")) + hash;
}

function toKey(url: string): string {
  return urlKey(url).replace(/\/$/, "");
}

function findAsset(address: string, store: Store): StoredAsset | null {
  const english = address.replace(
    /^\/[^/]+(?=\/(?:docs|curriculum)\/)/,
    `/${DEFAULT_LOCALE}`,
  );
  return store.findAsset(address) ?? store.findAsset(english);
}

function toAssetPath(address: string): string {
  const rest = address.replace(/^\/[^/]+(?=\/(?:docs|curriculum)\/)/, "").slice(1);
  return toFileName(rest);
}

/** Files of a page lie below its address. */
function parse(href: string, { url }: PageEntry, siteOrigin: string): URL | null {
  const base = `${siteOrigin}${toHref(url.replace(/\/$/, ""))}/`;
  return parseUrl(href, base);
}
