import { readFileSync } from "node:fs";
import { createLocator } from "../../core/line-and-column";
import type { SourcePlace } from "../../core/locate";
import type { Page } from "../../core/page";
import { createKeyLocator } from "./front-matter-issues";
import { splitSource, type SplitSource } from "./front-matter";

const CALL = /\{\{\s*([\w-]+)/g;
const UNKNOWN: SourcePlace = { line: null, column: null };

/** Finds a banner in a page's front matter, by reading the file again, which happens only for its flaws. */
export function locateBanner({ file }: Pick<Page, "file">, index: number): SourcePlace {
  return locateInFile(file, ({ frontMatter }) =>
    createKeyLocator(frontMatter ?? "")(["banners", index]),
  );
}

/** Finds where a page names a sidebar: a macro call in its body, else its front matter. */
export function locateSidebarName(
  { file, sidebar }: Pick<Page, "file" | "sidebar">,
  name: string,
): SourcePlace {
  return locateInFile(file, ({ frontMatter, body, firstLine }) => {
    const call = [...body.matchAll(CALL)].find(
      (match) => match[1]?.toLowerCase() === name,
    );
    if (call) return createLocator(body, firstLine)(call.index);
    const index = sidebar.findIndex((reference) => reference.name === name);
    return createKeyLocator(frontMatter ?? "")(["sidebar", index]);
  });
}

/** Knows no place in a page without a file, nor in one that has disappeared. */
function locateInFile(
  file: string,
  locate: (source: SplitSource) => SourcePlace | null,
): SourcePlace {
  try {
    return locate(splitSource(readFileSync(file, "utf8"))) ?? UNKNOWN;
  } catch {
    return UNKNOWN;
  }
}
