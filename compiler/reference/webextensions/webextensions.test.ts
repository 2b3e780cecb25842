import { expect, test } from "vitest";
import { feature, openArea, readSections, readText } from "../parts/test-area";
import { getKind } from "./kinds";
import { webextensions } from "./index";
import { openExtensions } from "./open-extensions";

const ROOT = "Mozilla/Add-ons/WebExtensions";
const area = openArea(webextensions, {
  pages: [`${ROOT}/API`],
  compat: {
    webextensions: {
      api: {
        browserAction: feature(`${ROOT}/API/browserAction`, {
          enable: feature(`${ROOT}/API/browserAction/enable`, { tabId: feature(null) }),
          onClicked: feature(`${ROOT}/API/browserAction/onClicked`),
          onUserSettingsChanged: feature(
            `${ROOT}/API/browserAction/onUserSettingsChanged`,
          ),
          Color: feature(`${ROOT}/API/browserAction/Color`),
          MAX: feature(`${ROOT}/API/browserAction/MAX`),
        }),
        webRequest: feature(null, {
          StreamFilter: feature(`${ROOT}/API/webRequest/StreamFilter`, {
            ondata: feature(`${ROOT}/API/webRequest/StreamFilter/ondata`),
            status: feature(`${ROOT}/API/webRequest/StreamFilter/status`),
            write: feature(`${ROOT}/API/webRequest/StreamFilter/write`),
          }),
          ResourceType: feature(`${ROOT}/API/webRequest/ResourceType`),
        }),
        alarms: feature(null, {
          Alarm: feature(`${ROOT}/API/alarms/Alarm`),
          get: feature(`${ROOT}/API/alarms/get`),
        }),
        bookmarks: feature(null, {
          onChildrenReordered: feature(`${ROOT}/API/bookmarks/onChildrenReordered`),
        }),
        privacy: feature(null, { network: feature(`${ROOT}/API/privacy/network`) }),
        storage: feature(null, {
          local: feature(null, { get: feature(`${ROOT}/API/storage/local/get`) }),
          StorageArea: feature(null, {
            onChanged: feature(`${ROOT}/API/storage/StorageArea/onChanged`),
          }),
        }),
        userScripts: feature(null, {
          register: feature(`${ROOT}/API/userScripts/register`),
        }),
        userScripts_legacy: feature(null, {
          register: feature(`${ROOT}/API/userScripts_legacy/register`),
        }),
        contentScriptGlobalScope: feature(`${ROOT}/Content_scripts`, {
          cloneInto: feature(`${ROOT}/Content_scripts/cloneInto`),
        }),
      },
      manifest: {
        browser_action: feature(`${ROOT}/manifest.json/browser_action`, {
          icon: feature(null),
        }),
        permissions: feature(`${ROOT}/manifest.json/permissions`),
        protocol_handlers: feature(`${ROOT}/manifest.json/protocol_handlers`),
        web_accessible_resources: feature(
          `${ROOT}/manifest.json/web_accessible_resources`,
        ),
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
  expect(getKind(path.split("."))).toBe(kind);
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
  expect(readText(readSections(html).Syntax ?? "")).toMatch(
    /^jsstreamFilter\.write\(data\)/,
  );
  expect(area.render("StreamFilter/status")).toContain("<code>streamFilter.status<");
  expect(area.render("StorageArea/onChanged")).toContain(
    ">storageArea.onChanged.addListener(listener)",
  );
  expect(area.render("storage/local/get")).toContain("browser.storage.local.get(");
});

test("assigns a handler to a property that holds one function", () => {
  const sections = readSections(area.render("StreamFilter/ondata"));
  expect(sections.Syntax).toContain("streamFilter.ondata = (event) =");
  expect(readText(sections.Handler ?? "")).toContain("event An object with data.");
  expect(sections.Listener).toBeUndefined();
});

test("tells what only Firefox lacks from what is deprecated, with its listener", () => {
  const html = area.render("onChildrenReordered");
  expect(html).toContain("Firefox does not support it.");
  expect(html).not.toContain("deprecated");
  expect(readText(readSections(html).Listener ?? "")).toContain("reorderInfo An object");
});

test("says so where the declarations lack a member, and where Chrome describes it", () => {
  const html = area.render("browserAction/MAX");
  expect(readText(html)).toContain(
    "The declarations that this page is made from lack it",
  );
  expect(html).toContain("extensions/reference/api/browserAction");
});

test("says that an object holds settings, and writes 'an' before names", () => {
  const { Value = "" } = readSections(area.render("privacy/network"));
  expect(readText(Value)).toBe("An object whose properties are settings.");
  expect(readText(area.render("alarms/get"))).toContain("with an alarms.Alarm object");
});

test("lists all strings on the page of their type", () => {
  const { Type = "" } = readSections(area.render("webRequest/ResourceType"));
  expect(Type.match(/<li>/g)?.length).toBeGreaterThan(15);
});

test("keeps the functions of Manifest V2 and V3 apart that have one name", () => {
  const second = readText(area.render("userScripts_legacy/register"));
  expect(second).toContain("browser.userScripts.register(userScriptOptions)");
  expect(second).not.toMatch(/scripts\)|_Legacy|version 3/);
  const third = readText(area.render("userScripts/register"));
  expect(third).toContain("browser.userScripts.register(scripts)");
  expect(third).not.toContain("userScriptOptions");
});

test("renders manifest keys, content scripts and guides", () => {
  const key = area.render("browser_action");
  expect(readText(key)).toMatch(/^browser_action is a key of manifest\.json/);
  expect(readSections(key)["Support of properties and values"]).toContain("icon");
  const global = readText(area.render("cloneInto"));
  expect(global).toMatch(/^cloneInto\(\) is a function for the content scripts/);
  expect(global).toContain("jscloneInto(obj, targetScope)");
  expect(readSections(area.render("Match_patterns")).Features).toContain("scheme");
});

test("writes an array as the example of a key whose value is one", () => {
  for (const name of ["protocol_handlers", "web_accessible_resources"])
    expect(area.render(`manifest.json/${name}`)).toContain(`"${name}": [{`);
  const { Value = "" } = readSections(area.render("manifest.json/permissions"));
  expect(readText(Value)).toMatch(/^An array of strings\. /);
});

test("knows promises and names that the declarations leave out or have wrong", () => {
  const { list, listFields } = openExtensions();
  const result = (name: string) => list(`browser.${name}`)[0]?.type;
  expect(result("action.isEnabled")).toMatchObject({ types: [{ text: "boolean" }] });
  expect(result("action.openPopup")).toMatchObject({ types: [{ text: "void" }] });
  expect(result("theme.reset")).toMatchObject({ name: "Promise" });
  expect(listFields("browser.notifications.NotificationOptions")).not.toEqual([]);
});
