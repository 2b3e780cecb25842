import { inflateRawSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { MAX_PLAY_BYTES } from "~/domain/play/play-state";
import type { LiveSample } from "~/domain/documents/sample";
import { UnavailableError } from "~/domain/site/unavailable-error";
import { action, loader, meta } from "~/routes/$locale.play/route";
import type { FormDrafts, NewDraft } from "~/services/form-drafts/index.server";
import type { PlayShares } from "~/services/play-shares/index.server";
import { createPlaygroundService } from "~/services/playground/index.server";
import { encodePlayState } from "~/browser/play/encode-play-state";
import { createFakeStore } from "../support/fake-content-store";
import { createLoadContext } from "../support/create-load-context";

const PAGE = "/en-US/docs/Web/CSS/gap";
const SAMPLE: LiveSample = {
  kind: "live",
  id: "x",
  html: "<b>a</b>",
  css: "b {}",
  js: "",
};
const CODE = { html: "<p>one\ntwo", css: "p {}", js: 'log("</textarea>")' };

const NO_CODE = { html: "", css: "", js: "" };
const READER = { id: 7, formOwner: "hash-of-7" };

let origin: string | null = null;
let user: typeof READER | null = null;
let isUserUnknown = false;
let shares: Partial<PlayShares> = {};
let drafts: NewDraft[] = [];
afterEach(() => {
  drafts = [];
  isUserUnknown = false;
  origin = null;
  user = null;
  shares = {};
});

function createArgs(query: string, init: RequestInit = {}) {
  const store = createFakeStore({ pages: [PAGE] });
  const playground = createPlaygroundService(() => ({
    ...store,
    findLiveSample: (page, id) => (page === PAGE && id === SAMPLE.id ? SAMPLE : null),
  }));
  const config = {
    features: ["play" as const],
    siteName: "Site",
    playgroundOrigin: origin,
  };
  const flash = { write: ({ text }: { text: string }) => Promise.resolve(text) };
  const logger = { error: () => undefined, warn: () => undefined };
  const formDrafts: FormDrafts = {
    keep(draft) {
      drafts.push(draft);
      return Promise.resolve(["draft=1"]);
    },
    take: () => Promise.resolve({ form: drafts.pop()?.form ?? null, clear: "draft=" }),
  };
  const services = { playground, playShares: shares, flash, formDrafts };
  const client = { user, isUserUnknown, clientAddress: "192.0.2.1" };
  return {
    request: new Request(`https://docs.example/de/play${query}`, init),
    params: { locale: "de" },
    context: createLoadContext({ services, config, logger, ...client }),
  };
}

async function open(query: string) {
  const { data, init } = await loader(createArgs(query));
  return { ...data, status: init?.status };
}

async function post(fields: Record<string, string>, query = "") {
  const body = new URLSearchParams(fields);
  return action(createArgs(query, { method: "POST", body }));
}

async function send(fields: Record<string, string>, query = "") {
  const answer = await post(fields, query);
  if (!("data" in answer)) throw new Error("The form led elsewhere");
  return { ...answer.data, status: answer.init?.status };
}

async function sendAway(fields: Record<string, string>, query = "") {
  const answer = await post(fields, query);
  if ("data" in answer) throw new Error(`The form came back: ${answer.data.problem}`);
  const { status, headers } = answer;
  return { status, to: headers.get("Location"), cookie: headers.get("Set-Cookie") };
}

function readState(url: string): unknown {
  const state = new URL(url, "https://docs.example").searchParams.get("state") ?? "";
  return JSON.parse(inflateRawSync(Buffer.from(state, "base64")).toString());
}

describe("a URL", () => {
  test("without a query opens an empty playground, which is public", async () => {
    const { data, init } = await loader(createArgs(""));
    expect(data).toMatchObject({
      problem: null,
      served: null,
      title: "Playground | Site",
    });
    expect(data.loaded).toMatchObject({ source: "empty", code: { html: "" } });
    expect(init).toEqual({ status: 200, headers: {} });
  });

  test("of a sample opens its code, which runs without JavaScript", async () => {
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

  test("with code opens it without running it", async () => {
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
  ])("%s shows an error above empty editors", async (query, status, problem) => {
    const page = await open(query);
    expect(page).toMatchObject({ status, problem, served: null });
    expect(page.loaded.source).toBe("empty");
  });

  test("with too much code is refused without decompression", async () => {
    const js = "a".repeat(MAX_PLAY_BYTES * 4);
    const state = encodeURIComponent(await encodePlayState({ ...CODE, js }));
    expect(await open(`?state=${state}`)).toMatchObject({
      status: 413,
      problem: "too-large",
    });
  });

  test("with a query is not cached and not indexed", async () => {
    const { data, init } = await loader(createArgs("?state=AAAA"));
    expect(init?.headers).toEqual({ "Cache-Control": "no-store" });
    const tags = meta({ data, matches: [] } as unknown as Parameters<typeof meta>[0]);
    expect(tags).toContainEqual({ name: "robots", content: "noindex, follow" });
  });
});

describe("a form without JavaScript", () => {
  test("returns its code and the frame that runs it", async () => {
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

  test("with more code than a URL holds is submitted to the runner as a form", async () => {
    const js = Array.from({ length: 20_000 }, (_, n) => n * 7919).join();
    const { served } = await send({ ...CODE, js });
    expect(served).toMatchObject({ kind: "form", url: "/runner.html" });
  });

  test("with too much code is returned with an error", async () => {
    const css = "a".repeat(MAX_PLAY_BYTES + 1);
    const page = await send({ ...CODE, css });
    expect(page).toMatchObject({ status: 413, problem: "too-large", served: null });
    expect(page.loaded.code.css).toBe(css);
  });

  test.each([PAGE, "/en-US/blog/a-post", "/en-US/curriculum/core/css-fundamentals"])(
    "keeps the page %s that its code is from",
    async (src) => {
      expect((await send({ ...CODE, src: `${src}/` })).loaded.src).toBe(src);
    },
  );

  test.each([
    "//evil.example/docs/x",
    "/en-US/docs/..\\x",
    "javascript:x",
    "/en-US/play",
  ])("treats %s as no page", async (src) => {
    expect((await send({ ...CODE, src })).loaded.src).toBeNull();
  });

  test("with an invalid body opens an empty playground", async () => {
    const args = createArgs("", { method: "POST", body: "{" });
    const answer = await action(args);
    expect(answer).toMatchObject({ data: { loaded: { code: NO_CODE } } });
  });
});

describe("a link to shared code", () => {
  const id = "AAAAAAAAAAAAAAAAAAAAAA";

  test("opens the code without running it", async () => {
    const code = { ...CODE, js: null, src: "//evil.example" };
    shares = { find: () => Promise.resolve({ isFound: true, code, authorId: 8 }) };
    user = READER;
    const page = await open(`?id=${id}`);
    expect(page).toMatchObject({ status: 200, problem: null, served: null });
    expect(page.loaded).toEqual({
      code: { ...CODE, js: "" },
      source: "shared",
      src: null,
      id,
      sharedId: id,
    });
  });

  test("runs the author's own code", async () => {
    const code = { ...CODE, src: null };
    shares = {
      find: () => Promise.resolve({ isFound: true, code, authorId: READER.id }),
    };
    user = READER;
    const page = await open(`?id=${id}`);
    expect(page.loaded).toMatchObject({
      code: CODE,
      source: "own",
      src: null,
      id,
      sharedId: null,
    });
    expect(page.served?.kind).toBe("address");
    user = null;
    expect((await open(`?id=${id}`)).loaded.source).toBe("shared");
  });

  test.each(["id", "blocked"] as const)("reports missing code (%s)", async (problem) => {
    shares = { find: () => Promise.resolve({ isFound: false, problem }) };
    expect(await open(`?id=${id}`)).toMatchObject({ status: 404, problem: "id" });
  });

  test("opens an empty playground while the database is down", async () => {
    shares = { find: () => Promise.reject(new UnavailableError("down")) };
    const page = await open(`?id=${id}`);
    expect(page).toMatchObject({ status: 503, problem: "unavailable" });
  });

  test("is created for a signed-in reader, with a redirect", async () => {
    user = READER;
    const kept: unknown[] = [];
    shares = {
      save(userId, fields) {
        kept.push([userId, fields]);
        return Promise.resolve({ isSaved: true, id });
      },
    };
    const answer = await sendAway({ ...CODE, intent: "share", owner: "hash-of-7 me" });
    expect(answer).toMatchObject({ status: 303, to: `/de/play?id=${id}` });
    expect(kept).toEqual([[READER.id, { ...CODE, src: null }]]);
  });

  test("is refused to a reader who did not open the page, with their code", async () => {
    user = READER;
    const refusal = send({ ...CODE, intent: "share", owner: "hash-of-8 other" });
    const values = [...Object.entries(CODE), ["intent", "share"]];
    await expect(refusal).rejects.toMatchObject({
      data: { foreignForm: { openedAs: "other", values } },
      init: { status: 409 },
    });
  });

  test("is refused to others, who get their code back", async () => {
    const page = await send({ ...CODE, intent: "share" });
    expect(page).toMatchObject({ status: 401, problem: "signed-out" });
    expect(page.loaded.code).toEqual(CODE);
  });

  test("that was refused leaves the code for when its reader has logged in", async () => {
    const refused = await post({ ...CODE, intent: "share" });
    if (!("data" in refused)) throw new Error("The form led elsewhere");
    expect(new Headers(refused.init?.headers).get("set-cookie")).toBe("draft=1");
    expect(drafts).toMatchObject([{ address: "/de/play" }]);
    expect((await open("")).loaded.source, "for nobody else").toBe("empty");
    user = READER;
    expect((await open("?state=x")).loaded.source, "other code is asked for").toBe(
      "empty",
    );
    expect((await open("")).loaded).toMatchObject({ source: "own", code: CODE });
  });

  test("tells a reader who can't be looked up that accounts are away, not to sign in", async () => {
    isUserUnknown = true;
    const page = await send({ ...CODE, intent: "share" });
    expect(page).toMatchObject({ status: 503, problem: "unavailable" });
    expect(page.loaded.code).toEqual(CODE);
  });

  test.each([
    [{ isSaved: false, problem: "limited", retryAfterSeconds: 9 }, 429, "limited"],
    [{ isSaved: false, problem: "too-large" }, 413, "too-large"],
    [new UnavailableError("down"), 503, "unavailable"],
  ] as const)(
    "that can't be made costs nobody the code (%#)",
    async (outcome, status, problem) => {
      user = READER;
      shares = {
        save: () =>
          outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome),
      };
      const page = await send({ ...CODE, intent: "share", owner: "hash-of-7 me" });
      expect(page).toMatchObject({ status, problem });
      expect(page.loaded.code).toEqual(CODE);
    },
  );

  describe("a flag", () => {
    const find = () =>
      Promise.resolve({
        isFound: true,
        code: { ...CODE, src: null },
        authorId: null,
      } as const);
    const report = { intent: "flag", reason: "It asks for passwords.", shared: id };

    test("is stored, with a thank-you message", async () => {
      shares = { find, flag: () => Promise.resolve({ isFlagged: true }) };
      expect(await sendAway(report)).toEqual({
        status: 303,
        to: `/de/play?id=${id}`,
        cookie: "play-flag-done",
      });
    });

    test("leaves what its reader has changed, and does not run it", async () => {
      shares = { find, flag: () => Promise.resolve({ isFlagged: true }) };
      const edited = { ...CODE, html: "<p>mine" };
      const page = await send({ ...report, ...edited });
      expect(page).toMatchObject({ status: 200, problem: null, served: null });
      expect(page.report, "it was sent").toBe(report.reason);
      expect(page.loaded).toMatchObject({ code: edited, source: "shared", sharedId: id });
      const refused = await send({ ...report, ...edited, reason: " " });
      expect(refused).toMatchObject({ problem: "reason", loaded: { code: edited } });
      expect(await sendAway({ ...report, ...CODE })).toMatchObject({
        status: 303,
      });
    });

    test("can be sent after the code has run", async () => {
      const page = await send({ ...CODE, intent: "run", shared: id });
      expect(page.loaded).toMatchObject({ source: "own", id: null, sharedId: id });
      const other = await send({ ...CODE, intent: "run", shared: `${id}"` });
      expect(other.loaded.sharedId, "it can't be an id").toBeNull();
    });

    test.each([
      [{ ...report, reason: " " }, 400, "reason"],
      [report, 429, "limited"],
    ])("explains a refused flag (%#)", async (fields, status, problem) => {
      const limited = {
        isFlagged: false,
        problem: "limited",
        retryAfterSeconds: 9,
      } as const;
      shares = { find, flag: () => Promise.resolve(limited) };
      const page = await send(fields);
      expect(page).toMatchObject({ status, problem, report: fields.reason });
      expect(page.loaded.code).toEqual(CODE);
    });

    test("that can't be sent while accounts are away stays in its form", async () => {
      const away = () => Promise.reject(new UnavailableError("down"));
      shares = { find: away, flag: away };
      const page = await send(report);
      expect(page).toMatchObject({ status: 503, problem: "unavailable" });
      expect(page.report).toBe(report.reason);
      expect(page.loaded.sharedId, "the report has its form").toBe(id);
    });
  });
});
