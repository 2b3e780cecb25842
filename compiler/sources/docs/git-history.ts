import { createHash } from "node:crypto";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { findHead, isAncestor, readGitLog, type Commit, type Head } from "./git-log";
import type { PageHistory } from "../../core/page";
import { readJson } from "./read-json";

const CacheSchema = z.object({
  root: z.string(),
  commit: z.string(),
  boundaries: z.array(z.string()),
  pages: z.record(
    z.object({
      modified: z.string(),
      hash: z.string(),
      contributors: z.array(z.string()),
    }),
  ),
});
type Cache = z.infer<typeof CacheSchema>;
type Pages = Map<string, PageHistory>;

/**
 * What git knows of the pages below a root, by path below it: one pass over the log the first
 * time, then only over what is new. Throws GitError when git refuses to tell.
 */
export async function readGitHistory(root: string, cacheFolder: string): Promise<Pages> {
  const head = await findHead(root);
  if (!head) return new Map();
  const file = toCacheFile(root, cacheFolder);
  const known = readCache(file, root, head);
  if (known?.commit === head.commit) return new Map(Object.entries(known.pages));
  const pages = await readNewer(root, head, known);
  writeCache(file, { root, ...head, pages: Object.fromEntries(pages) as Cache["pages"] });
  return pages;
}

/** A history that was rewritten has nothing to add to: it is read whole. */
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
  if (continues)
    for (const [path, entry] of Object.entries(known.pages))
      noteOlder(pages, path, entry);
  return pages;
}

/** The first commit seen is the newest; later ones only add who else took part. */
function noteCommit(
  pages: Pages,
  path: string,
  { hash, modified, author }: Commit,
): void {
  const page = pages.get(path);
  if (!page) pages.set(path, { modified, hash, contributors: author ? [author] : [] });
  else if (author && !page.contributors.includes(author)) page.contributors.push(author);
}

function noteOlder(pages: Pages, path: string, older: PageHistory): void {
  const page = pages.get(path);
  if (!page) pages.set(path, older);
  else page.contributors = [...new Set([...page.contributors, ...older.contributors])];
}

function toCacheFile(root: string, folder: string): string {
  const name = createHash("sha256").update(root).digest("hex").slice(0, 16);
  return join(folder, `git-history-${name}.json`);
}

/** Null when there is none, or it is of another root or depth of clone. */
function readCache(file: string, root: string, head: Head): Cache | null {
  const { data } = CacheSchema.safeParse(readJson(file));
  if (data?.root !== root) return null;
  return data.boundaries.join() === head.boundaries.join() ? data : null;
}

/** Renamed into place, so that two compiles at a time never read half a file. */
function writeCache(file: string, cache: Cache): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.new`;
  writeFileSync(draft, JSON.stringify(cache));
  renameSync(draft, file);
}
