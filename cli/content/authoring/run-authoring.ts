import { existsSync, statSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import type { Flaw } from "~/domain/documents/flaw";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { STORE_FILE_NAME } from "~/content-store/schema";
import { openWriterIndex } from "~/content-store/writer-index.server";
import { openJournal, type Journal } from "../../../compiler/authoring/changes/journal";
import {
  openContentRoots,
  type Content,
  type ContentRootOptions,
} from "../../../compiler/authoring/pages/content-roots";
import { countPages, listInventory } from "../../../compiler/authoring/moves/stats";
import type { Plan } from "../../../compiler/authoring/moves/plan";
import { planDelete } from "../../../compiler/authoring/moves/plan-delete";
import { planMove } from "../../../compiler/authoring/moves/plan-move";
import {
  planFixRedirects,
  planNew,
  planRedirect,
} from "../../../compiler/authoring/moves/plan-new";
import { planSync } from "../../../compiler/authoring/moves/plan-sync";
import { readHeadCommit } from "../../../compiler/authoring/git/changed-files";
import { planFixes } from "../../../compiler/authoring/fixes/plan-fixes";
import { planImages } from "../../../compiler/authoring/images/plan-images";
import { planFormat } from "../../../compiler/authoring/formatting/plan-format";
import { memoize } from "../../../compiler/core/memoize";
import { findSkipReason, scanPaths } from "../../../compiler/sources/scan";
import { formatAmount } from "../../command/format";
import { UsageError } from "../../command/usage-error";
import type { Terminal } from "./confirm";
import { AUTHORING_USAGE, type AuthoringOptions } from "./options";
import { formatPlan } from "./show-plan";

export interface AuthoringRun {
  roots: ContentRootOptions;
  dataDir: string;
  terminal: Terminal;
  /** True when features without a written page get one that is made from data. */
  platformReference: boolean;
  /** Compiles, and returns all flaws. */
  listFlaws: () => Promise<Flaw[]>;
}

/** Runs a command. Returns false when nothing was written although there was something to do. */
export async function runAuthoring(
  options: AuthoringOptions,
  run: AuthoringRun,
): Promise<boolean> {
  const { terminal } = run;
  if (options.help) {
    terminal.say(AUTHORING_USAGE);
    return true;
  }
  const content = {
    ...openContentRoots(run.roots),
    findGenerated: openGenerated(run.dataDir),
  };
  if (options.command === "stats") {
    if (options.json) terminal.say(JSON.stringify(listInventory(content), null, 2));
    else await showStats(content, run);
    return true;
  }
  const journal = openJournal(
    join(run.dataDir, "authoring"),
    [...new Set([content.contentRoot, content.translatedRoot])],
    terminal.say,
  );
  if (options.command === "undo") return undo(journal, options, terminal);
  const plan = await chooseLinks(
    await createPlanOf(content, options, run),
    options,
    run,
    content,
  );
  if (plan.changes.length === 0) {
    terminal.say([...plan.notes, "There is nothing to change."].join("\n"));
    return true;
  }
  terminal.say(formatPlan(plan, process.cwd()));
  if (!(await isAllowed(options, terminal))) return options.dryRun;
  journal.apply(plan.changes, plan.label);
  terminal.say(`Done. "npm run content -- undo" takes it back.`);
  return true;
}

async function isAllowed(
  { dryRun, yes }: AuthoringOptions,
  terminal: Terminal,
): Promise<boolean> {
  if (dryRun) return false;
  if (yes) return true;
  if (terminal.isInteractive) return terminal.ask("Proceed?");
  terminal.say("Nothing was written: there is no terminal to ask on, and no --yes.");
  return false;
}

/** On a terminal, a person chooses whether links in other pages change too. */
async function chooseLinks(
  plan: Plan,
  options: AuthoringOptions,
  { terminal }: AuthoringRun,
  content: Content,
): Promise<Plan> {
  const asks = options.command === "move" && !options.yes && !options.dryRun;
  if (!asks || !terminal.isInteractive || plan.linking.length === 0) return plan;
  const question = `Links to the old addresses: in ${formatAmount(plan.linking.length, "file")}. Change them too?`;
  if (await terminal.ask(question)) return plan;
  return planMoveOf(content, { ...options, links: false });
}

async function createPlanOf(
  content: Content,
  options: AuthoringOptions,
  run: AuthoringRun,
): Promise<Plan> {
  const { command, args, locales, recursive, redirect } = options;
  const asksForAll = command === "sync" || options.redirects;
  // The store alone lists generated pages, which are the English pages of some translations.
  if (asksForAll && !existsSync(join(run.dataDir, STORE_FILE_NAME)))
    await run.listFlaws();
  const [first = "", second = ""] = args;
  const locale = locales[0] ?? null;
  switch (command) {
    case "new":
      return planNewOf(content, options);
    case "move":
      return planMoveOf(content, options);
    case "delete":
      return planDelete(run.platformReference ? await addReplaced(content) : content, {
        slug: first,
        locale,
        isRecursive: recursive,
        redirect,
      });
    case "redirect":
      return planRedirect(content, {
        from: first,
        to: second,
        locale: locale ?? DEFAULT_LOCALE,
      });
    case "sync":
      return planSync(content, locales.length > 0 ? locales : listTranslated(content))
        .plan;
    case "fix":
      return planFixOf(content, options, run);
    case "fmt":
      return planFormat(content, listNamedFiles(args, content));
    default:
      throw new UsageError(`${command} plans nothing`);
  }
}

/** Loads the data of the platform, which no other command needs. */
async function addReplaced(content: Content): Promise<Content> {
  const { listReplaced } =
    await import("../../../compiler/authoring/moves/list-replaced");
  return { ...content, listReplaced: (urls) => listReplaced(content, urls) };
}

async function planFixOf(
  content: Content,
  { args, locales, redirects, images }: AuthoringOptions,
  { listFlaws }: AuthoringRun,
): Promise<Plan> {
  if (redirects)
    return planFixRedirects(content, locales.length > 0 ? locales : listLocales(content));
  const files = listNamedFiles(args, content);
  return images
    ? planImages(content, files)
    : planFixes(content, await listFlaws(), files);
}

/** Lists named files, and those below named folders, by their absolute paths; null without a name. */
function listNamedFiles(
  args: readonly string[],
  { contentRoot, translatedRoot }: ContentRootOptions,
): string[] | null {
  if (args.length === 0) return null;
  const roots = [contentRoot, translatedRoot].map((root) => resolve(root) + sep);
  return args.flatMap((path) => {
    const file = resolve(path);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats) throw new UsageError(`there is no file ${path}`);
    if (!roots.some((root) => (file + sep).startsWith(root)))
      throw new UsageError(
        `${path} is not below CONTENT_ROOT or CONTENT_TRANSLATED_ROOT`,
      );
    if (!stats.isDirectory()) return [file];
    return [...scanPaths([file])].flatMap(([found, stamp]) =>
      findSkipReason(stamp) === null ? [found] : [],
    );
  });
}

async function planNewOf(
  content: Content,
  { args, locales, type, title }: AuthoringOptions,
): Promise<Plan> {
  const locale = locales[0] ?? DEFAULT_LOCALE;
  return planNew(content, {
    slug: args[0] ?? "",
    locale,
    pageType: type,
    title,
    sourceCommit:
      locale === DEFAULT_LOCALE ? null : await readHeadCommit(content.contentRoot),
    isGenerated: toTest(content),
  });
}

function planMoveOf(content: Content, { args, locales, links }: AuthoringOptions): Plan {
  const [from = "", to = ""] = args;
  return planMove(content, {
    from,
    to,
    locale: locales[0] ?? null,
    rewritesLinks: links,
    isGenerated: toTest(content),
  });
}

function toTest({ findGenerated }: Content): (url: string) => boolean {
  return (url) => typeof findGenerated?.(url) === "string";
}

/** Asks the store, which is opened at the first question; without a store no page is known. */
function openGenerated(dataDir: string): (url: string) => string | null {
  const file = join(dataDir, STORE_FILE_NAME);
  const open = memoize(() => openWriterIndex(file));
  return (url) => {
    const page = existsSync(file) ? open().findPage(url) : null;
    return page?.path === null ? page.url : null;
  };
}

function listLocales(content: Content) {
  return content.folders.map(({ locale }) => locale);
}

function listTranslated(content: Content) {
  return listLocales(content).filter((locale) => locale !== DEFAULT_LOCALE);
}

async function undo(
  journal: Journal,
  options: AuthoringOptions,
  terminal: Terminal,
): Promise<boolean> {
  const [last] = journal.list();
  if (!last) {
    terminal.say("There is nothing to undo.");
    return true;
  }
  terminal.say(
    `This will undo "${last.label}" of ${last.created} (${formatAmount(last.files, "file")}).`,
  );
  if (!(await isAllowed(options, terminal))) return options.dryRun;
  journal.undo();
  terminal.say("Done.");
  return true;
}

async function showStats(content: Content, run: AuthoringRun): Promise<void> {
  for (const { locale, pages, translated, completeness } of countPages(content)) {
    const share = `${(completeness * 100).toFixed(1)} %`;
    run.terminal.say(
      `${locale.padEnd(6)} ${String(pages).padStart(6)} pages, ${translated} of en-US (${share})`,
    );
  }
  const flaws = await run.listFlaws();
  const counts = new Map<string, number>();
  for (const { check } of flaws) counts.set(check, (counts.get(check) ?? 0) + 1);
  run.terminal.say(formatAmount(flaws.length, "flaw"));
  for (const [check, count] of [...counts].sort(([, a], [, b]) => b - a))
    run.terminal.say(`${String(count).padStart(6)} ${check}`);
}
