import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadContentStrings } from "~/l10n/content-strings.server";
import { createSearchApi, createSearchService } from "~/services/search/index.server";
import { compileSite, type CompiledSite } from "../support/compile-site";
import { startEdge, type Edge } from "../support/start-edge";

const MORE_PAGES = Object.fromEntries(
  Array.from({ length: 12 }, (_, at) => [
    `/en-US/docs/Web/Walrus_${at}`,
    { title: `Walrus ${at}`, body: "A walrus." },
  ]),
);

let site: CompiledSite;
let edge: Edge;

beforeAll(async () => {
  site = await compileSite({
    pages: {
      "/en-US/docs/Web": { title: "Web", body: "The web." },
      "/en-US/docs/Web/HTML": {
        title: "<input> & friends",
        body: 'Write `<input>` & <b>grid</b> <em>here</em>, with "care".',
      },
      "/en-US/docs/Web/What?": { title: "What?", body: "A question." },
      "/de/docs/Web": { title: "Das Web", body: "Ein Netz." },
      ...MORE_PAGES,
    },
  });
  edge = await startEdge(site.store, {
    searchApi: createSearchApi(createSearchService({ store: () => site.store }), {
      siteName: "Web & Docs",
      siteOrigin: "https://docs.example",
      translate: loadContentStrings(),
    }),
  });
});

afterAll(async () => {
  await edge.close();
  site.remove();
});

async function getJson(path: string): Promise<{ status: number; body: unknown }> {
  const response = await edge.get(path);
  return { status: response.status, body: await response.json() };
}

describe("search", () => {
  test("answers in the format of the contract", async () => {
    const response = await edge.get("/api/v1/search?q=grid");
    expect(response.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    expect(response.headers.get("Cache-Control")).toBe("max-age=86400");
    const body = (await response.json()) as Record<string, unknown>;
    expect(body).toEqual({
      documents: [
        {
          mdn_url: "/en-US/docs/Web/HTML",
          score: expect.any(Number) as number,
          title: "<input> & friends",
          locale: "en-us",
          slug: "web/html",
          popularity: 0,
          summary: expect.stringContaining("grid") as string,
          highlight: {
            body: [
              "Write &lt;input&gt; &amp; <mark>grid</mark> here, with &quot;care&quot;.",
            ],
            title: [],
          },
        },
      ],
      metadata: {
        took_ms: expect.any(Number) as number,
        size: 10,
        page: 1,
        total: { value: 1, relation: "eq" },
      },
      suggestions: [],
    });
  });

  test("escapes marked text", async () => {
    const { body } = await getJson("/api/v1/search?q=%3Cinput%3E");
    expect(body).toMatchObject({
      documents: [{ highlight: { title: ["<mark>&lt;input&gt;</mark> &amp; friends"] } }],
    });
  });

  test("pages through results", async () => {
    const { body } = await getJson("/api/v1/search?q=walrus&page=2");
    expect(body).toMatchObject({
      documents: [{}, {}],
      metadata: { page: 2, total: { value: 12, relation: "eq" } },
    });
  });

  test("searches the requested locales", async () => {
    const { body } = await getJson("/api/v1/search?q=web&locale=DE");
    expect(body).toMatchObject({
      documents: [{ mdn_url: "/de/docs/Web", locale: "de" }],
    });
    const both = await getJson("/api/v1/search?q=web&locale=de&locale=en-us");
    expect(both.body).toMatchObject({
      documents: [{ locale: "de" }, { locale: "en-us" }],
    });
  });

  test("suggests a more likely spelling with its number of results", async () => {
    const { body } = await getJson("/api/v1/search?q=wlarus+3");
    expect(body).toMatchObject({
      suggestions: [{ text: "Walrus 3", total: { value: 1, relation: "eq" } }],
    });
  });

  test("returns an empty result without an error", async () => {
    expect(await getJson("/api/v1/search?q=zebra")).toMatchObject({
      status: 200,
      body: { documents: [], metadata: { total: { value: 0 } }, suggestions: [] },
    });
  });

  test.each([
    ["q=a&page=0", "page", "Ensure this value is greater than or equal to 1."],
    ["q=a&page=11", "page", "Ensure this value is less than or equal to 10."],
    [`q=${"a".repeat(201)}`, "q", "Ensure this value is less than or equal to 200."],
    ["q=a&sort=worst", "sort", expect.any(String)],
    ["q=a&locale=xx", "locale", expect.any(String)],
    ["", "q", expect.any(String)],
  ])("refuses %s", async (query, param, message: unknown) => {
    const response = await edge.get(`/api/v1/search?${query}`);
    expect(response.status).toBe(400);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.json()).toEqual({
      errors: { [param]: [{ message, code: "invalid" }] },
    });
  });

  test("supports only GET and HEAD", async () => {
    const response = await edge.request("/api/v1/search?q=a", { method: "POST" });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("GET, HEAD");
    const head = await edge.request("/api/v1/search?q=a", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });
});

test("answers an error with an id, and logs the cause", async () => {
  const fail = () => {
    throw new Error("secret of the server");
  };
  const broken = await startEdge(site.store, {
    searchApi: { search: fail, suggest: fail, getTarget: fail, describe: fail },
  });
  const response = await broken.get("/api/v1/search?q=a");
  const log = JSON.stringify(broken.log());
  await broken.close();
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    code: 500,
    error: "Search error",
    message: "internal server error",
  });
  const id = response.headers.get("error-id") ?? "";
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(log).toContain(id);
  expect(log).toContain("secret of the server");
});

describe("suggestions", () => {
  test("lists labels in the browsers' format", async () => {
    const response = await edge.get("/api/v1/search/suggestions?q=friends");
    expect(response.headers.get("Content-Type")).toContain(
      "application/x-suggestions+json",
    );
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=3600");
    expect(await response.json()).toEqual(["friends", ["<input> & friends"]]);
  });

  test("lists ten at most, none for an empty query, English ones for an unknown locale", async () => {
    const many = await getJson("/api/v1/search/suggestions?q=walrus&locale=xx");
    expect((many.body as [string, string[]])[1]).toHaveLength(10);
    const none = await getJson("/api/v1/search/suggestions?q=");
    expect(none.body).toEqual(["", []]);
    const typed = await getJson("/api/v1/search/suggestions?q=friends+");
    expect(typed.body).toEqual(["friends ", ["<input> & friends"]]);
  });

  test("lists none for a text that is too long to search for", async () => {
    const suggest = async (words: number) => {
      const q = `friends${" and".repeat(words)}"`;
      const { body } = await getJson(
        `/api/v1/search/suggestions?${new URLSearchParams({ q }).toString()}`,
      );
      return (body as [string, string[]])[1];
    };
    expect(await suggest(48)).toEqual(["<input> & friends"]);
    expect(await suggest(49)).toEqual([]);
  });
});

describe("go", () => {
  test.each([
    ["q=WALRUS+3", "/en-US/docs/Web/Walrus_3"],
    ["q=das+web&locale=de", "/de/docs/Web"],
    ["q=what%3F", "/en-US/docs/Web/What%3F"],
    ["q=wal+rus&locale=de", "/de/search?q=wal+rus"],
    ["q=Walrus+3&utm_source=x", "/en-US/docs/Web/Walrus_3?utm_source=x"],
    ["q=no&utm_source=x&other=y", "/en-US/search?q=no&utm_source=x"],
    ["q=//evil.example", "/en-US/search?q=%2F%2Fevil.example"],
    ["", "/en-US/search?q="],
  ])("redirects %s to %s", async (query, location) => {
    const response = await edge.request(`/api/v1/search/go?${query}`);
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe(location);
  });
});

test("describes the search to browsers, in a language", async () => {
  const response = await edge.get("/opensearch.xml?locale=de");
  expect(response.headers.get("Content-Type")).toContain(
    "application/opensearchdescription+xml",
  );
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=3600");
  const xml = await response.text();
  expect(xml).toContain("<ShortName>Web (de)</ShortName>");
  expect(xml).toContain("<Description>Web &amp; Docs durchsuchen</Description>");
  expect(xml).toContain(
    'template="https://docs.example/api/v1/search/suggestions?q={searchTerms}&amp;locale=de"',
  );
  expect(xml).toContain('rel="self"');
  const english = await edge.get("/opensearch.xml?locale=nowhere");
  expect(await english.text()).toContain("<ShortName>Web</ShortName>");
});
