import type { ContentStoreWriter } from "~/content-store/writer.server";
import type { Flaw } from "~/domain/documents/flaw";
import type { CompileJob } from "./compile-job";
import { writePageMemory } from "../incremental/memory";
import {
  hashFacts,
  hashPast,
  hashStructure,
  type PageMemory,
} from "../incremental/page-memory";
import type { Summaries } from "../incremental/track-site";
import type { Page } from "../core/page";
import type { RendererOptions } from "./render-environment";
import { renderPages, type RenderPool } from "./render-pool";
import type { RenderedPage } from "./render-page";
import { listAreaUrls } from "../areas/area-source";

export interface StorePagesOptions {
  /** Indexes in job.docs.pages. */
  indexes: readonly number[];
  /** Threads that were started early; they end here. */
  pool?: RenderPool | null;
  /** Called with the state of each page, which the store has as well, and with the page's id there. */
  onStored: (page: Page, memory: PageMemory, id: number) => void;
  report: (flaw: Flaw) => void;
  /** The session keeps those that are still right. */
  summaries?: Summaries | undefined;
}

/** Renders pages and stores them. */
export async function storePages(
  writer: ContentStoreWriter,
  job: CompileJob,
  { indexes, pool = null, onStored, report, summaries }: StorePagesOptions,
): Promise<void> {
  const { options, docs, platform } = job;
  let done = 0;
  const onPage = (rendered: RenderedPage): void => {
    const page = docs.pages[rendered.index];
    const id = writer.addDocument(rendered);
    if (page && id !== null) {
      writer.addSamples(id, rendered.samples);
      const memory = toMemory(page, rendered, job);
      writePageMemory(writer, memory);
      onStored(page, memory, id);
    }
    for (const table of rendered.compatTables) writer.addCompatTable(table);
    for (const flaw of rendered.flaws) report(flaw);
    options.onProgress?.(++done, indexes.length);
  };
  const rendering = { indexes, platform, pool, onPage, summaries };
  await renderPages({ ...toRendererOptions(job), ...rendering });
}

/** The facts of a compile that its renderers need, in each thread. */
export function toRendererOptions(job: CompileJob): RendererOptions {
  const { options, docs, history, popularities } = job;
  const { pages, redirects } = docs;
  const { siteName, isPublicSource, contentRoot, isForWriters } = options;
  return {
    pages,
    redirects,
    history,
    popularities,
    siteName,
    isPublicSource,
    contentRoot,
    ...(isForWriters && { isForWriters }),
    areaUrls: listAreaUrls(job.areas),
  };
}

/** A stamp that no file has, so that the next compile renders the page again. */
const UNREAD = "unread";

function toMemory(page: Page, rendered: RenderedPage, job: CompileJob): PageMemory {
  const { dependencies, quickLinksHtml, outline } = rendered;
  const sidebars = rendered.sidebars ?? page.sidebar;
  return {
    url: page.url,
    file: page.file,
    stamp: rendered.isUnread ? UNREAD : (job.scan.get(page.file) ?? ""),
    frontMatter: job.docs.frontMatter.get(page.file) ?? null,
    path: page.path,
    facts: hashFacts(page),
    structure: hashStructure(page),
    past: hashPast(page, job),
    dependencies,
    sidebars,
    quickLinksHtml,
    outline,
  };
}
