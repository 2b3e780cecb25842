import { openJob, type CompileSession } from "./compile-job";
import type { CompileOptions } from "./last-compile";
import { renderPages } from "./render-pool";
import { listAreaUrls } from "../areas/area-source";

/** Pages that are rendered for nothing but to have the code compiled and the data sets open. */
const WARM_UP_PAGES = 50;

/**
 * Reads what the first update would have to read, so that it is as quick as those after it.
 * Changes nothing in the store.
 */
export async function warmUp(
  options: CompileOptions,
  session: CompileSession,
): Promise<void> {
  const job = await openJob(options, session);
  if (job.memory) session.memory = { setup: job.fingerprints.setup, pages: job.memory };
  const { docs, history, popularities, platform } = job;
  const { pages, redirects } = docs;
  const { siteName, isPublicSource, contentRoot } = options;
  await renderPages({
    ...{ pages, redirects, history, popularities, siteName, isPublicSource, contentRoot },
    ...{
      platform,
      pool: null,
      indexes: pages.map((_, index) => index).slice(0, WARM_UP_PAGES),
      areaUrls: listAreaUrls(job.areas),
    },
    onPage: () => undefined,
  });
}
