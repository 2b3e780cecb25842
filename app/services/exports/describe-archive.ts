import type { ContentStore } from "~/content-store/content-store";
import { docUrl } from "~/domain/documents/slug";
import { ARCHIVE_TYPES, type ArchiveFormat } from "~/domain/site/downloads";
import { compareCodes } from "~/domain/text/compare-codes";
import type { ContentText } from "~/domain/text/strings";
import type { ArchiveFacts } from "./files/archive-file";
import { CURRICULUM_AREA, type PageEntry, type Scope } from "./pages/scope";

export interface DescribeOptions {
  store: ContentStore;
  translate: ContentText;
  siteName: string;
  siteOrigin: string;
  notice: string;
}

/** Facts of the archive of these pages, and the title of its area (null: the whole locale). */
export function describeArchive(
  { locale, area }: Scope,
  entries: readonly PageEntry[],
  { store, translate, siteName, siteOrigin, notice }: DescribeOptions,
): ArchiveFacts & { areaTitle: string | null } {
  const dates = entries.flatMap(({ modified }) => modified ?? []).sort(compareCodes);
  const root = getRoot({ locale, area }, { store, translate });
  return {
    siteName,
    siteOrigin,
    notice,
    title:
      root.title === null
        ? siteName
        : translate("name-part", { name: siteName, part: root.title }),
    areaTitle: root.title,
    homePath: root.path,
    date: dates.at(-1)?.slice(0, 10) ?? null,
  };
}

function getRoot(
  { locale, area }: Scope,
  { store, translate }: Pick<DescribeOptions, "store" | "translate">,
): { title: string | null; path: string } {
  if (area === null) return { title: null, path: `/${locale}/` };
  if (area.toLowerCase() === CURRICULUM_AREA)
    return { title: translate("archive-curriculum"), path: `/${locale}/curriculum/` };
  const page = store.findDocument(docUrl(locale, area))?.document;
  return { title: page?.title ?? area, path: page?.mdn_url ?? docUrl(locale, area) };
}

/** File name of an archive, always the same, so that a newer archive replaces the older one. */
export function toArchiveName(
  format: ArchiveFormat,
  { locale, area }: Scope,
  siteName: string,
): string {
  const parts = [siteName, locale, area ?? "", format === "html" ? "html" : ""];
  const name = parts
    .map((part) => part.normalize("NFKD").replace(/[^A-Za-z0-9]+/g, "-"))
    .map((part) => part.replace(/^-|-$/g, "").toLowerCase())
    .filter(Boolean)
    .join("-");
  return name + ARCHIVE_TYPES[format].ending;
}
