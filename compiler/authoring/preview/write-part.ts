import { dirname } from "node:path";
import { urlKey } from "~/domain/documents/slug";
import { createContentStoreWriter } from "~/content-store/writer.server";
import type { Page } from "../../core/page";
import type { PageMemory } from "../../incremental/page-memory";
import { writeAssets } from "../../output/write-assets";
import { writeSearchIndexes } from "../../output/write-search-indexes";
import { openSidebars, writeSidebars } from "../../output/write-sidebars";
import { storePages } from "../../pipeline/store-pages";
import type { ChangeJob } from "../checks/open-changes";

/** A page of a preview. */
export interface PreviewedPage {
  url: string;
  title: string;
}

/**
 * Writes a content store with the changed pages alone, and what they need: files beside them,
 * samples, tables and sidebars. Returns the pages.
 */
export async function writePartStore(
  { job, indexes }: ChangeJob,
  storeFile: string,
): Promise<PreviewedPage[]> {
  const pages = indexes.flatMap((index) => job.docs.pages[index] ?? []);
  const writer = createContentStoreWriter(storeFile);
  try {
    const part = { ...job, options: { ...job.options, storeFile } };
    const rendered = new Map<string, PageMemory>();
    await storePages(writer, part, {
      indexes,
      // The check before the preview has listed them.
      report: () => undefined,
      onStored: ({ url }, memory) => void rendered.set(urlKey(url), memory),
    });
    const folders = new Set(
      pages.flatMap(({ folder, fallbackFolder }) => [folder, fallbackFolder]),
    );
    writeAssets(
      writer,
      job.docs.assets.filter(({ file }) => folders.has(dirname(file))),
    );
    writeSearchIndexes(writer, pages, job.popularities);
    writer.setCompatBrowsers(job.platform().browsers);
    // Other pages' choices come from the last compile, as far as it is remembered.
    const findChoice = ({ url }: Page) =>
      rendered.get(urlKey(url)) ?? job.memory?.pages.get(urlKey(url));
    const sidebars = openSidebars(part, findChoice, () => undefined);
    writeSidebars(writer, { pages, findChoice, sidebars });
    writer.setFingerprints({ all: "preview", setup: "preview" });
    writer.finish();
  } catch (error) {
    writer.abort();
    throw error;
  }
  return pages.map(({ url, title }) => ({ url, title }));
}
