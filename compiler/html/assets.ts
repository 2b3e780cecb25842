import type { Page } from "../core/page";
import type { Site } from "../core/site";
import { docUrl } from "~/domain/documents/slug";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { encodePath } from "../core/urls";
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

/**
 * One for the whole compile: each folder is listed and each image measured once. `onFolder` is
 * told of every folder that an answer depends on.
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
  /** The folders that may hold the file, in order. */
  places: AssetPlace[];
}

/** Null when no page has a folder for this path. */
function splitPath(path: string, context: AssetContext): AssetFile | null {
  const owner = findOwner(path, context);
  const name = owner && path.slice(owner.url.length + 1).toLowerCase();
  if (!name || name.split("/").includes("..")) return null;
  return { name, places: listPlaces(owner, context.site) };
}

/** The page whose folder the path names; below the page at work it may be a plain sub-folder. */
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
