import { expect, test } from "vitest";
import type { NewPage } from "~/content-store/content-store";
import type { CompatUpdates } from "~/domain/compat/updates";
import type { SiteChange } from "~/domain/areas/changes";
import type { Locale } from "~/domain/locales/locale";
import { createFakeStore } from "../../../tests/support/fake-content-store";
import { createUpdatesService } from "../updates/index.server";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { getOverviewText } from "~/l10n/overview-texts.server";
import { createChangesService, describeChange, type ChangesFilter } from "./index.server";

const NOW = Date.UTC(2026, 10, 22);
const ALL: ChangesFilter = { shown: "en-US", area: null, kind: null };
const GAP = "/en-US/docs/Web/CSS/gap";

interface Content {
  /** Dates of the last edit by URL. */
  modified?: Record<string, string | null>;
  added?: NewPage[];
  updates?: Partial<CompatUpdates>;
}

function open({ modified = {}, added = [], updates = {} }: Content) {
  let reads = 0;
  const store = {
    ...createFakeStore({ pages: [...Object.keys(modified), GAP] }),
    listDocumentUrls(locale: string) {
      reads++;
      return Object.entries(modified)
        .filter(([url]) => url.startsWith(`/${locale}/`))
        .map(([url, date]) => ({ url, modified: date }));
    },
    listNewPages: () => added,
    listChangedDocuments: (area: string) =>
      Object.entries(modified)
        .flatMap(([url, date]) =>
          date !== null && (url === area || url.startsWith(`${area}/`))
            ? [{ url, title: "", summary: "", modified: date }]
            : [],
        )
        .sort((a, b) => b.modified.localeCompare(a.modified)),
    readUpdates: () => ({
      browsers: {},
      features: [],
      releases: [],
      baseline: [],
      ...updates,
    }),
  };
  const now = () => NOW;
  const service = createChangesService({
    store: () => store,
    now,
    updates: createUpdatesService({ store: () => store, now }),
  });
  const list = (filter: Partial<ChangesFilter> = {}, page = 1) =>
    service.list("en-US", { ...ALL, ...filter }, page);
  const facts = (filter?: Partial<ChangesFilter>) =>
    list(filter).changes.map(({ kind, date, url }) => [kind, date, url]);
  const { hasEdits } = service;
  return { list, facts, hasEdits, countReads: () => reads };
}

test("lists edits newest first, a first version as a new page and not as a change", () => {
  const { facts } = open({
    modified: {
      "/en-US/docs/A": "2026-03-01T00:00:00.000Z",
      "/en-US/docs/B": "2026-05-01T00:00:00.000Z",
      "/en-US/docs/C": null,
    },
    added: [
      { url: "/en-US/docs/A", created: "2026-03-01T00:00:00.000Z" },
      { url: "/en-US/docs/B", created: "2026-02-01T00:00:00.000Z" },
    ],
  });
  expect(facts()).toEqual([
    ["changed", "2026-05-01T00:00:00.000Z", "/en-US/docs/B"],
    ["new", "2026-03-01T00:00:00.000Z", "/en-US/docs/A"],
    ["new", "2026-02-01T00:00:00.000Z", "/en-US/docs/B"],
  ]);
});

test("leaves out what is older than twelve months", () => {
  const modified = { "/en-US/docs/A": "2025-11-21T00:00:00.000Z" };
  expect(open({ modified }).facts()).toEqual([]);
});

function createUpdates(): Partial<CompatUpdates> {
  const release = { engine: "", engineVersion: "", version: "9", removed: [] };
  const feature = {
    page: "/docs/Web/CSS/gap",
    mdnUrl: null,
    sourceFile: "",
    specUrl: null,
    status: null,
    engineDates: {},
  };
  return {
    browsers: { firefox: "Firefox", chrome: "Chrome", edge: "Edge", opera: "Opera" },
    features: [
      { ...feature, path: "css.gap.a" },
      { ...feature, path: "css.gap.b" },
      { ...feature, path: "css.gone", page: "/docs/Web/CSS/gone" },
    ],
    releases: [
      { ...release, browser: "opera", date: "2026-09-04", added: [0] },
      { ...release, browser: "chrome", date: "2026-09-02", added: [0, 1, 2] },
      { ...release, browser: "edge", date: "2026-09-02", added: [0] },
      { ...release, browser: "firefox", date: "2026-01-02", added: [0] },
    ],
    baseline: [
      {
        date: "2026-10-01",
        level: "low" as const,
        id: "gap",
        name: "Gap",
        description: "Room.",
        overviews: [],
        keyPage: "/docs/Web/CSS/gap",
      },
      {
        date: "2026-09-01",
        level: "high" as const,
        id: "foo",
        name: "Foo",
        description: "Bar.",
        overviews: [],
        keyPage: null,
      },
    ],
  };
}

test("lists pages by the releases of a day, as new for the first browser alone", () => {
  const { list } = open({ updates: createUpdates() });
  const released = list().changes.filter(({ cause }) => cause.type === "release");
  expect(released).toEqual([
    {
      kind: "new",
      date: "2026-09-02",
      url: GAP,
      cause: { type: "release", browsers: ["Chrome 9"] },
    },
    {
      kind: "changed",
      date: "2026-09-02",
      url: GAP,
      cause: { type: "release", browsers: ["Chrome 9", "Edge 9"] },
    },
    {
      kind: "new",
      date: "2026-01-02",
      url: GAP,
      cause: { type: "release", browsers: ["Firefox 9"] },
    },
  ]);
});

test("lists what became Baseline, in English where the language has no page", () => {
  const { facts } = open({ updates: createUpdates() });
  expect(facts({ kind: "baseline", shown: "de" })).toEqual([
    ["baseline", "2026-10-01", GAP],
    ["baseline", "2026-09-01", null],
  ]);
});

test.each([
  ["en-US", "Baseline: Widely available"],
  ["fr", "Baseline\u00A0: Largement disponible"],
  ["ja", "Baseline：広く利用可能"],
] as const)("writes the Baseline status with the signs of %s", (locale, expected) => {
  const texts = { overview: getOverviewText(locale), text: getInterfaceText(locale) };
  const cause = { type: "baseline", level: "high" } as const;
  const change = { kind: "baseline", date: "2026-10-01", url: GAP, cause } as SiteChange;
  expect(describeChange(change, texts, locale)).toBe(expected);
});

test("filters by area, kind and language", () => {
  const { facts } = open({
    modified: {
      "/en-US/docs/Web/CSS": "2026-05-03T00:00:00.000Z",
      "/en-US/docs/Web/CSSOM": "2026-05-02T00:00:00.000Z",
      "/de/docs/Web/CSS/a": "2026-05-01T00:00:00.000Z",
    },
    updates: createUpdates(),
  });
  const area = "Web/CSS";
  expect(facts({ area, kind: "changed" }).map(([, , url]) => url)).toEqual([
    GAP,
    "/en-US/docs/Web/CSS",
  ]);
  expect(facts({ area, kind: "changed", shown: null }).map(([, , url]) => url)).toEqual([
    GAP,
    "/en-US/docs/Web/CSS",
    "/de/docs/Web/CSS/a",
  ]);
});

test("tells in which areas pages were edited, without a list of changes", () => {
  const { hasEdits, countReads } = open({
    modified: {
      "/en-US/docs/Web/API/a": "2026-05-03T00:00:00.000Z",
      "/en-US/docs/Web/HTML": "2025-05-03T00:00:00.000Z",
      "/en-US/docs/Web/SVG": null,
    },
    updates: createUpdates(),
  });
  const areas = ["Web/API", "Web/CSS", "Web/CSS/g", "Web/HTML", "Web/SVG"];
  const list = (locale: Locale) => areas.filter((area) => hasEdits(locale, area));
  expect(list("en-US")).toEqual(["Web/API"]);
  expect(list("de")).toEqual([]);
  expect(countReads()).toBe(0);
});

test("has thirty entries a page, from lists that are made once per store", () => {
  const urls = Array.from({ length: 31 }, (_, at) => `/en-US/docs/${at}`);
  const modified = Object.fromEntries(
    urls.map((url) => [url, "2026-05-03T00:00:00.000Z"]),
  );
  const { list, countReads } = open({ modified });
  expect(list().changes).toHaveLength(30);
  expect(list({}, 2)).toMatchObject({ page: 2, last: 2, changes: [{ kind: "changed" }] });
  expect(list({}, 3).changes).toEqual([]);
  expect(countReads()).toBe(1);
});
