import type {
  Browsers,
  ReleaseStatement,
  SimpleSupportStatement,
  SupportStatement,
} from "@mdn/browser-compat-data";
import {
  ENGINES,
  UNKNOWN_ENGINE,
  type CompatUpdates,
  type CompiledFeature,
  type UpdateRelease,
} from "~/domain/compat/updates";
import { compareCodes } from "~/domain/text/compare-codes";
import { getOrCreate } from "~/domain/text/get-or-create";
import {
  findFeature,
  listChildren,
  readStatus,
  toDocPath,
  toPagePath,
  type Feature,
  type FeatureFacts,
  type FeatureTree,
} from "../compat/features";

type EventKind = "added" | "removed";
/** Paths of one release. */
type Events = Record<EventKind, Set<string>>;

/** Features and releases of the data set, as the updates tell them. */
type Changes = Pick<CompatUpdates, "browsers" | "features" | "releases">;

/**
 * The features that each browser release added and removed. A feature counts from the release in
 * which it works without flag, prefix, other name or limit. A sub-feature is folded into its
 * parent where the same release changed both. Releases without a date are left out, headsets too.
 */
export function listUpdates(data: FeatureTree, browsers: Browsers): Changes {
  const known = listBrowsers(browsers);
  const events = new Map<string, Events>();
  const features = new Map<string, Omit<CompiledFeature, "path">>();
  const visit = (feature: Feature, ancestorPage: string | null): void => {
    const facts = feature.node.__compat;
    const mdnUrl = facts ? toDocPath(facts) : null;
    const page = (facts && toPagePath(facts)) ?? ancestorPage;
    if (facts?.source_file) {
      const support = listSupport(facts.support, known);
      features.set(feature.key, { page, mdnUrl, ...toFacts(facts, support) });
      addEvents(events, feature.key, support);
    }
    for (const child of listChildren(feature)) visit(child, page);
  };
  for (const name of Object.keys(data)) {
    const area = findFeature(data, name);
    if (area) visit(area, null);
  }
  return number(features, toReleases(events, known), known);
}

interface KnownBrowser {
  name: string;
  releases: Record<string, ReleaseStatement>;
  /** Engine of the current release, lower-case. */
  engine: string | null;
}

type KnownBrowsers = ReadonlyMap<string, KnownBrowser>;

function listBrowsers(browsers: Browsers): KnownBrowsers {
  const known = new Map<string, KnownBrowser>();
  for (const [id, { type, name, releases }] of Object.entries(browsers)) {
    const current = Object.values(releases).find(({ status }) => status === "current");
    const engine = current?.engine?.toLowerCase() ?? null;
    if (type !== "xr") known.set(id, { name, releases, engine });
  }
  return known;
}

/** A known browser's statements of whole support. */
interface KnownSupport {
  /** The browser's id. */
  id: string;
  browser: KnownBrowser;
  full: SimpleSupportStatement[];
}

function listSupport(
  support: FeatureFacts["support"],
  known: KnownBrowsers,
): KnownSupport[] {
  return Object.entries(support).flatMap(([id, statements]) => {
    const browser = known.get(id);
    return browser ? [{ id, browser, full: listFull(statements) }] : [];
  });
}

function addEvents(
  events: Map<string, Events>,
  path: string,
  support: readonly KnownSupport[],
): void {
  for (const { id, browser, full } of support) {
    const note = (version: string, kind: EventKind): void => {
      if (!browser.releases[version]?.release_date) return;
      const release = getOrCreate(events, `${id} ${version}`, () => ({
        added: new Set<string>(),
        removed: new Set<string>(),
      }));
      release[kind].add(path);
    };
    for (const { version_added: added, version_removed: removed } of full) {
      const wentOn = full.some((other) => other.version_removed === added);
      if (typeof added === "string" && !wentOn) note(added, "added");
      const goesOn = full.some((other) => other.version_added === removed);
      if (typeof removed === "string" && !goesOn) note(removed, "removed");
    }
  }
}

/** Statements of whole support: without flag, prefix, other name or limit. */
function listFull(statements: SupportStatement): SimpleSupportStatement[] {
  return [statements]
    .flat()
    .filter(
      (each) =>
        !each.flags &&
        !each.prefix &&
        !each.alternative_name &&
        !each.partial_implementation,
    );
}

function toFacts(
  facts: FeatureFacts,
  support: readonly KnownSupport[],
): Omit<CompiledFeature, "path" | "page" | "mdnUrl"> {
  const status = readStatus(facts);
  return {
    sourceFile: facts.source_file,
    specUrl: [facts.spec_url ?? []].flat()[0] ?? null,
    status: status
      ? {
          deprecated: status.deprecated,
          experimental: status.experimental,
          standardTrack: status.standard_track,
        }
      : null,
    engineDates: listEngineDates(support),
  };
}

/** The first releases with the feature, by the engines of their browsers; those without a date don't count. */
function listEngineDates(
  support: readonly KnownSupport[],
): CompiledFeature["engineDates"] {
  const dates = new Map<string, string>();
  for (const { browser, full } of support) {
    const { engine, releases } = browser;
    for (const { version_added: added, version_removed: removed } of full) {
      if (engine === null || typeof added !== "string" || removed) continue;
      const date = releases[added.replace(/^≤/, "")]?.release_date;
      const first = dates.get(engine);
      if (date && (first === undefined || date < first)) dates.set(engine, date);
    }
  }
  return Object.fromEntries(
    ENGINES.flatMap((engine) => {
      const date = dates.get(engine);
      return date === undefined ? [] : [[engine, date]];
    }),
  );
}

/** Newest first; those of one day by the names of their browsers. */
function toReleases(
  events: ReadonlyMap<string, Events>,
  known: KnownBrowsers,
): { facts: Omit<UpdateRelease, EventKind>; events: Events }[] {
  const nameOf = (id: string): string => known.get(id)?.name ?? id;
  return [...events]
    .flatMap(([key, found]) => {
      const [browser = "", version = ""] = key.split(" ");
      const release = known.get(browser)?.releases[version];
      if (!release?.release_date) return [];
      const facts = {
        browser,
        version,
        date: release.release_date,
        engine: release.engine ?? UNKNOWN_ENGINE,
        engineVersion: release.engine_version ?? "",
      };
      return [
        { facts, events: { added: fold(found.added), removed: fold(found.removed) } },
      ];
    })
    .sort(
      ({ facts: a }, { facts: b }) =>
        compareCodes(b.date, a.date) ||
        compareCodes(nameOf(a.browser), nameOf(b.browser)) ||
        compareCodes(b.version, a.version),
    );
}

/** Leaves out what the parent's event tells already. */
function fold(paths: ReadonlySet<string>): Set<string> {
  const isRoot = (path: string) => !paths.has(path.slice(0, path.lastIndexOf(".")));
  return new Set([...paths].filter(isRoot).sort(compareCodes));
}

/** Replaces paths by indexes into one list of the features that some release changed. */
function number(
  features: ReadonlyMap<string, Omit<CompiledFeature, "path">>,
  releases: ReturnType<typeof toReleases>,
  known: KnownBrowsers,
): Changes {
  const indexes = new Map<string, number>();
  const list: CompiledFeature[] = [];
  const toIndexes = (paths: ReadonlySet<string>): number[] =>
    [...paths].flatMap((path) => {
      const facts = features.get(path);
      if (!facts) return [];
      const index = indexes.get(path) ?? list.push({ path, ...facts }) - 1;
      indexes.set(path, index);
      return [index];
    });
  const numbered = releases.map(({ facts, events }) => ({
    ...facts,
    added: toIndexes(events.added),
    removed: toIndexes(events.removed),
  }));
  const names = [...known].map(([id, { name }]) => [id, name] as const);
  const used = new Set(numbered.map(({ browser }) => browser));
  return {
    browsers: Object.fromEntries(names.filter(([id]) => used.has(id))),
    features: list,
    releases: numbered,
  };
}
