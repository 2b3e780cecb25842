import { expect, test } from "vitest";
import { feature, openArea, readSections, readText } from "../parts/test-area";
import { findKind } from "./kinds";
import { webextensions } from "./index";

const ROOT = "Mozilla/Add-ons/WebExtensions";
const area = openArea(webextensions, {
  pages: [`${ROOT}/API`],
  compat: {
    webextensions: {
      api: {
        browserAction: feature(`${ROOT}/API/browserAction`, {
          enable: feature(`${ROOT}/API/browserAction/enable`, { tabId: feature(null) }),
          onClicked: feature(`${ROOT}/API/browserAction/onClicked`),
          Color: feature(`${ROOT}/API/browserAction/Color`),
          MAX: feature(`${ROOT}/API/browserAction/MAX`),
        }),
        webRequest: feature(null, {
          StreamFilter: feature(`${ROOT}/API/webRequest/StreamFilter`, {
            write: feature(`${ROOT}/API/webRequest/StreamFilter/write`),
          }),
        }),
        contentScriptGlobalScope: feature(`${ROOT}/Content_scripts`, {
          cloneInto: feature(`${ROOT}/Content_scripts/cloneInto`),
        }),
      },
      manifest: {
        browser_action: feature(`${ROOT}/manifest.json/browser_action`, {
          icon: feature(null),
        }),
      },
      match_patterns: feature(`${ROOT}/Match_patterns`, { scheme: feature(null) }),
    },
  },
});

test.each([
  ["API/browserAction", "browserAction", "webextension-api"],
  ["browserAction/enable", "browserAction.enable()", "webextension-api-function"],
  ["onClicked", "browserAction.onClicked", "webextension-api-event"],
  ["browserAction/Color", "browserAction.Color", "webextension-api-type"],
  ["browserAction/MAX", "browserAction.MAX", "webextension-api-property"],
  ["cloneInto", "cloneInto()", "webextension-api-function"],
  ["Content_scripts", "Content scripts", "guide"],
  ["Match_patterns", "Match patterns in extension manifests", "guide"],
  ["browser_action", "browser_action", "webextension-manifest-key"],
])("the page %s has the title %s and is a %s", (slug, title, pageType) => {
  expect(area.find(slug)).toMatchObject({
    title,
    pageType,
    sidebar: [{ name: "addonsidebar" }],
  });
});

test.each([
  ["tabs", "api"],
  ["devtools.panels", "api"],
  ["devtools.panels.create", "function"],
  ["devtools.panels.themeName", "property"],
  ["tabs.TAB_ID_NONE", "property"],
  ["privacy.network", "property"],
  ["runtime.onMessage", "event"],
  ["webRequest.StreamFilter.ondata", "event"],
  ["webRequest.StreamFilter.status", "property"],
  ["tabs.Tab", "type"],
  ["omnibox.setDefaultSuggestion", "function"],
])("%s is a %s", (path, kind) => {
  expect(findKind(path.split("."))).toBe(kind);
});

test("lists an API's members by kind", () => {
  const html = area.render("API/browserAction");
  expect(readText(html)).toMatch(
    /^browserAction is one of the JavaScript APIs for browser extensions\./,
  );
  const sections = readSections(html);
  expect(sections.Functions).toContain("browserAction/enable");
  expect(sections.Events).toContain("browserAction/onClicked");
  expect(sections.Types).toContain("browserAction/Color");
  expect(sections.Properties).toContain("browserAction/MAX");
  expect(readText(sections["See also"] ?? "")).toBe("browser_action, the manifest key");
});

test("shows how a member of an API is written", () => {
  expect(area.render("browserAction/enable")).toContain("browser.browserAction.enable(");
  expect(area.render("onClicked")).toContain(".onClicked.addListener(listener)");
  expect(area.render("browserAction/MAX")).toContain("<code>browser.browserAction.MAX<");
  expect(readSections(area.render("browserAction/Color")).Syntax).toBeUndefined();
  const enable = readSections(area.render("browserAction/enable"));
  expect(readText(enable.Syntax ?? "")).toMatch(
    /browserAction\.enable\(tabId\) .*tabId Optional .*A number\..*A Promise that fulfills with undefined/,
  );
  expect(enable["Support of parts"]).toContain("tabId");
});

test("names the arguments of an event's listener", () => {
  const { Listener = "" } = readSections(area.render("onClicked"));
  expect(readText(Listener)).toMatch(/tab An object with .*info Optional An object with/);
});

test("names the type of a method, without a path that no code can contain", () => {
  const html = area.render("StreamFilter/write");
  expect(readText(html)).toMatch(
    /^webRequest\.StreamFilter\.write\(\) is a function of the webRequest\.StreamFilter type/,
  );
  expect(readText(readSections(html).Syntax ?? "")).toMatch(/^jswrite\(data\)/);
});

test("says so where the declarations lack a member", () => {
  expect(readText(area.render("browserAction/MAX"))).toContain(
    "The declarations that this page is made from lack it",
  );
});

test("renders manifest keys, content scripts and guides", () => {
  const key = area.render("browser_action");
  expect(readText(key)).toMatch(/^browser_action is a key of manifest\.json/);
  expect(readSections(key)["Support of properties and values"]).toContain("icon");
  expect(readText(area.render("cloneInto"))).toMatch(
    /^cloneInto\(\) is a function for the content scripts/,
  );
  expect(readSections(area.render("Match_patterns")).Features).toContain("scheme");
});
