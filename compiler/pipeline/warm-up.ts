import { readStoreVersion } from "~/content-store/compile-state.server";
import { planUpdate } from "../incremental/plan-update";
import { openJob, type CompileJob } from "./compile-job";
import type { CompileSession } from "./compile-session";
import type { CompileOptions } from "./last-compile";
import { renderPages } from "./render-pool";
import { toRendererOptions } from "./store-pages";
import { trackSidebars } from "./update-sidebars";

/** Number of pages rendered only to compile the code and open the data sets. */
const WARM_UP_PAGES = 50;

/**
 * Reads everything the first update needs, so that it is as fast as later ones. Leaves the
 * store unchanged.
 */
export async function warmUp(
  options: CompileOptions,
  session: CompileSession,
): Promise<void> {
  const job = await openJob(options, session);
  remember(job, session);
  await renderPages({
    ...toRendererOptions(job),
    platform: job.platform,
    pool: null,
    indexes: job.docs.pages.map((_, index) => index).slice(0, WARM_UP_PAGES),
    onPage: () => undefined,
  });
}

/** Keeps the memory of the store, and notes whether the store is of this history. */
function remember(job: CompileJob, session: CompileSession): void {
  const { memory, fingerprints, options, history } = job;
  const docs = session.docs?.docs;
  const version = readStoreVersion(options.storeFile);
  if (!memory || version === null) return;
  session.memory = { setup: fingerprints.setup, version, pages: memory };
  const isSame = planUpdate(job)?.stale.length === 0;
  if (session.compiled && docs && isSame) session.compiled.made = { docs, history };
  if (isSame) memory.sidebars = trackSidebars(job, memory);
}
