import { expect, test } from "vitest";
import { openKeptBrowser, SITE } from "../../tests/support/kept-browser";
import { findKept } from "./show-kept";

test("shows the list of pages instead of one that is not kept", async () => {
  const { kept, keep, keepList } = openKeptBrowser({
    "/de/offline": { body: '<html lang="de"><div data-kept-pages="">none</div>' },
    "/de/docs/A": { body: "<html>A" },
  });
  await keep("/de/docs/A?x=<b>");
  await keepList("/de/offline");
  const html = await (await findKept(kept, { url: `${SITE}/de/docs/B` }))?.text();
  expect(html).toContain('<html data-kept="missing" lang="de">');
  expect(html).toContain('<li><a href="/de/docs/A?x=%3Cb%3E">/de/docs/A?x=&lt;b&gt;</a>');
  expect(html).not.toContain("none");
});

test("shows the list that a package makes, which names it, instead of the kept one", async () => {
  const { kept, keep } = openKeptBrowser();
  await keep("/de/docs/A");
  await keep("/de/offline");
  const html = '<html>Package<div data-kept-pages=""></div>';
  const shown = await findKept(
    kept,
    { url: `${SITE}/de/docs/B` },
    {
      findMissing: () => Promise.resolve(null),
      makeList: (url) => Promise.resolve(new Response(html + url)),
    },
  );
  const text = await shown?.text();
  expect(text).toContain("Package");
  expect(text).toContain('<a href="/de/docs/A">');
  expect(text).toContain(`${SITE}/de/offline`);
});

test("shows the list that a worker makes of a language that it has, for an address of none", async () => {
  const { kept } = openKeptBrowser();
  const others = {
    findMissing: () => Promise.resolve(null),
    makeList: (url: string) => Promise.resolve(new Response(`<html>${url}`)),
  };
  const shown = await findKept(kept, { url: `${SITE}/xx/docs` }, others);
  expect(await shown?.text()).toContain(`${SITE}/en-US/offline`);
});

test("lists first what a search that is not kept asks for", async () => {
  const { kept, keep } = openKeptBrowser({
    "/de/offline": { body: '<html><div data-kept-pages=""></div>' },
  });
  for (const path of ["/de/docs/Grid", "/de/docs/Other"]) await keep(path);
  await keep("/de/offline");
  for (const query of ["q=grid%20docs", "text=Grid%20DOCS"]) {
    const shown = await findKept(kept, { url: `${SITE}/de/search?${query}` });
    const links = (await shown?.text())?.match(/(?<=href=")[^"]+/g);
    expect(links?.[0]).toBe("/de/docs/Grid");
  }
  const others = await findKept(kept, { url: `${SITE}/de/search?q=nothing` });
  expect((await others?.text())?.match(/<li>/g)).toHaveLength(3);
});

test("leads an address without a language to the one that was read last", async () => {
  const { kept, keep } = openKeptBrowser();
  const find = async (path: string) =>
    (await findKept(kept, { url: SITE + path }))?.headers.get("Location");
  expect(await find("/")).toBe(`${SITE}/en-US/`);
  for (const path of ["/de/docs/A", "/pt-BR/docs/A"]) await keep(path);
  expect(await find("/")).toBe(`${SITE}/pt-BR/`);
  expect(await find("/search?text=a%20b")).toBe(`${SITE}/pt-BR/search?text=a%20b`);
});

test("marks a kept page, and changes nothing else", async () => {
  const { kept, keep } = openKeptBrowser({
    "/de/docs/A": { body: "<!doctype html><html>A" },
  });
  await keep("/de/docs/A");
  const page = await findKept(kept, { url: `${SITE}/de/docs/A` });
  expect(await page?.text()).toBe('<!doctype html><html data-kept="page">A');
});

test.each([
  ["/DE/docs/A?x=1", "/de/docs/A?x=1"],
  ["/EN-us", "/en-US"],
  ["/docs/A", "/de/docs/A"],
])("writes the language of %s as the server does", async (path, corrected) => {
  const { kept, keep } = openKeptBrowser();
  await keep("/de/docs/A");
  const found = await findKept(kept, { url: SITE + path });
  expect(found?.headers.get("Location")).toBe(SITE + corrected);
});

test.each([
  ["a query", "/de/docs/Web/A?x=1", null],
  ["a final slash", "/de/docs/Web/A/", "/de/docs/Web/A"],
  ["another case", "/de/docs/web/a?x=1", "/de/docs/Web/A?x=1"],
])("finds a kept document at its address with %s", async (_, path, location) => {
  const { kept, keep } = openKeptBrowser();
  await keep("/de/docs/Web/A");
  const found = await findKept(kept, { url: SITE + path });
  if (location === null) expect(await found?.text()).toContain('data-kept="page"');
  else expect(found?.headers.get("Location")).toBe(SITE + location);
});

test("shows no other search, whose query names another page", async () => {
  const { kept, keep } = openKeptBrowser();
  await keep("/de/search?q=grid");
  expect(await findKept(kept, { url: `${SITE}/de/search?q=flex` })).toBeUndefined();
});

test("shows the list of the language read last for one of which no page is kept", async () => {
  const { kept, keep, keepList } = openKeptBrowser();
  expect(await findKept(kept, { url: `${SITE}/ko/docs/A` })).toBeUndefined();
  for (const locale of ["de", "fr", "ja"]) await keepList(`/${locale}/offline`);
  await keep("/de/docs/A");
  for (const path of ["/ko/docs/A", "/it/docs/A"]) {
    const html = await (await findKept(kept, { url: SITE + path }))?.text();
    expect(html).toContain("/de/offline");
    expect(html).toContain('data-kept="missing"');
  }
});

test("names pages without the site, home pages by a name, and other languages", async () => {
  const place = '<div data-kept-pages="" data-home="Startseite &amp; mehr"></div>';
  const { kept, keepList, keepTitled } = openKeptBrowser({
    "/de/offline": { body: `<html>${place}` },
  });
  await keepList("/de/offline");
  await keepTitled("/fr/docs/A", "A | b | Site");
  await keepTitled("/fr/", "Site");
  await keepTitled("/de/", "Site");
  const found = await findKept(kept, { url: `${SITE}/ko/docs/A` });
  const french = '<span lang="fr">Français</span>';
  expect((await found?.text())?.match(/(?<=<li>).*?(?= <time)/g)).toEqual([
    '<a href="/de/">Startseite &amp; mehr</a>',
    `<a href="/fr/" hreflang="fr">Startseite &amp; mehr</a> · ${french}`,
    `<a href="/fr/docs/A" hreflang="fr" lang="fr">A | b</a> · ${french}`,
  ]);
});

test("says in the frame of an example that it needs the network, in the page's language", async () => {
  const { kept, keepList } = openKeptBrowser({
    "/de/offline": { body: '<html><p data-examples="">Nur online.</p>' },
    "/fr/offline": { body: '<html><p data-examples="">En ligne.</p>' },
  });
  for (const locale of ["de", "fr"]) await keepList(`/${locale}/offline`);
  const others = {
    findMissing: () => Promise.resolve(new Response("missing")),
    makeList: () => Promise.resolve(null),
  };
  for (const [path, text] of [
    ["/de/docs/A/runner.html?sample=x", '<html lang="de">.*>Nur online.<'],
    ["/runner.html?blank=1", '<html lang="fr">.*>En ligne.<'],
  ] as const) {
    const request = { url: SITE + path, destination: "iframe" as const };
    const frame = await findKept(kept, request, others);
    expect(await frame?.text()).toMatch(new RegExp(text));
    expect(frame?.headers.get("Content-Type")).toContain("text/html");
  }
});
