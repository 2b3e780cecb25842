import { dirname } from "node:path";
import { createContentStoreWriter } from "~/content-store/writer.server";
import { writeAssets } from "../../output/write-assets";
import { writeSearchIndexes } from "../../output/write-search-indexes";
import { openSidebars, writeSidebars } from "../../output/write-sidebars";
import { storePages } from "../../pipeline/store-pages";
import type { ChangeJob } from "../checks/check-changes";

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
    const stored = await storePages(writer, part, {
      indexes,
      keep: (memory) => memory,
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
    const memory = new Map([...(job.memory?.pages ?? []), ...stored.memory]);
    const sidebars = openSidebars(part, memory, () => undefined);
    writeSidebars(writer, { pages, memory: stored.memory, sidebars });
    writer.setFingerprints({ all: "preview", setup: "preview" });
    writer.finish();
  } catch (error) {
    writer.abort();
    throw error;
  }
  return pages.map(({ url, title }) => ({ url, title }));
}
