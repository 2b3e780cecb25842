import { expect, test as base, type Page, type Response } from "@playwright/test";
import { openPage, PAGES } from "../support/e2e-pages";
import { openVisitor } from "../support/e2e-proxy";
import { openReleaseGate } from "../support/e2e-release-gate";
import { FIXTURE_SITE, toOrigin } from "../support/e2e-servers";

type Gate = Awaited<ReturnType<typeof openReleaseGate>>;

const test = base.extend<{ gate: Gate; visitor: Page; site: string }>({
  site: [toOrigin(FIXTURE_SITE), { option: true }],
  gate: async ({ site }, use) => {
    const gate = await openReleaseGate(site);
    await use(gate);
    gate.close();
  },
  visitor: async ({ browser, gate }, use) => {
    const context = await openVisitor(browser, gate);
    await use(await context.newPage());
    await context.close();
  },
});

/** Opens a page and waits until it is kept. */
async function readPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect
    .poll(() => page.evaluate(isKept, new URL(path, page.url()).href), {
      timeout: 20_000,
    })
    .toBe(true);
}

async function isKept(url: string): Promise<boolean> {
  const known = await caches.open("kept-1-records");
  return (await known.match(url)) !== undefined;
}

/** Cuts the server off, and empties the browser's own cache, which would answer for an hour. */
async function loseServer(page: Page, gate: Gate): Promise<void> {
  gate.cut();
  const tools = await page.context().newCDPSession(page);
  await tools.send("Network.clearBrowserCache");
}

function readMain(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector("main")?.textContent ?? "");
}

const READ = "/en-US/docs/Glossary";

async function addFrame(page: Page): Promise<void> {
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement("iframe"), { src }));
  }, `${READ}/runner.html?sample=x`);
}

function isRunner(response: Response): boolean {
  return new URL(response.url()).pathname === `${READ}/runner.html`;
}

test("shows pages again without the server, and the list of them for others", async ({
  visitor,
  gate,
}) => {
  await readPage(visitor, READ);
  const text = await readMain(visitor);
  const [online] = await Promise.all([
    visitor.waitForResponse(isRunner),
    addFrame(visitor),
  ]);
  expect([online.status(), online.fromServiceWorker()]).toEqual([307, false]);
  await loseServer(visitor, gate);
  await visitor.goto(READ);
  expect(await readMain(visitor)).toBe(text);
  await expect(visitor.getByText("You are reading offline.")).toBeVisible();
  expect(await visitor.evaluate(() => document.fonts.check("1em Inter Text"))).toBe(true);
  // The page's scripts work too.
  await visitor.keyboard.press("/");
  await expect(visitor.getByRole("searchbox").first()).toBeFocused();

  // The frame of an example, which pages of this site would refuse to be in.
  await addFrame(visitor);
  const frame = visitor.frameLocator("iframe");
  await expect(frame.getByText("Examples run only online.")).toBeVisible();

  await visitor.goto("/en-US/docs/Web/CSS");
  await expect(visitor.getByText("has not kept the page")).toBeVisible();
  // A text that another app shares with the installed site.
  await visitor.goto("/search?text=glossary");
  await expect(visitor).toHaveURL("/en-US/search?text=glossary");
  await expect(visitor.getByText("has not kept the page")).toBeVisible();
  await visitor
    .getByRole("main")
    .getByRole("link", { name: /Glossary/ })
    .click();
  expect(await readMain(visitor)).toBe(text);
});

test("keeps a page under its own title while the next one is loading", async ({
  visitor,
}) => {
  // Never answered.
  await visitor.route("**/*.part", () => undefined);
  await openPage(visitor, PAGES.guide);
  const [url, title] = [visitor.url(), await visitor.title()];
  await visitor
    .locator(`#sidebar-body a[href="${PAGES.nextGuide}"]`)
    .dispatchEvent("click");
  await expect(visitor).toHaveTitle("Loading...");
  await expect
    .poll(() => visitor.evaluate(readKeptTitle, url), { timeout: 20_000 })
    .toBe(title);
});

async function readKeptTitle(url: string): Promise<unknown> {
  const record = await (await caches.open("kept-1-records")).match(url);
  return record ? ((await record.json()) as { title: string }).title : null;
}

test("shows whole pages of both releases after a new one", async ({ visitor, gate }) => {
  await readPage(visitor, READ);
  gate.release();
  // The open page finds its scripts, which the server no longer has.
  expect(await visitor.evaluate(askForScript)).toBe(200);
  await readPage(visitor, "/en-US/docs/Web/CSS");
  await loseServer(visitor, gate);
  for (const [path, folder] of [
    [READ, "/assets"],
    ["/en-US/docs/Web/CSS", "/assets/new"],
  ] as const) {
    await visitor.goto(path);
    const files = await visitor.evaluate(listLoadedFiles);
    const scripts = files.filter(({ file }) => file.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(0);
    for (const { file } of scripts)
      expect(file.slice(0, file.lastIndexOf("/"))).toBe(folder);
    expect(files.filter(({ size }) => size === 0)).toEqual([]);
  }
});

/** Status of a script of the page that is asked for again. */
async function askForScript(): Promise<number> {
  const [script] = performance
    .getEntriesByType("resource")
    .filter((entry) => entry.name.endsWith(".js"));
  return (await fetch(script?.name ?? "", { cache: "reload" })).status;
}

/** Style sheets and scripts of the page, with their decoded size: 0 for one that failed. */
function listLoadedFiles() {
  return performance
    .getEntriesByType("resource")
    .map((entry) => ({
      file: new URL(entry.name).pathname,
      size: (entry as PerformanceResourceTiming).decodedBodySize,
    }))
    .filter(({ file }) => file.startsWith("/assets/"));
}

test("can be installed, and keeps nothing for readers who choose so", async ({
  visitor,
  site,
}) => {
  await readPage(visitor, site + READ);
  const tools = await visitor.context().newCDPSession(visitor);
  const { data = "{}", errors } = await tools.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { shortcuts } = JSON.parse(data) as { shortcuts: { url: string }[] };
  for (const { url } of shortcuts)
    expect((await visitor.request.get(site + url)).status()).toBe(200);
  await visitor.goto(`${site}/en-US/offline`);
  await expect(visitor.getByText("has not kept the page")).toBeHidden();
  const list = visitor.getByRole("main").getByRole("list");
  await expect(list.getByRole("link", { name: /Glossary/ })).toBeVisible();
  await visitor.getByRole("button", { name: "Keep no pages" }).click();
  await expect(visitor.getByText("keeps no pages any more").first()).toBeVisible();
  const count = () => visitor.evaluate(async () => (await caches.keys()).length);
  await expect.poll(count, { timeout: 20_000 }).toBe(0);
});
