import type { AreaSearchEntry, NewAreaPage } from "~/content-store/area-writer.server";
import type { ContentStoreWriter } from "~/content-store/writer.server";
import type { Flaw, FlawReport, ReportFlaw } from "~/domain/documents/flaw";
import type { CompileJob } from "./compile-job";
import {
  hashShown,
  hashText,
  isAreaFresh,
  type AreaMemory,
} from "../incremental/area-memory";
import type { Changes } from "../incremental/list-changes";
import { openEnvironment, type RenderEnvironment } from "./render-environment";
import { guardRendering, renderSource } from "./render-source";
import { listAreaUrls, type AreaSource } from "../areas/area-source";
import { withFile } from "../flaws/with-file";

export interface StoredAreas {
  /** State to remember, by URL. */
  memory: Map<string, AreaMemory>;
  /** All flaws of the areas, including those of pages that were not rendered again. */
  flaws: Flaw[];
  /** Number of rendered pages. */
  rendered: number;
}

export interface StoreAreasOptions {
  before: ReadonlyMap<string, AreaMemory>;
  /** Changed facts about documents and files; null for none. */
  changes: Changes | null;
}

/** Renders the areas' pages whose stored form is out of date. */
export function storeAreas(
  writer: ContentStoreWriter,
  job: CompileJob,
  { before, changes }: StoreAreasOptions,
): StoredAreas {
  const { pages, flaws, home } = job.areas;
  writer.setHomeChoice(home);
  writer.setSampleAreas(job.options.sampleAreas ?? []);
  const memory = new Map<string, AreaMemory>();
  const render = openOnce(job);
  let rendered = 0;
  for (const source of pages) {
    const known = before.get(source.url);
    const isFresh = known !== undefined && isAreaFresh(source, known, changes);
    memory.set(source.url, isFresh ? known : render()(source, writer));
    if (!isFresh) rendered++;
  }
  for (const url of before.keys()) if (!memory.has(url)) writer.removeAreaPage(url);
  const found = [...memory.values()].flatMap((page) => page.flaws);
  return { memory, flaws: [...flaws, ...found], rendered };
}

type RenderArea = (source: AreaSource, writer: ContentStoreWriter) => AreaMemory;

/** Loads the renderer when the first page needs it. */
function openOnce(job: CompileJob): () => RenderArea {
  let open: RenderArea | null = null;
  return () => (open ??= openAreaRenderer(job));
}

function openAreaRenderer({ docs, options, platform, ...facts }: CompileJob): RenderArea {
  const { environment, takeDependencies } = openEnvironment(
    { ...docs, ...options, ...facts, areaUrls: listAreaUrls(facts.areas) },
    platform(),
  );
  return (source, writer) => {
    const flaws = renderArea(source, environment, writer);
    const { url } = source;
    const hashes = { text: hashText(source), shown: hashShown(source) };
    return { url, ...hashes, dependencies: takeDependencies(), flaws };
  };
}

function renderArea(
  { kind, url, modified, page, source, prepare, toStored }: AreaSource,
  environment: RenderEnvironment,
  writer: ContentStoreWriter,
): Flaw[] {
  const flaws: Flaw[] = [];
  const report: ReportFlaw = (flaw) => flaws.push(withFile(soften(flaw), page.path));
  const job = { environment, report, sidebars: [], ...(prepare && { prepare }) };
  const html = guardRendering(() => renderSource(page, source, job), report);
  for (const table of environment.packCompatTables(html.sections))
    writer.addCompatTable(table);
  const stored = toStored(html);
  const search = toSearchEntry(stored, html.text);
  writer.putAreaPage({ kind, url, modified, ...stored, samples: html.samples, search });
  return flaws;
}

/** Returns null for a draft, which is never public. */
function toSearchEntry(
  { facts }: Pick<NewAreaPage, "facts">,
  text: string,
): AreaSearchEntry | null {
  if ("contributorName" in facts)
    return { title: facts.contributorName, text, outFrom: null };
  if (!("published" in facts)) return { title: facts.title, text, outFrom: null };
  const { title, published, date } = facts;
  return published ? { title, text, outFrom: date } : null;
}

/**
 * Lowers broken links to warnings, because an area's repository can't know this site's
 * documents.
 */
function soften(flaw: FlawReport): FlawReport {
  return flaw.check === "broken-link" ? { ...flaw, severity: "warning" } : flaw;
}
