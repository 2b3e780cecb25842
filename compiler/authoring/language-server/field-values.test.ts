import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { listFieldValues } from "./field-values";
import type { Project } from "./project";
import { findField } from "./text-context";

const COMPAT = {
  __meta: {},
  browsers: {},
  css: { properties: { color: { __compat: {} }, "column-gap": {} } },
  api: {},
};
const PROJECT = {
  contentRoot: "/nowhere",
  shippedSidebars: fileURLToPath(new URL("../../../content/sidebars", import.meta.url)),
  environment: { platform: { compat: COMPAT } },
} as unknown as Project;

/** Lists the values at the cursor, a bar. */
function list(marked: string): string[] {
  const text = marked.replace("|", "");
  const offset = marked.indexOf("|");
  const field = findField(text, offset);
  if (!field) throw new Error("the cursor is in no field");
  const job = { text, offset, project: PROJECT, draft: null };
  return listFieldValues(field, job).map(({ text: written, label }) => written ?? label);
}

test("lists the keys that a page lacks, with their colon", () => {
  const keys = list("---\ntitle: A\nslug: A\n|\n---\n");
  expect(keys).toContain("page-type: ");
  expect(keys).not.toContain("title: ");
  expect(list("---\npage-t|: guide\n---\n")).toContain("page-type");
});

test("lists page types by the slug, statuses and banners", () => {
  const types = list("---\nslug: Web/CSS/x\npage-type: |\n---\n");
  expect(types).toContain("css-property");
  expect(types).not.toContain("html-element");
  expect(list("---\nstatus:\n  - |\n---\n")).toEqual([
    "experimental",
    "non-standard",
    "deprecated",
  ]);
  expect(list("---\nbanners: |\n---\n")).toContain("SeeCompatTable");
});

test("lists compatibility keys level by level", () => {
  expect(list("---\nbrowser-compat: |\n---\n")).toEqual(["css", "api"]);
  expect(list("---\nbrowser-compat:\n  - css.properties.co|\n---\n")).toEqual([
    "css.properties.color",
    "css.properties.column-gap",
  ]);
  expect(list("---\nbrowser-compat: nope.x|\n---\n")).toEqual([]);
});

test("lists the sidebars that have a file, and those that are made", () => {
  const sidebars = list("---\nsidebar: |\n---\n");
  expect(sidebars).toContain("cssref");
  expect(sidebars).toContain("apiref");
});

test("proposes nothing for a title", () => {
  expect(list("---\ntitle: |\n---\n")).toEqual([]);
});
