import type { Page } from "../page";
import type { Site } from "../site";
import { docUrl } from "~/domain/slug";
import { DEFAULT_LOCALE } from "~/domain/locale";
import { decodePath, encodePath } from "./urls";
import { findNearName, openFolders, type Folders } from "./asset-folders";

/** A file beside a page. Sizes are CSS pixels, null for what has none. */
export interface Asset {
  /** Ready for an attribute: starts with the URL of the page that has the file. */
  url: string;
  width: number | null;
  height: number | null;
}

export interface AssetContext {
  page: Page;
  site: Site;
}

/** Finds the files that pages show. Paths are decoded, absolute and in any case. */
export interface Assets {
  find(path: string, context: AssetContext): Asset | null;
  /** The name of an existing file that the writer of this path may have meant. */
  suggest(path: string, context: AssetContext): string | null;
}

/** One for the whole compile: each folder is listed and each image measured once. */
export function createAssets(): Assets {
  const folders = openFolders();
  return {
    find: (path, context) => findAsset(path, context, folders),
    suggest(path, context) {
      const { name, places } = splitPath(path, context);
      return findNearName(name, places.flatMap(({ folder }) => folders.list(folder)));
    },
  };
}

function findAsset(path: string, context: AssetContext, folders: Folders): Asset | null {
  const { name, places } = splitPath(path, context);
  for (const { folder, findUrl } of places) {
    const size = folders.measure(folder, name);
    if (size) return { url: encodePath(`${findUrl()}/${name}`), ...size };
  }
  return null;
}

interface AssetPlace {
  folder: string;
  findUrl: () => string;
}

/** The folders that may hold the file, in order, and its lower-case name below them. */
function splitPath(path: string, context: AssetContext): { name: string; places: AssetPlace[] } {
  const owner = findOwner(path, context);
  const name = decodePath(path.slice(owner.url.length + 1)).toLowerCase();
  return { name, places: listPlaces(owner, context.site) };
}

/** The page whose folder the path names; below the page at work it may be a plain sub-folder. */
function findOwner(path: string, { page, site }: AssetContext): Page {
  const folder = path.slice(0, path.lastIndexOf("/"));
  if (folder.toLowerCase() === page.url.toLowerCase()) return page;
  return site.findPage(folder) ?? page;
}

function listPlaces(owner: Page, site: Site): AssetPlace[] {
  const places = [{ folder: owner.folder, findUrl: () => owner.url }];
  const { fallbackFolder } = owner;
  if (fallbackFolder !== null) {
    places.push({ folder: fallbackFolder, findUrl: () => findOriginalUrl(owner, site) });
  }
  return places;
}

/** The en-US page may have moved since it was translated. */
function findOriginalUrl(page: Page, site: Site): string {
  const url = docUrl(DEFAULT_LOCALE, page.slug);
  const target = site.resolveLink(url);
  return target.kind === "page" ? target.page.url : url;
}
