import { afterEach, expect, test, vi } from "vitest";
import { MAX_PLAY_BYTES } from "~/domain/play/play-state";
import { createPermalink, toMarkdown } from "./share-code";

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

test("stores the code with the page of its files", async () => {
  const fetch = answer(Response.json({ id: "abc" }, { status: 201 }));
  expect(await createPermalink(CODE, "/en-US/docs/Web")).toEqual({ id: "abc" });
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect([url, init?.method]).toEqual(["/api/v1/play/", "POST"]);
  expect(await new Response(init?.body ?? null).json()).toEqual({
    ...CODE,
    src: "/en-US/docs/Web",
  });
});

test.each([
  [new Response(null, { status: 401 }), "signed-out"],
  [new Response(null, { status: 413 }), "too-large"],
  [new Response(null, { status: 429 }), "limited"],
  [new Response(null, { status: 503 }), "failed"],
  [Response.json({ id: 1 }), "failed"],
  [new Response("<html>"), "failed"],
  [new TypeError("offline"), "failed"],
])("returns the reason of a failure (%#)", async (response, fault) => {
  answer(response);
  expect(await createPermalink(CODE, null)).toEqual({ fault });
});

test("sends no request for code that is too large", async () => {
  const fetch = answer(Response.json({ id: "abc" }));
  const js = "a".repeat(MAX_PLAY_BYTES);
  expect(await createPermalink({ ...CODE, js }, null)).toEqual({ fault: "too-large" });
  expect(fetch).not.toHaveBeenCalled();
});
