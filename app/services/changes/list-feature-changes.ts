import type { SiteChange } from "~/domain/areas/changes";
import type { UpdatedFeature } from "~/domain/compat/updates";
import { ALL_UPDATES, type UpdatesService } from "../updates/index.server";

/** Browsers of the core set of Baseline; releases of others mostly follow theirs. */
const CORE_BROWSERS: ReadonlySet<string> = new Set([
  "chrome",
  "chrome_android",
  "edge",
  "firefox",
  "firefox_android",
  "safari",
  "safari_ios",
]);

export type FeatureChange = Omit<SiteChange, "url"> & {
  /** Path of the page without its locale. */
  page: string | null;
};

/**
 * Lists the pages whose features have changed in browsers or have become Baseline, in no order.
 * Changes of a page by releases of one day are one entry.
 *
 * @param from ISO date of the oldest change to list.
 */
export function listFeatureChanges(
  updates: Pick<UpdatesService, "listReleases" | "listBaseline">,
  from: string,
): FeatureChange[] {
  return [...listReleased(updates, from), ...listBaseline(updates, from)];
}

function listReleased(
  updates: Pick<UpdatesService, "listReleases">,
  from: string,
): FeatureChange[] {
  const oldestFirst = { ...ALL_UPDATES, sort: "asc" as const };
  const { groups } = updates.listReleases(oldestFirst, 1, Number.MAX_SAFE_INTEGER);
  const known = new Set<UpdatedFeature>();
  const changes = new Map<string, FeatureChange & { cause: { type: "release" } }>();
  for (const { release, browserName, added, removed } of groups) {
    const { browser, version, date } = release;
    const isShown = date >= from && CORE_BROWSERS.has(browser);
    const name = `${browserName} ${version}`;
    for (const feature of [...added, ...removed]) {
      const kind = known.has(feature) ? "changed" : "new";
      known.add(feature);
      if (!isShown || feature.page === null) continue;
      const key = `${date} ${kind} ${feature.page}`;
      const change = changes.get(key) ?? {
        kind,
        date,
        page: feature.page,
        cause: { type: "release", browsers: [] },
      };
      if (!change.cause.browsers.includes(name)) change.cause.browsers.push(name);
      changes.set(key, change);
    }
  }
  for (const { cause } of changes.values()) cause.browsers.sort();
  return [...changes.values()];
}

function listBaseline(
  updates: Pick<UpdatesService, "listBaseline">,
  from: string,
): FeatureChange[] {
  return updates
    .listBaseline()
    .filter(({ date }) => date >= from)
    .map(({ date, level, name, description, page }) => ({
      kind: "baseline",
      date,
      page,
      cause: { type: "baseline", level, name, description },
    }));
}
