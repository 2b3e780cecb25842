import type { EntryContext } from "@remix-run/node";
import { expect, test } from "vitest";
import type { HydrationData } from "~/domain/site/hydration-data";
import { createHydrationData, type PageFacts } from "./create-hydration-data.server";

interface FakePage {
  path?: string;
  data?: string;
  hmr?: object;
  errors?: object;
}

function createContext(page: FakePage = {}) {
  const context = {
    manifest: {
      url: "/m.js",
      entry: { module: "/entry.js", imports: [] },
      routes: {
        root: { module: "/root.js", imports: ["/libraries.js"] },
        page: { module: "/page.js", imports: ["/libraries.js", "/frame.js"] },
        other: { module: "/other.js", imports: ["/other-imports.js"] },
        "routes/$": { module: "/missing.js" },
      },
      ...(page.hmr && { hmr: page.hmr }),
    },
    serverHandoffString:
      '{"future":{"v3_singleFetch":true,"v3_lazyRouteDiscovery":true}}',
    serverHandoffStream: new Response(page.data ?? "[]").body ?? undefined,
    staticHandlerContext: {
      matches: [{ route: { id: "root" } }, { route: { id: "page" } }],
      location: { pathname: page.path ?? "/en-US/search" },
      errors: page.errors ?? null,
    },
  };
  return context as unknown as EntryContext;
}

function parse({ start }: { start: string }): HydrationData {
  return JSON.parse(start) as HydrationData;
}

const anyone: PageFacts = {
  locale: "de",
  isPersonal: false,
  isPackaged: false,
  optional: [],
};

test("leaves the render the page's routes, and names those that may be shown in place", async () => {
  const context = createContext();
  const { root, page, "routes/$": missing } = context.manifest.routes;
  const start = await createHydrationData(context, anyone);
  expect(Object.keys(context.manifest.routes)).toEqual(["root", "page"]);
  expect(start.entry).toBe("/entry.js");
  expect(parse(start)).toEqual({
    hydrate: "on-intent",
    context: { future: { v3_singleFetch: true, v3_lazyRouteDiscovery: false } },
    manifest: { ...context.manifest, routes: { root, page, "routes/$": missing } },
    matches: ["root", "page"],
  });
  expect(start.preloads).toBeNull();
});

test.each([
  ["its section is an application", { path: "/de/play" }, anyone],
  ["the page is for one reader", {}, { ...anyone, isPersonal: true }],
  ["somebody works on the site", { hmr: { runtime: "/runtime.js" } }, anyone],
])(
  "hydrates at once, and has all fetched ahead, when %s",
  async (_case, page, reader) => {
    const start = await createHydrationData(createContext(page), reader);
    expect(parse(start).hydrate).toBe("at-once");
    expect(start.preloads?.split(", ").toSorted()).toEqual([
      "</app/l10n/interface/de.ftl?compiled&import>; rel=modulepreload",
      "</frame.js>; rel=modulepreload",
      "</libraries.js>; rel=modulepreload",
      "</page.js>; rel=modulepreload",
      "</root.js>; rel=modulepreload",
    ]);
  },
);

test("takes the data out of Remix's hands, so that no text in it ends its element", async () => {
  const context = createContext({ data: '["</script><!--"]' });
  const { data } = await createHydrationData(context, anyone);
  expect(data).not.toContain("<");
  expect(JSON.parse(data ?? "")).toEqual(["</script><!--"]);
  expect(context.serverHandoffStream).toBeUndefined();
});

const DOCUMENT = "/en-US/docs/Web";

test("leaves a document for all readers without data, and the render its routes", async () => {
  const context = createContext({ path: DOCUMENT });
  const start = await createHydrationData(context, anyone);
  expect(parse(start)).toEqual({ hydrate: "never" });
  expect(start).toMatchObject({ data: null, preloads: null });
  expect(Object.keys(context.manifest.routes)).toEqual(["root", "page"]);
  expect(context.serverHandoffStream).toBeUndefined();
});

test.each([
  ["on intent where a document is missing", { errors: {} }, anyone, "on-intent"],
  ["on intent of a content package", {}, { ...anyone, isPackaged: true }, "on-intent"],
  ["at once for one reader", {}, { ...anyone, isPersonal: true }, "at-once"],
])("hydrates a document %s", async (_case, page, reader, hydrate) => {
  const context = createContext({ path: DOCUMENT, ...page });
  const start = await createHydrationData(context, reader);
  expect(parse(start).hydrate).toBe(hydrate);
  expect(start.data).toBe("[]");
});
