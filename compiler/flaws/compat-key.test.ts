import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { FlawReport } from "~/domain/flaw";
import { createTestPage } from "../html/test-job";
import type { FeatureTree } from "../sources/platform/compat/features";
import { checkCompatKeys, suggestKey } from "./compat-key";

const COMPAT = {
  __meta: {},
  css: { properties: { "align-items": { __compat: {} }, color: {} } },
  api: { Window: { alert: {} } },
} as unknown as FeatureTree;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "compat-key-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ["css.properties.aling-items", "css.properties.align-items"],
  ["CSS.propertis.color", "css.properties.color"],
  ["api.Windw.alret", "api.Window.alert"],
  ["api.Window.nothing_like_it", null],
  ["nowhere.at.all", null],
])("suggests for %s the key %s", (key, suggestion) => {
  expect(suggestKey(key, COMPAT)).toBe(suggestion);
});

test("tells an unknown key with its place in front matter, once for all locales", () => {
  const file = join(folder, "index.md");
  writeFileSync(
    file,
    "---\ntitle: A\nbrowser-compat:\n  - css.properties.color\n  - css.properties.colour\n---\n",
  );
  const browserCompat = ["css.properties.color", "css.properties.colour"];
  const flaws: FlawReport[] = [];
  const page = createTestPage({ slug: "A", locale: "en-US", file, browserCompat });
  checkCompatKeys(page, COMPAT, (flaw) => flaws.push(flaw));
  checkCompatKeys({ ...page, fallbackFolder: "x" }, COMPAT, (flaw) => flaws.push(flaw));
  expect(flaws).toMatchObject([
    { check: "compat-key", line: 5, column: 5, suggestion: "css.properties.color" },
  ]);
});
