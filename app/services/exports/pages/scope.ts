import type { ContentStore } from "~/content-store/content-store";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import { countSegments, docUrl, toFolder } from "~/domain/documents/slug";

/** The part of the content that an archive contains. */
export interface Scope {
  locale: Locale;
  /** Slug such as `Web/CSS`, or `curriculum`; null: the whole locale. */
  area: string | null;
}

/** A page of an archive, before it is rendered. */
export interface PageEntry {
  kind: "document" | "curriculum";
  /** Canonical path on the site, decoded. */
  url: string;
  /** Path of its file in the archive, unique also where file systems ignore case. */
  path: string;
  title: string;
  /** ISO 8601; null when unknown. */
  modified: string | null;
}

export const CURRICULUM_AREA = "curriculum";

/**
 * Lists the pages of a scope in URL order; empty for an unknown area. A whole English locale
 * includes the curriculum, which exists in English only.
 */
export function listPages(store: ContentStore, { locale, area }: Scope): PageEntry[] {
  const hasCurriculum = locale === DEFAULT_LOCALE;
  if (area?.toLowerCase() === CURRICULUM_AREA)
    return hasCurriculum ? listCurriculum(store) : [];
  const documents = listDocuments(store, { locale, area });
  return area === null && hasCurriculum
    ? [...documents, ...listCurriculum(store)]
    : documents;
}

/** Spells the area of a scope as the addresses of its pages do, whose case operators may not know. */
export function spellArea(
  { locale, area }: Scope,
  [first]: readonly PageEntry[],
): string | null {
  if (area === null || !first) return area;
  if (first.kind === "curriculum") return CURRICULUM_AREA;
  const slug = first.url.slice(docUrl(locale, "").length);
  return slug.split("/").slice(0, countSegments(area)).join("/");
}

function listDocuments(store: ContentStore, { locale, area }: Scope): PageEntry[] {
  const titles = new Map(
    store.listSearchPages(locale).map(({ url, title }) => [url, title]),
  );
  const root = area === null ? null : docUrl(locale, area).toLowerCase();
  const prefix = docUrl(locale, "");
  return store
    .listDocumentUrls(locale)
    .filter(({ url }) => root === null || isWithin(url.toLowerCase(), root))
    .map(({ url, modified }) => ({
      kind: "document",
      url,
      modified,
      path: `docs/${toFileName(url.slice(prefix.length))}.html`,
      title: titles.get(url) ?? store.findDocument(url)?.document.title ?? url,
    }));
}

function isWithin(url: string, root: string): boolean {
  return url === root || url.startsWith(`${root}/`);
}

function listCurriculum(store: ContentStore): PageEntry[] {
  return store.listAreaPages("curriculum").map(({ url, modified, facts }) => ({
    kind: "curriculum",
    url,
    modified,
    title: facts.title,
    path: `${url.split("/").slice(2).filter(Boolean).map(toFileName).join("/")}.html`,
  }));
}

/** Replaces what Windows forbids in names; `%` because links would need it escaped twice. */
export function toFileName(slug: string): string {
  return toFolder(slug).replace(/["<>|\\%#\p{Cc}]/gu, "_");
}
