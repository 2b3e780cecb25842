import { expect, test } from "vitest";
import type { CompatBrowsers } from "~/domain/compat/compat";
import { describeSince } from "./since";
import { createReferenceTestContext, createTestBaseline } from "./test-context";

function browser(name: string): CompatBrowsers[string] {
  const unused = {
    previewName: null,
    flagUrl: null,
    releases: {},
    previewVersions: ["NEXT"],
  };
  return { id: name, name, type: "desktop", ...unused };
}

function describe(support: object): string {
  const compat = { api: { A: { __compat: { support } } } };
  const { platform } = createReferenceTestContext({
    compat,
    baselines: { "api.A": createTestBaseline({ baseline_high_date: "2019-01-01" }) },
  });
  const browsers = {
    chrome: browser("Chrome"),
    firefox: browser("Firefox"),
    opera: browser("Opera"),
    safari: browser("Safari"),
  };
  return describeSince(["api.A"], { platform: { ...platform, browsers } });
}

test("names the first version of each main browser, and the Baseline", () => {
  const support = {
    chrome: { version_added: "40" },
    firefox: [{ version_added: "≤72", prefix: "-moz-" }],
    opera: { version_added: "27" },
    safari: { version_added: "9", partial_implementation: true },
  };
  expect(describe(support)).toBe(
    "Baseline widely available since 2019. Supported since Chrome 40, Firefox 72 or earlier (with a prefix), and Safari 9 (in part).",
  );
});

test.each([
  ["a preview", { version_added: "preview" }],
  ["a removed version", { version_added: "1", version_removed: "3" }],
  ["a version behind a flag", { version_added: "1", flags: [{}] }],
])("counts %s as no support", (_, statement) => {
  expect(describe({ chrome: statement })).toContain("No browser supports it by default.");
});

test.each([
  [
    "names another name that a browser has for the feature",
    {
      chrome: { version_added: "5", alternative_name: "-webkit-<x>" },
      safari: { version_added: "9" },
    },
    "Supported since Chrome 5 (as <code>-webkit-&lt;x&gt;</code>) and Safari 9.",
  ],
  [
    "names other browsers for what no main one supports",
    { opera: { version_added: "9" } },
    "Supported since Opera 9.",
  ],
  [
    "does not name a browser with Chrome's engine after Chrome removed the feature",
    {
      chrome: { version_added: "1", version_removed: "127" },
      opera: { version_added: "≤12.1" },
    },
    "No main browser supports it by default; Chrome removed it in version 127.",
  ],
])("%s", (_, support, sentence) => {
  expect(describe(support)).toContain(sentence);
});

test("says nothing of browsers that the data doesn't know", () => {
  expect(describe({ unheard_of: { version_added: "1" } })).toBe(
    "Baseline widely available since 2019.",
  );
});

test("counts versions to come as no support yet, and what they end as support still", () => {
  const support = {
    chrome: { version_added: "150", version_removed: "preview" },
    firefox: { version_added: "NEXT" },
    safari: [
      { version_added: "NEXT" },
      { version_added: "15", partial_implementation: true, version_removed: "NEXT" },
    ],
  };
  expect(describe(support)).toContain(
    "Supported since Chrome 150 and Safari 15 (in part).",
  );
});

test("counts browsers with Chrome's engine until a released Chrome has removed it", () => {
  const chrome = { version_added: "1", flags: [{}] };
  const opera = { version_added: "27" };
  expect(describe({ chrome: { ...chrome, version_removed: "NEXT" }, opera })).toContain(
    "Supported since Opera 27.",
  );
  expect(describe({ chrome: { ...chrome, version_removed: "3" }, opera })).toContain(
    "Chrome removed it in version 3.",
  );
});

test("begins with partial support that full support has followed", () => {
  const partial = { partial_implementation: true, version_added: "1" };
  const support = {
    chrome: [{ version_added: "45" }, { ...partial, version_removed: "45" }],
    firefox: [{ version_added: "50" }, { ...partial, version_removed: "40" }],
  };
  expect(describe(support)).toContain(
    "Supported since Chrome 1 (in part until 45) and Firefox 50.",
  );
});

test("says nothing without data", () => {
  const { platform } = createReferenceTestContext();
  expect(describeSince(["api.A"], { platform })).toBe("");
});
