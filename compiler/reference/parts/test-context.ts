import type { Baseline } from "~/domain/compat/baseline";
import { docUrl } from "~/domain/documents/slug";
import { loadContentStrings } from "~/l10n/content-strings.server";
import { createTestPage, createTestSite } from "../../macros/test-site";
import type { Page } from "../../core/page";
import type { FeatureTree } from "../../sources/platform/compat/features";
import type { PlatformData } from "../../sources/platform/platform-data";
import type { ReferenceContext } from "../reference-area";
import { memoize } from "../../core/memoize";
import { openReferenceData } from "../data/open-reference-data";
import { createEvents, type EventEntry } from "../data/events";
import { createIdl } from "../data/idl";

const strings = loadContentStrings();

export interface TestData {
  /** Hand-made browser-compat-data. */
  compat?: object;
  /** Slugs or pages of the site. */
  pages?: (string | (Partial<Page> & { slug: string }))[];
  baselines?: Record<string, Baseline>;
  parents?: Record<string, string>;
  /** Web IDL. */
  idl?: string;
  events?: EventEntry[];
}

/** Creates a context over small hand-made data. */
export function createReferenceTestContext({
  compat = {},
  pages = [],
  baselines = {},
  parents = {},
  idl = "",
  events = [],
}: TestData = {}): ReferenceContext {
  const tree = compat as FeatureTree;
  const platform: PlatformData = {
    compat: tree,
    browsers: {},
    findCompatTable: () => null,
    findBaseline: ([key = ""]) => baselines[key] ?? null,
    listSpecifications: (keys) =>
      keys
        .filter((key) => key.includes("standard"))
        .map((key) => ({ bcdSpecificationURL: `https://s.example/#${key}`, title: "S" })),
    packUpdates: () => new Uint8Array(),
    findParentInterface: (name) => parents[name] ?? null,
    listChildInterfaces: (name) =>
      Object.keys(parents).filter((child) => parents[child] === name),
  };
  return {
    key: "",
    site: createTestSite(pages),
    platform,
    data: {
      ...openReferenceData(platform),
      idl: memoize(() => createIdl([idl])),
      events: memoize(() => createEvents(events, platform.findParentInterface)),
    },
    translate: strings("en-US"),
    isForWriters: false,
  };
}

interface TestFeature {
  name: string;
  id: string;
  /** HTML. */
  description: string;
}

/** Creates the Baseline of a key. */
export function createTestBaseline(
  facts: Partial<Omit<Baseline, "feature">> & Partial<TestFeature> = {},
): Baseline {
  const { name = "Feature", id = "feature", description, ...status } = facts;
  return {
    baseline: "high",
    support: {},
    ...status,
    feature: {
      id,
      name,
      description_html: description ?? `What ${name} does`,
      status: "high",
    },
  };
}

/** Creates a page as an area would generate it. */
export function createGeneratedPage(facts: Partial<Page> & { slug: string }): Page {
  return { ...createTestPage(facts), url: docUrl("en-US", facts.slug) };
}
