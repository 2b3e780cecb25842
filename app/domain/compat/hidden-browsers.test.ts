import { expect, test } from "vitest";
import {
  applyBrowserChoice,
  listShownBrowsers,
  parseHiddenBrowsers,
  toHiddenBrowsersCookie,
} from "./hidden-browsers";

test.each([
  ["opera.edge.opera", ["edge", "opera"]],
  ["chrome_android", ["chrome_android"]],
  ["<script>.edge.../.A.%00", ["edge"]],
  ["", []],
  [null, []],
  [`${"x".repeat(60)}.edge`, ["edge"]],
])("reads %o as %o", (value, expected) => {
  expect(parseHiddenBrowsers(value)).toEqual(expected);
});

test("reads at most as many ids as there can be browsers", () => {
  const ids = Array.from(
    { length: 26 * 2 },
    (_, n) =>
      "ab".repeat(2) + String.fromCharCode(97 + (n % 26)) + "_".repeat(n < 26 ? 1 : 2),
  );
  expect(parseHiddenBrowsers(ids.join("."))).toHaveLength(40);
});

test("hides offered browsers that were not chosen", () => {
  const offered = ["chrome", "edge", "opera"];
  expect(applyBrowserChoice({ hidden: [], offered, chosen: ["chrome"] })).toEqual([
    "edge",
    "opera",
  ]);
});

test("shows hidden browsers again when chosen", () => {
  const offered = ["chrome", "edge"];
  expect(
    applyBrowserChoice({ hidden: ["edge"], offered, chosen: ["chrome", "edge"] }),
  ).toEqual([]);
});

test("keeps browsers hidden that the form did not offer", () => {
  expect(
    applyBrowserChoice({ hidden: ["nodejs"], offered: ["chrome"], chosen: ["chrome"] }),
  ).toEqual(["nodejs"]);
});

test("treats an empty choice as all browsers", () => {
  expect(
    applyBrowserChoice({ hidden: ["edge"], offered: ["chrome", "edge"], chosen: [] }),
  ).toEqual([]);
});

test("keeps a table's columns when all of them would be hidden", () => {
  expect(listShownBrowsers(["chrome", "edge"], ["edge"])).toEqual(["chrome"]);
  expect(listShownBrowsers(["edge"], ["edge"])).toEqual(["edge"]);
});

test("removes the cookie when no browser is hidden", () => {
  expect(toHiddenBrowsersCookie([], { isSecure: false })).toContain("Max-Age=0;");
  expect(toHiddenBrowsersCookie(["edge", "opera"], { isSecure: true })).toBe(
    "compat-hidden=edge.opera; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
  );
});
