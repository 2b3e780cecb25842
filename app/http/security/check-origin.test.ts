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

test("shows a reader the text of a refused form, to be copied", async () => {
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    "sec-fetch-site": "cross-site",
  };
  const send = (path: string, body: string) =>
    edge.request(path, { method: "POST", headers, body });
  const page = await send("/de/plus/collections/new", "name=a+%3Cb%3E");
  expect([page.status, page.headers.get("cache-control")]).toEqual([403, "no-store"]);
  expect(await page.json()).toEqual({
    locale: "de",
    seconds: null,
    isForeign: true,
    form: { address: "", fields: [["name", "a <b>"]] },
  });
  for (const [path, body] of [
    ["/de/plus/collections/new", `name=${"x".repeat(64 * 1024)}`],
    ["/de/plus/collections/new.data", "name=a"],
    ["/api/v2/collections/", "name=a"],
    ["/users/fxa/login/logout", "next=a"],
  ] as const) {
    const answer = await send(path, body);
    expect([answer.status, await answer.text()]).toEqual([
      403,
      "This form was sent from another site",
    ]);
  }
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
