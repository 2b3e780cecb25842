import { afterAll, beforeAll, expect, test } from "vitest";
import { API_OPERATIONS, type ApiOperationId } from "~/domain/api/operations";
import { API_SCHEMAS, type ApiSchemaName } from "~/domain/api/schemas";
import { LOCALES } from "~/domain/locales/locale";
import { API_PATHS } from "~/http/request-targets/refuse-unknown-services";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { openSiteData, type SiteData } from "../support/open-site-data";
import { startSite, type Site } from "../support/start-site";

const PAGE = "/en-US/docs/Web/CSS";

/** Addresses whose answers are held against the description. */
const ADDRESSES: Partial<Record<ApiOperationId, readonly string[]>> = {
  search: ["/api/v1/search?q=style", "/api/v1/search?q=stile", "/api/v1/search?q=qqq"],
  suggestions: ["/api/v1/search/suggestions?q=css"],
  "search-index": ["/en-US/search-index.json", "/fr/search-index.json"],
  "locale-metadata": ["/de/metadata.json"],
  document: [`${PAGE}/index.json`, "/de/docs/Web/CSS/index.json"],
  metadata: [`${PAGE}/metadata.json`],
  screen: ["/de/search/index.json", "/fr/play/index.json"],
  "html-data": ["/api/v1/custom-data/html.json"],
  "css-data": ["/api/v1/custom-data/css.json?locale=de"],
  updates: ["/api/v2/updates/", "/api/v2/updates/?page=3"],
  version: ["/api/v2/version"],
  info: ["/api/v1/info"],
};

/** Operations whose answers other tests hold against the same schemas. */
const ELSEWHERE: readonly ApiOperationId[] = [
  // areas.test.ts and shipped-areas.test.ts
  ...(["blog", "blog-post", "curriculum", "generic", "spotlight"] as const),
  ...(["community", "plus-docs", "observatory-docs"] as const),
  // observatory-api.test.ts
  ...(["scan", "analyze", "grades", "matrix"] as const),
  // The contract suite of shared code (tests/contracts/suites/play-shares.ts) has its fields.
  "shared-code",
];

/** Refusals with the status and the schema that the description promises. */
const FAILURES: readonly [path: string, status: number, schema: ApiSchemaName][] = [
  ["/api/v1/search?q=css&page=11", 400, "SearchErrors"],
  ["/api/v1/search", 400, "SearchErrors"],
  ["/en-US/docs/None/index.json", 404, "Error"],
  ["/en-US/docs/None/metadata.json", 404, "Error"],
  ["/en-US/blog/none/index.json", 404, "Error"],
  ["/en-US/none/index.json", 404, "Error"],
  ["/api/v1/custom-data/css.json?locale=xx", 400, "Error"],
  ["/api/v1/play/no-id", 400, "Error"],
  ["/api/v2/analyze", 400, "ScanError"],
];

let data: SiteData;
let site: Site;

beforeAll(async () => {
  data = await openSiteData({
    [PAGE]: {
      title: "CSS",
      frontMatter: "browser-compat: css.properties.float",
      body: "Style.\n\n## Part\n\nText.\n\n## Browser compatibility\n\n{{Compat}}",
    },
    "/de/docs/Web/CSS": { title: "CSS", body: "Stil." },
  });
  site = await startSite({ ...data.folder, edge: { logLevel: "silent" } });
}, 120_000);

afterAll(async () => {
  await site.close();
  await data.close();
});

interface DescribedOperation {
  operationId: string;
  responses: Record<string, { content: Record<string, unknown> }>;
}

async function readDescription() {
  const response = await site.get("/api/openapi.json");
  return (await response.json()) as {
    openapi: string;
    paths: Record<string, Record<string, DescribedOperation>>;
    components: { schemas: Record<string, object> };
  };
}

test("the description is OpenAPI 3.1 whose references lead somewhere", async () => {
  const { openapi, paths, components } = await readDescription();
  expect(openapi).toBe("3.1.0");
  expect(Object.keys(paths)).toHaveLength(API_OPERATIONS.length);
  const names = Object.keys(components.schemas);
  expect(names).toEqual(expect.arrayContaining(["DocumentPage", "BlogPost", "Section"]));
  const references = JSON.stringify({ paths, components }).matchAll(/"\$ref":"([^"]*)"/g);
  const targets = new Set(Array.from(references, ([, target = ""]) => target));
  const known = names.map((name) => `#/components/schemas/${name}`);
  expect([...targets].filter((target) => !known.includes(target))).toEqual([]);
});

test("every operation has an answer to compare, and a path that the server knows", () => {
  const known = new Set<string>([...Object.keys(ADDRESSES), ...ELSEWHERE]);
  expect(API_OPERATIONS.map(({ id }) => id).filter((id) => !known.has(id))).toEqual([]);
  const calls = API_OPERATIONS.map(({ path }) => path.replaceAll(/\{(\w+)\}/g, ":$1"));
  const missing = calls.filter(
    (path) =>
      path.startsWith("/api/") && ![...API_PATHS, "/api/v2/version"].includes(path),
  );
  expect(missing).toEqual([]);
});

test.each(API_OPERATIONS.filter(({ id }) => id in ADDRESSES))(
  "$path answers as described",
  async ({ id, answer, path, method }) => {
    const { paths } = await readDescription();
    const types = Object.keys(paths[path]?.[method]?.responses["200"]?.content ?? {});
    for (const address of ADDRESSES[id] ?? []) {
      const response = await site.get(address);
      expect([address, response.status]).toEqual([address, 200]);
      expect(types).toContain(response.headers.get("content-type")?.split(";")[0]);
      API_SCHEMAS[answer].parse(await response.json());
    }
  },
);

/** Reads the bodies of a refusal from the description, one for each path that matches. */
async function listRefusals(path: string, status: number) {
  const [pathname = ""] = path.split("?");
  return Object.entries((await readDescription()).paths)
    .filter(([template]) =>
      new RegExp(`^${template.replaceAll(/\{\w+\}/g, ".+")}$`).test(pathname),
    )
    .map(([, { get }]) => get?.responses[status]?.content);
}

test("a refusal without JSON is described as text", async () => {
  const path = "/api/v2/updates/?page=x";
  const response = await site.get(path);
  const type = response.headers.get("content-type")?.split(";")[0];
  expect([response.status, type]).toEqual([400, "text/plain"]);
  expect(await listRefusals(path, 400)).toEqual([
    { "text/plain": { schema: { type: "string" } } },
  ]);
});

test.each(FAILURES)("%s fails as described", async (path, status, schema) => {
  const response = await site.get(path);
  expect(response.status).toBe(status);
  API_SCHEMAS[schema].parse(await response.json());
  const content = { schema: { $ref: `#/components/schemas/${schema}` } };
  expect(await listRefusals(path, status)).toContainEqual({
    "application/json": content,
  });
});

test("addresses of specifications may have any characters", async () => {
  const { components } = await readDescription();
  expect(JSON.stringify(components.schemas["Section"])).not.toContain('"format":"uri"');
});

test("a server without a section does not describe it", async () => {
  const config = { features: ["play" as const] };
  const small = await startSite({ ...data.folder, config });
  const text = await (await small.get("/api/openapi.json")).text();
  expect(text).toContain("/api/v1/play/{id}");
  expect(text).not.toContain("/api/v2/scan");
  await small.close();
});

test.each(LOCALES)("the page in %s lists every operation", async (locale) => {
  const response = await site.get(`/${locale}/api`);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain(getInterfaceText(locale)("data-title"));
  expect(html).toContain("https://site.example/mcp");
  for (const { id, path } of API_OPERATIONS) {
    expect(html).toContain(`<tr id="${id}">`);
    expect(html).toContain(path);
  }
});
