import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ContentDataError } from "./content-data";
import { openContentData } from "./open-content-data";

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "content-data-"));
  mkdirSync(join(root, "jsondata"));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(name: string, data: unknown): void {
  writeFileSync(join(root, "jsondata", name), JSON.stringify(data));
}

test("gives an empty list without files", () => {
  const data = openContentData(join(root, "nowhere"));
  expect(data.findSvgElement("a", "de")).toBeNull();
  expect(data.listExamples()).toEqual([]);
  expect(data.listApiGroups()).toEqual([]);
});

test("reads an SVG element in a locale, else in en-US, else by its key", () => {
  write("SVGData.json", {
    elements: {
      a: {
        categories: ["container", "otherKind"],
        content: {
          description: { "en-US": "Anything", de: "Alles" },
          elements: ["&lt;g&gt;", "container"],
        },
      },
    },
  });
  write("L10n-SVG.json", { container: { "en-US": "Containers" } });
  expect(openContentData(root).findSvgElement("a", "de")).toEqual({
    categories: ["Containers", "other kind"],
    content: "Alles",
    contentElements: ["<g>", "Containers"],
  });
  expect(openContentData(root).findSvgElement("constructor", "de")).toBeNull();
});

test("reads examples and groups", () => {
  write("examples.json", [
    { name: "beast", description: "d", javascript_apis: ["tabs.query"] },
  ]);
  write("GroupData.json", [{ DOM: { overview: ["The DOM"] }, Empty: {} }]);
  const data = openContentData(root);
  expect(data.listExamples()).toEqual([
    { name: "beast", description: "d", apis: ["tabs.query"] },
  ]);
  expect(data.listApiGroups()).toEqual([
    { name: "DOM", overview: "The DOM" },
    { name: "Empty", overview: "Empty" },
  ]);
});

test("throws an error that names the file when its shape is wrong", () => {
  write("examples.json", { name: "no list" });
  expect(() => openContentData(root).listExamples()).toThrow(ContentDataError);
  expect(() => openContentData(root).listExamples()).toThrow(/jsondata\/examples\.json/);
});
