import type { Locator, Page } from "@playwright/test";
import { NOT_FOUND_MESSAGE, openPage, PAGES } from "../support/e2e-pages";
import { SHIPPED_SITE, toOrigin } from "../support/e2e-servers";
import { expect, test } from "../support/e2e-test";

const MAX_STOPS = 120;

/**
 * Presses Tab until the target has the focus, passing every stop that a reader passes.
 */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The Tab key doesn't reach ${target.toString()}`);
}

async function follow(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

test("finds and opens a page from the home page", async ({ page }) => {
  await openPage(page, toOrigin(SHIPPED_SITE) + PAGES.home);
  const main = page.getByRole("main");
  const box = main.getByRole("combobox");
  await tabTo(page, box.or(main.getByRole("searchbox")));
  await page.keyboard.type("user-select");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/user-select/);
});

test("opens a featured article of the home page", async ({ page }) => {
  await openPage(page, toOrigin(SHIPPED_SITE) + PAGES.home);
  const title = page
    .getByRole("region", { name: "Featured articles" })
    .locator("h3 a")
    .first();
  const url = await title.getAttribute("href");
  await follow(page, title);
  await expect(page).toHaveURL(toOrigin(SHIPPED_SITE) + (url ?? ""));
});

test("narrows and sorts a search, and opens a result", async ({ page }) => {
  await openPage(page, "/en-US/search?q=css");
  const main = page.getByRole("main");
  await follow(page, main.getByRole("link", { name: /^Glossary/ }));
  await expect(page).toHaveURL("/en-US/search?q=css&topic=glossary");
  await openPage(page, "/en-US/search?q=css");
  await follow(page, main.getByRole("link", { name: "Popularity" }));
  await expect(page).toHaveURL("/en-US/search?q=css&sort=popularity");
  await follow(page, main.getByRole("heading", { level: 2 }).getByRole("link").first());
  await expect(page).toHaveURL(/\/docs\//);
});

test("opens Baseline and a history, and votes, on a reference page", async ({ page }) => {
  await openPage(page, PAGES.reference);
  const baseline = page.locator("article header details");
  await follow(page, baseline.locator("summary"));
  await expect(baseline).toHaveAttribute("open");
  await follow(page, baseline.getByRole("link", { name: "See full compatibility" }));
  await expect(page).toHaveURL(/#browser_compatibility$/);
  const cell = page.locator("td details").first();
  await follow(page, cell.locator("summary"));
  await expect(cell).toHaveAttribute("open");
  await follow(page, page.locator("#feedback").getByRole("button", { name: "Yes" }));
  await expect(page.getByText("Thank you for your feedback!")).toBeFocused();
});

test("collapses a group of headings", async ({ page }) => {
  await openPage(page, PAGES.guide);
  const group = page.locator("nav[data-toc] li > details").last();
  await follow(page, group.locator("summary"));
  await expect(group).not.toHaveAttribute("open");
  await expect(group.getByRole("link").first()).toBeHidden();
});

test("chooses theme and language", async ({ page }) => {
  await openPage(page, PAGES.guide);
  await follow(page, page.locator("details:has(button[name=theme]) summary"));
  await follow(page, page.getByRole("button", { name: /^Dark/ }));
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await follow(page, page.locator("#languages-switcher-button"));
  await follow(page, page.getByRole("link", { name: "Deutsch" }));
  await expect(page).toHaveURL(PAGES.german);
});

test("continues from the not-found page", async ({ page, problems }) => {
  problems.allow(NOT_FOUND_MESSAGE);
  await openPage(page, PAGES.notFound);
  await follow(page, page.getByRole("main").getByRole("link").first());
  await expect(page).toHaveURL(PAGES.guide);
});
