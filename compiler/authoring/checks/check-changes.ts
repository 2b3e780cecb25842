import { existsSync } from "node:fs";
import { basename, dirname, relative, resolve, sep } from "node:path";
import type { Flaw } from "~/domain/documents/flaw";
import { docUrl, urlKey } from "~/domain/documents/slug";
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
import { createRenderer, type RenderedPage } from "../../pipeline/render-page";
import { createSite } from "../../core/create-site";
import { withFile } from "../../flaws/with-file";
import { PAGE_FILE } from "../../sources/scan";
import type { LocaleFolder } from "../../sources/docs/list-files";
import { listChangedFiles, readFileAt } from "../git/changed-files";
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
  render: (index: number) => RenderedPage;
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
  const [job, ...found] = await Promise.all([
    openJob(options, session),
    ...roots.map((root) => listChangedFiles(root, ref)),
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
  let renderer: ((index: number) => RenderedPage) | null = null;
  const render = (index: number): RenderedPage => {
    renderer ??= createRenderer(
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
    return renderer(index);
  };
  return { content, job, changed, deleted, ref, indexes, render };
}

/**
 * Checks what changed since a commit, as a pull request does: flaws, front matter, Markdown,
 * spelling and files of the changed pages, and links anywhere that a deletion breaks.
 */
export async function checkChanges(changes: ChangeJob): Promise<CheckedChanges> {
  const { job, changed, indexes, render, content } = changes;
  const pages = indexes.flatMap((index) => job.docs.pages[index] ?? []);
  const checkSpelling = await openSpelling(content.contentRoot);
  const paths = new Set(changed.flatMap((file) => toFlawPath(content, file) ?? []));
  const ofPages = await Promise.all(
    pages.map((page) => checkPage(page, { changes, checkSpelling })),
  );
  return {
    pages,
    flaws: [
      ...job.docs.flaws.filter(({ file }) => paths.has(file)),
      ...indexes.flatMap((index) => render(index).flaws),
      ...ofPages.flat(),
      ...(await checkAssets(content, changed)),
      ...listBrokenByDeletion(await listGoneUrls(changes), changes),
    ].sort(byPlace),
  };
}

function byPlace(one: Flaw, other: Flaw): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0);
}

async function checkPage(
  page: Page,
  { changes, checkSpelling }: { changes: ChangeJob; checkSpelling: CheckSpelling },
): Promise<Flaw[]> {
  const text = readUtf8(page.file);
  if (text === null) return [];
  const { locale, path } = page;
  // Words that were there before are not this change's.
  const before = locale === "en-US" ? await readBefore(changes, page.file) : null;
  return [
    ...checkFrontMatter(text, { path, locale }),
    ...checkMarkdown(text, locale),
    ...(locale === "en-US" ? checkSpelling(text, listWords(before ?? "")) : []),
  ].map((flaw) => withFile(flaw, path));
}

function readBefore({ content, ref }: ChangeJob, file: string): Promise<string | null> {
  const folder = findFolder(content, file);
  if (!folder) return Promise.resolve(null);
  const path = relative(folder.path, file).split(sep).join("/");
  return readFileAt(folder.path, ref, path);
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
async function listGoneUrls({
  content,
  deleted,
  job,
  ref,
}: ChangeJob): Promise<string[]> {
  const site = createSite(job.docs.pages, job.docs.redirects);
  const urls = await Promise.all(
    deleted
      .filter((file) => basename(file) === PAGE_FILE)
      .map(async (file) => {
        const folder = findFolder(content, file);
        if (!folder) return null;
        const place = toPlace(folder, file);
        const text =
          (await readFileAt(
            dirname(folder.path),
            ref,
            `${folder.name}/${place}/${PAGE_FILE}`,
          )) ?? "";
        const { slug } = toPageOfText(folder.locale, { slug: place, file, text });
        return docUrl(folder.locale, slug);
      }),
  );
  return urls
    .filter((url) => url !== null)
    .filter((url) => site.resolveLink(url).kind === "missing");
}

/**
 * Reports links to pages that are gone, in all pages. Pages that the last compile remembers as
 * asking for one of them are rendered, because macros link too; without that memory, or for more
 * of them, links are read from the text.
 */
function listBrokenByDeletion(urls: readonly string[], changes: ChangeJob): Flaw[] {
  if (urls.length === 0) return [];
  const { job, render } = changes;
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
    .flatMap((index) => render(index).flaws)
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
