import { realpathSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import type { Flaw } from "~/domain/documents/flaw";
import { docUrl } from "~/domain/documents/slug";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { listAreaUrls } from "../../areas/area-source";
import { memoize } from "../../core/memoize";
import type { Page, SidebarReference } from "../../core/page";
import { describeTakenSlug } from "../../flaws/slug";
import { withFile } from "../../flaws/with-file";
import { openSidebars } from "../../output/write-sidebars";
import { openJob } from "../../pipeline/compile-job";
import type { CompileSession } from "../../pipeline/compile-session";
import type { CompileOptions } from "../../pipeline/last-compile";
import {
  openEnvironment,
  type RenderEnvironment,
} from "../../pipeline/render-environment";
import { checkPage } from "../../pipeline/render-page";
import { recallForReading } from "../../pipeline/writer-mode";
import {
  parseFrontMatter,
  splitSource,
  type SplitSource,
} from "../../sources/docs/front-matter";
import { listLocaleFolders, type LocaleFolder } from "../../sources/docs/list-files";
import { locateNameIn } from "../../sources/docs/locate-names";
import { toSlugLine } from "../../sources/docs/read-page-file";
import { inheritFacts, toPageOfFile } from "../../sources/docs/read-pages";
import { PAGE_FILE } from "../../sources/scan";
import { checkFrontMatter } from "../checks/front-matter-rules";
import { checkMarkdown } from "../checks/markdown-rules";
import { listWords, type CheckSpelling } from "../checks/spelling";

/** A page's text as an editor has it. */
export interface Draft {
  page: Page;
  source: SplitSource;
  text: string;
  /** Flaws of its front matter. */
  flaws: Flaw[];
}

/** Looks for misspelled words, except those that the page had before. */
export interface Spelling {
  check: CheckSpelling;
  before: string;
}

/** All pages as the last reading found them. */
export interface Project extends Pick<CompileOptions, "contentRoot" | "shippedSidebars"> {
  environment: RenderEnvironment;
  pages: readonly Page[];
  /** True when a store of the same code and settings has spared reading all files. */
  hasMemory: boolean;
  findFolder(file: string): { folder: LocaleFolder; file: string } | null;
  /** Reads the text of a page's file, saved or not; null for any other file. */
  readDraft(file: string, text: string): Draft | null;
  /** Lists what `--check` reports of the page. Throws nothing for a text. */
  checkDraft(draft: Draft, spelling: Spelling | null): Flaw[];
}

/** Reads the sources, or what changed in them since the session read them last. */
export async function openProject(
  given: CompileOptions,
  session: CompileSession,
): Promise<Project> {
  const options = { ...given, skipsHistory: true };
  const job = await openJob(options, session, recallForReading(options, session));
  const { pages } = job.docs;
  const { environment, takeDependencies } = openEnvironment(
    { ...job.docs, ...options, ...job, areaUrls: listAreaUrls(job.areas) },
    job.platform(),
  );
  const { site } = environment;
  const folders = listLocaleFolders(options.contentRoot, options.translatedRoot);
  const roots = folders.flatMap((folder) =>
    [resolve(folder.path), toRealPath(folder.path)].map((root) => ({ folder, root })),
  );
  const checkSidebars = openSidebarChecks(job);

  function findFolder(file: string): ReturnType<Project["findFolder"]> {
    for (const path of new Set([resolve(file), toRealPath(file)]))
      for (const { folder, root } of roots)
        if (path.startsWith(root + sep))
          return { folder, file: join(folder.path, relative(root, path)) };
    return null;
  }

  function readDraft(asked: string, text: string): Draft | null {
    const found = findFolder(asked);
    const inFolder = found && relative(found.folder.path, found.file).split(sep);
    if (!found || !inFolder || inFolder.length < 2 || inFolder.at(-1) !== PAGE_FILE)
      return null;
    const { file, folder } = found;
    const source = splitSource(text);
    const findSlugLine = () => toSlugLine(source.frontMatter);
    const { page, flaws } = toPageOfFile(
      file,
      folder,
      parseFrontMatter(source.frontMatter),
      findSlugLine,
    );
    if (page.locale !== DEFAULT_LOCALE) inheritEnglish(page);
    const other = site.findPage(page.url);
    if (other && !other.generatedFrom && other.file !== file)
      flaws.push(
        describeTakenSlug(page.slug, { otherPath: other.path, line: findSlugLine() }),
      );
    return {
      page,
      source,
      text,
      flaws: flaws.map((flaw) => withFile(flaw, page.path)),
    };
  }

  function inheritEnglish(page: Page): void {
    const target = site.resolveLink(docUrl(DEFAULT_LOCALE, page.slug));
    if (target.kind === "page" && target.page.locale === DEFAULT_LOCALE)
      inheritFacts(page, target.page);
  }

  function checkDraft(
    { page, source, text, flaws }: Draft,
    spelling: Spelling | null,
  ): Flaw[] {
    const rendered = checkPage(page, environment, () => source);
    // They would pile up, because nothing is compiled again by them.
    takeDependencies();
    const { path, locale } = page;
    const rules = [
      ...checkFrontMatter(text, { path, locale }),
      ...checkMarkdown(text, locale),
      ...(spelling ? spelling.check(text, listWords(spelling.before)) : []),
    ];
    return [
      ...flaws,
      ...rendered.flaws,
      ...rules.map((flaw) => withFile(flaw, path)),
      ...checkSidebars(page, source, rendered.sidebars),
    ];
  }

  return {
    contentRoot: options.contentRoot,
    shippedSidebars: options.shippedSidebars,
    environment,
    pages,
    hasMemory: job.memory !== null,
    findFolder,
    readDraft,
    checkDraft,
  };
}

type SidebarJob = Parameters<typeof openSidebars>[0];

/** Returns a function that looks up the sidebars of a page; files are read at its first call. */
function openSidebarChecks(
  job: SidebarJob,
): (page: Page, source: SplitSource, references: SidebarReference[]) => Flaw[] {
  let found: Flaw[] = [];
  let current: SplitSource | null = null;
  const locateName: SidebarJob["locateName"] = (page, name) =>
    current ? locateNameIn(current, page, name) : { line: null, column: null };
  const open = memoize(() =>
    openSidebars(
      { ...job, locateName },
      () => undefined,
      (flaw) => found.push(flaw),
    ),
  );
  return (page, source, references) => {
    found = [];
    current = source;
    open().findKey(page, references);
    return found.filter(({ check }) => check === "sidebar-unknown");
  };
}

/** Follows symbolic links, which editors follow or not; a file that is not there yet has none. */
function toRealPath(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return resolve(file);
  }
}
