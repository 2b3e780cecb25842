import { expect, test } from "vitest";
import { migrateOldVisits, parseVisits } from "./visit-entry";

const ENTRY = {
  serial: 3,
  url: "/en-US/docs/Web",
  title: "Web",
  parents: [{ uri: "/en-US/docs", title: "Docs" }],
  timestamps: [30, 20],
};

test("reads entries back unchanged", () => {
  expect(parseVisits([ENTRY])).toEqual([ENTRY]);
});

test("drops invalid entries", () => {
  const bad = [
    null,
    "x",
    { ...ENTRY, serial: "3" },
    { ...ENTRY, url: "https://evil.example/" },
    { ...ENTRY, url: "//evil.example" },
    { ...ENTRY, url: "javascript:alert(1)" },
    { ...ENTRY, timestamps: 5 },
  ];
  expect(parseVisits([...bad, ENTRY])).toEqual([ENTRY]);
  expect(parseVisits({ ...ENTRY })).toEqual([]);
});

test("keeps the valid parts of an entry, latest visit first", () => {
  const entry = { ...ENTRY, parents: [{ uri: 1 }, null], timestamps: [1, "2", 3, NaN] };
  expect(parseVisits([entry])).toEqual([{ ...ENTRY, parents: [], timestamps: [3, 1] }]);
});

test("expands the older record's count into visits", () => {
  const { url, title, parents } = ENTRY;
  const old = [{ url, title, parents, timestamp: 40, visitCount: 3 }];
  expect(migrateOldVisits(old)).toEqual([
    { serial: 1, url, title, parents, timestamps: [40, 40, 40] },
  ]);
});

test("drops an older record that is no list, and entries that are not valid now either", () => {
  for (const value of [null, undefined, "[]", { ...ENTRY }])
    expect(migrateOldVisits(value)).toEqual([]);
  const old = { ...ENTRY, url: "//evil.example", timestamp: 40, visitCount: 3 };
  expect(migrateOldVisits([null, old])).toEqual([]);
});

test.each([0, -1, 1.5, 1e9, "2", undefined])(
  "drops an older entry with a count of %s",
  (visitCount) => {
    expect(migrateOldVisits([{ ...ENTRY, timestamp: 40, visitCount }])).toEqual([]);
  },
);
