import { toArticleId } from "~/domain/documents/page-ids";
import { describeBrokenFragment, describeIllCasedFragment } from "../flaws/links";
import { createClosestSearch } from "../core/closest-name";
import type { Locate } from "../core/locate";
import { decodePath } from "../core/urls";
import { foldFragment, SERVED_LATER, TEXT_DIRECTIVE } from "./doc-links";
import type { FinishJob } from "./finish-context";

/**
 * Checks links within the page after all ids are assigned. Reports only links in the file,
 * because authors can't correct those of macros.
 */
export function checkFragmentLinks({
  page,
  fragmentLinks,
  ids,
  report,
  locate,
}: FinishJob): void {
  const findClosest = createClosestSearch(ids.taken);
  for (const href of fragmentLinks) {
    const written = decodePath(href);
    const [exact = ""] = written.slice(1).split(TEXT_DIRECTIVE);
    const id = exact.toLowerCase();
    const folded = foldFragment(href, page);
    const isThere = ids.taken.has(exact) || isKnown(id, ids.taken);
    if (isThere && folded === href) continue;
    const place = findPlace(written, href, locate);
    if (place === null) continue;
    if (isThere) {
      report({ ...describeIllCasedFragment(written, folded), ...place });
      continue;
    }
    const closest = findClosest(id);
    const suggestion = closest === null ? null : `#${closest}`;
    report({ ...describeBrokenFragment(written, suggestion), ...place });
  }
}

/** The same letters may also be a heading's, so that links are searched first. */
function findPlace(written: string, href: string, locate: Locate) {
  const link = locate(`](${written}`, `](${href}`);
  if (link.line !== null) return { ...link, column: link.column + "](".length };
  const other = locate(written, href);
  return other.line === null ? null : other;
}

function isKnown(id: string, taken: ReadonlySet<string>): boolean {
  const isOfBrowser = id === "" || id === "top";
  return isOfBrowser || taken.has(toArticleId(id)) || `#${id}`.startsWith(SERVED_LATER);
}
