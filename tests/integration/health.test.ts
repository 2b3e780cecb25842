import { afterEach, expect, test } from "vitest";
import { startEdge, type Edge } from "../support/start-edge";

let edge: Edge;

afterEach(() => edge.close());

async function start(isDatabaseReady = true) {
  edge = await startEdge(undefined, {
    isDatabaseReady: () => Promise.resolve(isDatabaseReady),
  });
  return edge;
}

test.each(["GET", "HEAD", "POST", "PUT"])("says by %s that it runs", async (method) => {
  const { request } = await start();
  const answer = await request("/healthz", { method });
  expect([answer.status, await answer.text()]).toEqual([200, ""]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("fails on demand, with an id that the log has too", async () => {
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

test("is ready while the user database answers", async () => {
  const answer = await (await start()).request("/healthz/ready");
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ content: "ready", database: "ready" });
});

test("is not ready without the user database, and runs on", async () => {
  const { request } = await start(false);
  const answer = await request("/healthz/ready");
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ content: "ready", database: "unavailable" });
  expect((await request("/healthz")).status).toBe(200);
});

test("tells its version and nothing else of itself", async () => {
  const answer = await (await start()).request("/api/v1/info");
  expect(await answer.json()).toEqual({ version: "1.2.3" });
});
