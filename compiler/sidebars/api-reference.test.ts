import { expect, test } from "vitest";
import { collectGroups } from "./api-groups";
import { listApiReference, listDefaultApi } from "./api-reference";
import { parseGroupData } from "./read-api-groups";
import { renderItems, type SidebarItem } from "./sidebar-item";
import { createMaker, createPage, outline } from "./test-site";

function api(path: string, pageType: string, more = {}) {
  return createPage({ slug: `Web/API/${path}`, pageType, ...more });
}

const overview = api("Fetch_API", "web-api-overview", { shortTitle: "Fetch API" });
const guide = api("Fetch_API/Using", "guide");
const request = api("Request", "web-api-interface");
const response = api("Response", "web-api-interface");
const body = api("Body", "web-api-interface");
const fetchMethod = api("Window/fetch", "web-api-instance-method", {
  shortTitle: "fetch()",
});
const members = [
  api("Request/Request", "web-api-constructor", { shortTitle: "Request()" }),
  api("Request/url", "web-api-instance-property"),
  api("Request/json_static", "web-api-static-method", {
    title: "Request.json()",
    shortTitle: "Request.json()",
  }),
  api("Request/text", "web-api-instance-method", {
    shortTitle: "text()",
    status: ["deprecated"],
  }),
  api("Request/abort_event", "web-api-event", {
    title: "Request: abort event",
    shortTitle: "Request: abort event",
  }),
];
const pages = [overview, guide, request, response, body, fetchMethod, ...members];
const grouped = [overview, guide, request, response, fetchMethod, ...members].map(
  (page) => ({
    page,
    sidebar: { name: "apiref", args: ["Fetch API"] },
  }),
);
const options = {
  maker: createMaker(pages),
  platform: {
    findParentInterface: (name: string) =>
      ({ Request: "Body", Body: "Request" })[name] ?? null,
  },
  groups: collectGroups(grouped),
};

function show(items: SidebarItem[]): string[] {
  return outline(renderItems(items)).split("\n");
}

test("lists the interface, its members by kind, its parents and its group", () => {
  expect(show(listApiReference(options, "Request", "Fetch API"))).toEqual([
    "> Fetch API",
    "> Request",
    "sidebar-constructor",
    "  Request()",
    "sidebar-instance-properties",
    "  url",
    "sidebar-static-methods",
    "  json()",
    "sidebar-instance-methods",
    "  text() ",
    "sidebar-events",
    "  abort",
    "sidebar-inheritance",
    "  Body",
    "  Request",
    'sidebar-related-pages {"group":"Fetch API"}',
    "  Response",
    "  Window.fetch()",
    "sidebar-guides",
    "  Using",
  ]);
});

test("lists only the interface and its parents without a group", () => {
  const lines = show(listApiReference(options, "Response", ""));
  expect(lines).toEqual(["> Response"]);
});

test("opens the blocks of members", () => {
  const html = renderItems(listApiReference(options, "Request", ""));
  expect(html).toContain("<details open><summary>sidebar-constructor</summary>");
});

test("lists everything of a group for its overview and guides", () => {
  expect(show(listDefaultApi(options, "fetch api"))).toEqual([
    "> Fetch API",
    "sidebar-guides",
    "  Using",
    "sidebar-interfaces",
    "  Request",
    "  Response",
    "sidebar-methods",
    "  Window.fetch()",
  ]);
});

test("finds overview and guides by slug for a group that no data names", () => {
  const bare = { ...options, groups: collectGroups([]) };
  expect(show(listDefaultApi(bare, "Fetch API"))).toEqual([
    "> Fetch API",
    "sidebar-guides",
    "  Using",
  ]);
});

test("collects each page once, and members only where their interface is elsewhere", () => {
  const group = collectGroups([...grouped, ...grouped]).get("fetch api");
  expect(group).toEqual({
    name: "Fetch API",
    overviews: ["Web/API/Fetch_API"],
    guides: ["Web/API/Fetch_API/Using"],
    tutorials: [],
    interfaces: ["Request", "Response"],
    methods: [{ label: "Window.fetch()", slug: "Web/API/Window/fetch" }],
    properties: [],
    events: [],
  });
});

test("reads the groups of GroupData.json", () => {
  const data = {
    overview: ["Fetch API"],
    guides: ["/docs/Web/API/Fetch_API/Using"],
    interfaces: ["Request"],
    methods: ["Request.json()"],
    events: ["Request: abort"],
  };
  const groups = parseGroupData(JSON.stringify([{ "Fetch API": data }]));
  expect(show(listDefaultApi({ ...options, groups }, "Fetch API"))).toEqual([
    "> Fetch API",
    "sidebar-guides",
    "  Using",
    "sidebar-interfaces",
    "  Request",
    "sidebar-methods",
    "  Request.json()",
    "sidebar-events",
    "  Request: abort",
  ]);
  const html = renderItems(listDefaultApi({ ...options, groups }, "Fetch API"));
  expect(html).toContain('href="/en-US/docs/Web/API/Request/json_static"');
  expect(html).toContain('href="/en-US/docs/Web/API/Request/abort_event"');
});

test("leaves pages of an unknown type out of a group", () => {
  const odd = api("Request/odd", "constructor");
  const sidebar = { name: "apiref", args: ["Fetch API"] };
  const references = [...grouped, { page: odd, sidebar }];
  expect(collectGroups(references)).toEqual(collectGroups(grouped));
});
