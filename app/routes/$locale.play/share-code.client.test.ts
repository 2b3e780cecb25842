import { randomBytes } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { MAX_PLAY_BYTES } from "~/domain/play/play-state";
import { createPermalink, toDataUrl, toMarkdown } from "./share-code.client";

const READER = { formOwner: "hash-of-1", email: "ada@example.org" };
const CODE = { html: "<b>", css: "", js: "let a;\n" };

afterEach(() => vi.unstubAllGlobals());

function answer(response: Response | Error) {
  const fetch = vi.fn((_url: string, _init: RequestInit) =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  );
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("writes a fence for each language with code", () => {
  expect(toMarkdown(CODE)).toBe("```html\n<b>\n```\n\n```js\nlet a;\n```");
});

test("writes fences longer than any in the code", () => {
  expect(toMarkdown({ html: "", css: "/* ```` */", js: "" })).toBe(
    "`````css\n/* ```` */\n`````",
  );
});

test("returns no address that the server would refuse", async () => {
  const href = "https://docs.example/en-US/play?id=abc";
  vi.stubGlobal("location", new URL(href));
  const js = randomBytes(7000).toString("base64");
  expect(await toDataUrl({ ...CODE, js: js.slice(0, 7000) }, null)).toMatch(
    /^https:\/\/docs\.example\/en-US\/play\?state=/,
  );
  expect(await toDataUrl({ ...CODE, js }, null)).toBeNull();
});

test("stores the code with the page of its files, for the page's reader", async () => {
  const fetch = answer(Response.json({ id: "abc" }, { status: 201 }));
  expect(await createPermalink(CODE, "/en-US/docs/Web", READER)).toEqual({ id: "abc" });
  const [url, init] = fetch.mock.calls[0] ?? [];
  const owner = new Headers(init?.headers).get("form-owner");
  expect([url, init?.method, owner]).toEqual(["/api/v1/play/", "POST", "hash-of-1"]);
  expect(await new Response(init?.body ?? null).json()).toEqual({
    ...CODE,
    src: "/en-US/docs/Web",
  });
});

test.each([
  [new Response(null, { status: 401 }), "signed-out"],
  [new Response(null, { status: 409 }), "foreign"],
  [new Response(null, { status: 413 }), "too-large"],
  [new Response(null, { status: 429 }), "limited"],
  [new Response(null, { status: 503 }), "failed"],
  [Response.json({ id: 1 }), "failed"],
  [new Response("<html>"), "failed"],
  [new TypeError("offline"), "failed"],
])("returns the reason of a failure (%#)", async (response, fault) => {
  answer(response);
  expect(await createPermalink(CODE, null, READER)).toEqual({ fault });
});

test("sends no request for code that is too large", async () => {
  const fetch = answer(Response.json({ id: "abc" }));
  const js = "a".repeat(MAX_PLAY_BYTES);
  expect(await createPermalink({ ...CODE, js }, null, READER)).toEqual({
    fault: "too-large",
  });
  expect(fetch).not.toHaveBeenCalled();
});
