import type { ContentStoreWriter } from "~/content-store/writer.server";
import type { StoredContribution } from "~/domain/areas/home";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import { compareCodes } from "~/domain/text/compare-codes";
import { getOrCreate } from "~/domain/text/get-or-create";
import type { History, Page } from "../core/page";
import { toPlainTitle } from "../core/title-html";
import { readSubjects } from "../sources/docs/git-log";
import { toRepository } from "./source-links";

/** Number per language that the home page has room for. */
const SHOWN = 5;
/** Matches the public repositories' commit subjects, which end in the pull request's number. */
const PULL_REQUEST = /^(.+?)\s*\(#(\d+)\)$/;

interface Sources {
  docs: { pages: readonly Pick<Page, "locale" | "title" | "url" | "path">[] };
  history: History;
  options: { contentRoot: string; translatedRoot: string; isPublicSource: boolean };
}

/** A page with its last change. */
export interface ChangedPage {
  locale: Locale;
  title: string;
  url: string;
  modified: string | null;
  /** Hash of the commit that changed it; null when unknown. */
  commit: string | null;
}

type DatedPage = ChangedPage & { modified: string };

/** Stores the newest changes of every language for the home page; none without a history. */
export async function writeContributions(
  writer: Pick<ContentStoreWriter, "setContributions">,
  sources: Sources,
): Promise<void> {
  const newest = listNewest(listChanges(sources));
  const subjects = await readPublicSubjects(newest, sources);
  writer.setContributions(
    newest.map((page) => {
      const [, title, number] =
        PULL_REQUEST.exec(subjects.get(page.commit ?? "") ?? "") ?? [];
      return title === undefined || number === undefined
        ? { ...toPageContribution(page), repo: findRepository(page, sources) }
        : toPullRequest(page, { title, number });
    }),
  );
}

/**
 * Lists the newest pages first, a few per language, and only one of the pages that a commit
 * changed.
 */
export function listNewest(pages: readonly ChangedPage[]): DatedPage[] {
  const counts = new Map<Locale, number>();
  const commits = new Set<string>();
  return listFirstOfCommits(pages)
    .sort(compareNewest)
    .filter(({ locale, commit }) => {
      const count = counts.get(locale) ?? 0;
      if (count >= SHOWN || (commit !== null && commits.has(commit))) return false;
      counts.set(locale, count + 1);
      if (commit !== null) commits.add(commit);
      return true;
    });
}

/**
 * Lists a locale's first page of each commit in the order of the newest, because no other can be chosen. There are
 * far fewer of them to order.
 */
function listFirstOfCommits(pages: readonly ChangedPage[]): DatedPage[] {
  const byLocale = new Map<Locale, Map<string, DatedPage>>();
  for (const page of pages) {
    if (!isDated(page)) continue;
    const firsts = getOrCreate(byLocale, page.locale, () => new Map<string, DatedPage>());
    const key = page.commit ?? page.url;
    const first = firsts.get(key);
    if (!first || compareNewest(page, first) < 0) firsts.set(key, page);
  }
  return [...byLocale.values()].flatMap((firsts) => [...firsts.values()]);
}

function isDated(page: ChangedPage): page is DatedPage {
  return page.modified !== null;
}

function compareNewest(a: DatedPage, b: DatedPage): number {
  return compareCodes(b.modified, a.modified) || compareCodes(a.url, b.url);
}

export function toPageContribution({
  locale,
  title,
  url,
  modified,
}: DatedPage): StoredContribution {
  return {
    locale,
    number: null,
    title: toPlainTitle(title),
    url,
    updated_at: modified,
    repo: null,
  };
}

function toPullRequest(
  { locale, modified }: DatedPage,
  { title, number }: { title: string; number: string },
): StoredContribution {
  const repo = toRepository(locale);
  const url = `${repo.url}/pull/${number}`;
  return { locale, number: Number(number), title, url, updated_at: modified, repo };
}

function listChanges({ docs, history }: Sources): ChangedPage[] {
  return docs.pages.flatMap(({ locale, title, url, path }) => {
    const past = history.get(path);
    if (!past) return [];
    return [{ locale, title, url, modified: past.modified, commit: past.hash }];
  });
}

/**
 * Reads commit subjects only from public sources, because those of private ones are not for
 * readers.
 */
async function readPublicSubjects(
  newest: readonly ChangedPage[],
  { options: { contentRoot, translatedRoot, isPublicSource } }: Sources,
): Promise<Map<string, string>> {
  if (!isPublicSource) return new Map();
  const listHashes = (isEnglish: boolean) =>
    newest
      .filter(({ locale }) => (locale === DEFAULT_LOCALE) === isEnglish)
      .flatMap(({ commit }) => (commit === null ? [] : [commit]));
  const [english, translated] = await Promise.all([
    readSubjects(contentRoot, listHashes(true)),
    readSubjects(translatedRoot, listHashes(false)),
  ]);
  return new Map([...english, ...translated]);
}

function findRepository({ locale }: ChangedPage, { options }: Sources) {
  return options.isPublicSource ? toRepository(locale) : null;
}
