import { expect, test } from "vitest";
import { createFeatureIndex } from "./feature-index";
import { findBaseline } from "./find-baseline";
import type { Discouraged, FeatureData, FeatureMap, SupportStatus } from "./web-features";

function status(baseline: SupportStatus["baseline"], support = {}): SupportStatus {
  return { baseline, support };
}

function feature(
  name: string,
  statuses: Record<string, SupportStatus>,
  discouraged?: Discouraged,
): FeatureData {
  return {
    kind: "feature",
    name,
    description: `About ${name}`,
    description_html: `About <b>${name}</b>`,
    compat_features: Object.keys(statuses),
    status: { by_compat_key: statuses },
    ...(discouraged && { discouraged }),
  };
}

function find(keys: string[], features: FeatureMap) {
  const findDocPath = (key: string) => (key === "css.new" ? "/docs/Web/CSS/new" : null);
  return findBaseline(keys, { features: createFeatureIndex(features), findDocPath });
}

test("gives the status of the key, not of its feature", () => {
  const high: SupportStatus = {
    baseline: "high",
    baseline_low_date: "≤2020-01-15",
    baseline_high_date: "2022-07-15",
    support: { chrome: "1" },
  };
  expect(
    find(["css.a"], { grid: feature("Grid", { "css.a": high, "css.b": status(false) }) }),
  ).toEqual({
    ...high,
    feature: {
      id: "grid",
      name: "Grid",
      description_html: "About <b>Grid</b>",
      status: "high",
    },
  });
});

test.each([
  ["there are no keys", []],
  ["a key has no feature", ["css.a", "css.unknown"]],
  ["the only key has no feature", ["css.unknown"]],
  ["the keys belong to two features", ["css.a", "css.c"]],
])("is null when %s", (_, keys) => {
  const features = {
    one: feature("One", { "css.a": status("high") }),
    two: feature("Two", { "css.c": status("high") }),
  };
  expect(find(keys, features)).toBeNull();
});

test("takes the weakest of several keys of one feature", () => {
  const statuses = {
    "css.a": status("high"),
    "css.b": status(false),
    "css.c": status("low"),
  };
  const found = find(["css.a", "css.b", "css.c"], { one: feature("One", statuses) });
  expect([found?.baseline, found?.feature.status]).toEqual([false, "limited"]);
});

const BOTH = { chrome: "1", chrome_android: "1" };
const DESKTOP = { chrome: "1" };

test.each([
  ["high", "high", undefined],
  ["high", "low", true],
  ["high", false, true],
  ["low", "high", undefined],
  ["low", "low", undefined],
  ["low", false, true],
] as const)(
  "with %s for the whole and %s for a part, the asterisk is %s",
  (whole, part, asterisk) => {
    const one = feature("One", { "css.a": status(whole), "css.ab": status(false) });
    const two = feature("Two", { "css.a.part.deep": status(part) });
    const found = find(["css.a"], { one, two });
    expect([found?.baseline, found?.asterisk]).toEqual([whole, asterisk]);
  },
);

test.each([
  ["one of a vendor's browsers lacks a part", BOTH, DESKTOP, true],
  ["both have the part", BOTH, BOTH, undefined],
  ["the whole is split in the same way", DESKTOP, DESKTOP, undefined],
])("for limited features the asterisk tells that %s", (_, whole, part, asterisk) => {
  const statuses = { "css.a": status(false, whole), "css.a.part": status(false, part) };
  const found = find(["css.a"], { one: feature("One", statuses) });
  expect([found?.baseline, found?.asterisk]).toEqual([false, asterisk]);
});

test("reports discouraged, with reason and alternatives through moved and split ids", () => {
  const discouraged = {
    reason_html: "<i>Old</i>",
    alternatives: ["moved", "split", "gone"],
  };
  const found = find(["css.a"], {
    old: feature("Old", { "css.a": status("high") }, discouraged),
    new: feature("New", { "css.new.part": status("high"), "css.new": status("high") }),
    other: feature("Other", { "css.other": status("high") }),
    moved: { kind: "moved", redirect_target: "new" },
    split: { kind: "split", redirect_targets: ["other"] },
  });
  expect(found?.feature).toMatchObject({
    status: "discouraged",
    discouraged: { reason_html: "<i>Old</i>" },
  });
  expect(found?.alternatives).toEqual([
    { name: "New", description: "About New", mdn_url: "/docs/Web/CSS/new" },
    { name: "Other", description: "About Other", mdn_url: null },
  ]);
});

test("names the page of an alternative as a whole, not of a type that it brought", () => {
  const grid = feature("Grid", {
    "css.types.flex": status("high"),
    "css.properties.grid": status("high"),
  });
  const old = feature(
    "Old",
    { "css.a": status("high") },
    {
      reason_html: "Old",
      alternatives: ["grid"],
    },
  );
  const found = findBaseline(["css.a"], {
    features: createFeatureIndex({ old, grid }),
    findDocPath: (key) => `/docs/${key}`,
  });
  expect(found?.alternatives?.map(({ mdn_url: url }) => url)).toEqual([
    "/docs/css.properties.grid",
  ]);
});

test("reports removing when there is a date for it", () => {
  const discouraged = { reason_html: "Old", removal_date: "2026-06-01" };
  const found = find(["css.a"], {
    old: feature("Old", { "css.a": status(false) }, discouraged),
  });
  expect(found?.feature).toMatchObject({ status: "removing", discouraged });
  expect(found).not.toHaveProperty("alternatives");
});
