import type { ContentStoreWriter } from "~/content-store/writer.server";
import type { Flaw } from "~/domain/documents/flaw";
import { urlKey } from "~/domain/documents/slug";
import { getOrCreate } from "~/domain/text/get-or-create";
import { createAreaIndex } from "../core/area-index";
import { createSite } from "../core/create-site";
import type { Page } from "../core/page";
import { SIDEBAR_CHECKS } from "../flaws/sidebar";
import type { CompileMemory, SidebarMemory } from "../incremental/memory";
import type { PageMemory } from "../incremental/page-memory";
import type { PageEdits, UpdatePlan } from "../incremental/plan-update";
import { trackSite } from "../incremental/track-site";
import { openSidebars, writeSidebars } from "../output/write-sidebars";
import { looksSameInGroups } from "../sidebars/api-groups";
import type { CompileJob } from "./compile-job";

/** States and ids of rendered pages, by URL key. */
export interface StoredPages {
  memory: Map<string, PageMemory>;
  ids: Map<string, number>;
}

/** Pages that an update has stored. */
export interface StoredUpdate {
  stored: StoredPages;
  /** Ids of the sidebars that they showed, by URL key. */
  shown: ReadonlyMap<string, number>;
  /** True when pages chose other sidebars than before, on which groups in other sidebars depend. */
  chose: boolean;
  /** Files whose flaws are reported again, and the names of the checks that found the former ones. */
  files: ReadonlySet<string>;
  checks: ReadonlySet<string>;
}

/**
 * Brings the sidebars up to date: those that show a changed fact of an edited page, or all. Returns flaws of
 * sidebars to report again.
 */
export function updateSidebars(
  writer: ContentStoreWriter,
  job: CompileJob,
  plan: UpdatePlan,
  { stored, shown, chose, files, checks }: StoredUpdate,
): Flaw[] {
  const { memory, changes, edits, stale } = plan;
  const { hasNewFacts } = changes;
  if (chose || (hasNewFacts && !(edits && keepsChoices(edits))))
    return replaceSidebars(writer, job, memory);
  for (const [key, id] of stored.ids) {
    const sidebar = shown.get(key);
    if (sidebar !== undefined) writer.setSidebar(id, sidebar);
  }
  if (hasNewFacts) renderAgain(writer, job, plan);
  if (!SIDEBAR_CHECKS.some((check) => checks.has(check))) return [];
  const flaws: Flaw[] = [];
  const sidebars = openSidebars(job, chosenIn(memory), (flaw) => {
    if (files.has(flaw.file)) flaws.push(flaw);
  });
  for (const index of stale) {
    const page = job.docs.pages[index];
    const choice = page && memory.pages.get(urlKey(page.url));
    if (choice) sidebars.findKey(page, choice.sidebars);
  }
  return flaws;
}

/**
 * True when edits of facts leave each page its sidebar, for which types of other pages count, and each group its
 * members' names, which all languages show but no sidebar asks for.
 */
function keepsChoices(edits: PageEdits): boolean {
  return [...edits.replaced].every(([before, now]) => looksSameInGroups(before, now));
}

/** Writes all sidebars anew, and which page shows which. Returns all flaws of sidebars. */
function replaceSidebars(
  writer: ContentStoreWriter,
  job: CompileJob,
  memory: CompileMemory,
): Flaw[] {
  const flaws: Flaw[] = [];
  const findChoice = chosenIn(memory);
  const sidebars = openSidebars(job, findChoice, (flaw) => void flaws.push(flaw));
  writer.clearSidebars();
  for (const check of SIDEBAR_CHECKS) writer.removeFlaws({ check });
  writeSidebars(writer, { pages: job.docs.pages, findChoice, sidebars });
  memory.sidebars = null;
  return flaws;
}

/** Renders the sidebars that show a changed fact. */
function renderAgain(
  writer: ContentStoreWriter,
  job: CompileJob,
  { memory, changes }: UpdatePlan,
): void {
  memory.sidebars ??= trackSidebars(job, memory);
  const { sidebars, takeDependencies } = openTracked(job, memory);
  for (const sidebar of memory.sidebars) {
    if (!changes.concern(sidebar.dependencies)) continue;
    writer.replaceSidebar(sidebar.url, sidebars.render(sidebar.key, sidebar.locale));
    sidebar.dependencies = Uint32Array.from(takeDependencies());
  }
}

/**
 * Renders all sidebars for the facts that they show, which may be newer than the store: a sidebar that asked for
 * changed facts still asks for the first of them, up to which it was rendered as before.
 */
export function trackSidebars(
  job: Pick<CompileJob, "docs" | "options" | "platform">,
  memory: CompileMemory,
): SidebarMemory[] {
  const { sidebars, takeDependencies } = openTracked(job, memory);
  const tracked = new Map<string, SidebarMemory>();
  for (const { page, choice } of listChoices(job, memory)) {
    const key = sidebars.findKey(page, choice.sidebars)?.key;
    const { locale, url } = page;
    if (key === undefined || choice.quickLinksHtml !== null) continue;
    getOrCreate(tracked, `${locale} ${key}`, () => {
      takeDependencies();
      sidebars.render(key, locale);
      return { key, locale, url, dependencies: Uint32Array.from(takeDependencies()) };
    });
  }
  return [...tracked.values()];
}

function listChoices({ docs }: Pick<CompileJob, "docs">, memory: CompileMemory) {
  return docs.pages.flatMap((page) => {
    const choice = memory.pages.get(urlKey(page.url));
    return choice ? [{ page, choice }] : [];
  });
}

/** Opens sidebars whose questions about pages are recorded, and whose flaws are those of the store. */
function openTracked(
  job: Pick<CompileJob, "docs" | "options" | "platform">,
  memory: CompileMemory,
) {
  const areas = createAreaIndex([]);
  const { site, takeDependencies } = trackSite(
    createSite(job.docs.pages, job.docs.redirects),
    areas,
  );
  const sidebars = openSidebars({ ...job, site }, chosenIn(memory), () => undefined);
  return { sidebars, takeDependencies };
}

function chosenIn({ pages }: CompileMemory): (page: Page) => PageMemory | undefined {
  return ({ url }) => pages.get(urlKey(url));
}
