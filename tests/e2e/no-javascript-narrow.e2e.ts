import { PAGES } from "../support/e2e-pages";
import { expect, test } from "../support/e2e-test";

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

test.beforeEach(({ page }) => page.goto(PAGES.guide));

test("opens the sidebar as a drawer", async ({ page }) => {
  const entry = page
    .locator("#sidebar-quicklinks")
    .getByRole("link", { name: "The next guide" });
  await expect(entry).toBeHidden();
  await page.getByRole("button", { name: "Expand sidebar" }).click();
  await entry.click();
  await expect(page).toHaveURL(PAGES.nextGuide);
});

test("closes the drawer by its button", async ({ page }) => {
  await page.getByRole("button", { name: "Expand sidebar" }).click();
  await page.getByRole("button", { name: "Collapse sidebar" }).click();
  await expect(page.locator("#sidebar-quicklinks")).toBeHidden();
});

test("opens the main menu as a sheet", async ({ page }) => {
  const menu = page.locator("#main-menu");
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Open main menu" }).click();
  await menu.getByText("References").click();
  await menu.getByRole("link", { name: /^CSS/ }).first().click();
  await expect(page).toHaveURL(PAGES.landing);
});

test("opens the table of contents above the article", async ({ page }) => {
  const toc = page.getByRole("navigation", { name: "In this article" });
  const link = toc.getByRole("link", { name: "Tables" });
  await expect(link).toBeHidden();
  await toc.locator("summary").first().click();
  await link.click();
  await expect(page.getByRole("heading", { name: "Tables" })).toBeInViewport();
});

test("collapses a group of headings", async ({ page }) => {
  const toc = page.getByRole("navigation", { name: "In this article" });
  await toc.locator("summary").first().click();
  const link = toc.locator("details details a").first();
  await expect(link).toBeVisible();
  await toc.locator("details details summary").first().click();
  await expect(link).toBeHidden();
});

test("opens the actions of the article as a sheet", async ({ page }) => {
  const german = page.getByRole("link", { name: "Deutsch" });
  await expect(german).toBeHidden();
  await page.getByRole("button", { name: "Article actions" }).click();
  await page.locator("#languages-switcher-button").click();
  await german.click();
  await expect(page).toHaveURL(PAGES.german);
});
