import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PART_TYPE } from "~/domain/http/page-part";
import { loadPart, reloadPart } from "./load-part";

const original = globalThis.fetch;
beforeEach(() => {
  vi.stubGlobal("document", { cookie: "" });
});
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.fetch = original;
});

/** Answers each request with the next response; returns the requests. */
function answer(...responses: (() => Response)[]) {
  const asked: { url: string; purpose: string | null; cache?: RequestCache }[] = [];
  globalThis.fetch = (url, init) => {
    const purpose = new Headers(init?.headers).get("purpose");
    const cache = init?.cache && { cache: init.cache };
    asked.push({ url: typeof url === "string" ? url : "", purpose, ...cache });
    const next = responses.shift();
    return next ? Promise.resolve(next()) : Promise.reject(new TypeError("no network"));
  };
  return asked;
}

const part = (html: string) => () =>
  new Response(html, { headers: { "Content-Type": PART_TYPE } });

test("requests a part once, and tells the server when nobody asked for it yet", async () => {
  const asked = answer(part("a"), part("b"));
  expect(await loadPart("/en-US/docs/Once", { isAhead: true }).whole).toBe("a");
  expect(await loadPart("/en-US/docs/Once").whole).toBe("a");
  expect(await loadPart("/en-US/docs/Pressed").whole).toBe("b");
  expect(asked).toEqual([
    { url: "/en-US/docs/Once.part", purpose: "prefetch" },
    { url: "/en-US/docs/Pressed.part", purpose: null },
  ]);
});

test("keeps the parts of the last thirty documents", async () => {
  const paths = Array.from({ length: 31 }, (_, at) => `/en-US/docs/Kept/${at}`);
  const asked = answer(...paths.map((path) => part(path)), part("anew"));
  for (const path of paths) await loadPart(path).whole;
  expect(await loadPart("/en-US/docs/Kept/1").whole).toBe("/en-US/docs/Kept/1");
  expect(asked).toHaveLength(31);
  expect(await loadPart("/en-US/docs/Kept/0").whole).toBe("anew");
});

test("requests a changed document again, past the browser's cache", async () => {
  const asked = answer(part("a"), part("b"));
  await loadPart("/en-US/docs/Changed").whole;
  expect(await reloadPart("/en-US/docs/Changed").whole).toBe("b");
  expect(asked[1]).toMatchObject({ cache: "no-cache" });
});

test("requests a part again when the reader's choices have changed", async () => {
  answer(part("all browsers"), part("without Opera"));
  await loadPart("/en-US/docs/Choice").whole;
  document.cookie = "compat-hidden=opera";
  expect(await loadPart("/en-US/docs/Choice").whole).toBe("without Opera");
});

test.each([
  ["an error", () => new Response("", { status: 500 })],
  ["a page", () => new Response("", { headers: { "Content-Type": "text/html" } })],
])("has nothing after %s, and asks again the next time", async (name, response) => {
  const path = `/en-US/docs/${name}`;
  answer(response, part("a"));
  expect(await loadPart(path).whole).toBeNull();
  expect(await loadPart(path).whole).toBe("a");
});

test("has an empty part after a gateway's timeout, and asks again the next time", async () => {
  answer(() => new Response("Gateway timeout", { status: 504 }), part("a"));
  const { top, whole } = loadPart("/en-US/docs/Slow");
  expect([await top, await whole]).toEqual([null, ""]);
  expect(await loadPart("/en-US/docs/Slow").whole).toBe("a");
});

test("has nothing without a network", async () => {
  answer();
  expect(await loadPart("/en-US/docs/Offline").whole).toBeNull();
});

/** Answers with chunks that arrive one by one. */
function answerInChunks() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => void (controller = given),
  });
  answer(() => new Response(body, { headers: { "Content-Type": PART_TYPE } }));
  return {
    send: (chunk: Uint8Array | string) =>
      controller?.enqueue(
        typeof chunk === "string" ? new TextEncoder().encode(chunk) : chunk,
      ),
    close: () => controller?.close(),
    fail: () => controller?.error(new TypeError("network lost")),
  };
}

const TOP = '<section></section><h1>é</h1><div id="article-body"><p>Intro</p>';

test("has the top before the whole, up to the article's first section", async () => {
  const { send, close } = answerInChunks();
  const { top, whole } = loadPart("/en-US/docs/Chunks");
  const bytes = new TextEncoder().encode(`${TOP}<section><p>One</p>`);
  // Inside the é.
  send(bytes.slice(0, 24));
  send(bytes.slice(24));
  expect(await top).toBe(TOP);
  send("</section></div>");
  close();
  expect(await whole).toBe(`${TOP}<section><p>One</p></section></div>`);
});

test("has no top in a part without sections", async () => {
  answer(part('<section></section><div id="article-body"><p>All</p></div>'));
  expect(await loadPart("/en-US/docs/Short").top).toBeNull();
});

test("has a top but nothing more when the network is lost meanwhile", async () => {
  const { send, fail } = answerInChunks();
  const { top, whole } = loadPart("/en-US/docs/Lost");
  send(`${TOP}<section>`);
  expect(await top).toBe(TOP);
  fail();
  expect(await whole).toBeNull();
});
