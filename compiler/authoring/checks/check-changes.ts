import { basename, dirname, join, relative, resolve, sep } from "node:path";
import type { Flaw } from "~/domain/documents/flaw";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import type { Page } from "../../core/page";
import { withFile } from "../../flaws/with-file";
import { openSidebars } from "../../output/write-sidebars";
import { parseYamlSidebar } from "../../sidebars/yaml-sidebar";
import { checkAsset } from "../images/check-asset";
import { readUtf8 } from "../moves/all-files";
import type { Content } from "../pages/content-roots";
import { listBrokenByDeletion, listGoneUrls, toNamePattern } from "./broken-by-deletion";
import { checkFrontMatter } from "./front-matter-rules";
import { checkMarkdown } from "./markdown-rules";
import { listMissingFiles } from "./missing-files";
import { findFolder, readBefore, type ChangeJob } from "./open-changes";
import { listWords, openSpelling, type CheckSpelling } from "./spelling";

export interface CheckedChanges {
  flaws: Flaw[];
  /** The changed pages that exist. */
  pages: Page[];
}

/**
 * Checks what changed since a commit, as a pull request does: flaws, front matter, Markdown,
 * spelling and files of the changed pages, and links and images anywhere that a deletion breaks.
 */
export async function checkChanges(changes: ChangeJob): Promise<CheckedChanges> {
  const { job, changed, indexes, readFlaws, content } = changes;
  const pages = indexes.flatMap((index) => job.docs.pages[index] ?? []);
  const checkSpelling = await openSpelling(content.contentRoot);
  const paths = new Set(changed.flatMap((file) => toFlawPath(content, file) ?? []));
  const strays = new Set(changed.flatMap((file) => toStrayFolder(content, file) ?? []));
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
          strays.has(file.slice(0, file.indexOf("/"))) ||
          (check === "redirects" && names.some((name) => name.test(message))),
      ),
      ...indexes.flatMap(readFlaws),
      ...pages.flatMap((page) =>
        checkPage(page, { before: before.get(page.file) ?? "", checkSpelling }),
      ),
      ...checkSidebars(changes),
      ...checkSidebarNames(changes),
      ...(await checkAssets(content, changed)),
      ...listBrokenByDeletion(gone, changes),
      ...listMissingFiles(changes),
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

function toFlawPath(content: Content, file: string): string | null {
  const folder = findFolder(content, file);
  return folder && [folder.name, ...relative(folder.path, file).split(sep)].join("/");
}

/** The folder beside the locales' that a file is in, which is reported as a whole; null for other files. */
function toStrayFolder(content: Content, file: string): string | null {
  if (findFolder(content, file) !== null) return null;
  const roots = [content.contentRoot, content.translatedRoot].map((root) =>
    resolve(root),
  );
  const root = roots.find((path) => resolve(file).startsWith(path + sep));
  return root === undefined ? null : (relative(root, file).split(sep)[0] ?? null);
}

/** Checks changed sidebar files, which no page shows the faults of. */
function checkSidebars({ content, changed, getSite }: ChangeJob): Flaw[] {
  const flaws: Flaw[] = [];
  for (const path of listSidebarFiles(content, changed)) {
    const text = readUtf8(path) ?? "";
    const file = `sidebars/${basename(path)}`;
    parseYamlSidebar({ file, text }, (flaw) => flaws.push(flaw), getSite());
  }
  return flaws;
}

function listSidebarFiles({ contentRoot }: Content, files: readonly string[]): string[] {
  const folder = join(resolve(contentRoot), "sidebars");
  return files.filter((path) => dirname(path) === folder && path.endsWith(".yaml"));
}

/** Looks up the sidebars that changed pages name, and those of any page that were deleted. */
function checkSidebarNames({ content, job, deleted, indexes }: ChangeJob): Flaw[] {
  const isChanged = new Set(indexes);
  const gone = new Set(
    listSidebarFiles(content, deleted).map((path) =>
      basename(path, ".yaml").toLowerCase(),
    ),
  );
  const pages = job.docs.pages.filter(
    ({ sidebar }, index) =>
      sidebar.length > 0 &&
      (isChanged.has(index) || sidebar.some(({ name }) => gone.has(name))),
  );
  if (pages.length === 0) return [];
  const flaws: Flaw[] = [];
  const sidebars = openSidebars(
    job,
    () => undefined,
    (flaw) => flaws.push(flaw),
  );
  for (const page of pages) sidebars.findKey(page, []);
  return flaws.filter(({ check }) => check === "sidebar-unknown");
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
