import { readFileSync } from "node:fs";
import { createLocator } from "../../core/line-and-column";
import type { Source, SourcePlace } from "../../core/locate";
import type { Page } from "../../core/page";
import { createKeyLocator } from "./front-matter-issues";
import { splitSource } from "./front-matter";

const CALL = /\{\{\s*([\w-]+)/g;
const UNKNOWN: SourcePlace = { line: null, column: null };

/** Finds a banner in a page's front matter. */
export function locateBanner(
  { frontMatter }: Pick<Source, "frontMatter">,
  index: number,
): SourcePlace {
  return createKeyLocator(frontMatter ?? "")(["banners", index]) ?? UNKNOWN;
}

/** Finds where a page names a sidebar, by reading the file again, which happens only for its flaws. */
export function locateSidebarName(
  page: Pick<Page, "file" | "sidebar" | "fallbackFolder">,
  name: string,
): SourcePlace {
  try {
    return locateNameIn(splitSource(readFileSync(page.file, "utf8")), page, name);
  } catch {
    // A page may have no file, or one that has disappeared.
    return UNKNOWN;
  }
}

/**
 * Finds where a text names a sidebar: a macro call in its body, else its front matter. That of a translation counts
 * for nothing beside its en-US page's.
 */
export function locateNameIn(
  { frontMatter, body, firstLine }: Source,
  { sidebar, fallbackFolder }: Pick<Page, "sidebar" | "fallbackFolder">,
  name: string,
): SourcePlace {
  const call = [...body.matchAll(CALL)].find((match) => match[1]?.toLowerCase() === name);
  if (call) return createLocator(body, firstLine)(call.index);
  if (fallbackFolder !== null) return UNKNOWN;
  const index = sidebar.findIndex((reference) => reference.name === name);
  return createKeyLocator(frontMatter ?? "")(["sidebar", index]) ?? UNKNOWN;
}
