import { expect, test } from "vitest";
import type { CompatBrowsers } from "~/domain/compat/compat";
import type { FeatureFacts } from "../../sources/platform/compat/features";
import { describeSupport } from "./support-words";

function browser(name: string, type: CompatBrowsers[string]["type"] = "desktop") {
  const unused = {
    previewName: null,
    flagUrl: null,
    releases: {},
    previewVersions: ["NEXT"],
  };
  return { id: name, name, type, ...unused };
}

const browsers: CompatBrowsers = {
  chrome: browser("Chrome"),
  edge: browser("Edge"),
  firefox: browser("Firefox"),
  ie: browser("Internet Explorer"),
  nodejs: browser("Node.js", "server"),
  safari: browser("Safari"),
  webview_ios: browser("<b>View", "mobile"),
};

function describe(support: object): string {
  return describeSupport({ support } as FeatureFacts, browsers);
}

test("names the browsers with a released version", () => {
  const support = {
    chrome: { version_added: "1" },
    edge: { version_added: false },
    firefox: [{ version_added: "≤2" }, { version_added: "1", prefix: "-moz-" }],
    ie: { version_added: "9" },
    nodejs: { version_added: "9" },
    webview_ios: { version_added: "3" },
  };
  expect(describe(support)).toBe("Supported in Chrome, Firefox, and &lt;b&gt;View.");
});

test("needs no names when every browser supports it", () => {
  const support = { chrome: { version_added: "1" }, edge: { version_added: "12" } };
  expect(describe(support)).toBe("Supported in all browsers on record.");
});

test.each([
  ["it comes with a preview", { version_added: "preview" }],
  ["it comes with a version of later", { version_added: "NEXT" }],
  ["it needs a preference", { version_added: "1", flags: [{}] }],
  ["it was removed", { version_added: "1", version_removed: "3" }],
  ["nothing is known", { version_added: null }],
])("counts no support when %s", (_, statement) => {
  expect(describe({ safari: statement })).toBe("No browser supports it by default.");
});

test("renders no text about a mere group of features", () => {
  expect(describeSupport(undefined, browsers)).toBe("");
});
