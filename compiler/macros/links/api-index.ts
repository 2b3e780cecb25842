import { countSegments } from "~/domain/documents/slug";
import type { Page } from "../../core/page";
import { createNameIndex } from "../name-index";

export const API_PREFIX = "Web/API/";
const WINDOW = "window/";
const REFERENCE = "/reference/";

type ApiIndex = ReadonlyMap<string, Page>;

/** Finds a page by a name such as `Node/appendChild`, ignoring case. */
export const findApiPage = createNameIndex({
  prefix: API_PREFIX,
  build: buildApiIndex,
  find: (index, path) => index.get(path.toLowerCase()) ?? null,
});

/** `Node.prototype.appendChild()` → `Node/appendChild`. */
export function toApiPath(name: string): string {
  return name
    .replaceAll(" ", "_")
    .replaceAll("()", "")
    .replaceAll(".prototype.", ".")
    .replaceAll(".", "/");
}

function buildApiIndex(pages: readonly Page[]): ApiIndex {
  const index = new Map<string, Page>();
  for (const page of listPreferred(pages)) {
    for (const name of listApiNames(page)) {
      if (!index.has(name)) index.set(name, page);
    }
  }
  return index;
}

/** Prefers the shorter path for a shared name, then the page that is not static. */
function listPreferred(pages: readonly Page[]): Page[] {
  // Groups instead of a sort, which would count the segments of each page two dozen times.
  const groups: Page[][] = [];
  for (const page of pages) {
    const rank = 2 * countSegments(page.slug) + Number(isStatic(page));
    (groups[rank] ??= []).push(page);
  }
  return groups.flat();
}

function isStatic(page: Page): boolean {
  return page.slug.endsWith("_static");
}

function listApiNames(page: Page): string[] {
  const path = page.slug.slice(API_PREFIX.length).toLowerCase();
  const names = [path];
  if (path.startsWith(WINDOW)) names.push(path.slice(WINDOW.length));
  const reference = path.indexOf(REFERENCE);
  if (reference !== -1) names.push(path.slice(reference + REFERENCE.length));
  return isStatic(page)
    ? names.flatMap((name) => [name, name.slice(0, -"_static".length)])
    : names;
}
