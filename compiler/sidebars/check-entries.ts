import type { FlawReport } from "~/domain/documents/flaw";
import { docUrl } from "~/domain/documents/slug";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import type { Site } from "../core/site";
import { describeBrokenEntry, describeMovedEntry } from "../flaws/sidebar";
import { parseSidebarPath } from "./sidebar-path";
import type { YamlEntry } from "./yaml-schema";

/** Reports a flaw of the value at a path of the file: `["sidebar", 0, "link"]`. */
export type ReportAtPath = (flaw: FlawReport, path: (string | number)[]) => void;

/** Reports the entries that lead to no en-US page, or to a moved one. */
export function checkEntries(
  entries: readonly YamlEntry[],
  { site, report }: { site: Pick<Site, "resolveLink">; report: ReportAtPath },
  path: (string | number)[] = ["sidebar"],
): void {
  entries.forEach((entry, index) => {
    const own = [...path, index];
    for (const key of ["link", "path"] as const) {
      const flaw = entry[key] === undefined ? null : findFlaw(entry[key], site);
      if (flaw) report(flaw, [...own, key]);
    }
    checkEntries(entry.children ?? [], { site, report }, [...own, "children"]);
  });
}

function findFlaw(link: string, site: Pick<Site, "resolveLink">): FlawReport | null {
  const target = parseSidebarPath(link);
  if (target.kind !== "page" || target.slug === "") return null;
  const found = site.resolveLink(docUrl(DEFAULT_LOCALE, target.slug));
  if (found.kind === "missing") return describeBrokenEntry(link);
  const isMoved = found.kind === "page" && found.redirected;
  return isMoved ? describeMovedEntry(link, `/${found.page.slug}`) : null;
}
