import { expect, test } from "vitest";
import { UsageError } from "../command/usage-error";
import { readOptions } from "./options";
import { formatDownload, warnOfOrigin } from "./report";

test("exports the whole default language into DOWNLOADS_DIR by default", () => {
  expect(readOptions(["html"])).toEqual({
    format: "html",
    locale: "en-US",
    area: null,
    out: undefined,
  });
});

test("takes language, area and folder", () => {
  const args = ["zim", "--locale", "zh-tw", "--area=/Web/CSS/", "--out", "a b"];
  expect(readOptions(args)).toEqual({
    format: "zim",
    locale: "zh-TW",
    area: "Web/CSS",
    out: "a b",
  });
});

test.each([["--help"], ["html", "-h"]])("is asked for help by %j", (...args) => {
  expect(readOptions(args)).toBeNull();
});

test.each([
  [[], "npm run export -- html|epub|docset|zim"],
  [["pdf"], "Expected one format"],
  [["html", "epub"], "Expected one format"],
  [["html", "--locale", "xx"], "--locale xx can't be used: expected one of en-US, de"],
  [["html", "--area", "//"], "--area is empty"],
  [["html", "--fast"], "--help lists the options"],
])("refuses %j and says what is accepted", (args, message) => {
  expect(() => readOptions(args)).toThrow(UsageError);
  expect(() => readOptions(args)).toThrow(message);
});

test.each([
  ["http://localhost:3000", true],
  ["http://127.0.0.1:3000", true],
  ["https://docs.example", false],
])("warns of %s as the target of links: %s", (origin, isWarned) => {
  expect(warnOfOrigin(origin) !== null).toBe(isWarned);
});

test("tells pages, size, time and place of the archive", () => {
  const download = {
    format: "epub" as const,
    locale: "de" as const,
    area: null,
    title: null,
    file: "docs-de.epub",
    bytes: 1_250_000,
    pages: 12,
    sha256: "",
    date: "",
  };
  expect(formatDownload(download, "out", 2.04)).toBe(
    "12 pages, 1.3 MB, in 2.0 s: out/docs-de.epub",
  );
  expect(formatDownload({ ...download, pages: 1 }, "out", 2.04)).toMatch(/^1 page, /);
});
