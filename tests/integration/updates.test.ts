import { afterAll, beforeAll, expect, test } from "vitest";
import type { UserDatabase } from "~/database/user-database";
import { openSite, type OpenSite } from "../support/open-site";
import { signIn } from "../support/sign-in";
import type { Site } from "../support/start-site";

const API = "/api/v2/updates/";
const PAGE = "/en-US/docs/Web/API/AbortController";

interface ApiAnswer {
  data: {
    type: string;
    browser: string;
    version: string;
    name: string;
    engine: string;
    release_date: string;
    release_notes: string;
    events: { added: ApiEvent[]; removed: ApiEvent[] };
  }[];
  query: object;
  last: number;
}

interface ApiEvent {
  path: string;
  compat: { mdn_url: string | null; source_file: string; engines: string[] };
}

let opened: OpenSite;
let database: UserDatabase;
let site: Site;
let cookie: string;

beforeAll(async () => {
  opened = await openSite({
    pages: {
      "/en-US/docs/Web": "Text.",
      "/en-US/docs/Web/API": "Text.",
      [PAGE]: {
        frontMatter: "page-type: web-api-interface\nbrowser-compat: api.AbortController",
        body: "A controller.\n\n## Browser compatibility\n\n{{Compat}}\n",
      },
    },
  });
  ({ site, database } = opened);
  ({ cookie } = await signIn(database, { isSecure: true }));
  await site.get("/en-US/");
}, 120_000);

afterAll(() => opened.close());

function ask(query = "", headers: Record<string, string> = { cookie }) {
  return site.get(API + query, headers);
}

async function read(query = "", headers?: Record<string, string>): Promise<ApiAnswer> {
  const response = await ask(query, headers);
  expect(response.status).toBe(200);
  return (await response.json()) as ApiAnswer;
}

test.each([
  [`${API}?page=2`, /^public/],
  [`${API}?collections=1`, /no-store/],
  [`${API}collections/?collections=1`, /no-store/],
  [`${API}collections/`, /no-store/],
])("says whether caches may keep %s for everybody", async (path, expected) => {
  const response = await site.get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toMatch(expected);
});

test("gives everyone five releases a page, newest first, as the contract has them", async () => {
  const { data, query, last } = await read("", {});
  expect(data).toHaveLength(5);
  const dates = data.map(({ release_date }) => release_date);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(dates[0]?.localeCompare(new Date().toISOString().slice(0, 10))).not.toBe(1);
  const [first] = data;
  expect(first).toMatchObject({ type: "browser_grouping", release_notes: "" });
  const event = [...(first?.events.added ?? []), ...(first?.events.removed ?? [])][0];
  expect(Object.keys(event?.compat ?? {})).toEqual([
    "mdn_url",
    "source_file",
    "spec_url",
    "status",
    "engines",
  ]);
  const nothing = { browsers: null, category: null, collections: null, q: null };
  expect(query).toEqual({ ...nothing, page: 1, sort: null });
  expect(last).toBeGreaterThan(200);
  expect((await read("?page=2", {})).data[0]).not.toEqual(first);
  expect((await read("?page=-3", {})).data[0]).toEqual(first);
});

test("knows the releases of fourteen browsers", async () => {
  const names = new Set<string>();
  const ids = ["chrome", "chrome_android", "deno", "edge", "firefox", "firefox_android"];
  const others = ["ie", "nodejs", "opera", "opera_android", "safari", "safari_ios"];
  for (const id of [...ids, ...others, "samsunginternet_android", "webview_android"]) {
    const { data } = await read(`?browsers=${id}`);
    if (data.every(({ browser }) => browser === id) && data.length > 0) names.add(id);
  }
  expect(names.size).toBe(14);
});

test.each(["browsers=firefox", "category=css", "q=foo", "sort=asc"])(
  "asks to log in for %s",
  async (filter) => {
    const response = await ask(`?${filter}`, {});
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      code: 401,
      error: "Login Required",
      message: "Please login to use feature: BCD Filters",
    });
  },
);

test.each(["sort=up", "page=x", "page=1.5"])("refuses %s", async (query) => {
  expect((await ask(`?${query}`)).status).toBe(400);
});

test("filters, searches and sorts for signed-in readers", async () => {
  const { data, query } = await read(
    "?browsers=firefox,,chrome&category=api&q=ABORTcontroller&sort=asc",
  );
  expect(data.map(({ browser }) => browser)).toContain("firefox");
  const paths = data.flatMap(({ events }) => events.added.map(({ path }) => path));
  expect(paths[0]).toBe("api.AbortController");
  expect(paths.every((path) => /^api\..*abortcontroller/i.test(path))).toBe(true);
  expect(query).toMatchObject({
    browsers: ["firefox", "chrome"],
    category: ["api"],
    q: "ABORTcontroller",
    sort: "Asc",
  });
  expect(await read("?category=nothing")).toMatchObject({ data: [], last: 0 });
});

test("keeps to the pages of collections, and finds nothing with an id that is none", async () => {
  const headers = { cookie, "content-type": "application/json" };
  const list = await site.get("/api/v2/collections/", { cookie });
  const made = await site.request("/api/v2/collections/", {
    method: "POST",
    headers,
    body: JSON.stringify({ name: "Mine" }),
  });
  expect([list.status, made.status]).toEqual([200, 201]);
  const { id } = (await made.json()) as { id: string };
  await site.request(`/api/v2/collections/${id}/items/`, {
    method: "POST",
    headers,
    body: JSON.stringify({ url: PAGE, title: "AbortController" }),
  });
  const found = await read(`collections/?collections=${id}`);
  const pages = found.data.flatMap(({ events }) =>
    [...events.added, ...events.removed].map(({ compat }) => compat.mdn_url),
  );
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.every((url) => url?.startsWith("/docs/Web/API/AbortController"))).toBe(
    true,
  );
  expect(found.query).toMatchObject({ collections: [expect.any(Number) as number] });
  expect(await read("collections/?collections=%21")).toMatchObject({ data: [], last: 0 });
  const anonymous = await read(`?collections=${id}`, {});
  expect(anonymous.last).toBeGreaterThan(200);

  const another = await signIn(database, { name: "another", isSecure: true });
  const theirs = await read(`collections/?collections=${id}`, { cookie: another.cookie });
  expect(theirs.data).toEqual([]);
});

test("offers an empty collection while the list is filtered by it", async () => {
  const headers = { cookie, "content-type": "application/json" };
  const made = await site.request("/api/v2/collections/", {
    method: "POST",
    headers,
    body: JSON.stringify({ name: "Emptied" }),
  });
  const { id } = (await made.json()) as { id: string };
  const showBoxes = async (query: string) => {
    const page = await site.get(`/en-US/plus/updates${query}`, { cookie });
    const boxes = (await page.text()).match(/<input type="checkbox"[^>]*>/g) ?? [];
    return boxes.filter((box) => box.includes(id));
  };
  expect(await showBoxes("")).toEqual([]);
  const filtered = await showBoxes(`?collections=${id}`);
  expect(filtered).toEqual([expect.stringContaining("checked")]);
});

test("shows everyone the list, with a page for each release", async () => {
  const html = await (await site.get("/en-US/plus/updates")).text();
  expect(html).toContain("Log in to filter, search and sort.");
  expect(html).not.toContain('name="browsers"');
  // One text: Chromium's names of links lack a space that is a text of its own between React's comments.
  const link = /href="(\/en-US\/plus\/updates\/[\w-]+\/[\d.]+)">([^<]+)<\/a>/.exec(html);
  const [, release = "", name] = link ?? [];
  expect(name).toMatch(/^\w[\w ]* [\d.]+$/);
  const page = await site.get(release);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(
    `rel="canonical" href="https://site.example${release}"`,
  );
  expect((await site.get("/en-US/plus/updates/firefox/0.0.0")).status).toBe(404);
});

test("opens a table where it is asked for, on the server", async () => {
  const search = "/en-US/plus/updates?q=api.AbortController&sort=asc";
  const closed = await (await site.get(search, { cookie })).text();
  expect(closed).toContain('name="browsers"');
  expect(closed).not.toContain("<table");
  const open = await site.get(`${search}&open=api.AbortController`, { cookie });
  expect(await open.text()).toContain("<table");
});

test("tells a feature's changes in several releases apart, and opens the table of one", async () => {
  const search = "/en-US/plus/updates?q=api.AbortController&sort=asc";
  const closed = await (await site.get(search, { cookie })).text();
  const ids = readIds(closed).filter((id) => id.endsWith("-api.AbortController"));
  expect(ids.length).toBeGreaterThan(1);
  expect(ids).toContain("firefox-57-api.AbortController");
  expect(listRepeated(readIds(closed))).toEqual([]);
  for (const open of ["firefox-57-api.AbortController", "api.AbortController"]) {
    const html = await (await site.get(`${search}&open=${open}`, { cookie })).text();
    expect(html.match(/<table/g)).toHaveLength(1);
    expect(listRepeated(readIds(html))).toEqual([]);
  }
});

function readIds(html: string): string[] {
  return [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? "");
}

function listRepeated(ids: readonly string[]): string[] {
  return ids.filter((id, at) => ids.indexOf(id) !== at);
}

test("names technologies in the language of the page, and no unknown engine", async () => {
  const response = await site.get("/ja/plus/updates?browsers=ie", { cookie });
  const html = (await response.text()).replaceAll(/<script.*?<\/script>/gs, "");
  expect(html).toContain("Internet Explorer");
  expect(html).not.toMatch(/<span>Unknown/);
  expect(html).toContain("メディア種別");
  expect(html).not.toMatch(/Manifests|Media types/);
});

test("lists what became Baseline, for everyone", async () => {
  const html = await (await site.get("/en-US/plus/updates?show=baseline")).text();
  expect(html).toContain("Newly available");
});

test.each([
  ["", "Updates", ""],
  ["?browsers=firefox&sort=asc", "Updates for Firefox", "?browsers=firefox&sort=asc"],
  [
    "?category=css&browsers=firefox,safari",
    "Updates for Firefox, Safari, and CSS",
    "?browsers=firefox,safari&category=css",
  ],
  [
    "?browsers=firefox,chrome,edge,opera",
    "Updates",
    "?browsers=firefox,chrome,edge,opera",
  ],
  ["?show=baseline&browsers=", "Became Baseline", "?show=baseline"],
])("names the list %s, with one address", async (query, name, canonical) => {
  const html = await (await site.get(`/en-US/plus/updates${query}`, { cookie })).text();
  expect(html).toContain(`<h1>${name}</h1>`);
  expect(html).toContain(`<title>${name} | Site Plus</title>`);
  const address = `https://site.example/en-US/plus/updates${canonical}`;
  expect(html).toContain(`rel="canonical" href="${address.replaceAll("&", "&amp;")}"`);
});

test.each([
  ["en-US", "Updates | Page 2 | Site Plus"],
  ["ja", "アップデート | 2 ページ目 | Site Plus"],
])("tells the page of a list in the title, in %s", async (locale, title) => {
  const html = await (await site.get(`/${locale}/plus/updates?page=2`)).text();
  expect(html).toContain(`<title>${title}</title>`);
});

test.each([
  ["/en-US/plus/updates", "?page=2"],
  ["/en-US/plus/updates", "?show=baseline"],
  ["/en-US/plus/updates/firefox/57", ""],
  ["/en-US/plus", ""],
])("prints the address %s%s on top", async (path, query) => {
  const html = await (await site.get(path + query)).text();
  expect(html).toContain(`data-print-address="">https://site.example${path}${query}<`);
});

test("leads from behind the last page to it", async () => {
  const response = await site.get("/en-US/plus/updates?page=99999");
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toMatch(/\/en-US\/plus\/updates\?page=\d{3}$/);
});
