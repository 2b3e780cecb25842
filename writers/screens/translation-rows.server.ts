import type { IndexedPage } from "~/content-store/writer-index.server";
import { DAY_MILLISECONDS } from "~/domain/locales/durations";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import { getOrCreate } from "~/domain/text/get-or-create";
import type { CommitCounts } from "../sources/git.server";
import { TRANSLATION_CHECK } from "../../compiler/flaws/translation-difference";
import { toSlug, type PageLists } from "../sources/page-lists.server";

export type TranslationStatus = "missing" | "outdated" | "current";

/** An English page with its translation. */
export interface TranslationRow {
  slug: string;
  english: IndexedPage;
  translation: IndexedPage | null;
  status: TranslationStatus;
  /** Commits to the English page since the translation's source commit; null when unknown. */
  behind: number | null;
  /** Days by which the English page is younger; null when a date is unknown. */
  days: number | null;
  englishRank: number | null;
  rank: number | null;
  /** Messages about differences in structure. */
  differences: string[];
}

/** All English pages with a file, with their translations into a locale, in URL order. */
export function listTranslations(
  lists: PageLists,
  locale: Locale,
  commits: CommitCounts | null,
): TranslationRow[] {
  const differences = new Map<string, string[]>();
  for (const { file, message } of lists.index.listFlaws(locale, TRANSLATION_CHECK))
    getOrCreate(differences, file, () => []).push(message);
  return lists.listWritten(DEFAULT_LOCALE).map((english) => {
    const twin = lists.findTwin(english, locale);
    const translation = twin?.path == null ? null : twin;
    const behind = countBehind(english, translation, commits);
    const days = countDays(english, translation);
    return {
      slug: toSlug(english),
      english,
      translation,
      behind,
      days,
      status: translation === null ? "missing" : toStatus(behind, days),
      englishRank: lists.findRank(english),
      rank: translation && lists.findRank(translation),
      differences: differences.get(translation?.path ?? "") ?? [],
    };
  });
}

/** The source commit is exact; the dates are a guess. */
function toStatus(behind: number | null, days: number | null): TranslationStatus {
  return (behind ?? days ?? 0) > 0 ? "outdated" : "current";
}

function countBehind(
  { path }: IndexedPage,
  translation: IndexedPage | null,
  commits: CommitCounts | null,
): number | null {
  const since = translation?.sourceCommit ?? null;
  if (since === null || path === null) return null;
  return commits?.countSince(path, since) ?? null;
}

function countDays(english: IndexedPage, translation: IndexedPage | null): number | null {
  if (english.modified === null || !translation?.modified) return null;
  const toDay = (date: string): number => Math.floor(Date.parse(date) / DAY_MILLISECONDS);
  return toDay(english.modified) - toDay(translation.modified);
}

/** Numbers of a part of the documentation. */
export interface Progress {
  total: number;
  missing: number;
  outdated: number;
}

export function countProgress(rows: readonly TranslationRow[]): Progress {
  const count = (status: TranslationStatus): number =>
    rows.filter((row) => row.status === status).length;
  return { total: rows.length, missing: count("missing"), outdated: count("outdated") };
}

/** Share of translated pages, and of pages with an up-to-date translation, 0 to 1. */
export function toShares({ total, missing, outdated }: Progress) {
  const divide = (part: number): number => (total === 0 ? 1 : part / total);
  return {
    completeness: divide(total - missing),
    freshness: divide(total - missing - outdated),
  };
}

/** The rows at and below a slug. An empty one is the top. */
export function pickSection(
  rows: readonly TranslationRow[],
  section: string,
): TranslationRow[] {
  return section === ""
    ? [...rows]
    : rows.filter(({ slug }) => slug === section || slug.startsWith(`${section}/`));
}

/** The parts right below a slug that have pages below them, most pages first. */
export function listSections(
  rows: readonly TranslationRow[],
  section: string,
): { name: string; progress: Progress }[] {
  const start = section === "" ? 0 : section.length + 1;
  const parts = new Map<string, TranslationRow[]>();
  for (const row of pickSection(rows, section)) {
    const end = row.slug.indexOf("/", start);
    if (end !== -1)
      getOrCreate(parts, row.slug.slice(0, end).toLowerCase(), () => []).push(row);
  }
  return [...parts.values()]
    .map((below) => {
      const [first] = below;
      const end = first?.slug.indexOf("/", start) ?? 0;
      return { name: first?.slug.slice(0, end) ?? "", progress: countProgress(below) };
    })
    .sort((a, b) => b.progress.total - a.progress.total);
}

export const ROW_SORTS = ["url", "commits", "age", "popularity", "local"] as const;
export type RowSort = (typeof ROW_SORTS)[number];

/** Most urgent first; rows without the value come last, also in reverse. */
export function sortRows(
  rows: readonly TranslationRow[],
  sort: RowSort,
  isReversed: boolean,
): TranslationRow[] {
  if (sort === "url") return isReversed ? rows.toReversed() : [...rows];
  const turn = isReversed ? -1 : 1;
  const read = READERS[sort];
  return rows.toSorted((a, b) => {
    const [one, other] = [read(a), read(b)];
    if (one === null || other === null)
      return Number(one === null) - Number(other === null);
    return turn * (one - other);
  });
}

const READERS: Record<Exclude<RowSort, "url">, (row: TranslationRow) => number | null> = {
  commits: ({ behind }) => (behind === null ? null : -behind),
  age: ({ days }) => (days === null ? null : -days),
  popularity: ({ englishRank }) => englishRank,
  local: ({ rank }) => rank,
};
