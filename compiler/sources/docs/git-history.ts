import { createHash } from "node:crypto";
import { join } from "node:path";
import { z } from "zod";
import {
  findHead,
  isAncestor,
  listParallelCommits,
  readGitLog,
  type Commit,
  type Head,
} from "./git-log";
import type { PageHistory } from "../../core/page";
import { writeCacheFile } from "../write-cache-file";
import { readJson } from "./read-json";

const CacheSchema = z.object({
  root: z.string(),
  commit: z.string(),
  boundaries: z.array(z.string()),
  pages: z.record(
    z.object({
      modified: z.string(),
      hash: z.string(),
      created: z.string().optional(),
      contributors: z.array(z.string()),
    }),
  ),
  /** Caches of before had no dates of creation: they are read anew. */
  hasCreated: z.literal(true),
});
type Cache = z.infer<typeof CacheSchema>;
type Pages = Map<string, PageHistory>;

/**
 * Reads the history of the pages below a root from git, by path below it: the whole log at the
 * first time, only new commits later. Throws GitError when git fails.
 */
export async function readGitHistory(root: string, cacheFolder: string): Promise<Pages> {
  const head = await findHead(root);
  if (!head) return new Map();
  const file = toCacheFile(root, cacheFolder);
  const known = readCache(file, root, head);
  if (known?.commit === head.commit) return new Map(Object.entries(known.pages));
  const pages = await readNewer(root, head, known);
  const cache: Cache = {
    root,
    ...head,
    hasCreated: true,
    pages: Object.fromEntries(pages) as Cache["pages"],
  };
  writeCacheFile(file, JSON.stringify(cache));
  return pages;
}

/**
 * Reads commits since the cached head; null after a rewritten history, which is read
 * completely.
 */
async function readNewer(root: string, head: Head, known: Cache | null): Promise<Pages> {
  const continues = known !== null && (await isAncestor(root, known.commit));
  const range = continues ? `${known.commit}..${head.commit}` : head.commit;
  const boundaries = new Set(head.boundaries);
  const pages: Pages = new Map();
  await readGitLog(root, {
    range,
    onFile(path, commit) {
      if (!boundaries.has(commit.hash)) noteCommit(pages, path, commit);
    },
  });
  if (continues) {
    const parallel = await listParallelCommits(root, known.commit);
    for (const [path, entry] of Object.entries(known.pages))
      noteOlder(pages, path, { older: entry, parallel });
  }
  // The first commit of a page may be older than a shallow clone.
  if (boundaries.size > 0) for (const page of pages.values()) delete page.created;
  return pages;
}

/**
 * Records a commit, newest first: the first one of a page gives its date, the last one the date
 * of its creation.
 */
function noteCommit(
  pages: Pages,
  path: string,
  { hash, modified, author }: Commit,
): void {
  const created = modified;
  const page = pages.get(path);
  if (!page) {
    pages.set(path, { modified, hash, created, contributors: author ? [author] : [] });
    return;
  }
  page.created = created;
  if (author && !page.contributors.includes(author)) page.contributors.push(author);
}

/** A branch that was merged since may have changed the page before the known commit did. */
function noteOlder(
  pages: Pages,
  path: string,
  { older, parallel }: { older: PageHistory; parallel: ReadonlySet<string> },
): void {
  const page = pages.get(path);
  if (!page) {
    pages.set(path, older);
    return;
  }
  page.created = older.created;
  const { modified, hash } = page;
  if (hash !== null && parallel.has(hash) && isLater(older.modified, modified))
    Object.assign(page, { modified: older.modified, hash: older.hash });
  page.contributors = [...new Set([...page.contributors, ...older.contributors])];
}

function isLater(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one > other;
}

function toCacheFile(root: string, folder: string): string {
  const name = createHash("sha256").update(root).digest("hex").slice(0, 16);
  return join(folder, `git-history-${name}.json`);
}

/** Reads the cache; null without one, or for another root or clone depth. */
function readCache(file: string, root: string, head: Head): Cache | null {
  const { data } = CacheSchema.safeParse(readJson(file));
  if (data?.root !== root) return null;
  return data.boundaries.join() === head.boundaries.join() ? data : null;
}
