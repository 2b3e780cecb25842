import { expect, test } from "vitest";
import { KEPT_PAGES } from "~/domain/site/offline-choice";
import { createFakeCaches } from "../../tests/support/fake-caches";
import { createKeptPages } from "./kept-pages";
import { findKept } from "./show-kept";

const SITE = "https://docs.example";
const FILES = "kept-1-files";

interface Answer {
  body?: string;
  /** 0: there is no answer. */
  status?: number;
  cache?: string;
}

/** A browser with a site of these answers; further paths are pages that need `/assets/a.css`. */
function openBrowser(
  answers: Record<string, Answer> = {},
  { maxEntries = Infinity } = {},
) {
  const caches = createFakeCaches({ maxEntries });
  let time = 0;
  const kept = createKeptPages({
    caches: caches.storage,
    now: () => ++time,
    fetch: (url) => Promise.resolve(new URL(url).pathname).then(answer),
  });
  function answer(path: string): Response {
    const { body = `<html><link href="/assets/a.css">${path}`, ...rest } =
      answers[path] ?? {};
    if (rest.status === 0) throw new TypeError("Failed to fetch");
    const headers = {
      "Content-Type": "text/html",
      "Cache-Control": rest.cache ?? "public",
    };
    return new Response(body, { status: rest.status ?? 200, headers });
  }
  const keep = (path: string, files: string[] = []) =>
    kept.keep({ url: SITE + path, title: path, files: files.map((file) => SITE + file) });
  const read = async (path: string) => (await kept.find(SITE + path))?.text();
  return { kept, keep, read, answers, listFiles: () => caches.listUrls(FILES) };
}

test("keeps a page with the files that its HTML names and that it has loaded", async () => {
  const { keep, read, listFiles } = openBrowser();
  await keep("/de/docs/Web", ["/assets/lazy.js", "/de/docs/Web/image.png"]);
  expect(await read("/de/docs/Web")).toContain("/de/docs/Web");
  expect(listFiles().sort()).toEqual(
    ["/assets/a.css", "/assets/lazy.js", "/de/docs/Web/image.png"].map(
      (path) => SITE + path,
    ),
  );
});

test("keeps a page with examples, and one without a picture that can't be loaded", async () => {
  const { keep, read, listFiles } = openBrowser({
    "/de/docs/Web/runner.html": { status: 0 },
    "/de/docs/Web/image.png": { status: 0 },
  });
  await keep("/de/docs/Web", ["/de/docs/Web/runner.html", "/de/docs/Web/image.png"]);
  expect(await read("/de/docs/Web")).toContain("/de/docs/Web");
  expect(listFiles()).toEqual([`${SITE}/assets/a.css`]);
  const broken = openBrowser({ "/assets/a.css": { status: 0 } });
  await broken.keep("/de/docs/Web");
  expect(await broken.read("/de/docs/Web")).toBeUndefined();
});

test.each<[string, Answer]>([
  ["of a signed-in reader", { cache: "private, no-store" }],
  ["that failed", { status: 500 }],
])("does not keep a page %s", async (_, answer) => {
  const { keep, read } = openBrowser({ "/de/docs/Web": answer });
  await keep("/de/docs/Web");
  expect(await read("/de/docs/Web")).toBeUndefined();
});

test("never keeps data of an account, client navigations or another site", async () => {
  const { kept, listFiles } = openBrowser();
  await kept.keep({
    url: `${SITE}/de/docs/Web`,
    title: "Web",
    files: [
      `${SITE}/api/v1/whoami`,
      `${SITE}/users/fxa/login/x`,
      `${SITE}/de/docs/Other.data?x=1`,
      "https://other.example/a.png",
    ],
  });
  expect(listFiles()).toEqual([`${SITE}/assets/a.css`]);
});

test("keeps the older version of a page whose files are of a release that is gone", async () => {
  const { keep, read, answers } = openBrowser();
  await keep("/de/docs/Web");
  answers["/de/docs/Web"] = { body: '<html><link href="/assets/gone.css">new' };
  answers["/assets/gone.css"] = { status: 404 };
  await keep("/de/docs/Web");
  expect(await read("/de/docs/Web")).toContain("/assets/a.css");
});

test("removes the pages visited longest ago, and files that no other page needs", async () => {
  const { kept, keep, read, listFiles } = openBrowser();
  await keep("/de/first", ["/first.png"]);
  await kept.keep(
    { url: `${SITE}/de/offline`, title: "", files: [] },
    { isPinned: true },
  );
  for (let page = 0; page <= KEPT_PAGES + 20; page++) await keep(`/de/${page}`);
  const left = (await kept.list()).map(({ title }) => title);
  expect(left.length).toBeGreaterThan(KEPT_PAGES);
  expect(left.length).toBeLessThan(KEPT_PAGES + 20);
  expect(left[0]).toBe(`/de/${KEPT_PAGES + 20}`);
  expect(await read("/de/first")).toBeUndefined();
  expect(await read("/de/offline")).toBeDefined();
  expect(listFiles()).toEqual([`${SITE}/assets/a.css`]);
});

test("makes room when the disk is full", async () => {
  const { kept, keep, read } = openBrowser({}, { maxEntries: 240 });
  for (let page = 0; page < 150; page++) await keep(`/de/${page}`);
  const { length } = await kept.list();
  expect(length).toBeGreaterThan(50);
  expect(length).toBeLessThan(150);
  await keep("/de/last");
  expect(await read("/de/last")).toBeDefined();
});

test("shows the list of pages instead of one that is not kept", async () => {
  const { kept, keep } = openBrowser({
    "/de/offline": { body: '<html lang="de"><div data-kept-pages="">none</div>' },
    "/de/docs/A": { body: "<html>A" },
  });
  await keep("/de/docs/A?x=<b>");
  await kept.keep(
    { url: `${SITE}/de/offline`, title: "", files: [] },
    { isPinned: true },
  );
  const html = await (await findKept(kept, `${SITE}/de/docs/B`))?.text();
  expect(html).toContain('<html data-kept="missing" lang="de">');
  expect(html).toContain('<li><a href="/de/docs/A?x=%3Cb%3E">/de/docs/A?x=&lt;b&gt;</a>');
  expect(html).not.toContain("none");
});

test("shows the list that a package makes, which names it, instead of the kept one", async () => {
  const { kept, keep } = openBrowser();
  await keep("/de/docs/A");
  await keep("/de/offline");
  const html = '<html>Package<div data-kept-pages=""></div>';
  const shown = await findKept(kept, `${SITE}/de/docs/B`, {
    findMissing: () => Promise.resolve(null),
    makeList: (url) => Promise.resolve(new Response(html + url)),
  });
  const text = await shown?.text();
  expect(text).toContain("Package");
  expect(text).toContain('<a href="/de/docs/A">');
  expect(text).toContain(`${SITE}/de/offline`);
});

test("lists first what a search that is not kept asks for", async () => {
  const { kept, keep } = openBrowser({
    "/de/offline": { body: '<html><div data-kept-pages=""></div>' },
  });
  for (const path of ["/de/docs/Grid", "/de/docs/Other"]) await keep(path);
  await keep("/de/offline");
  for (const query of ["q=grid%20docs", "text=Grid%20DOCS"]) {
    const shown = await findKept(kept, `${SITE}/de/search?${query}`);
    const links = (await shown?.text())?.match(/(?<=href=")[^"]+/g);
    expect(links?.[0]).toBe("/de/docs/Grid");
  }
  const others = await findKept(kept, `${SITE}/de/search?q=nothing`);
  expect((await others?.text())?.match(/<li>/g)).toHaveLength(3);
});

test("leads an address without a language to the one that was read last", async () => {
  const { kept, keep } = openBrowser();
  const find = async (path: string) =>
    (await findKept(kept, SITE + path))?.headers.get("Location");
  expect(await find("/")).toBe(`${SITE}/en-US/`);
  for (const path of ["/de/docs/A", "/pt-BR/docs/A"]) await keep(path);
  expect(await find("/")).toBe(`${SITE}/pt-BR/`);
  expect(await find("/search?text=a%20b")).toBe(`${SITE}/pt-BR/search?text=a%20b`);
});

test("marks a kept page, and changes nothing else", async () => {
  const { kept, keep } = openBrowser({
    "/de/docs/A": { body: "<!doctype html><html>A" },
  });
  await keep("/de/docs/A");
  const page = await findKept(kept, `${SITE}/de/docs/A`);
  expect(await page?.text()).toBe('<!doctype html><html data-kept="page">A');
});

test("has nothing for a language of which it has kept no page", async () => {
  const { kept, keep } = openBrowser();
  await keep("/de/docs/A");
  expect(await findKept(kept, `${SITE}/fr/docs/A`)).toBeUndefined();
});
