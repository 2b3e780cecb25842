import { expect, test } from "vitest";
import { KEPT_PAGES } from "~/domain/site/offline-choice";
import { openKeptBrowser, SITE, type Answer } from "../../tests/support/kept-browser";

test("keeps a page with the files that its HTML names and that it has loaded", async () => {
  const { keep, read, listFiles } = openKeptBrowser();
  await keep("/de/docs/Web", ["/assets/lazy.js", "/de/docs/Web/image.png"]);
  expect(await read("/de/docs/Web")).toContain("/de/docs/Web");
  expect(listFiles().sort()).toEqual(
    ["/assets/a.css", "/assets/lazy.js", "/de/docs/Web/image.png"].map(
      (path) => SITE + path,
    ),
  );
});

test("keeps a page with examples, and one without a picture that can't be loaded", async () => {
  const { keep, read, listFiles } = openKeptBrowser({
    "/de/docs/Web/runner.html": { status: 0 },
    "/de/docs/Web/image.png": { status: 0 },
  });
  await keep("/de/docs/Web", ["/de/docs/Web/runner.html", "/de/docs/Web/image.png"]);
  expect(await read("/de/docs/Web")).toContain("/de/docs/Web");
  expect(listFiles()).toEqual([`${SITE}/assets/a.css`]);
  const broken = openKeptBrowser({ "/assets/a.css": { status: 0 } });
  await broken.keep("/de/docs/Web");
  expect(await broken.read("/de/docs/Web")).toBeUndefined();
});

test.each<[string, Answer]>([
  ["of a signed-in reader", { cache: "private, no-store" }],
  ["that failed", { status: 500 }],
])("does not keep a page %s", async (_, answer) => {
  const { keep, read } = openKeptBrowser({ "/de/docs/Web": answer });
  await keep("/de/docs/Web");
  expect(await read("/de/docs/Web")).toBeUndefined();
});

test("never keeps data of an account, client navigations or another site", async () => {
  const { kept, listFiles } = openKeptBrowser();
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
  const { keep, read, answers } = openKeptBrowser();
  await keep("/de/docs/Web");
  answers["/de/docs/Web"] = { body: '<html><link href="/assets/gone.css">new' };
  answers["/assets/gone.css"] = { status: 404 };
  await keep("/de/docs/Web");
  expect(await read("/de/docs/Web")).toContain("/assets/a.css");
});

test("removes the pages visited longest ago, and files that no other page needs", async () => {
  const { kept, keep, read, listFiles } = openKeptBrowser();
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
  const { kept, keep, read } = openKeptBrowser({}, { maxEntries: 240 });
  for (let page = 0; page < 150; page++) await keep(`/de/${page}`);
  const { length } = await kept.list();
  expect(length).toBeGreaterThan(50);
  expect(length).toBeLessThan(150);
  await keep("/de/last");
  expect(await read("/de/last")).toBeDefined();
});
