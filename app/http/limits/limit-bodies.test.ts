import { afterEach, beforeEach, expect, test } from "vitest";
import { COLLECTION_FORM_LIMITS, COLLECTION_LIMITS } from "~/domain/accounts/collection";
import { FULL_COLLECTION_FORM_BYTES } from "~/domain/accounts/form-sizes";
import { startEdge, type Edge } from "../../../tests/support/start-edge";

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
  ["/en-US/plus/collections/save", 2 * FULL_COLLECTION_FORM_BYTES],
  ["/en-US/plus/collections/save.data", 2 * FULL_COLLECTION_FORM_BYTES],
  ["/api/v1/feedback", 2 * 1024 * 1024],
  ["/users/fxa/login/logout.data", 2 * 1024 * 1024],
  ["/de/play", 4 * 1024 * 1024],
  ["/de/plus/ai-help", 4 * 1024 * 1024],
  ["/de/plus/ai-help/stream", 4 * 1024 * 1024],
  ["/de/observatory/paste", 768 * 1024],
])("refuses a body longer than the limit of %s", async (path, limit) => {
  expect((await post(path, "x".repeat(limit))).status).toBe(404);
  const refused = await post(path, "x".repeat(limit + 1));
  expect([refused.status, refused.headers.get("cache-control")]).toEqual([
    413,
    "no-store",
  ]);
});

test("accepts the longest texts that fields allow, in any script", async () => {
  const { notes, title } = COLLECTION_LIMITS;
  for (const character of ["\r\n", "字", "👩"]) {
    const fields = new URLSearchParams({
      notes: character.repeat(notes),
      title: "👩".repeat(title),
      name: "👩".repeat(COLLECTION_FORM_LIMITS.name),
      description: "👩".repeat(COLLECTION_FORM_LIMITS.description),
    });
    expect(fields.toString().length).toBeLessThan(FULL_COLLECTION_FORM_BYTES);
    expect((await post("/en-US/plus/collections/save", fields)).status).toBe(404);
  }
});

test("answers programs with text and readers with a page", async () => {
  const body = "x".repeat(5 * 1024 * 1024);
  const page = await post("/de/plus/collections/new", body);
  expect([page.status, page.headers.get("content-type")]).toEqual([
    413,
    "text/html; charset=utf-8",
  ]);
  expect(await page.json()).toEqual({ locale: "de", seconds: null, form: null });
  for (const path of [
    "/api/v2/collections/",
    "/de/plus/collections/new.data",
    "/users/fxa/login/logout.data",
  ]) {
    const call = await post(path, body);
    expect([call.status, await call.text()]).toEqual([413, "Content too large"]);
  }
});

test("refuses a body of unknown length", async () => {
  const { body } = new Response("x");
  if (body === null) throw new Error("no stream");
  expect((await post("/en-US/feedback", body)).status).toBe(411);
});

test("tells an agent what its message lacks", async () => {
  const { body } = new Response("x");
  if (body === null) throw new Error("no stream");
  const [unknown, long] = [await post("/mcp", body), await post("/mcp", "x".repeat(2e5))];
  expect([unknown.status, await unknown.json()]).toMatchObject([
    411,
    { error: { message: "Send the message's Content-Length." } },
  ]);
  expect([long.status, await long.json()]).toMatchObject([
    413,
    { error: { message: "The message is too long." } },
  ]);
});
