import { expect, test } from "vitest";
import type { CompatUpdates, CompiledFeature } from "~/domain/compat/updates";
import { createFakeStore } from "../../../tests/support/fake-content-store";
import { createUpdatesService, type UpdatesFilter } from "./index.server";

const ALL: UpdatesFilter = {
  browsers: [],
  categories: [],
  search: "",
  sort: "desc",
  pages: null,
};

function feature(path: string, page: string | null = null): CompiledFeature {
  return {
    path,
    page,
    mdnUrl: page,
    sourceFile: "x.json",
    specUrl: null,
    status: null,
    engineDates: {},
  };
}

const UPDATES: CompatUpdates = {
  browsers: { firefox: "Firefox", chrome: "Chrome" },
  features: [
    feature("api.Foo", "/docs/Web/API/Foo"),
    feature("css.properties.gap", "/docs/Web/CSS/gap"),
    feature("api.Old"),
  ],
  releases: [
    release("firefox", "9", "2026-12-01", { added: [0] }),
    ...Array.from({ length: 6 }, (_, at) =>
      release("chrome", String(8 - at), `2026-0${8 - at}-01`, {
        added: [at % 2],
        removed: [2],
      }),
    ),
    release("firefox", "1", "2026-01-01", { added: [1] }),
  ],
  baseline: [
    change("2026-12-02", "later"),
    change("2026-02-02", "gap", { keyPage: "/docs/Web/CSS/gap" }),
    change("2026-02-02", "foo", {
      keyPage: "/docs/Web/API/Foo",
      overviews: ["/docs/Web/API/Foos_API", "/docs/Web/API/foo_API"],
    }),
    change("2026-01-02", "grid"),
  ],
};

const NOW = () => Date.parse("2026-11-22T12:00:00Z");

function release(
  browser: string,
  version: string,
  date: string,
  { added = [], removed = [] }: { added?: number[]; removed?: number[] },
) {
  return { browser, version, date, engine: "E", engineVersion: version, added, removed };
}

function change(
  date: string,
  id: string,
  {
    overviews = [],
    keyPage = null,
  }: { overviews?: string[]; keyPage?: string | null } = {},
) {
  const facts = { level: "low" as const, name: `The ${id}`, description: "" };
  return { ...facts, date, id, overviews, keyPage };
}

function open(updates: CompatUpdates = UPDATES) {
  const reads: number[] = [];
  const store = {
    ...createFakeStore(),
    readUpdates: () => (reads.push(1), updates),
  };
  return { updates: createUpdatesService({ store: () => store, now: NOW }), reads };
}

function tell(filter: Partial<UpdatesFilter>, page = 1) {
  const { groups, last } = open().updates.listReleases({ ...ALL, ...filter }, page);
  const names = groups.map(({ release: { browser, version }, added, removed }) =>
    [
      `${browser} ${version}`,
      ...added.map(({ path }) => `+${path}`),
      ...removed.map(({ path }) => `-${path}`),
    ].join(" "),
  );
  return { names, last };
}

test("pages the releases by five, newest first, without those still to come", () => {
  const first = tell({});
  expect(first.names).toHaveLength(5);
  expect(first.names[0]).toBe("chrome 8 +api.Foo -api.Old");
  expect(first.last).toBe(2);
  expect(tell({}, 2).names).toEqual([
    "chrome 3 +css.properties.gap -api.Old",
    "firefox 1 +css.properties.gap",
  ]);
  expect(tell({}, 3)).toEqual({ names: [], last: 2 });
});

test("counts an engine from the day of its release", () => {
  const engineDates = { gecko: "2026-11-22", webkit: "2026-11-23" };
  const features = [{ ...feature("api.Foo"), engineDates }];
  let now = Date.parse("2026-11-22T23:59:59Z");
  const store = { ...createFakeStore(), readUpdates: () => ({ ...UPDATES, features }) };
  const updates = createUpdatesService({ store: () => store, now: () => now });
  expect(updates.listFeatures().map(({ engines }) => engines)).toEqual([["gecko"]]);
  expect(updates.listFeatures()).toBe(updates.listFeatures());
  now += 1_000;
  expect(updates.listFeatures().map(({ engines }) => engines)).toEqual([
    ["gecko", "webkit"],
  ]);
});

test("sorts the other way round", () => {
  expect(tell({ sort: "asc" }).names[0]).toBe("firefox 1 +css.properties.gap");
});

test("keeps releases of the browsers, with the features that all conditions let through", () => {
  expect(tell({ browsers: ["firefox"] }).names).toEqual([
    "firefox 1 +css.properties.gap",
  ]);
  expect(tell({ categories: ["css"], browsers: ["chrome"] }).names).toEqual([
    "chrome 7 +css.properties.gap",
    "chrome 5 +css.properties.gap",
    "chrome 3 +css.properties.gap",
  ]);
  expect(tell({ search: "OLD" }, 2).names).toEqual(["chrome 3 -api.Old"]);
  expect(tell({ search: "old", categories: ["css"] })).toEqual({ names: [], last: 0 });
});

test.each([
  ["gap css", ["css.properties.gap"]],
  ["  Properties   GAP", ["css.properties.gap"]],
  ["gap api", []],
  ["a o", ["api.Foo", "api.Old", "css.properties.gap"]],
])("lists features that have each word of %j, in any order", (search, paths) => {
  const { updates } = open();
  const { groups } = updates.listReleases({ ...ALL, search }, 1);
  const found = groups.flatMap(({ added, removed }) => [...added, ...removed]);
  expect([...new Set(found.map(({ path }) => path))].toSorted()).toEqual(paths);
});

test("lists Baseline changes that have each word, in name, id or description", () => {
  const { updates } = open({
    ...UPDATES,
    baseline: [
      { ...change("2026-02-02", "gap"), description: "Space between <b>tracks</b>" },
      change("2026-01-02", "grid"),
    ],
  });
  const list = (search: string) =>
    updates
      .listBaselineChanges({ search, sort: "desc", pages: null }, 1)
      .groups.flatMap(({ changes }) => changes.map(({ id }) => id));
  expect(list("gap the")).toEqual(["gap"]);
  expect(list("tracks gap")).toEqual(["gap"]);
  expect(list("the")).toEqual(["gap", "grid"]);
  expect(list("grid gap")).toEqual([]);
});

test("counts the changes of all pages", () => {
  const { updates } = open();
  const count = (filter: Partial<UpdatesFilter>) =>
    updates.listReleases({ ...ALL, ...filter }, 2).count;
  expect(count({ search: "OLD" })).toBe(6);
  expect(count({ search: "ＯＬＤ" })).toBe(6);
  expect(count({ categories: ["css"], browsers: ["chrome"] })).toBe(3);
  expect(updates.listBaselineChanges(ALL, 2, 1).count).toBe(3);
});

test("keeps features whose page is asked for, in lower case", () => {
  const pages = new Set(["/docs/web/css/gap"]);
  expect(tell({ pages }).names.at(-1)).toBe("firefox 1 +css.properties.gap");
  expect(tell({ pages: new Set() })).toEqual({ names: [], last: 0 });
});

test("groups Baseline changes by day", () => {
  const { updates } = open();
  const all = updates.listBaselineChanges(ALL, 1);
  expect(all.groups.map(({ date, changes }) => [date, changes.length])).toEqual([
    ["2026-02-02", 2],
    ["2026-01-02", 1],
  ]);
  const found = updates.listBaselineChanges({ ...ALL, search: "the gap" }, 1);
  expect(found.groups[0]?.changes.map(({ id }) => id)).toEqual(["gap"]);
});

test("prefers the overview of a feature that the site has, in the site's spelling", () => {
  const findCanonicalUrl = (url: string) =>
    url === "/en-US/docs/Web/API/foo_API" ? "/en-US/docs/Web/API/Foo_API" : null;
  const store = { ...createFakeStore(), readUpdates: () => UPDATES, findCanonicalUrl };
  const updates = createUpdatesService({ store: () => store, now: NOW });
  expect(updates.listBaseline().map(({ page, keyPage }) => [page, keyPage])).toEqual([
    ["/docs/Web/CSS/gap", "/docs/Web/CSS/gap"],
    ["/docs/Web/API/Foo_API", "/docs/Web/API/Foo"],
    [null, null],
  ]);
  for (const page of ["/docs/web/api/foo_api", "/docs/web/api/foo"]) {
    const saved = { ...ALL, pages: new Set([page]) };
    const { groups } = updates.listBaselineChanges(saved, 1);
    expect(groups.flatMap(({ changes }) => changes).map(({ id }) => id)).toEqual(["foo"]);
  }
});

test("finds the newest release that touched a page", () => {
  const { updates } = open();
  expect(updates.findNewest(new Set(["/docs/web/api/foo"]))).toBe("2026-08-01");
  expect(updates.findNewest(new Set(["/docs/web/nothing"]))).toBeNull();
});

test("reads the store once", () => {
  const { updates, reads } = open();
  updates.listReleases(ALL, 1);
  updates.listReleases(ALL, 2);
  updates.listBrowsers();
  expect(reads).toHaveLength(1);
});
