import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { findBrowser } from "../../cli/test/find-browser.mjs";
import { listViolationsInAllViews } from "../support/e2e-accessibility";
import {
  hasWindowMark,
  markWindow,
  openPage,
  PAGES,
  waitForScripts,
} from "../support/e2e-pages";
import { FIXTURE_SITE, toOrigin } from "../support/e2e-servers";
import { expect, test } from "../support/e2e-test";

test.use({ viewport: { width: 1280, height: 800 } });

async function readRemembered(context: BrowserContext): Promise<string | undefined> {
  const cookies = await context.cookies();
  return cookies.find(({ name }) => name === "preferredlocale")?.value;
}

async function openMenu(page: Page) {
  await page.locator("#languages-switcher-button").press("Enter");
  return page.getByRole("switch");
}

test("remembers the language by a switch, and forgets it", async ({ page, context }) => {
  await openPage(page, PAGES.german);
  const remember = await openMenu(page);
  await expect(remember).not.toBeChecked();
  await remember.press("Space");
  await expect.poll(() => readRemembered(context)).toBe("de");
  await expect(remember).toBeChecked();

  await page.goto(PAGES.guide);
  await expect(page).toHaveURL(PAGES.german);
  await waitForScripts(page);
  await openMenu(page);
  await expect(remember).toBeChecked();
  await remember.press("Space");
  await expect.poll(() => readRemembered(context)).toBeUndefined();
  await page.goto(PAGES.guide);
  await expect(page).toHaveURL(PAGES.guide);
});

test("resets the switch when the choice could not be stored, and remembers a language that is chosen in the menu then", async ({
  page,
  context,
  problems,
}) => {
  await openPage(page, PAGES.german);
  const remember = await openMenu(page);
  await problems.allowIn(async () => {
    await page.route("**/preferences/language", (route) => route.abort());
    await remember.press("Space");
    await expect(remember).not.toBeChecked();
    await page.unroute("**/preferences/language");
  }, /ERR_FAILED|Failed to fetch/);

  await remember.press("Space");
  await expect.poll(() => readRemembered(context)).toBe("de");
  await page.getByRole("link", { name: "日本語" }).click();
  await expect(page).toHaveURL(PAGES.japanese);
  expect(await readRemembered(context)).toBe("ja");
});

test("shows the remembered language on a page from the back/forward cache", async () => {
  const browser = await chromium.launch({
    args: ["--no-sandbox", "--disable-gpu"],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    ...findBrowser(),
  });
  const context = await browser.newContext({
    baseURL: toOrigin(FIXTURE_SITE),
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await openPage(page, PAGES.german);
  await markWindow(page);
  const remember = await openMenu(page);
  await remember.press("Space");
  await expect.poll(() => readRemembered(context)).toBe("de");
  await page.getByRole("link", { name: "日本語" }).first().click();
  await expect(page).toHaveURL(PAGES.japanese);
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL(PAGES.german);
  expect(await hasWindowMark(page)).toBe(true);
  // Menus are closed when a page is left.
  await expect(await openMenu(page)).not.toBeChecked();
  await browser.close();
});

test("switches to English permanently from a translation", async ({ page, context }) => {
  await openPage(page, PAGES.german);
  await page.getByRole("button", { name: "Immer zu Englisch wechseln" }).click();
  await expect(page).toHaveURL(PAGES.guide);
  expect(await readRemembered(context)).toBe("en-US");
  await page.goto(PAGES.japanese);
  await expect(page).toHaveURL(PAGES.guide);
});

test("is accessible with the menu open, and does not remember a chosen language when none was remembered", async ({
  page,
  context,
}) => {
  await openPage(page, PAGES.german);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByRole("button", { name: "Artikelaktionen" }).click();
  await expect(page.getByRole("link", { name: "日本語" })).toBeVisible();
  const sheet = await listViolationsInAllViews(page, { widths: [320] });
  expect.soft(sheet, "sheet").toEqual([]);
  await page.keyboard.press("Escape");
  if (size) await page.setViewportSize(size);
  await openMenu(page);
  const bar = await listViolationsInAllViews(page, { widths: [1280] });
  expect.soft(bar, "bar").toEqual([]);
  await page.getByRole("link", { name: "日本語" }).click();
  await expect(page).toHaveURL(PAGES.japanese);
  expect(await readRemembered(context)).toBeUndefined();
});
