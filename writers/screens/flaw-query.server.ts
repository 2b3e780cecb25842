import type { FlawCount, IndexedPage } from "~/content-store/writer-index.server";
import type { Flaw } from "~/domain/documents/flaw";
import type { Locale } from "~/domain/locales/locale";
import { compareCodes } from "~/domain/text/compare-codes";
import { getOrCreate } from "~/domain/text/get-or-create";
import { toSlug, type PageLists } from "../sources/page-lists.server";

const PAGE_SIZE = 25;
const FLAW_SORTS = ["popularity", "flaws", "mdn_url"] as const;
export type FlawSort = (typeof FLAW_SORTS)[number];

/** The dashboard's whole state, by its names in the query. */
export interface FlawQuery {
  mdnUrl: string;
  title: string;
  area: string;
  popularity: string;
  fixableFlaws: string;
  /** Checks; a page with any of them is listed. */
  flaws: string[];
  search: string;
  page: number;
  sort: FlawSort;
  isReversed: boolean;
}

/** A filter is no comparison. The message is for the writer. */
export class FilterError extends Error {
  override readonly name = "FilterError";
  readonly field: "popularity" | "fixable" | "page";

  constructor(field: FilterError["field"]) {
    super(`${field} is not understood`);
    this.field = field;
  }
}

export function readFlawQuery(query: URLSearchParams): FlawQuery {
  const read = (name: string): string => (query.get(name) ?? "").trim();
  const page = Number(read("page") || 1);
  if (!Number.isSafeInteger(page) || page < 1) throw new FilterError("page");
  return {
    mdnUrl: read("mdn_url"),
    title: read("title"),
    area: read("area"),
    popularity: read("popularity"),
    fixableFlaws: read("fixableFlaws"),
    search: read("search_flaws"),
    page,
    flaws: query.getAll("flaws").filter(Boolean),
    sort: FLAW_SORTS.find((sort) => sort === read("sort_by")) ?? "popularity",
    isReversed: query.get("sort_reverse") === "true",
  };
}

/** The address of a state; values that are the default are left out. */
export function toFlawSearch(query: FlawQuery): string {
  const search = new URLSearchParams();
  const add = (name: string, value: string): void => {
    if (value !== "") search.append(name, value);
  };
  add("mdn_url", query.mdnUrl);
  add("title", query.title);
  add("area", query.area);
  add("popularity", query.popularity);
  add("fixableFlaws", query.fixableFlaws);
  for (const name of query.flaws) add("flaws", name);
  add("search_flaws", query.search);
  add("page", query.page === 1 ? "" : String(query.page));
  add("sort_by", query.sort === "popularity" ? "" : query.sort);
  add("sort_reverse", query.isReversed ? "true" : "");
  return search.size === 0 ? "" : `?${search.toString()}`;
}

export interface FlawedFile {
  file: string;
  /** Null for a file that is no page, such as a list of redirects. */
  page: IndexedPage | null;
  area: string;
  rank: number | null;
  checks: Pick<FlawCount, "check" | "count">[];
  /** Flaws in all, and those that have a suggestion. */
  flaws: number;
  fixable: number;
}

export interface FlawReport {
  /** Flaws of the locale, before the filters. */
  total: number;
  fixable: number;
  checks: Counted[];
  areas: Counted[];
  /** Files that the filters leave. */
  found: number;
  pages: number;
  files: FlawedFile[];
}

interface Counted {
  name: string;
  count: number;
}

/** All flawed files of a locale; en-US also has those of the areas beside the documentation. */
export function listFlawedFiles(lists: PageLists, locale: Locale): FlawedFile[] {
  const files = new Map<string, FlawedFile>();
  for (const { file, check, count, fixable } of lists.index.countFlaws(locale)) {
    const flawed = getOrCreate(files, file, () => describeFile(lists, file));
    flawed.checks.push({ check, count });
    flawed.flaws += count;
    flawed.fixable += fixable;
  }
  return [...files.values()];
}

function describeFile(lists: PageLists, file: string): FlawedFile {
  const page = lists.findByPath(file);
  return {
    file,
    page,
    area: toArea(file, page),
    rank: page && lists.findRank(page),
    checks: [],
    flaws: 0,
    fixable: 0,
  };
}

/** `Web/CSS`, `Glossary`, `blog`: the first two parts of a slug below Web and Mozilla. */
function toArea(file: string, page: IndexedPage | null): string {
  if (!page) return file.slice(0, Math.max(0, file.indexOf("/"))) || file;
  const [first = "", second] = toSlug(page).split("/");
  const isSplit = (first === "Web" || first === "Mozilla") && second !== undefined;
  return isSplit ? `${first}/${second}` : first;
}

/** Counts, filters, sorts and cuts the flaws of a locale. Throws FilterError. */
export function queryFlaws(
  lists: PageLists,
  locale: Locale,
  query: FlawQuery,
): FlawReport {
  const filter = createFilter(query);
  const all = listFlawedFiles(lists, locale);
  const withText =
    query.search === "" ? null : listFilesWithText(lists, locale, query.search);
  const found = all
    .filter((file) => (withText === null || withText.has(file.file)) && filter(file))
    .toSorted(createOrder(query));
  const start = (query.page - 1) * PAGE_SIZE;
  return {
    total: sum(all, ({ flaws }) => flaws),
    fixable: sum(all, ({ fixable }) => fixable),
    checks: addUp(all.flatMap(({ checks }) => checks.map(toEntry))),
    areas: addUp(all.map(({ area, flaws }) => [area, flaws])),
    found: found.length,
    pages: Math.max(1, Math.ceil(found.length / PAGE_SIZE)),
    files: found.slice(start, start + PAGE_SIZE),
  };
}

function createFilter(query: FlawQuery): (file: FlawedFile) => boolean {
  const popularity = readComparison(query.popularity, "popularity");
  const fixable = readComparison(query.fixableFlaws, "fixable");
  const [url, title] = [query.mdnUrl.toLowerCase(), query.title.toLowerCase()];
  const chosen = new Set(query.flaws);
  return ({ file, page, area, rank, checks, fixable: count }) =>
    (query.area === "" || area === query.area) &&
    (page?.url ?? file).toLowerCase().includes(url) &&
    (page?.title ?? "").toLowerCase().includes(title) &&
    (popularity === null || (rank !== null && popularity(rank))) &&
    (fixable === null || fixable(count)) &&
    (chosen.size === 0 || checks.some(({ check }) => chosen.has(check)));
}

/** The files that have a text in one of their flaws. */
function listFilesWithText(lists: PageLists, locale: Locale, text: string): Set<string> {
  const words = text.toLowerCase();
  const hasText = ({ check, message, suggestion }: Flaw): boolean =>
    `${check} ${message} ${suggestion ?? ""}`.toLowerCase().includes(words);
  const flaws = lists.index.listFlaws(locale).filter(hasText);
  return new Set(flaws.map(({ file }) => file));
}

/** `<100`, `>= 3`, `=2` or `5`; null for an empty one. */
function readComparison(
  text: string,
  field: FilterError["field"],
): ((value: number) => boolean) | null {
  if (text === "") return null;
  const [, sign = "", digits] = /^(<=?|>=?|==?|)\s*(\d{1,9})$/.exec(text) ?? [];
  if (digits === undefined) throw new FilterError(field);
  const limit = Number(digits);
  if (sign === "<") return (value) => value < limit;
  if (sign === "<=") return (value) => value <= limit;
  if (sign === ">") return (value) => value > limit;
  if (sign === ">=") return (value) => value >= limit;
  return (value) => value === limit;
}

function createOrder({ sort, isReversed, flaws }: FlawQuery) {
  const turn = isReversed ? -1 : 1;
  const checks = new Set(flaws);
  const count = (file: FlawedFile): number =>
    checks.size === 0
      ? file.flaws
      : sum(file.checks, ({ check, count }) => (checks.has(check) ? count : 0));
  const byUrl = (a: FlawedFile, b: FlawedFile): number =>
    compareCodes(a.page?.url ?? a.file, b.page?.url ?? b.file);
  return (a: FlawedFile, b: FlawedFile): number => {
    if (sort === "mdn_url") return turn * byUrl(a, b);
    const difference =
      sort === "flaws"
        ? count(b) - count(a)
        : (a.rank ?? Infinity) - (b.rank ?? Infinity);
    return Number.isNaN(difference) || difference === 0 ? byUrl(a, b) : turn * difference;
  };
}

function sum<Item>(items: readonly Item[], read: (item: Item) => number): number {
  return items.reduce((total, item) => total + read(item), 0);
}

function toEntry({ check, count }: FlawedFile["checks"][number]): [string, number] {
  return [check, count];
}

/** Most first. */
function addUp(entries: readonly [name: string, count: number][]): Counted[] {
  const counts = new Map<string, number>();
  for (const [name, count] of entries) counts.set(name, (counts.get(name) ?? 0) + count);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || compareCodes(a.name, b.name));
}
