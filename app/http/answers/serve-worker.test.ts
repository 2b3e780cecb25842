import { expect, onTestFinished, test } from "vitest";
import { LOCALES } from "~/domain/locales/locale";
import { startEdge } from "../../../tests/support/start-edge";

const WORKER = {
  seen: "built worker",
  kept: "kept pages",
  packages: "worker of packages",
  site: "site of packages",
  files: ["/assets/entry.client-1.js"],
  empty: ["/assets/api.v1.ping-1.js"],
};

async function ask(options: Parameters<typeof startEdge>[1], path: string) {
  const edge = await startEdge(undefined, { features: ["offline"], ...options });
  onTestFinished(() => edge.close());
  const response = await fetch(edge.origin + path);
  return { response, body: await response.text() };
}

test("sends the built worker, uncached so that browsers find a newer one", async () => {
  const edge = await startEdge(undefined, { worker: WORKER, features: ["offline"] });
  onTestFinished(() => edge.close());
  const response = await fetch(`${edge.origin}/service-worker.js`);
  const body = await response.text();
  expect(body).toContain(WORKER.seen);
  expect(response.headers.get("Content-Type")).toMatch(/javascript/);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const [, path = ""] = /keptScript:"(.+?)"/.exec(body) ?? [];
  const script = await fetch(edge.origin + path);
  expect(await script.text()).toBe(WORKER.kept);
  expect(script.headers.get("Content-Type")).toMatch(/javascript/);
});

test("sends the worker of packages with its configuration, and lists its files", async () => {
  const { body } = await ask({ worker: WORKER }, "/service-worker.js?type=PreferOnline");
  expect(body).toContain(WORKER.packages);
  const [, build = ""] = /siteScript:"\/offline-site\.js\?(\w+)"/.exec(body) ?? [];
  expect(body).toContain(`build:"${build}"`);
  expect((await ask({ worker: WORKER }, `/offline-site.js?${build}`)).body).toBe(
    WORKER.site,
  );
  const { body: manifest } = await ask({ worker: WORKER }, "/asset-manifest.json");
  expect(JSON.parse(manifest)).toEqual({
    build,
    files: { "/assets/entry.client-1.js": "/assets/entry.client-1.js" },
    lists: LOCALES.map((locale) => `/${locale}/offline`),
    empty: ["/assets/api.v1.ping-1.js"],
  });
});

test("names another release when any script or file is another", async () => {
  const list = async (worker: typeof WORKER) =>
    (
      JSON.parse((await ask({ worker }, "/asset-manifest.json")).body) as {
        build: string;
      }
    ).build;
  const build = await list(WORKER);
  expect(await list({ ...WORKER, site: "new" })).not.toBe(build);
  expect(await list({ ...WORKER, kept: "new" })).not.toBe(build);
  expect(await list({ ...WORKER, files: [] })).not.toBe(build);
  expect(await list({ ...WORKER, empty: [] })).not.toBe(build);
  expect(await list({ ...WORKER })).toBe(build);
});

test("lets the worker of packages reach another updates host, and no other worker", async () => {
  const options = { worker: WORKER, updatesOrigin: "https://updates.example" };
  const read = async (path: string) =>
    (await ask(options, path)).response.headers.get("Content-Security-Policy");
  expect(await read("/service-worker.js?type=PreferOffline")).toContain(
    "connect-src 'self' https://updates.example",
  );
  expect(await read("/service-worker.js")).not.toContain("updates.example");
});

test.each([
  ["without offline reading", { worker: WORKER, features: [] }],
  ["without a build", { worker: null, features: ["offline" as const] }],
])("removes workers of earlier releases %s", async (_, options) => {
  for (const type of ["", "?type=PreferOffline"]) {
    const { body: script } = await ask(options, `/service-worker.js${type}`);
    expect(script).toContain("unregister");
    expect(script).toContain("deleteDatabase");
    expect(script).not.toContain('"fetch"');
  }
  expect((await ask(options, "/offline-site.js")).body).not.toContain(WORKER.site);
  expect((await ask(options, "/show-kept.js")).body).not.toContain(WORKER.kept);
});
