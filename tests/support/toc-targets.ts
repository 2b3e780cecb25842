import type { TocEntry } from "~/domain/documents/document";
import { renderTocList } from "~/ui/toc/render-toc-list";

const HREF = / href="#([^"]*)"/g;

/** Ids that the rendered links of a table of contents lead to, as they are written in HTML. */
export function listTocTargets(toc: readonly TocEntry[]): string[] {
  const html = renderTocList(toc, (id) => id);
  return [...html.matchAll(HREF)].map(([, id = ""]) => id);
}
