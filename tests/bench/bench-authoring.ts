import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
} from "node:fs";
import { join, relative } from "node:path";
import { readConfig } from "~/config.server";
import type { Flaw } from "~/domain/documents/flaw";
import { toFolder } from "~/domain/documents/slug";
import { LOCALES } from "~/domain/locales/locale";
import { checkChanges } from "../../compiler/authoring/checks/check-changes";
import { openChanges } from "../../compiler/authoring/checks/open-changes";
import { openJournal } from "../../compiler/authoring/changes/journal";
import { listDocLinks } from "../../compiler/authoring/links/rewrite-links";
import { listPages } from "../../compiler/authoring/moves/all-files";
import { planMove } from "../../compiler/authoring/moves/plan-move";
import { openContentRoots } from "../../compiler/authoring/pages/content-roots";
import { compileContent } from "../../compiler/pipeline/compile";
import type { CompileOptions } from "../../compiler/pipeline/last-compile";
import { listContentRoots } from "../../cli/content/roots";

/** The tree that is moved, at least this many pages, in every locale. */
const TREE_PAGES = 120;
const CHANGED_PAGES = 20;

/**
 * Moves a tree of 120 pages with nine translations in a copy of the content, compiles before and
 * after, and undoes it; then checks 20 changed pages. Seconds are of the processor.
 */
export async function benchAuthoring(folder: string): Promise<Record<string, unknown>> {
  const options = copyContent(folder);
  const from = chooseTree(options.contentRoot);
  const to = `${from}_moved`;
  translateTree(options, from);
  const { contentRoot, translatedRoot } = options;
  const content = openContentRoots({ contentRoot, translatedRoot });
  const roots = [...new Set([contentRoot, translatedRoot])];
  const before = hashFiles(roots);
  const links = countLinks(options);
  const { flaws } = await compileContent(options);
  const plan = time(() => planMove(content, { from, to }));
  const journal = openJournal(join(folder, "journal"), roots);
  const apply = time(() => journal.apply(plan.value.changes, plan.value.label));
  const moved = await compileContent({
    ...options,
    storeFile: `${options.storeFile}.moved`,
  });
  const linksAfter = countLinks(options);
  const undo = time(() => journal.undo());
  return {
    tree: from,
    "pages moved": plan.value.moved.length,
    "links led along": plan.value.linking.reduce((sum, { links }) => sum + links, 0),
    "files written": plan.value.changes.length,
    "links before : after": `${links} : ${linksAfter}`,
    "flaws before : after": `${flaws.length} : ${moved.flaws.length}`,
    "new flaws": listNew(flaws, moved.flaws, { from, to }).slice(0, 5).join("\n") || 0,
    "undone byte for byte": JSON.stringify(hashFiles(roots)) === JSON.stringify(before),
    "plan, s": plan.seconds,
    "write, s": apply.seconds,
    "undo, s": undo.seconds,
    ...(await measureCheck(options)),
  };
}

function copyContent(folder: string): CompileOptions {
  const roots = listContentRoots(readConfig(process.env));
  const contentRoot = join(folder, "content");
  const isOne = roots.translatedRoot === roots.contentRoot;
  const translatedRoot = isOne ? contentRoot : join(folder, "translated");
  cpSync(roots.contentRoot, contentRoot, { recursive: true });
  if (!isOne) cpSync(roots.translatedRoot, translatedRoot, { recursive: true });
  return {
    contentRoot,
    translatedRoot,
    storeFile: join(folder, "content.sqlite"),
    shippedSidebars: roots.shippedSidebars,
    siteName: "Site",
    isPublicSource: true,
    platformReference: false,
  };
}

/** Chooses the smallest tree of en-US with at least as many pages, else the largest. */
function chooseTree(contentRoot: string): string {
  const { folders, findPage } = openContentRoots({
    contentRoot,
    translatedRoot: contentRoot,
  });
  const places = listPages(folders.slice(0, 1)).map(({ place }) => place);
  const counts = new Map<string, number>();
  for (const place of places)
    for (let end = place.length; end > 0; end = place.lastIndexOf("/", end - 1))
      counts.set(place.slice(0, end), (counts.get(place.slice(0, end)) ?? 0) + 1);
  const known = new Set(places);
  const trees = [...counts].filter(([place]) => known.has(place) && place.includes("/"));
  const sorted = trees.sort(([, one], [, other]) => one - other);
  const [place = ""] =
    sorted.find(([, count]) => count >= TREE_PAGES) ?? sorted.at(-1) ?? [];
  return findPage("en-US", place)?.slug ?? place;
}

/** Copies the English pages of the tree to every locale that lacks them. */
function translateTree(
  { contentRoot, translatedRoot }: CompileOptions,
  slug: string,
): void {
  const english = join(contentRoot, "en-us", toFolder(slug));
  for (const locale of LOCALES) {
    const folder = join(translatedRoot, locale.toLowerCase(), toFolder(slug));
    if (locale === "en-US") continue;
    mkdirSync(folder, { recursive: true });
    cpSync(english, folder, { recursive: true, force: false, errorOnExist: false });
  }
}

function hashFiles(roots: readonly string[]): [string, string][] {
  return roots.flatMap((root) =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path): [string, string] => [
        relative(root, path),
        createHash("sha256").update(readFileSync(path)).digest("hex"),
      ]),
  );
}

function countLinks(
  roots: Pick<CompileOptions, "contentRoot" | "translatedRoot">,
): number {
  const { folders } = openContentRoots(roots);
  return listPages(folders).reduce((sum, { file, locale }) => {
    return sum + listDocLinks(readFileSync(file, "utf8"), locale.locale).length;
  }, 0);
}

/** Lists flaws that the move has made: those before are named with the old slug. */
function listNew(
  before: readonly Flaw[],
  after: readonly Flaw[],
  { from, to }: { from: string; to: string },
): string[] {
  const name = ({ check, file, message }: Flaw): string =>
    `${check} ${file.replace(toFolder(to), toFolder(from))} ${message.replaceAll(to, from)}`;
  const left = new Map<string, number>();
  for (const flaw of before) left.set(name(flaw), (left.get(name(flaw)) ?? 0) + 1);
  return after.map(name).filter((one) => {
    const count = left.get(one) ?? 0;
    left.set(one, count - 1);
    return count <= 0;
  });
}

function time<Value>(work: () => Value): { value: Value; seconds: number } {
  const started = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(started);
  return { value, seconds: toSeconds(user + system) };
}

function toSeconds(microseconds: number): number {
  return Math.round(microseconds / 10_000) / 100;
}

/** Checks changed pages of a checkout, with the memory of the compile before. */
async function measureCheck(options: CompileOptions): Promise<Record<string, unknown>> {
  for (const root of new Set([options.contentRoot, options.translatedRoot]))
    if (!existsSync(join(root, ".git"))) commitAll(root);
  await compileContent(options);
  const { folders } = openContentRoots(options);
  const pages = listPages(folders.slice(0, 1));
  const step = Math.max(1, Math.floor(pages.length / CHANGED_PAGES));
  const changed = pages.filter((_, index) => index % step === 0).slice(0, CHANGED_PAGES);
  for (const { file } of changed)
    appendFileSync(file, "\nA [link](/en-US/docs/Nowhere) and a misspeled word.\n");
  const started = process.cpuUsage();
  const { flaws } = await checkChanges(await openChanges(options, "HEAD"));
  const { user, system } = process.cpuUsage(started);
  return {
    "pages in all": listPages(folders).length,
    "pages checked": changed.length,
    "flaws found": flaws.length,
    "check of changed pages, s": toSeconds(user + system),
  };
}

function commitAll(root: string): void {
  const git = (...args: string[]) =>
    execFileSync(
      "git",
      ["-c", "user.name=Bench", "-c", "user.email=bench@example.com", ...args],
      { cwd: root, stdio: "ignore" },
    );
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "All");
}
