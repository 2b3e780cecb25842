import { afterAll, beforeAll, expect, test } from "vitest";
import { startEdge, type Edge } from "../../../tests/support/start-edge";

const PATH = "/en-US/preferences/theme";

let edge: Edge;
beforeAll(async () => {
  edge = await startEdge();
});
afterAll(() => edge.close());

/** The test app's `renderPages` answers 404 to requests that pass the check. */
async function isLetThrough(method: string, headers: Record<string, string>) {
  const { status, headers: answered } = await edge.raw(PATH, headers, method);
  if (status === 403) expect(answered["cache-control"]).toBe("no-store");
  return status !== 403;
}

test.each([
  [{ "sec-fetch-site": "same-origin", origin: "https://behind.a.proxy" }],
  [{ "sec-fetch-site": "none" }],
  [{ origin: "https://site.example" }],
  [{ host: "10.0.0.7:3000", origin: "http://10.0.0.7:3000" }],
  [{}],
])("accepts a write from this site or a program: %j", async (headers) => {
  expect(await isLetThrough("POST", headers)).toBe(true);
});

test.each([
  [{ "sec-fetch-site": "cross-site", origin: "https://site.example" }],
  [{ "sec-fetch-site": "same-site" }],
  [{ "sec-fetch-site": "something-new" }],
  [{ origin: "https://evil.example" }],
  [{ origin: "http://site.example" }],
  [{ origin: "https://site.example.evil.example" }],
  [{ origin: "null" }],
])("refuses a cross-site write: %j", async (headers) => {
  expect(await isLetThrough("POST", headers)).toBe(false);
});

test.each([
  "/api/v1/x",
  "/api/v2/collections/",
  "/events/fxa",
  "/users/fxa/login/logout",
  "/users/demo/token",
  "/en-US/plus/settings.data",
  "/en-US/docs/Web",
  "/",
])("refuses every method that may write to %s", async (path) => {
  const headers = { "sec-fetch-site": "cross-site" };
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "PROPFIND"])
    expect([method, (await edge.raw(path, headers, method)).status]).toEqual([
      method,
      403,
    ]);
});

test("removes Origin, because later code may know the site by another name", async () => {
  let origin: string | undefined = "never asked";
  const behind = await startEdge(undefined, {
    renderPages: (request, response) => {
      origin = request.get("origin");
      response.end();
    },
  });
  const headers = { "sec-fetch-site": "same-origin", origin: "https://site.example" };
  expect((await behind.raw("/en-US/x.data", headers, "POST")).status).toBe(200);
  expect(origin).toBeUndefined();
  await behind.close();
});

test("accepts any read", async () => {
  const headers = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
  expect(await isLetThrough("GET", headers)).toBe(true);
  expect(await isLetThrough("HEAD", headers)).toBe(true);
});
