import type { Page } from "@playwright/test";
import { AREA_PAGES } from "../support/e2e-areas";
import { signIn } from "../support/e2e-sign-in";
import { GENERATED_PAGES, releaseText } from "../support/e2e-packed-store";
import { getToast } from "../support/e2e-pages";
import {
  clearData,
  countBlocks,
  emptyBlocks,
  expect,
  download,
  getButton,
  listStorage,
  readWorkerSettings,
  setClock,
  SETTINGS,
  switchOn,
  test,
} from "../support/e2e-offline";

const NEXT_GUIDE = "/en-US/docs/Web/CSS/Guides/Next_guide";
const PICTURE = "/en-US/docs/Web/CSS/Guides/Constructs/flag.png";
const RUNNING_CODE = "/en-US/docs/Web/CSS/Guides/Running_code";

/** Pages of all kinds that the package has. */
const KINDS = [
  "/en-US/",
  "/en-US/search?q=element",
  "/en-US/search?q=nothinglikeit",
  "/en-US/docs/Web",
  "/en-US/docs/Web/CSS",
  "/en-US/docs/Web/CSS/Guides",
  "/en-US/docs/Glossary",
  "/en-US/docs/Glossary/Viewport",
  "/en-US/docs/Web/CSS/Guides/Constructs",
  NEXT_GUIDE,
  "/en-US/docs/Web/CSS/Reference",
  "/en-US/docs/Web/CSS/Reference/Properties",
  "/en-US/docs/Web/CSS/Reference/Properties/user-select",
  "/en-US/docs/Web/CSS/Reference/Properties/zoom-factor",
  RUNNING_CODE,
  ...GENERATED_PAGES,
  ...Object.values(AREA_PAGES),
  // Not found, as on the server, with pages of a similar name.
  "/en-US/docs/Web/CSS/Nothing_like_it",
  "/en-US/docs/Web/CSS/Guides/Construct",
  "/en-US/curriculum/none/",
  "/en-US/blog/none/",
];

/** Pages that need the server say so. */
const ONLINE_ONLY = [
  "/en-US/plus",
  "/en-US/plus/updates",
  "/en-US/plus/ai-help",
  "/en-US/observatory",
  "/de/docs/Web/CSS/Guides/Constructs",
  "/en-US/changes",
  "/en-US/blog/rss.xml",
  "/en-US/docs/Web/CSS.md",
];

/** Element with the main text. */
function readMain(html: string): string {
  return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "no main";
}

/** Main text, and the links of menus and footer around it. */
function readWhole(html: string): string[] {
  const main = readMain(html);
  const links = html.replace(main, "").matchAll(/<a [^>]*?href="([^"]+)"/g);
  return [main, ...Array.from(links, ([, href = ""]) => href)];
}

/** Headers by which browsers keep pages and pictures apart from what others have written. */
const PROTECTING = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "permissions-policy",
  "x-content-type-options",
];

/** Status and text of pages, as the server answers a reader without an account. */
async function readOnline(
  page: Page,
  paths: readonly string[],
  read: (html: string) => unknown = readMain,
) {
  return Promise.all(
    paths.map(async (path) => {
      const response = await page.request.get(path, { headers: { cookie: "" } });
      return [path, response.status(), read(await response.text())];
    }),
  );
}

async function expectSame(
  page: Page,
  online: Awaited<ReturnType<typeof readOnline>>,
  read: (html: string) => unknown = readMain,
) {
  for (const [path, ...expected] of online) {
    const response = await page.goto(String(path), { waitUntil: "commit" });
    const text = read((await response?.text()) ?? "");
    expect([path, response?.status(), text]).toEqual([path, ...expected]);
  }
}

test("shows all kinds of pages without a network, as the server would, for its reader", async ({
  shared: { visitor },
}) => {
  test.setTimeout(120_000);
  await download(visitor);
  const reader = await readReader(visitor);
  expect(reader).not.toContain(null);
  await test.step("protects pages and pictures as the server does", () =>
    expectProtected(visitor));
  expect(KINDS.length).toBeGreaterThanOrEqual(30);
  const online = await readOnline(visitor, KINDS);
  await visitor.goto("about:blank");
  await visitor.context().setOffline(true);
  await test.step("knows the reader, and keeps their settings", async () => {
    await askForReader(visitor);
    expect(await readReader(visitor)).toEqual(reader);
  });
  await expectSame(visitor, online);
  for (const path of ONLINE_ONLY) {
    await visitor.goto(path);
    await expect(visitor.locator("[data-missing]")).toBeVisible();
    await expect(visitor.locator("main")).toContainText("English (US)");
    expect(await visitor.locator("html").getAttribute("lang")).toBe(path.split("/")[1]);
  }
  // The installed site starts at the first, and a text that is shared with it opens the last.
  for (const [path, target] of [
    ["/", "/en-US/"],
    ["/play", "/en-US/play"],
    ["/search?title=x&text=Running%20code", "/en-US/search?q=Running+code"],
  ] as const) {
    const response = await visitor.goto(path);
    expect(response?.status()).toBe(200);
    await expect(visitor).toHaveURL(target);
  }
  await visitor.goto(RUNNING_CODE);
  const sample = visitor.locator("iframe.sample-code-frame").first().contentFrame();
  await expect(sample.locator("button")).toBeVisible();
  await visitor.getByRole("searchbox").first().fill("running");
  await expect(visitor.getByRole("option", { name: /Running/ }).first()).toBeVisible();
  const collections = await visitor.goto("/en-US/plus/collections");
  expect(collections?.status()).toBe(200);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Collections");
  const status = await visitor.evaluate(async () => (await fetch("/api/v1/x")).status);
  expect(status).toBe(418);
  const whoami = await visitor.evaluate(
    async () =>
      (await fetch("/api/v1/whoami")).json() as Promise<Record<string, unknown>>,
  );
  expect(whoami).toMatchObject({ offline: true });
  await visitor.context().setOffline(false);
  await test.step("leaves out the browsers that the reader hides", () =>
    expectHidden(visitor));
});

async function expectProtected(visitor: Page): Promise<void> {
  const listProtecting = (headers: Record<string, string> | undefined) =>
    PROTECTING.filter((name) => headers?.[name] !== undefined);
  for (const path of [NEXT_GUIDE, PICTURE]) {
    const online = await visitor.request.get(path, { headers: { cookie: "" } });
    const shown = await visitor.goto(path);
    expect(shown?.fromServiceWorker()).toBe(true);
    expect(listProtecting(shown?.headers())).toEqual(listProtecting(online.headers()));
  }
}

/** Reads what the browser has noted of the reader and their settings. */
function readReader(visitor: Page) {
  return visitor.evaluate(() =>
    ["reader", "MDNSettings"].map((key) => localStorage.getItem(key)),
  );
}

/** Opens a page that asks who its reader is, and waits until it has noted the answer. */
async function askForReader(visitor: Page): Promise<void> {
  const asked = visitor.waitForResponse("**/api/v1/whoami");
  await visitor.goto(NEXT_GUIDE);
  // A sign of the reader, at which the page asks.
  await visitor.keyboard.press("Shift");
  await (await asked).finished();
  // After the turn in which the page notes the answer.
  await visitor.evaluate(() => new Promise((resolve) => void setTimeout(resolve)));
}

async function expectHidden(visitor: Page): Promise<void> {
  await visitor.goto("/en-US/docs/Web/CSS/Reference/Properties/user-select");
  const columns = visitor.locator(".bc-table").first().locator(".bc-browsers th");
  const opera = columns.filter({ hasText: /^Opera$/ });
  await expect(opera).toHaveCount(1);
  const form = visitor.locator(".bc-choice").first();
  await form.locator("summary").click();
  await form.getByRole("checkbox", { name: "Opera", exact: true }).uncheck();
  await expect(opera).toHaveCount(0);
  await visitor.context().setOffline(true);
  await visitor.reload();
  await expect(columns.filter({ hasText: /^Edge$/ })).toHaveCount(1);
  await expect(opera).toHaveCount(0);
  await visitor.context().clearCookies({ name: "compat-hidden" });
}

test("shows another language, and online pages first for readers who prefer them", async ({
  visitor,
  host,
}) => {
  await switchOn(visitor);
  await visitor.getByLabel("Language").selectOption("de");
  await visitor.getByRole("switch", { name: "Prefer online content" }).click();
  await download(visitor);
  const pages = ["/de/docs/Web/CSS", "/de/docs/Web/CSS/Guides/Constructs"];
  const online = await readOnline(visitor, pages, readWhole);
  expect(online.flat(2)).toContain("/en-US/docs/Glossary");
  host.close();
  await expectSame(visitor, online, readWhole);
});

test("shows the menus of the whole site with a package of one area, and searches the site, or without a network that area", async ({
  visitor,
  host,
}) => {
  await switchOn(visitor);
  await visitor.getByRole("combobox", { name: "Content" }).selectOption("css");
  await download(visitor);
  const pages = ["/en-US/docs/Web/CSS", NEXT_GUIDE];
  const online = await readOnline(visitor, pages, readWhole);
  const links = online.flat(2);
  for (const link of ["/en-US/docs/Glossary", "/en-US/blog/"])
    expect(links).toContain(link);
  const results = visitor.getByRole("main").getByRole("listitem");
  await visitor.goto("/en-US/search?q=viewport");
  await expect(results.filter({ hasText: "Glossary" }).first()).toBeVisible();

  host.close();
  await expectSame(visitor, online, readWhole);
  await visitor.goto("/en-US/search?q=viewport");
  await expect(results.filter({ hasText: "Glossary" })).toHaveCount(0);
  await visitor.goto("/en-US/search?q=user-select");
  await expect(results.filter({ hasText: "user-select" }).first()).toBeVisible();
});

test("leads a worker whose package is no longer offered to one that is", async ({
  shared: { visitor },
}) => {
  const kept = await visitor.evaluate(() => {
    const gone = { offline: true, locale: "fr", area: "http" };
    const before = localStorage.getItem("MDNSettings");
    localStorage.setItem("MDNSettings", JSON.stringify(gone));
    return before;
  });
  await visitor.reload();
  await download(visitor);
  // The choice of the tests that share this browser.
  await visitor.evaluate((json) => localStorage.setItem("MDNSettings", json ?? ""), kept);
});

test("updates by itself while all pages come from the package", async ({
  visitor,
  packedSite,
}) => {
  await switchOn(visitor);
  await download(visitor);
  await visitor.getByRole("switch", { name: "Enable auto-update" }).click();
  // A page that is left at once may not have told the worker.
  await expect
    .poll(() => readWorkerSettings(visitor))
    .toMatchObject({ autoUpdates: true });
  releaseText(packedSite.dataDir, NEXT_GUIDE, { from: "In rivers", to: "In brooks" });
  await setClock(visitor, 2061);
  await expect(async () => {
    await visitor.goto(NEXT_GUIDE);
    await expect(visitor.getByText("In brooks")).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test("starts afresh when it is switched off and on again", async ({
  shared: { visitor },
}) => {
  await download(visitor);
  const offline = visitor.getByRole("switch", { name: "Offline Storage" });
  await offline.click();
  await offline.click();
  await download(visitor);
  await visitor.context().setOffline(true);
  await visitor.goto("/en-US/docs/Web/CSS");
  const sheets = visitor.locator("link[rel=stylesheet]");
  const isStyled = await sheets.evaluateAll((links) =>
    links.every((link) => (link as HTMLLinkElement).sheet !== null),
  );
  expect(isStyled).toBe(true);
});

test("lists the pages that were kept before, deletes them without the package, and removes the package when a reader without a subscription follows", async ({
  visitor,
}) => {
  await visitor.goto("/en-US/docs/Glossary");
  const listCaches = () => visitor.evaluate(() => caches.keys());
  await expect.poll(listCaches).toContain("kept-1-pages");
  await switchOn(visitor);
  await download(visitor);
  await visitor.goto("/en-US/offline");
  const kept = visitor.locator("[data-kept-pages] li");
  await expect(kept).toHaveCount(1);
  await getButton(visitor, "Delete the kept pages").click();
  await expect(getToast(visitor)).toContainText("The kept pages are deleted.");
  await expect.poll(listCaches).not.toContain("kept-1-pages");
  await visitor.context().setOffline(true);
  const response = await visitor.goto("/en-US/docs/Web/CSS");
  expect(response?.status()).toBe(200);
  await visitor.context().setOffline(false);

  // The session ends without the site's knowledge.
  await visitor.context().clearCookies();
  await signIn(visitor, "core", "/en-US/docs/Web/CSS");
  await visitor.keyboard.press("Tab");
  await expect.poll(() => visitor.evaluate(listStorage), { timeout: 20_000 }).toEqual([]);
});

test("signing out while a package is unpacked leaves nothing", async ({
  visitor,
  host,
}) => {
  await switchOn(visitor);
  host.fail("hold");
  await getButton(visitor, "Download").click();
  await expect.poll(() => countBlocks(visitor)).toBeGreaterThan(0);
  await signOut(visitor);
  host.fail(null);
  await expect.poll(() => visitor.evaluate(listStorage), { timeout: 20_000 }).toEqual([]);
});

test("goes on online when the storage is emptied, and removes all when asked", async ({
  shared: { visitor },
}) => {
  await download(visitor);
  await setHanging(visitor, true);
  const waited = await visitor.goto("/en-US/docs/Glossary");
  expect(waited?.status()).toBe(200);
  await setHanging(visitor, false);
  await emptyBlocks(visitor);
  // A request of the page before may still wait for the database, and this page with it.
  await expect(async () => {
    const response = await visitor.goto("/en-US/docs/Web/CSS");
    expect(response?.status()).toBe(200);
    await visitor.goto(`${SETTINGS}#debug`);
    await expect(visitor.getByText("The content was damaged")).toBeVisible();
  }).toPass();
  await expect(visitor.getByText('"problem": "damaged"')).toBeVisible();
  await download(visitor);
  await getButton(visitor, "Clear data").press("Enter");
  await getButton(visitor, "Cancel").press("Enter");
  await expect(getButton(visitor, "Clear data")).toBeFocused();
  await clearData(visitor);
  await expect(getButton(visitor, "Download")).toBeVisible();
});

/** Has the database of the worker answer nothing. */
async function setHanging(page: Page, isHanging: boolean): Promise<void> {
  for (const worker of page.context().serviceWorkers())
    await worker.evaluate((hang) => {
      const scope = globalThis as { read?: typeof IDBObjectStore.prototype.get };
      const read = (scope.read ??= IDBObjectStore.prototype.get);
      IDBObjectStore.prototype.get = hang ? () => ({}) as IDBRequest<unknown> : read;
    }, isHanging);
}

async function signOut(page: Page): Promise<void> {
  // The browser asks before a page with an update is left.
  page.on("dialog", (dialog) => void dialog.accept());
  const menu = page.locator("[data-account] details:visible");
  await menu.locator("summary").click();
  await menu.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/en-US/plus");
}
