import { existsSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import type { Flaw } from "~/domain/documents/flaw";
import { docUrl, urlKey } from "~/domain/documents/slug";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { listAreaUrls } from "../../areas/area-source";
import type { Page } from "../../core/page";
import { decodePath } from "../../core/urls";
import { factKeys, hashKey } from "../../incremental/fact-keys";
import {
  createCompileSession,
  openJob,
  type CompileJob,
} from "../../pipeline/compile-job";
import type { CompileOptions } from "../../pipeline/last-compile";
import { createFlawReader } from "../../pipeline/render-page";
import { createSite } from "../../core/create-site";
import { parseYamlSidebar } from "../../sidebars/yaml-sidebar";
import { withFile } from "../../flaws/with-file";
import { PAGE_FILE } from "../../sources/scan";
import type { LocaleFolder } from "../../sources/docs/list-files";
import { AuthoringError } from "../files/errors";
import { listChangedFiles, readFilesAt, type ChangedFiles } from "../git/changed-files";
import { listPages, readUtf8, toPlace } from "../moves/all-files";
import { listDocLinks } from "../links/rewrite-links";
import { openContentRoots, toPageOfText, type Content } from "../pages/content-roots";
import { checkAsset } from "../images/check-asset";
import { checkFrontMatter } from "./front-matter-rules";
import { checkMarkdown } from "./markdown-rules";
import { listWords, openSpelling, type CheckSpelling } from "./spelling";

/** Renders at most this many pages to see which links a deletion breaks. */
const MOST_DEPENDENTS = 300;

export interface CheckedChanges {
  flaws: Flaw[];
  /** The changed pages that exist. */
  pages: Page[];
}

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
    openJob(options, session),
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
        ...{
          pages,
          redirects,
          history,
          popularities,
          contentRoot,
          siteName,
          isPublicSource,
        },
        areaUrls: listAreaUrls(job.areas),
      },
      job.platform(),
    );
    return reader(index);
  };
  return { content, job, changed, deleted, ref, indexes, readFlaws };
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

/**
 * Checks what changed since a commit, as a pull request does: flaws, front matter, Markdown,
 * spelling and files of the changed pages, and links anywhere that a deletion breaks.
 */
export async function checkChanges(changes: ChangeJob): Promise<CheckedChanges> {
  const { job, changed, indexes, readFlaws, content } = changes;
  const pages = indexes.flatMap((index) => job.docs.pages[index] ?? []);
  const checkSpelling = await openSpelling(content.contentRoot);
  const paths = new Set(changed.flatMap((file) => toFlawPath(content, file) ?? []));
  // Words that were there before are not this change's; translations are not spelled.
  const before = await readBefore(
    changes,
    pages.filter(isEnglish).map(({ file }) => file),
  );
  const gone = await listGoneUrls(changes);
  const names = gone.map(toNamePattern);
  return {
    pages,
    flaws: [
      ...job.docs.flaws.filter(
        ({ file, check, message }) =>
          paths.has(file) ||
          (check === "redirects" && names.some((name) => name.test(message))),
      ),
      ...indexes.flatMap(readFlaws),
      ...pages.flatMap((page) =>
        checkPage(page, { before: before.get(page.file) ?? "", checkSpelling }),
      ),
      ...checkSidebars(changes),
      ...(await checkAssets(content, changed)),
      ...listBrokenByDeletion(gone, changes),
    ].sort(byPlace),
  };
}

function byPlace(one: Flaw, other: Flaw): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0);
}

function checkPage(
  page: Page,
  { before, checkSpelling }: { before: string; checkSpelling: CheckSpelling },
): Flaw[] {
  const text = readUtf8(page.file);
  if (text === null) return [];
  const { locale, path } = page;
  return [
    ...checkFrontMatter(text, { path, locale }),
    ...checkMarkdown(text, locale),
    ...(isEnglish(page) ? checkSpelling(text, listWords(before)) : []),
  ].map((flaw) => withFile(flaw, path));
}

function isEnglish({ locale }: Page): boolean {
  return locale === DEFAULT_LOCALE;
}

/** Reads files as they were, by path; those that were not there are missing. */
async function readBefore(
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

function findFolder(content: Content, file: string): LocaleFolder | null {
  return (
    content.folders.find(({ path }) => resolve(file).startsWith(resolve(path) + sep)) ??
    null
  );
}

function toFlawPath(content: Content, file: string): string | null {
  const folder = findFolder(content, file);
  return folder && [folder.name, ...relative(folder.path, file).split(sep)].join("/");
}

/** Checks changed sidebar files, which no page shows the faults of. */
function checkSidebars({ content, job, changed }: ChangeJob): Flaw[] {
  const flaws: Flaw[] = [];
  const folder = join(resolve(content.contentRoot), "sidebars");
  const site = createSite(job.docs.pages, job.docs.redirects);
  for (const path of changed) {
    if (dirname(path) !== folder || !path.endsWith(".yaml")) continue;
    const text = readUtf8(path) ?? "";
    const file = `sidebars/${basename(path)}`;
    parseYamlSidebar({ file, text }, (flaw) => flaws.push(flaw), site);
  }
  return flaws;
}

/** Checks changed files that lie beside a page. */
async function checkAssets(
  content: Content,
  changed: readonly string[],
): Promise<Flaw[]> {
  const found = changed.map(async (file) => {
    const path = toFlawPath(content, file);
    const isAsset = !file.endsWith(".md") && !/^[_.]/.test(basename(file));
    if (path === null || !isAsset) return [];
    return (await checkAsset(file)).map((flaw) => withFile(flaw, path));
  });
  return (await Promise.all(found)).flat();
}

/** Lists addresses of deleted pages that lead nowhere now. */
async function listGoneUrls(changes: ChangeJob): Promise<string[]> {
  const { content, deleted, job } = changes;
  const files = deleted.filter((file) => basename(file) === PAGE_FILE);
  if (files.length === 0) return [];
  const site = createSite(job.docs.pages, job.docs.redirects);
  const before = await readBefore(changes, files);
  return files
    .flatMap((file) => {
      const folder = findFolder(content, file);
      if (!folder) return [];
      const text = before.get(file) ?? "";
      const { slug } = toPageOfText(folder.locale, {
        ...{ slug: toPlace(folder, file), file, text },
      });
      return [docUrl(folder.locale, slug)];
    })
    .filter((url) => site.resolveLink(url).kind === "missing");
}

/**
 * Reports links to pages that are gone, in all pages. Pages that the last compile remembers as
 * asking for one of them are rendered, because macros link too; without that memory, or for more
 * of them, links are read from the text.
 */
function listBrokenByDeletion(urls: readonly string[], changes: ChangeJob): Flaw[] {
  if (urls.length === 0) return [];
  const { job, readFlaws } = changes;
  const hashes = new Set(urls.map((url) => hashKey(factKeys.page(urlKey(url)))));
  const { memory } = job;
  const isOwn = new Set(changes.indexes);
  const dependents = job.docs.pages.flatMap((page, index) => {
    const known = memory?.pages.get(urlKey(page.url));
    return !isOwn.has(index) && known?.dependencies.some((hash) => hashes.has(hash))
      ? [index]
      : [];
  });
  if (memory === null || dependents.length > MOST_DEPENDENTS)
    return readBrokenLinks(urls, changes);
  const names = urls.map(toNamePattern);
  return dependents
    .flatMap(readFlaws)
    .filter(
      ({ check, message }) =>
        check.endsWith("broken-link") &&
        names.some((name) => name.test(decodePath(message))),
    );
}

/** Matches a page's address in a message, in any locale, but not that of a page below it. */
function toNamePattern(url: string): RegExp {
  const path = url.slice(url.indexOf("/docs/"));
  const escaped = path.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return new RegExp(`${escaped}(?![\\w/-])`, "i");
}

function readBrokenLinks(
  urls: readonly string[],
  { content, changed }: ChangeJob,
): Flaw[] {
  const gone = new Set(urls.map(urlKey));
  const own = new Set(changed);
  return listPages(content.folders).flatMap(({ file, locale, place }) => {
    const text = own.has(file) ? null : readUtf8(file);
    if (text === null) return [];
    const links = listDocLinks(text, locale.locale).filter(({ url }) =>
      gone.has(urlKey(url)),
    );
    return links.map(({ start, written }) => {
      const before = text.slice(0, start).split("\n");
      const report = {
        ...{ check: "broken-link", severity: "error" as const },
        ...{ line: before.length, column: (before.at(-1)?.length ?? 0) + 1 },
        message: `The link leads to ${written}, which does not exist.`,
      };
      return withFile(report, `${locale.name}/${place}/${PAGE_FILE}`);
    });
  });
}
