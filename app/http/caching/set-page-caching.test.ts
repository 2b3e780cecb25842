import { afterAll, beforeAll, expect, test } from "vitest";
import { startEdge, type Edge } from "../../../tests/support/start-edge";

const PAGE = "/en-US/docs/Web";

let edge: Edge;
beforeAll(async () => {
  edge = await startEdge();
});
afterAll(() => edge.close());

async function readCaching(cookie: string) {
  const { headers } = await edge.get(PAGE, cookie ? { cookie } : {});
  return headers.get("cache-control");
}

test.each(["", "other=1", "theme=os-default", "theme=purple", "mytheme=dark"])(
  "is public for the cookie '%s'",
  async (cookie) => {
    expect(await readCaching(cookie)).toBe("public, max-age=3600");
  },
);

test.each(["theme=dark", "a=b; theme=light"])(
  "is private for the cookie '%s'",
  async (cookie) => {
    expect(await readCaching(cookie)).toBe("private, max-age=3600");
  },
);

test.each(["session=abc", "theme=dark; __Host-session=abc"])(
  "is not stored for the session cookie '%s'",
  async (cookie) => {
    expect(await readCaching(cookie)).toBe("private, no-store");
  },
);

test("varies by Cookie, found or not", async () => {
  expect((await edge.get(PAGE)).headers.get("vary")).toMatch(/\bCookie\b/);
  expect((await edge.get("/en-US/docs/Gone")).headers.get("vary")).toMatch(/\bCookie\b/);
});

test("does not vary by Cookie for files", async () => {
  const { headers } = await edge.get("/en-US/docs/Web/a.png", { cookie: "theme=dark" });
  expect(headers.get("vary") ?? "").not.toMatch(/\bCookie\b/);
  expect(headers.get("cache-control")).toMatch(/^public/);
});

test("lets pages vary by Accept, but neither their data nor files", async () => {
  const varies = async (path: string) =>
    /\bAccept\b(?!-)/.test((await edge.get(path)).headers.get("vary") ?? "");
  expect(await varies(PAGE)).toBe(true);
  expect(await varies("/en-US/search.data")).toBe(false);
  expect(await varies("/en-US/docs/Web/a.png")).toBe(false);
});

test("stores no answer to a form", async () => {
  const forms = await startEdge(undefined, {
    renderPages: (_request, response) => void response.type("html").send("saved"),
  });
  const answer = await forms.request("/en-US/feedback", { method: "POST" });
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  await forms.close();
});
