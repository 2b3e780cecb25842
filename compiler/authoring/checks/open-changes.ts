import { existsSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import type { Flaw } from "~/domain/documents/flaw";
import { listAreaUrls } from "../../areas/area-source";
import { createSite } from "../../core/create-site";
import { memoize } from "../../core/memoize";
import type { Site } from "../../core/site";
import { openJob, type CompileJob } from "../../pipeline/compile-job";
import { createCompileSession } from "../../pipeline/compile-session";
import type { CompileOptions } from "../../pipeline/last-compile";
import { createFlawReader } from "../../pipeline/render-page";
import { recallForReading } from "../../pipeline/writer-mode";
import type { LocaleFolder } from "../../sources/docs/list-files";
import { AuthoringError } from "../files/errors";
import { listChangedFiles, readFilesAt, type ChangedFiles } from "../git/changed-files";
import { openContentRoots, type Content } from "../pages/content-roots";

/** The sources and their changes, shared by the checks and the preview. */
export interface ChangeJob {
  content: Content;
  job: CompileJob;
  changed: string[];
  deleted: string[];
  ref: string;
  /** Pages of the changed files, by index in job.docs.pages. */
  indexes: number[];
  /** Renders the page of an index. */
  readFlaws: (index: number) => Flaw[];
  /** The pages by their addresses, listed at the first call. */
  getSite: () => Site;
}

/** Reads the sources and what changed in them since a commit. Renders nothing yet. */
export async function openChanges(
  options: CompileOptions,
  ref: string,
): Promise<ChangeJob> {
  const content = openContentRoots(options);
  const roots = [
    ...new Set(
      [options.contentRoot, options.translatedRoot].map((root) => resolve(root)),
    ),
  ];
  const session = createCompileSession();
  const [job, found] = await Promise.all([
    openJob(options, session, recallForReading(options, session)),
    listChangesOf(roots, ref),
  ]);
  const changed = found.flatMap((one) => one.changed).filter((file) => existsSync(file));
  const deleted = found.flatMap((one) => one.deleted).filter((file) => !existsSync(file));
  const files = new Set(changed);
  const indexes = job.docs.pages.flatMap((page, index) =>
    files.has(page.file) ? [index] : [],
  );
  const { pages, redirects } = job.docs;
  const { contentRoot, siteName, isPublicSource } = options;
  const { history, popularities } = job;
  let reader: ((index: number) => Flaw[]) | null = null;
  const readFlaws = (index: number): Flaw[] => {
    reader ??= createFlawReader(
      {
        pages,
        redirects,
        history,
        popularities,
        contentRoot,
        siteName,
        isPublicSource,
        areaUrls: listAreaUrls(job.areas),
      },
      job.platform(),
    );
    return reader(index);
  };
  const getSite = memoize(() => createSite(pages, redirects));
  return { content, job, changed, deleted, ref, indexes, readFlaws, getSite };
}

/**
 * Lists what changed in each root. The other root of a pull request may be in a repository of its own,
 * which does not know the commit, or in none: nothing has changed there.
 */
async function listChangesOf(
  roots: readonly string[],
  ref: string,
): Promise<ChangedFiles[]> {
  const answers = await Promise.all(
    roots.map((root) =>
      listChangedFiles(root, ref).catch((error: unknown) => {
        if (error instanceof AuthoringError) return error;
        throw error;
      }),
    ),
  );
  const found = answers.flatMap((answer) =>
    answer instanceof AuthoringError ? [] : [answer],
  );
  const [failed] = answers;
  if (found.length === 0 && failed instanceof AuthoringError) throw failed;
  return found;
}

/** Reads files as they were, by path; those that were not there are missing. */
export async function readBefore(
  { content, ref }: ChangeJob,
  files: readonly string[],
): Promise<Map<string, string>> {
  const texts = await Promise.all(
    content.folders.map(async ({ path: folder }) => {
      const own = files.filter((file) => resolve(file).startsWith(resolve(folder) + sep));
      const paths = own.map((file) => relative(folder, file).split(sep).join("/"));
      const found = await readFilesAt(folder, ref, paths);
      return own.map((file, at) => [file, found[at] ?? null] as const);
    }),
  );
  return new Map(
    texts.flat().flatMap(([file, text]) => (text === null ? [] : [[file, text]])),
  );
}

export function findFolder(content: Content, file: string): LocaleFolder | null {
  return (
    content.folders.find(({ path }) => resolve(file).startsWith(resolve(path) + sep)) ??
    null
  );
}
