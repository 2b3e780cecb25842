import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import {
  hasWindowMark,
  holdRequests,
  markWindow,
  NOT_FOUND_MESSAGE,
  openPage,
  PAGES,
  waitForScripts,
} from "../support/e2e-pages";
import { signIn } from "../support/e2e-sign-in";
import { expect, test } from "../support/e2e-test";

const NEW_COLLECTION = "/en-US/plus/collections/new";
const KINDS = ["document", "stylesheet", "script"] as const;
type Kind = (typeof KINDS)[number];

/** Names in the code of features that are off on the test site: advertisements, telemetry. */
const OFF = /placement-|data-slot|hpMain|\bpong\b|glean|data-telemetry/;

/** Returns the sizes of a page's requests, compressed with Brotli, and what of them is of features that are off. */
function weighPage(page: Page) {
  const bodies = new Map<string, { kind: Kind; body: Promise<Buffer> }>();
  page.on("response", (response) => {
    const type = response.request().resourceType();
    const kind = KINDS.find((known) => known === type);
    if (!kind) return;
    const body = response.body();
    // One that is still on its way when the test ends is read by nobody.
    body.catch(() => undefined);
    bodies.set(response.url(), { kind, body });
  });
  return async () => {
    const sums = { document: 0, stylesheet: 0, script: 0 };
    const off: string[] = [];
    for (const [url, { kind, body }] of bodies) {
      const bytes = await body;
      sums[kind] += brotliCompressSync(bytes).length;
      const found = OFF.exec(bytes.toString());
      if (found) off.push(`${found[0]} in ${url}`);
    }
    return { ...sums, off };
  };
}

function isRouterThere(page: Page): Promise<boolean> {
  return page.evaluate(() => "__remixRouter" in window);
}

/** Waits until the small module has run, which adds copy buttons to code. */
async function openUntouched(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator(".copy-button").first()).toBeAttached();
}

test("loads no React for a document, and little else", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const weigh = weighPage(page);
  await openUntouched(page, PAGES.nextGuide);
  await page.waitForLoadState("networkidle");
  const before = await weigh();
  expect(await isRouterThere(page)).toBe(false);
  expect(before.script).toBeGreaterThan(3_000);
  expect(before.script).toBeLessThanOrEqual(17_500);
  const all = before.document + before.stylesheet + before.script;
  expect(all).toBeLessThanOrEqual(55_000);

  await page.locator("#sidebar-body a:visible").last().hover();
  await page.keyboard.press("ArrowDown");
  await page.waitForLoadState("networkidle");
  expect((await weigh()).script).toBe(before.script);

  await page.getByRole("button", { name: "Yes", exact: true }).click();
  await expect(page.getByText("Thank you for your feedback!")).toBeVisible();
  // The code of articles in place, and of the vote.
  expect((await weigh()).script).toBeLessThanOrEqual(before.script + 6_000);
  expect(await isRouterThere(page)).toBe(false);
  // The browser has no trace of a sign-in.
  expect(asked).not.toContain("/api/v1/whoami");
});

test("loads React where a document is missing, and nothing of features that are off", async ({
  page,
  problems,
}) => {
  problems.allow(NOT_FOUND_MESSAGE);
  const weigh = weighPage(page);
  await openPage(page, PAGES.notFound);
  await page.waitForLoadState("networkidle");
  const { script, off } = await weigh();
  expect(off).toEqual([]);
  expect(script).toBeGreaterThan(50_000);
  expect(script).toBeLessThanOrEqual(112_000);
});

const INTENTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "the pointer over a link": (page) => page.locator("main a").first().hover(),
  "the focus on a link": (page) => page.locator("main a").first().focus(),
  "a key": (page) => page.keyboard.press("ArrowDown"),
  "a touch": (page) => page.getByRole("heading", { level: 1 }).tap(),
};

test.describe("the home page on any kind of device", () => {
  test.use({ hasTouch: true });

  for (const [intent, act] of Object.entries(INTENTS))
    test(`hydrates at ${intent}`, async ({ page }) => {
      await page.goto(PAGES.home, { waitUntil: "networkidle" });
      expect(await isRouterThere(page)).toBe(false);
      await act(page);
      await page.waitForFunction(() => history.scrollRestoration === "manual");
    });
});

test("keeps the reader's actions from before hydration", async ({ page }) => {
  await signIn(page);
  // Blocks React until the reader has finished all actions.
  const goOn = await holdRequests(page, /\/assets\/libraries-/);
  await openUntouched(page, PAGES.guide);
  await markWindow(page);
  const filter = page.locator("#sidebar-filter");
  await filter.fill("next");
  await expect(page.locator("[data-sidebar-count]")).not.toBeEmpty();
  const details = page.locator("article details").last();
  await details.evaluate((element: HTMLDetailsElement) => (element.open = true));
  const field = page.locator("#top-nav-search-input");
  await field.pressSequentially("css gu");
  const options = page.locator("#top-nav-search-listbox").getByRole("option");
  await expect(options.first()).toBeVisible();
  await page.evaluate(() => {
    scrollTo(0, 700);
  });
  expect(await isRouterThere(page)).toBe(false);

  goOn();
  await page.waitForFunction(() => history.scrollRestoration === "manual");
  await expect(field).toHaveValue("css gu");
  await expect(field).toBeFocused();
  await expect(options.first()).toBeVisible();
  await expect(filter).toHaveValue("next");
  await expect(details).toHaveAttribute("open");
  expect(await page.evaluate(() => scrollY)).toBe(700);
  await field.press("Enter");
  await expect(page).not.toHaveURL(PAGES.guide);
  expect(await hasWindowMark(page)).toBe(true);
});

test("sends a vote as a form where its code can't be loaded", async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  await page.route(/\/assets\/send-vote-/, (route) => route.abort());
  await openUntouched(page, PAGES.guide);
  await page.getByRole("button", { name: "Yes", exact: true }).click();
  await expect(page).toHaveURL(`${PAGES.guide}?feedback=thanks#feedback`);
  await page.locator(".prev-next .next a").last().click();
  await expect(page).toHaveURL(PAGES.nextGuide);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The next guide");
});

test("goes back in the history to an article that was shown in place before a reload", async ({
  page,
}) => {
  await openPage(page, PAGES.guide);
  await page.locator(".prev-next .next a").last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The next guide");
  await page.reload();
  expect(await isRouterThere(page)).toBe(false);
  await page.evaluate(() => {
    history.back();
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Every construct");
  await expect(page).toHaveURL(PAGES.guide);
});

test("keeps text typed into a form before hydration", async ({ page }) => {
  await signIn(page, "core", NEW_COLLECTION);
  const goOn = await holdRequests(page, /\/assets\/libraries-/);
  await page.goto(NEW_COLLECTION);
  await page.getByLabel("Name:").fill("Typed early");
  await page.getByLabel("Description:").fill("So was this");
  goOn();
  await waitForScripts(page);
  await expect(page.getByLabel("Name:")).toHaveValue("Typed early");
  await expect(page.getByLabel("Description:")).toHaveValue("So was this");
});
