import { docUrl, parseDocUrl } from "~/domain/documents/slug";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import type { Page } from "../core/page";
import type { Site } from "../core/site";
import { encodePath } from "../core/urls";
import { findNearName, openFolders, type Folders } from "./asset-folders";

/** A file beside a page. Sizes are in CSS pixels; null for a file without size. */
export interface Asset {
  /** Escaped for an attribute; begins with the URL of the page that has the file. */
  url: string;
  width: number | null;
  height: number | null;
}

export interface AssetContext {
  page: Page;
  site: Site;
}

/** Finds the files that pages show. Paths are decoded and absolute; case is ignored. */
export interface Assets {
  find(path: string, context: AssetContext): Asset | null;
  /** Suggests an existing file that the author may have meant. */
  suggest(path: string, context: AssetContext): string | null;
}

/**
 * Creates the cache for a whole compile: each folder is listed once, each image measured once.
 * Calls `onFolder` for every folder that an answer depends on.
 */
export function createAssets(onFolder: (folder: string) => void = () => {}): Assets {
  const folders = openFolders(onFolder);
  return {
    find: (path, context) => findAsset(path, context, folders),
    suggest(path, context) {
      const file = splitPath(path, context);
      const names = file?.places.flatMap(({ folder }) => folders.list(folder)) ?? [];
      return file && findNearName(file.name, names);
    },
  };
}

function findAsset(path: string, context: AssetContext, folders: Folders): Asset | null {
  const file = splitPath(path, context);
  for (const { folder, findUrl } of file?.places ?? []) {
    const size = file && folders.measure(folder, file.name);
    if (size) return { url: encodePath(`${findUrl()}/${file.name}`), ...size };
  }
  return null;
}

interface AssetPlace {
  folder: string;
  findUrl: () => string;
}

interface AssetFile {
  /** Lower-case path below the folder. */
  name: string;
  /** Candidate folders, in order of preference. */
  places: AssetPlace[];
}

/**
 * Splits a path into file and candidate folders; null when no page has a folder for it. A page
 * that is not translated has its files at addresses of the locale too.
 */
function splitPath(path: string, context: AssetContext): AssetFile | null {
  const file = splitPathOfPage(path, context);
  const slug = file ? undefined : parseDocUrl(path)?.slug;
  return slug ? splitPathOfPage(docUrl(DEFAULT_LOCALE, slug), context) : file;
}

function splitPathOfPage(path: string, context: AssetContext): AssetFile | null {
  const owner = findOwner(path, context);
  const name = owner && path.slice(owner.url.length + 1).toLowerCase();
  if (!name || name.split("/").includes("..")) return null;
  return { name, places: listPlaces(owner, context.site) };
}

/**
 * Finds the page whose folder the path names; below the current page it may be a plain
 * sub-folder.
 */
function findOwner(path: string, { page, site }: AssetContext): Page | null {
  const folder = path.slice(0, path.lastIndexOf("/")).toLowerCase();
  const ownFolder = page.url.toLowerCase();
  if (folder === ownFolder) return page;
  return site.findPage(folder) ?? (folder.startsWith(`${ownFolder}/`) ? page : null);
}

function listPlaces(owner: Page, site: Site): AssetPlace[] {
  const places = [{ folder: owner.folder, findUrl: () => owner.url }];
  const { fallbackFolder } = owner;
  if (fallbackFolder !== null) {
    places.push({ folder: fallbackFolder, findUrl: () => getOriginalUrl(owner, site) });
  }
  return places;
}

/** Returns the en-US page's current URL, which may have moved since the translation. */
function getOriginalUrl(page: Page, site: Site): string {
  const url = docUrl(DEFAULT_LOCALE, page.slug);
  const target = site.resolveLink(url);
  return target.kind === "page" ? target.page.url : url;
}
