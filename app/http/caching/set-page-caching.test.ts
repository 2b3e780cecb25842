import { afterAll, beforeAll, describe, expect, test } from "vitest";
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

describe("on a writer's server", () => {
  let writers: Edge;
  beforeAll(async () => {
    writers = await startEdge(undefined, {
      writers: (_request, _response, next) => next(),
    });
  });
  afterAll(() => writers.close());

  test.each([
    ["a page", PAGE],
    ["a page of another theme", PAGE, { cookie: "theme=dark" }],
    ["data of a page", `${PAGE}/index.json`],
    ["an image", `${PAGE}/a.png`],
  ] as [string, string, Record<string, string>?][])(
    "browsers ask again for %s",
    async (_name, path, headers = {}) => {
      const answer = await writers.get(path, headers);
      expect(answer.status).toBeLessThan(400);
      expect(answer.headers.get("cache-control")).toBe("no-cache");
    },
  );

  test("what is not stored stays so", async () => {
    const signedIn = await writers.get(PAGE, { cookie: "session=abc" });
    expect(signedIn.headers.get("cache-control")).toBe("private, no-store");
    for (const path of ["/en-US/docs/Gone", `${PAGE}/`])
      expect((await writers.get(path)).headers.get("cache-control")).toBe("no-store");
  });
});
