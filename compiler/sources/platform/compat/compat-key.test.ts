import { expect, test } from "vitest";
import type { FlawReport } from "~/domain/documents/flaw";
import { createTestPage } from "../../../sections/test-job";
import { splitSource } from "../../docs/front-matter";
import type { FeatureTree } from "./features";
import { addCompatKey, checkCompatKeys, suggestKey } from "./compat-key";

const COMPAT = {
  __meta: {},
  css: { properties: { "align-items": { __compat: {} }, color: {} } },
  api: { Window: { alert: {} } },
} as unknown as FeatureTree;

test.each([
  ["css.properties.aling-items", "css.properties.align-items"],
  ["CSS.propertis.color", "css.properties.color"],
  ["api.Windw.alret", "api.Window.alert"],
  ["api.Window.nothing_like_it", null],
  ["nowhere.at.all", null],
])("suggests for %s the key %s", (key, suggestion) => {
  expect(suggestKey(key, COMPAT)).toBe(suggestion);
});

test.each(["\n", "\r\n"])(
  "reports an unknown key with its place in front matter, once for all locales: %j",
  (lineEnd) => {
    const text =
      "---\ntitle: A\nbrowser-compat:\n  - css.properties.color\n  - css.properties.colour\n---\n";
    const source = splitSource(text.replaceAll("\n", lineEnd));
    const browserCompat = ["css.properties.color", "css.properties.colour"];
    const flaws: FlawReport[] = [];
    const page = createTestPage({ slug: "A", locale: "en-US", browserCompat });
    const job = { compat: COMPAT, report: (flaw: FlawReport) => flaws.push(flaw) };
    checkCompatKeys(page, source, job);
    checkCompatKeys({ ...page, fallbackFolder: "x" }, source, job);
    expect(flaws).toMatchObject([
      { check: "compat-key", line: 5, column: 5, suggestion: "css.properties.color" },
    ]);
  },
);

const SITE = "https://developer.mozilla.org/docs/";
const LINKED = {
  __meta: {},
  webassembly: {
    instructions: {
      sqrt: { __compat: { mdn_url: `${SITE}WebAssembly/Reference/Numeric/sqrt` } },
    },
  },
  api: {
    One: { __compat: { mdn_url: `${SITE}Web/API/Both` } },
    Two: { __compat: { mdn_url: `${SITE}Web/API/Both` } },
  },
} as unknown as FeatureTree;

test.each([
  [
    "the key of its URL",
    "webassembly/reference/numeric/SQRT",
    "{{Compat}}",
    {},
    ["webassembly.instructions.sqrt"],
  ],
  [
    "that for its specifications too",
    "WebAssembly/Reference/Numeric/sqrt",
    "x {{ Specifications }}",
    {},
    ["webassembly.instructions.sqrt"],
  ],
  ["none when it shows no tables", "WebAssembly/Reference/Numeric/sqrt", "Text.", {}, []],
  ["none of several keys", "Web/API/Both", "{{Compat}}", {}, []],
  [
    "its own",
    "WebAssembly/Reference/Numeric/sqrt",
    "{{Compat}}",
    { browserCompat: ["a.b"] },
    ["a.b"],
  ],
])("gives a page %s", (_, slug, body, facts, keys) => {
  const page = createTestPage({ slug, ...facts });
  expect(addCompatKey(page, body, LINKED).browserCompat).toEqual(keys);
});
