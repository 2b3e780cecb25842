import type { Page } from "@playwright/test";
import { listViolationsInAllViews } from "../support/e2e-accessibility";
import { hasWindowMark, markWindow, openPage, PAGES } from "../support/e2e-pages";
import { expect, test } from "../support/e2e-test";

function getDialog(page: Page, name = "Keyboard shortcuts") {
  return page.getByRole("dialog", { name });
}

function getField(page: Page) {
  return page.locator("#top-nav-search-input");
}

test("lists the shortcuts for a question mark, and switches those of a single key off permanently, and on again by the footer", async ({
  page,
}) => {
  await openPage(page, PAGES.guide);
  const link = page.getByRole("link", { name: "Skip to main content" });
  await link.focus();
  await page.keyboard.press("?");
  await expect(getDialog(page).getByText("Show this list")).toBeVisible();
  await expect(page.locator("body")).toHaveClass(/mobile-overlay-active/);
  await page.keyboard.press("Escape");
  await expect(getDialog(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(page.locator("body")).not.toHaveClass(/mobile-overlay-active/);

  await test.step("ignores a question mark typed into a field", async () => {
    await getField(page).focus();
    await page.keyboard.type("why?");
    await expect(getField(page)).toHaveValue("why?");
    await expect(getDialog(page)).toHaveCount(0);
    await getField(page).clear();
    await getField(page).blur();
  });

  await page.keyboard.press("?");
  const toggle = getDialog(page).getByRole("switch");
  await expect(toggle).toBeChecked();
  await toggle.uncheck();
  await page.keyboard.press("Escape");
  await openPage(page, PAGES.nextGuide);
  await page.keyboard.press("/");
  await page.keyboard.press("?");
  await expect(getField(page)).not.toBeFocused();
  await expect(getDialog(page)).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(getField(page)).toBeFocused();
  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await toggle.check();
  await getDialog(page).getByRole("button", { name: "Close" }).click();
  await page.keyboard.press("/");
  await expect(getField(page)).toBeFocused();
});

test("shows code with wrapped lines and numbers, on the next page too", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, PAGES.guide);
  const blocks = page.locator(".prose .code-example > pre:not(.hidden)");
  const isWide = () =>
    blocks.evaluateAll((all) => all.some((pre) => pre.scrollWidth > pre.clientWidth));
  expect(await isWide()).toBe(true);
  await page.getByRole("button", { name: "How code is shown" }).first().click();
  const dialog = getDialog(page, "How code is shown");
  await dialog.getByRole("switch", { name: "Wrap long lines" }).check();
  await dialog.getByRole("switch", { name: "Show line numbers" }).check();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("link", { name: "Save this code as a file" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Constructs\.[a-z]+$/);
  await page.keyboard.press("Escape");
  expect(await isWide()).toBe(false);
  await openPage(page, PAGES.nextGuide);
  await expect(page.locator(".prose .line").first()).toBeVisible();
  const code = await page.locator(".prose pre").first().textContent();
  await page.locator(".copy-button").first().click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(code?.trim());
});

test("shows code without layout shift from the first paint", async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  await page.addInitScript(() => localStorage.setItem("code", "wrap numbers"));
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(PAGES.guide, { waitUntil: "commit" });
  const code = page.locator(".prose .code-example > pre > code").first();
  await expect(code).toHaveCSS("white-space", "pre-wrap");
  await expect(code).toHaveCSS("padding-left", "48px");
});

test("shows the article alone and wider, on the next page from the first paint", async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  await page.setViewportSize({ width: 1600, height: 800 });
  await openPage(page, PAGES.guide);
  const article = page.getByRole("article");
  const measure = async () => (await article.boundingBox())?.width ?? 0;
  const width = await measure();
  const lists = page.locator("#sidebar-quicklinks, main + div nav[data-toc]");
  await expect(lists.filter({ visible: true })).toHaveCount(2);
  await page.getByRole("button", { name: "How pages are shown" }).click();
  const dialog = getDialog(page, "How pages are shown");
  await dialog.getByRole("switch", { name: "Wider text" }).check();
  await dialog.getByRole("switch", { name: /^The article alone/ }).check();
  await page.keyboard.press("Escape");
  await expect(lists.filter({ visible: true })).toHaveCount(0);
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(PAGES.nextGuide, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The next guide");
  await expect(lists.filter({ visible: true })).toHaveCount(0);
  expect(await measure()).toBeGreaterThan(width);
});

test("keeps the state of the Baseline box, from the first paint", async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  const box = page.locator("article header details");
  // The browser tells the page of a toggle later than it toggles.
  const readKept = () => page.evaluate(() => localStorage.getItem("baseline-indicator"));
  await openPage(page, PAGES.reference);
  await expect(box).not.toHaveAttribute("open");
  await box.locator("summary").click();
  await expect(box).toHaveAttribute("open");
  await expect.poll(readKept).toBe("open");
  await page.route("**/*.js", (route) => route.abort());
  await page.reload({ waitUntil: "commit" });
  await expect(box).toHaveAttribute("open");
  await page.unroute("**/*.js");
  await openPage(page, PAGES.reference);
  await box.locator("summary").click();
  await expect.poll(readKept).not.toBe("open");
  await openPage(page, PAGES.reference);
  await expect(box).not.toHaveAttribute("open");
});

test("has accessible dialogs", async ({ page }) => {
  const within = "dialog";
  await openPage(page, PAGES.guide);
  await page.keyboard.press("?");
  await expect(getDialog(page)).toBeVisible();
  expect.soft(await listViolationsInAllViews(page, { within })).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "How code is shown" }).first().click();
  await expect(getDialog(page, "How code is shown")).toBeVisible();
  expect(await listViolationsInAllViews(page, { within })).toEqual([]);
});

test.describe("JavaScript disabled", () => {
  test.use({ javaScriptEnabled: false });

  test("hides settings that need a script", async ({ page }) => {
    await page.goto(PAGES.guide);
    await expect(page.getByRole("button", { name: "Keyboard shortcuts" })).toBeHidden();
    await expect(page.getByRole("button", { name: "How pages are shown" })).toBeHidden();
    await expect(page.getByRole("button", { name: "How code is shown" })).toHaveCount(0);
  });
});

test("loads the page of a newer release where the code of a dialog is gone", async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource|net::ERR_FAILED/);
  for (const [file, button] of [
    ["shortcuts-dialog", "[data-shortcuts]"],
    ["display-dialogs", "[data-page-options]"],
  ] as const) {
    await openPage(page, PAGES.guide);
    await markWindow(page);
    await page.route(`**/${file}*`, (route) => route.abort(), { times: 1 });
    const load = page.waitForEvent("load");
    await page.locator(button).click();
    await load;
    expect(await hasWindowMark(page)).toBe(false);
    await page.locator(button).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  }
});
