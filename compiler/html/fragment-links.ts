import { PAGE_IDS } from "~/domain/documents/page-ids";
import { describeBrokenFragment } from "../flaws/broken-fragment";
import { findClosestName } from "../core/closest-name";
import type { FinishJob } from "./finish-context";
import { decodePath } from "../core/urls";

/** Rows of compatibility tables get their ids when a page is served. */
const SERVED_LATER = "compat-";
/** Words of the page in place of an id. */
const TEXT_DIRECTIVE = ":~:";

/**
 * Checks the links to places of their own page, once everything on it has its id. Only those
 * that the writer has written: what a macro links to is not for him to correct.
 */
export function checkFragmentLinks({
  fragmentLinks,
  ids,
  report,
  locate,
}: FinishJob): void {
  for (const href of fragmentLinks) {
    const written = decodePath(href);
    const [exact = ""] = written.slice(1).split(TEXT_DIRECTIVE);
    const id = exact.toLowerCase();
    // Ids are in lower case, save those of the tables of several compatibility keys.
    if (ids.taken.has(exact) || isKnown(id, ids.taken)) continue;
    const place = locate(`](${written}`, `](${href}`, written, href);
    if (place.line === null) continue;
    const closest = findClosestName(id, ids.taken);
    const suggestion = closest === null ? null : `#${closest}`;
    report({ ...describeBrokenFragment(written, suggestion), ...place });
  }
}

function isKnown(id: string, taken: ReadonlySet<string>): boolean {
  const isOfBrowser = id === "" || id === "top";
  return isOfBrowser || taken.has(id) || PAGE_IDS.has(id) || id.startsWith(SERVED_LATER);
}
