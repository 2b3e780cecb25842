import { afterEach, expect, test } from "vitest";
import type { Health } from "~/http/answers/serve-health";
import { startEdge, type Edge, type EdgeOptions } from "../support/start-edge";

let edge: Edge;

afterEach(() => edge.close());

async function start(
  health: Partial<Omit<Health, "version">> = {},
  options: Pick<EdgeOptions, "features"> = {},
) {
  edge = await startEdge(undefined, { health, ...options });
  return edge;
}

test.each(["GET", "HEAD", "POST", "PUT"])("answers 200 at %s", async (method) => {
  const { request } = await start();
  const answer = await request("/healthz", { method });
  expect([answer.status, await answer.text()]).toEqual([200, ""]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test.each(["/healthz", "/healthz/error", "/readyz", "/readyz/pages", "/api/v1/info"])(
  "answers HEAD %s as GET, without the body",
  async (path) => {
    const { request } = await start();
    const [read, asked] = await Promise.all([
      request(path),
      request(path, { method: "HEAD" }),
    ]);
    expect([asked.status, await asked.text()]).toEqual([read.status, ""]);
    for (const name of ["content-type", "cache-control"])
      expect(asked.headers.get(name)).toBe(read.headers.get(name));
  },
);

test("fails on demand, with an id that is logged", async () => {
  const { request, log } = await start();
  const answer = await request("/healthz/error");
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({
    code: 500,
    error: "Artificial",
    message: "internal server error",
  });
  const id = answer.headers.get("error-id");
  expect(log()).toContainEqual(expect.objectContaining({ incidentId: id }));
});

async function readReady(path: string) {
  const answer = await edge.request(path);
  return [answer.status, (await answer.json()) as unknown];
}

const ALL_READY = { server: "ready", content: "ready", database: "ready" };

test("is ready while its stores answer", async () => {
  await start();
  expect(await readReady("/readyz")).toEqual([200, ALL_READY]);
});

test.each(["unavailable", "read-only", "removed"] as const)(
  "is not ready with a user database that is %s, but serves pages",
  async (database) => {
    const { request } = await start({
      readDatabaseState: () => Promise.resolve(database),
    });
    expect(await readReady("/readyz")).toEqual([503, { ...ALL_READY, database }]);
    const pages = { server: "ready", content: "ready" };
    expect(await readReady("/readyz/pages")).toEqual([200, pages]);
    expect((await request("/healthz")).status).toBe(200);
  },
);

test.each([
  [
    "the content store",
    { readContentState: () => "unavailable" as const },
    { content: "unavailable" },
  ],
  ["being about to end", { isDraining: () => true }, { server: "closing" }],
])("serves no pages in a state such as %s", async (_name, health, state) => {
  const { request } = await start(health);
  expect(await readReady("/readyz")).toEqual([503, { ...ALL_READY, ...state }]);
  const pages = { server: "ready", content: "ready", ...state };
  expect(await readReady("/readyz/pages")).toEqual([503, pages]);
  expect((await request("/healthz")).status).toBe(200);
});

test("logs no failure while a server that is about to end answers probes", async () => {
  const { request, log } = await start({ isDraining: () => true });
  await request("/readyz/pages");
  await expect
    .poll(() => log())
    .toContainEqual(expect.objectContaining({ msg: "request", status: 503, level: 30 }));
});

test("reports damaged content, and serves the rest", async () => {
  await start({ readContentState: () => "damaged" });
  expect(await readReady("/readyz")).toEqual([503, { ...ALL_READY, content: "damaged" }]);
  const pages = { server: "ready", content: "damaged" };
  expect(await readReady("/readyz/pages")).toEqual([200, pages]);
});

test("discloses only its version", async () => {
  const answer = await (await start()).request("/api/v1/info");
  expect(await answer.json()).toEqual({ version: "1.2.3" });
});

test("tells programs of the header scanner what they talk to, where it is on", async () => {
  const path = "/api/v2/version";
  const answer = await (await start({ commit: "abc" })).request(path);
  const unknown = { source: "unknown", build: "unknown" };
  expect(await answer.json()).toEqual({ commit: "abc", version: "1.2.3", ...unknown });
  await edge.close();
  const without = await start({}, { features: ["docs"] });
  expect((await without.request(path)).status).toBe(404);
});

test.each(["POST", "PUT", "PATCH", "DELETE"])(
  "refuses %s where programs read about the server",
  async (method) => {
    const { request } = await start();
    for (const path of ["/api/v1/info", "/api/v2/version"]) {
      const answer = await request(path, { method });
      const allow = answer.headers.get("allow");
      expect([answer.status, allow, await answer.text()]).toEqual([405, "GET, HEAD", ""]);
      expect((await request(path, { method: "HEAD" })).status).toBe(200);
    }
  },
);
