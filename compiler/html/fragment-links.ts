import { PAGE_IDS } from "~/domain/page-ids";
import { describeBrokenFragment } from "../flaws/broken-fragment";
import { findClosestName } from "../macros/closest-name";
import type { FinishJob } from "./finish-context";
import { decodePath } from "./urls";

/** Rows of compatibility tables get their ids when a page is served. */
const SERVED_LATER = "compat-";
/** Words of the page in place of an id. */
const TEXT_DIRECTIVE = ":~:";

/** Checks the links to places of their own page, once everything on it has its id. */
export function checkFragmentLinks({
  fragmentLinks,
  ids,
  report,
  locate,
}: FinishJob): void {
  for (const href of fragmentLinks) {
    const [id = ""] = decodePath(href.slice(1)).toLowerCase().split(TEXT_DIRECTIVE);
    if (isKnown(id, ids.taken)) continue;
    const closest = findClosestName(id, ids.taken);
    const suggestion = closest === null ? null : `#${closest}`;
    report({ ...describeBrokenFragment(href, suggestion), ...locate(`](${href}`, href) });
  }
}

function isKnown(id: string, taken: ReadonlySet<string>): boolean {
  const isOfBrowser = id === "" || id === "top";
  return isOfBrowser || taken.has(id) || PAGE_IDS.has(id) || id.startsWith(SERVED_LATER);
}
