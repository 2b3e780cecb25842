import { inflateRawSync } from "node:zlib";
import type { AppLoadContext } from "@remix-run/node";
import { afterEach, describe, expect, test } from "vitest";
import { MAX_PLAY_BYTES } from "~/domain/play/play-state";
import type { LiveSample } from "~/domain/sample";
import { action, loader, meta } from "~/routes/$locale.play/route";
import { createPlaygroundService } from "~/services/playground/index.server";
import { encodePlayState } from "~/browser/play/encode-play-state";
import { createFakeStore } from "../support/fake-content-store";

const PAGE = "/en-US/docs/Web/CSS/gap";
const SAMPLE: LiveSample = {
  ...{ kind: "live", id: "x", html: "<b>a</b>", css: "b {}", js: "" },
};
const CODE = { html: "<p>one\ntwo", css: "p {}", js: 'log("</textarea>")' };

let origin: string | null = null;
afterEach(() => {
  origin = null;
});

function createArgs(query: string, init: RequestInit = {}) {
  const store = createFakeStore({ pages: [PAGE] });
  const playground = createPlaygroundService(() => ({
    ...store,
    findLiveSample: (page, id) => (page === PAGE && id === SAMPLE.id ? SAMPLE : null),
  }));
  const config = { features: ["play"], siteName: "Site", playgroundOrigin: origin };
  const context = { services: { playground }, config, user: null };
  return {
    request: new Request(`https://docs.example/de/play${query}`, init),
    params: { locale: "de" },
    context: context as unknown as AppLoadContext,
  };
}

async function open(query: string) {
  const { data, init } = await loader(createArgs(query));
  return { ...data, status: init?.status };
}

async function send(fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  const { data, init } = await action(createArgs("", { method: "POST", body }));
  return { ...data, status: init?.status };
}

function readState(url: string): unknown {
  const state = new URL(url, "https://docs.example").searchParams.get("state") ?? "";
  return JSON.parse(inflateRawSync(Buffer.from(state, "base64")).toString());
}

describe("an address", () => {
  test("without a query opens an empty playground that everybody may keep", async () => {
    const { data, init } = await loader(createArgs(""));
    expect(data).toMatchObject({
      problem: null,
      served: null,
      title: "Playground | Site",
    });
    expect(data.loaded).toMatchObject({ source: "empty", code: { html: "" } });
    expect(init).toEqual({ status: 200, headers: {} });
  });

  test("of a sample opens its code, which runs without a script too", async () => {
    const page = await open(`?page=${encodeURIComponent(PAGE)}&sample=x`);
    expect(page.loaded).toMatchObject({
      source: "sample",
      src: PAGE,
      code: { html: "<b>a</b>", css: "b {}", js: "" },
    });
    expect(page.served?.kind).toBe("address");
    expect(page.served?.url).toMatch(
      /^\/en-US\/docs\/Web\/CSS\/gap\/runner\.html\?state=/,
    );
  });

  test("with code opens it, and runs it nowhere", async () => {
    const state = encodeURIComponent(await encodePlayState(CODE));
    const page = await open(`?state=${state}`);
    expect(page).toMatchObject({ status: 200, problem: null, served: null });
    expect(page.loaded).toMatchObject({ source: "shared", code: CODE });
  });

  test.each([
    ["?state=", 404, "state"],
    ["?state=%%%", 404, "state"],
    ["?state=AAAA", 404, "state"],
    [`?page=${PAGE}&sample=y`, 404, "sample"],
    ["?page=//evil.example&sample=x", 404, "sample"],
  ])(
    "%s says what is wrong with it, above empty editors",
    async (query, status, problem) => {
      const page = await open(query);
      expect(page).toMatchObject({ status, problem, served: null });
      expect(page.loaded.source).toBe("empty");
    },
  );

  test("that holds too much is refused without being unpacked", async () => {
    const js = "a".repeat(MAX_PLAY_BYTES * 4);
    const state = encodeURIComponent(await encodePlayState({ ...CODE, js }));
    expect(await open(`?state=${state}`)).toMatchObject({
      status: 413,
      problem: "too-large",
    });
  });

  test("with a query is kept by nobody and listed nowhere", async () => {
    const { data, init } = await loader(createArgs("?state=AAAA"));
    expect(init?.headers).toEqual({ "Cache-Control": "no-store" });
    const tags = meta({ data, matches: [] } as unknown as Parameters<typeof meta>[0]);
    expect(tags).toContainEqual({ name: "robots", content: "noindex, follow" });
  });
});

describe("a form without a script", () => {
  test("comes back with its code and the frame in which that runs", async () => {
    origin = "https://play.example";
    const form = { ...CODE, html: "<p>one\r\ntwo", src: PAGE };
    const page = await send(form);
    expect(page).toMatchObject({ status: 200, problem: null });
    expect(page.loaded).toMatchObject({ source: "own", src: PAGE, code: CODE });
    const url = page.served?.url ?? "";
    expect(url).toMatch(
      /^https:\/\/play\.example\/en-US\/docs\/Web\/CSS\/gap\/runner\.html/,
    );
    expect(readState(url)).toEqual({ ...CODE, src: PAGE });
  });

  test("with more code than an address holds sends it on as a form", async () => {
    const js = Array.from({ length: 20_000 }, (_, n) => n * 7919).join();
    const { served } = await send({ ...CODE, js });
    expect(served).toMatchObject({ kind: "form", url: "/runner.html" });
  });

  test("with too much code comes back whole, saying so", async () => {
    const css = "a".repeat(MAX_PLAY_BYTES + 1);
    const page = await send({ ...CODE, css });
    expect(page).toMatchObject({ status: 413, problem: "too-large", served: null });
    expect(page.loaded.code.css).toBe(css);
  });

  test.each([
    "//evil.example/docs/x",
    "/en-US/docs/..\\x",
    "javascript:x",
    "/en-US/play",
  ])("takes %s for no page", async (src) => {
    expect((await send({ ...CODE, src })).loaded.src).toBeNull();
  });

  test("that is no form at all opens an empty playground", async () => {
    const args = createArgs("", { method: "POST", body: "{" });
    const { data } = await action(args);
    expect(data.loaded.code).toEqual({ html: "", css: "", js: "" });
  });
});
