import type { Browsers } from "@mdn/browser-compat-data";
import { expect, test } from "vitest";
import type { FeatureTree } from "../compat/features";
import { listBaselineChanges } from "./list-baseline-changes";
import { listUpdates } from "./list-updates";

const BROWSERS = {
  firefox: browser("Firefox", "Gecko", {
    1: "2020-01-01",
    2: "2020-02-01",
    3: "2020-03-01",
    4: "2090-01-01",
    5: undefined,
  }),
  chrome: browser("Chrome", "Blink", { 1: "2020-02-01", 2: "2020-04-01" }),
  oculus: { ...browser("Headset", "Blink", { 1: "2020-02-01" }), type: "xr" },
} as unknown as Browsers;

function browser(
  name: string,
  engine: string,
  dates: Record<string, string | undefined>,
) {
  const versions = Object.keys(dates);
  const releases = Object.entries(dates).map(([version, release_date]) => [
    version,
    {
      release_date,
      engine,
      engine_version: version,
      status: version === versions.at(-1) ? "current" : "retired",
    },
  ]);
  return { name, type: "desktop", releases: Object.fromEntries(releases) as object };
}

function compat(support: object, facts: object = {}) {
  return { __compat: { source_file: "api/Foo.json", support, ...facts } };
}

function list(tree: object) {
  const { features, releases, browsers } = listUpdates(tree as FeatureTree, BROWSERS);
  const tell = (indexes: number[]) => indexes.map((index) => features[index]?.path);
  return {
    features,
    browsers,
    events: releases.map(({ browser: id, version, added, removed }) => [
      `${id} ${version}`,
      tell(added),
      tell(removed),
    ]),
  };
}

test("tells what each release added and removed, newest first, then by browser name", () => {
  const { events } = list({
    api: {
      Foo: compat({
        firefox: { version_added: "2", version_removed: "3" },
        chrome: { version_added: "1" },
        oculus: { version_added: "1" },
      }),
    },
  });
  expect(events).toEqual([
    ["firefox 3", [], ["api.Foo"]],
    ["chrome 1", ["api.Foo"], []],
    ["firefox 2", ["api.Foo"], []],
  ]);
});

test.each([
  { flags: [{ type: "preference", name: "x" }] },
  { prefix: "-moz-" },
  { alternative_name: "Bar" },
  { partial_implementation: true },
])("does not count support with %j", (limit) => {
  const support = { firefox: { version_added: "1", ...limit } };
  expect(list({ api: { Foo: compat(support) } }).events).toEqual([]);
});

test("does not guess at releases that the data does not name", () => {
  const support = {
    firefox: { version_added: "≤2" },
    chrome: [{ version_added: "preview" }, { version_added: "99" }],
  };
  expect(list({ api: { Foo: compat(support) } }).events).toEqual([]);
});

test("changes nothing where one statement goes on where the other ends", () => {
  const support = {
    firefox: [
      { version_added: "3", notes: "faster" },
      { version_added: "1", version_removed: "3" },
    ],
  };
  expect(list({ api: { Foo: compat(support) } }).events).toEqual([
    ["firefox 1", ["api.Foo"], []],
  ]);
});

test("folds sub-features into the parent that the same release changed", () => {
  const one = { firefox: { version_added: "1" } };
  const two = { firefox: { version_added: "2" } };
  const Foo = {
    ...compat(one),
    bar: { ...compat(one), deep: compat(one) },
    new: compat(two),
  };
  expect(list({ api: { Foo } }).events).toEqual([
    ["firefox 2", ["api.Foo.new"], []],
    ["firefox 1", ["api.Foo"], []],
  ]);
});

test("gives a feature its own page or that of its nearest ancestor, and what is known of it", () => {
  const url = "https://developer.mozilla.org/docs/Web/API/Foo";
  const status = { deprecated: false, experimental: true, standard_track: true };
  const { features } = list({
    api: {
      Foo: {
        ...compat({}, { mdn_url: url }),
        bar: compat(
          { firefox: { version_added: "1" }, chrome: { version_added: false } },
          { status, spec_url: ["https://s.example/#a", "https://s.example/#b"] },
        ),
      },
    },
  });
  expect(features).toEqual([
    {
      path: "api.Foo.bar",
      page: "/docs/Web/API/Foo",
      mdnUrl: null,
      sourceFile: "api/Foo.json",
      specUrl: "https://s.example/#a",
      status: { deprecated: false, experimental: true, standardTrack: true },
      engineDates: { gecko: "2020-01-01" },
    },
  ]);
});

test.each([
  ["a beta without a date", { version_added: "5" }, {}],
  ["the preview", { version_added: "preview" }, {}],
  ["an unknown version", { version_added: "99" }, {}],
  [
    "a release that has it at the latest",
    { version_added: "≤2" },
    { gecko: "2020-02-01" },
  ],
  ["a release that is announced", { version_added: "4" }, { gecko: "2090-01-01" }],
  [
    "the first of two",
    [{ version_added: "3" }, { version_added: "2" }],
    { gecko: "2020-02-01" },
  ],
])("dates the support of an engine by its release: %s", (_, firefox, engineDates) => {
  const support = { firefox, chrome: { version_added: "1", version_removed: "2" } };
  expect(list({ api: { Foo: compat(support) } }).features).toMatchObject([
    { engineDates },
  ]);
});

test("gives a feature the whole page of which a part describes it", () => {
  const mdn_url = "https://developer.mozilla.org/docs/Web/API/Foo#properties";
  const bar = compat({ firefox: { version_added: "1" } }, { mdn_url });
  expect(list({ api: { Foo: { bar } } }).features).toMatchObject([
    { page: "/docs/Web/API/Foo", mdnUrl: "/docs/Web/API/Foo#properties" },
  ]);
});

test("names only browsers with changes", () => {
  const support = { firefox: { version_added: "1" } };
  expect(list({ api: { Foo: compat(support) } }).browsers).toEqual({
    firefox: "Firefox",
  });
});

test("lists when features reached Baseline, with their pages", () => {
  const feature = {
    kind: "feature",
    name: "Foo",
    description: "A foo.",
    description_html: "",
    compat_features: ["api.Foo.bar", "api.Foo"],
    status: { baseline_low_date: "≤2020-07-28", baseline_high_date: "2023-01-28" },
  };
  const old = { ...feature, name: "Bar", status: { baseline_low_date: "2020-07-28" } };
  const moved = { kind: "moved", redirect_target: "foo" };
  const changes = listBaselineChanges(
    { foo: feature, bar: old, moved } as unknown as Parameters<
      typeof listBaselineChanges
    >[0],
    (key) => `/docs/Web/${key.replace("api", "API").replaceAll(".", "/")}`,
  );
  const overviews = ["Bar_API", "Bar"].map((name) => `/docs/Web/API/${name}`);
  expect(
    changes.map((change) => [
      change.date,
      change.level,
      change.name,
      change.keyPage,
      change.overviews,
    ]),
  ).toEqual([
    ["2023-01-28", "high", "Foo", "/docs/Web/API/Foo", []],
    ["2020-07-28", "low", "Bar", "/docs/Web/API/Foo/bar", overviews],
    ["2020-07-28", "low", "Foo", "/docs/Web/API/Foo", []],
  ]);
});
