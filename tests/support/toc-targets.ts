import type { TocEntry } from "~/domain/documents/document";
import { renderTocList } from "~/ui/toc/toc";

const HREF = / href="#([^"]*)"/g;

/** Lists the ids that the links of a rendered table of contents point to, HTML-escaped. */
export function listTocTargets(toc: readonly TocEntry[]): string[] {
  const html = renderTocList(toc, (id) => id);
  return [...html.matchAll(HREF)].map(([, id = ""]) => id);
}
