import { afterEach, beforeEach, expect, test } from "vitest";
import { startEdge, type Edge } from "../../tests/support/start-edge";

let edge: Edge;

beforeEach(async () => {
  edge = await startEdge();
});

afterEach(() => edge.close());

function post(path: string, body: BodyInit) {
  return edge.request(path, { method: "POST", body, duplex: "half" });
}

test.each([
  ["/en-US/feedback", 64 * 1024],
  ["/api/v1/feedback", 2 * 1024 * 1024],
  ["/de/play", 4 * 1024 * 1024],
])("refuses what is longer than %s takes", async (path, limit) => {
  expect((await post(path, "x".repeat(limit))).status).toBe(404);
  const refused = await post(path, "x".repeat(limit + 1));
  expect([refused.status, refused.headers.get("cache-control")]).toEqual([
    413,
    "no-store",
  ]);
});

test("refuses a body of unknown length", async () => {
  const { body } = new Response("x");
  if (body === null) throw new Error("no stream");
  expect((await post("/en-US/feedback", body)).status).toBe(411);
});
