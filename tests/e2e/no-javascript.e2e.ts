import { PAGES, UNIQUE_SENTENCE } from "../support/e2e-pages";
import { expect, test } from "../support/e2e-test";

test.use({ javaScriptEnabled: false });

test("shows title, article and footer of a document", async ({ page }) => {
  await page.goto(PAGES.guide);
  await expect(page).toHaveTitle(/^Every construct - CSS \|/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Every construct");
  const article = page.getByRole("article");
  await expect(article.getByText(UNIQUE_SENTENCE)).toBeVisible();
  await expect(article.locator(".notecard")).toHaveCount(2);
  await expect(article.locator("math")).toBeVisible();
  await expect(article.getByRole("table")).toHaveCount(2);
  await expect(page.getByRole("contentinfo")).toContainText("Creative Commons");
});

test("names the page's ancestors in the breadcrumbs", async ({ page }) => {
  await page.goto(PAGES.guide);
  const links = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link");
  await expect(links).toHaveText([
    "Web technology",
    "CSS",
    "CSS guides",
    "Every construct",
  ]);
  await expect(links.last()).toHaveAttribute("aria-current", "page");
});

test("moves to a section from the table of contents", async ({ page }) => {
  await page.goto(PAGES.guide);
  const toc = page.getByRole("navigation", { name: "In this article" });
  await toc.getByRole("link", { name: "Long words" }).click();
  await expect(page).toHaveURL(/#long_words$/);
  await expect(page.getByRole("heading", { name: "Long words" })).toBeInViewport();
});

test("marks the page in the sidebar, with its groups open", async ({ page }) => {
  await page.goto(PAGES.guide);
  const sidebar = page.getByRole("navigation", { name: "Related Topics" });
  const current = sidebar.locator('[aria-current="page"]');
  await expect(current).toHaveText("Every construct");
  await expect(current).toBeVisible();
  const other = sidebar.getByRole("link", { name: "user-select" });
  await expect(other).toBeHidden();
  await sidebar.locator('summary[aria-label="Properties"]').click();
  await expect(other).toBeVisible();
});

test("changes the language by a link of the language menu", async ({ page }) => {
  await page.goto(PAGES.guide);
  await page.locator("#languages-switcher-button").click();
  await page.getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(PAGES.german);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jedes Konstrukt");
});

test("links the English page from a translation", async ({ page }) => {
  await page.goto(PAGES.german);
  await page.getByRole("main").locator('a[hreflang="en-US"]').click();
  await expect(page).toHaveURL(PAGES.guide);
});

test("opens the header's menus", async ({ page }) => {
  await page.goto(PAGES.guide);
  const menu = page.getByRole("navigation", { name: "Main menu" });
  const link = menu.getByRole("link", { name: /^CSS/ }).first();
  await expect(link).toBeHidden();
  await menu.getByText("References").click();
  await link.click();
  await expect(page).toHaveURL(PAGES.landing);
});

test("links the previous and the next page", async ({ page }) => {
  await page.goto(PAGES.guide);
  await page.locator(".prev-next .next a").last().click();
  await expect(page).toHaveURL(PAGES.nextGuide);
  await page.locator(".prev-next .prev a").first().click();
  await expect(page).toHaveURL(PAGES.guide);
});

test("opens the Baseline details of a reference page", async ({ page }) => {
  await page.goto(PAGES.reference);
  const baseline = page.locator("article header details");
  const explanation = baseline.getByRole("link", { name: "Learn more" });
  await expect(explanation).toBeHidden();
  await baseline.locator("summary").click();
  await expect(explanation).toBeVisible();
});

test("lists the specifications of a reference page", async ({ page }) => {
  await page.goto(PAGES.reference);
  const section = page.getByRole("region", { name: "Specifications" });
  await expect(
    section.getByRole("link", { name: /CSS Basic User Interface/ }),
  ).toBeVisible();
});

test("opens one history of the compatibility table at a time", async ({ page }) => {
  await page.goto(PAGES.reference);
  const histories = page
    .getByRole("region", { name: "Browser compatibility" })
    .locator("td details");
  await histories.nth(0).locator("summary").click();
  await expect(histories.nth(0).locator("summary + *")).toBeVisible();
  await histories.nth(1).locator("summary").click();
  await expect(histories.nth(1).locator("summary + *")).toBeVisible();
  await expect(histories.nth(0)).not.toHaveAttribute("open");
});

test("links the areas from the home page", async ({ page }) => {
  await page.goto(PAGES.home);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page
    .getByRole("region", { name: "Documentation" })
    .getByRole("link", { name: "CSS" })
    .click();
  await expect(page).toHaveURL(PAGES.landing);
});
