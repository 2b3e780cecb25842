import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { toFolder } from "~/domain/documents/slug";
import type { History, PageHistory } from "../../core/page";
import { describeUnreadableHistory } from "../../flaws/files";
import type { SourceFlaw } from "../../flaws/source-checks";
import { withFile } from "../../flaws/with-file";
import { isLinkOrPipe } from "../folder-listings";
import { readGitHistory } from "./git-history";
import { findHead, GitError } from "./git-log";
import type { LocaleFolder } from "./list-files";
import { readJson } from "./read-json";

export interface HistoryOptions {
  folders: readonly LocaleFolder[];
  /** Folder in which git's answers are kept for the next compile. */
  cacheFolder: string;
  report: (flaw: SourceFlaw) => void;
}

const DateSchema = z.string().refine((date) => !Number.isNaN(Date.parse(date)));
const EntrySchema = z.object({
  modified: DateSchema.transform((date) => new Date(date).toISOString()),
  hash: z.string(),
});
const WikiEntrySchema = z.object({
  contributors: z.array(z.string()),
  modified: DateSchema.optional(),
});
/** Dates and commits by path, in a content root: the names in the two public builders. */
export const HISTORY_FILES = ["_git_history.json", "_githistory.json"];
/** Authors from before the time of git, by slug, in a locale's folder. */
export const WIKI_FILE = "_wikihistory.json";

/**
 * Reads when each page was changed last and by whom: from a history file in its root, else from
 * git. Authors from before the time of git come from the locale's own file.
 */
export async function readHistory(
  roots: readonly string[],
  options: HistoryOptions,
): Promise<History> {
  const history = new Map<string, PageHistory>();
  for (const root of new Set(roots.map((root) => resolve(root))))
    for (const [path, entry] of await readRoot(root, options)) history.set(path, entry);
  for (const folder of options.folders) addWikiAuthors(folder, history, options.report);
  return history;
}

/**
 * Returns the commits of the roots: while they and the files of the roots are the same, the history is.
 * A commit that can't be told counts as none, which the reading of the history reports.
 */
export function identifyHistory(roots: readonly string[]): Promise<(string | null)[]> {
  return Promise.all(
    [...new Set(roots.map((root) => resolve(root)))].map(async (root) => {
      const head = await findHead(root).catch(() => null);
      return head && [head.commit, ...head.boundaries].join();
    }),
  );
}

async function readRoot(
  root: string,
  { cacheFolder, report }: HistoryOptions,
): Promise<Map<string, PageHistory>> {
  const file = HISTORY_FILES.find((name) => existsSync(join(root, name)));
  if (file !== undefined) return readHistoryFile(root, file, report);
  try {
    return await readGitHistory(root, cacheFolder);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    report(withFile(describeUnreadableHistory(error.message), ".git"));
    return new Map();
  }
}

/** Skips invalid entries. */
function readHistoryFile(
  root: string,
  name: string,
  report: HistoryOptions["report"],
): Map<string, PageHistory> {
  const history = new Map<string, PageHistory>();
  const content = readJson(join(root, name), (flaw) => report(withFile(flaw, name)));
  for (const [path, value] of listEntries(content)) {
    const { data } = EntrySchema.safeParse(value);
    if (data) history.set(path, { ...data, contributors: [] });
  }
  return history;
}

function addWikiAuthors(
  { path, name }: LocaleFolder,
  history: Map<string, PageHistory>,
  report: HistoryOptions["report"],
): void {
  const wikiFile = join(path, WIKI_FILE);
  if (isLinkOrPipe(wikiFile)) return;
  const content = readJson(wikiFile, (flaw) =>
    report(withFile(flaw, `${name}/${WIKI_FILE}`)),
  );
  for (const [slug, value] of listEntries(content)) {
    const { data } = WikiEntrySchema.safeParse(value);
    if (!data) continue;
    const file = `${name}/${toFolder(slug)}/index.md`;
    const known = history.get(file) ?? { modified: null, hash: null, contributors: [] };
    history.set(file, {
      ...known,
      modified: known.modified ?? toDate(data.modified),
      contributors: [...new Set([...known.contributors, ...data.contributors])],
    });
  }
}

function toDate(date: string | undefined): string | null {
  return date === undefined ? null : new Date(date).toISOString();
}

function listEntries(value: unknown): [string, unknown][] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}
