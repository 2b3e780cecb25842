import { dirname, relative, sep } from "node:path";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { getOrCreate } from "~/domain/text/get-or-create";
import {
  docUrl,
  toFolder,
  toLeafTitle,
  toSlugOfFolder,
  urlKey,
} from "~/domain/documents/slug";
import { describeRootPage, describeTakenSlug, listSlugFlaws } from "../../flaws/slug";
import {
  describeLooseFile,
  describeSkipped,
  describeStrayFolder,
  describeUnreadable,
} from "../../flaws/files";
import type { SourceFlaw, SourceFlawReport } from "../../flaws/source-checks";
import { withFile } from "../../flaws/with-file";
import { INHERITED_FACTS, type Page } from "../../core/page";
import type { Redirect } from "../../core/site";
import { toShortTitle } from "../../core/title-html";
import type { FrontMatter, ParsedFrontMatter } from "./front-matter";
import { scanPaths, type Scan } from "../scan";
import {
  listSourceFiles,
  listStrayPages,
  type LocaleFolder,
  type SourceFiles,
} from "./list-files";
import { listPageAssets, type PageAsset } from "./page-assets";
import { readSlugLine, readFrontMatterJson } from "./read-page-file";
import { endAtPages, readRedirects, type ParsedRedirects } from "./redirects";

/** Everything in the documentation roots, before any page is rendered. */
export interface DocsSource {
  pages: Page[];
  redirects: Redirect[];
  assets: PageAsset[];
  flaws: SourceFlaw[];
  /** JSON of the front matter by page file. */
  frontMatter: Map<string, string>;
}

/** The sources of documents: their files, and a function for the JSON of each one's front matter. */
export interface DocsSources {
  scan: Scan;
  /** Called with all pages' files in the order in which they will be read, before the first one is. */
  readAhead?: (files: readonly string[]) => void;
  readFrontMatterJson: (file: string) => string;
  readRedirects: (localeFolder: string) => ParsedRedirects;
}

function openDocsSources(folders: readonly LocaleFolder[]): DocsSources {
  const scan = scanPaths(folders.map(({ path }) => path));
  return { scan, readFrontMatterJson, readRedirects };
}

/**
 * Reads the front matter of all pages. A translation inherits missing facts from the en-US page
 * of its slug, so that `folders` must list en-US first. Never throws for a file's content.
 */
export function readDocs(
  folders: readonly LocaleFolder[],
  sources: DocsSources = openDocsSources(folders),
): DocsSource {
  const docs: DocsSource = {
    pages: [],
    redirects: [],
    assets: [],
    flaws: [],
    frontMatter: new Map(),
  };
  const english: EnglishIndex = { bySlug: new Map(), moves: new Map() };
  const listed = folders.map((folder) => ({
    folder,
    files: listSourceFiles(folder.path, sources.scan),
  }));
  sources.readAhead?.(listed.flatMap(({ files }) => files.pages));
  for (const { folder, files } of listed) {
    const pages = readLocale(folder, { files, sources, docs });
    if (folder.locale !== DEFAULT_LOCALE) {
      for (const page of pages) inheritEnglish(page, english);
      continue;
    }
    for (const page of pages) english.bySlug.set(urlKey(page.slug), page);
    for (const { from, to } of docs.redirects) english.moves.set(urlKey(from), to);
  }
  docs.redirects = keepFirst(docs.redirects);
  for (const file of listStrayPages(folders, sources.scan)) {
    const path = toPathInRoots(file, folders);
    const [name = ""] = path.split("/", 1);
    docs.flaws.push(withFile(describeStrayFolder(name), path));
  }
  return docs;
}

function toPathInRoots(file: string, folders: readonly LocaleFolder[]): string {
  const roots = folders.map(({ path }) => dirname(path));
  const root = roots.find((path) => file.startsWith(path + sep)) ?? "";
  return relative(root, file).split(sep).join("/");
}

/** Keeps the first redirect of a URL, for links and readers alike. */
function keepFirst(redirects: readonly Redirect[]): Redirect[] {
  const first = new Map<string, Redirect>();
  for (const redirect of redirects)
    getOrCreate(first, urlKey(redirect.from), () => redirect);
  return [...first.values()];
}

function readLocale(
  folder: LocaleFolder,
  {
    files,
    sources,
    docs,
  }: { files: SourceFiles; sources: DocsSources; docs: DocsSource },
): Page[] {
  const taken = new Map<string, Page>();
  const misplaced = new Set<Page>();
  for (const { path, reason } of files.skipped)
    docs.flaws.push(withFile(describeSkipped(reason), toFlawPath(path, folder)));
  for (const path of files.loose)
    docs.flaws.push(withFile(describeLooseFile(), toFlawPath(path, folder)));
  for (const file of files.pages) {
    if (dirname(file) === folder.path) {
      docs.flaws.push(withFile(describeRootPage(), toFlawPath(file, folder)));
      continue;
    }
    const json = tryToRead(
      () => sources.readFrontMatterJson(file),
      (flaw) => docs.flaws.push(withFile(flaw, toFlawPath(file, folder))),
    );
    if (json === null) continue;
    docs.frontMatter.set(file, json);
    // From the JSON, because V8 would keep the texts of all files for the parts of them that pages have.
    const frontMatter = JSON.parse(json) as ParsedFrontMatter;
    const { page, flaws, isMisplaced } = toPageOfFile(file, folder, frontMatter);
    docs.flaws.push(...flaws.map((flaw) => withFile(flaw, page.path)));
    if (isMisplaced) misplaced.add(page);
    const other = taken.get(urlKey(page.url));
    // A copied file with its old slug must not take the address of the page that it was copied from.
    const [kept, lost] =
      other && (isMisplaced || !misplaced.has(other)) ? [other, page] : [page, other];
    if (lost) docs.flaws.push(toTakenFlaw(lost, kept.path));
    if (kept === page) taken.set(urlKey(page.url), page);
  }
  const pages = [...taken.values()];
  const byFolder = new Map<string, Page | null>(
    files.pages.map((file) => [dirname(file), null]),
  );
  for (const page of pages) byFolder.set(page.folder, page);
  docs.pages.push(...pages);
  docs.assets.push(...listPageAssets(files.assets, byFolder));
  const parsed = sources.readRedirects(folder.path);
  docs.redirects.push(...endAtPages(parsed, (path) => taken.has(urlKey(path))));
  docs.flaws.push(
    ...parsed.flaws.map((flaw) => withFile(flaw, `${folder.name}/_redirects.txt`)),
  );
  return pages;
}

function toFlawPath(path: string, { path: root, name }: LocaleFolder): string {
  return [name, ...relative(root, path).split(sep)].join("/");
}

function toTakenFlaw({ slug, path, file }: Page, otherPath: string): SourceFlaw {
  const line = readSlugLine(file);
  return withFile(describeTakenSlug(slug, { otherPath, line }), path);
}

/** Returns null and reports a flaw when the system refuses to read. */
function tryToRead<T>(read: () => T, report: (flaw: SourceFlawReport) => void): T | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error)) throw error;
    report(describeUnreadable(String(error.code)));
    return null;
  }
}

/** Returns the page of a file, without the facts that a translation takes from English. */
export function toPageOfFile(
  file: string,
  { path: root, name, locale }: LocaleFolder,
  { data, flaws: found }: ParsedFrontMatter,
  findLine: (file: string) => number = readSlugLine,
): { page: Page; flaws: SourceFlawReport[]; isMisplaced: boolean } {
  const folderSlug = relative(root, dirname(file)).split(sep).join("/");
  const slug = data.slug ?? toSlugOfFolder(folderSlug);
  return {
    page: toPage({ data, slug, locale, file, path: `${name}/${folderSlug}/index.md` }),
    flaws: [...found, ...listSlugFlaws(slug, folderSlug, () => findLine(file))],
    isMisplaced: toFolder(slug) !== folderSlug,
  };
}

/** Returns the page as it is read with other front matter. Its address and its file stay. */
export function withFrontMatter(page: Page, data: Partial<FrontMatter>): Page {
  const { title, slug, locale, file, path, fallbackFolder } = page;
  const drafted = toPage({ data: { title, ...data }, slug, locale, file, path });
  if (fallbackFolder !== null) copyInherited(drafted, page);
  return { ...drafted, fallbackFolder };
}

function toPage({
  data,
  slug,
  locale,
  file,
  path,
}: Pick<Page, "slug" | "locale" | "file" | "path"> & {
  data: Partial<FrontMatter>;
}): Page {
  const title = data.title ?? toLeafTitle(slug);
  const url = docUrl(locale, slug);
  return {
    locale,
    slug: shareEnd(slug, url),
    url,
    title,
    shortTitle: toShortTitle(title, data["short-title"]),
    pageType: data["page-type"] ?? "unknown",
    status: data.status ?? NONE,
    browserCompat: data["browser-compat"] ?? NONE,
    specUrls: data["spec-urls"] ?? NONE,
    sidebar: data.sidebar ?? NONE,
    banners: data.banners ?? NONE,
    generatedFrom: null,
    file,
    folder: dirname(file),
    fallbackFolder: null,
    path: shareEnd(path, file),
    sourceCommit: data.l10n?.sourceCommit ?? null,
  };
}

/** One array of nothing for all pages, because 140,000 pages have half a million of them. */
const NONE: never[] = [];

/** Returns a text that ends another one as a part of it, which V8 keeps without its characters. */
function shareEnd(end: string, whole: string): string {
  return whole.endsWith(end) ? whole.slice(whole.length - end.length) : end;
}

/**
 * Overwrites a translation's facts by those of the en-US page (content format, section 2.2).
 */
function inheritEnglish(page: Page, english: EnglishIndex): void {
  const original = findEnglish(page.slug, english);
  if (original) inheritFacts(page, original);
}

/** Overwrites facts of a translation by those of its en-US page. */
export function inheritFacts(page: Page, original: Page): void {
  copyInherited(page, original);
  page.fallbackFolder = original.folder;
}

function copyInherited(page: Page, from: Page): void {
  for (const name of INHERITED_FACTS) Object.assign(page, { [name]: from[name] });
}

interface EnglishIndex {
  bySlug: Map<string, Page>;
  /** Targets of redirects by lower-cased URL. */
  moves: Map<string, string>;
}

function findEnglish(slug: string, { bySlug, moves }: EnglishIndex): Page | undefined {
  const page = bySlug.get(urlKey(slug));
  if (page) return page;
  const target = moves.get(urlKey(docUrl(DEFAULT_LOCALE, slug)));
  const prefix = docUrl(DEFAULT_LOCALE, "");
  return target?.startsWith(prefix)
    ? bySlug.get(urlKey(target.slice(prefix.length).replace(/#.*/, "")))
    : undefined;
}
