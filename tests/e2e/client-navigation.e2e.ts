import {
  hasWindowMark,
  markWindow,
  NOT_FOUND_MESSAGE,
  openPage,
  PAGES,
  waitForScripts,
} from "../support/e2e-pages";
import { signIn } from "../support/e2e-sign-in";
import { expect, test } from "../support/e2e-test";

// Documents have React for signed-in readers alone.
test.beforeEach(({ page }) => signIn(page, "core", PAGES.home));

test("shows a linked document in place", async ({ page }) => {
  await openPage(page, PAGES.guide);
  await markWindow(page);
  const next = page.locator(".prev-next .next a").last();
  await next.scrollIntoViewIfNeeded();
  await next.click();

  await expect(page).toHaveURL(PAGES.nextGuide);
  await expect(page).toHaveTitle(/^The next guide - CSS \|/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The next guide");
  await expect(page.getByText("An otter swims past the reeds")).toBeVisible();
  await expect(page.getByText("A heron stands")).toHaveCount(0);
  expect(await hasWindowMark(page)).toBe(true);
});

test("starts the new document at its top, with focus on it, and announces it", async ({
  page,
}) => {
  await openPage(page, PAGES.guide);
  const next = page.locator(".prev-next .next a").last();
  await next.scrollIntoViewIfNeeded();
  await next.click();
  await expect(page).toHaveTitle(/^The next guide/);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.locator("[data-announcer]")).toHaveText(await page.title());
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("marks the new document in sidebar and breadcrumbs", async ({ page }) => {
  await openPage(page, PAGES.guide);
  const sidebar = page.getByRole("navigation", { name: "Related Topics" });
  await sidebar.getByRole("link", { name: "The next guide" }).click();
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText("The next guide");
  const breadcrumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(breadcrumbs.locator('[aria-current="page"]')).toHaveText("The next guide");
});

test("adds copy buttons to the code of the new document", async ({ page }) => {
  await openPage(page, PAGES.guide);
  await page.locator(".prev-next .next a").first().click();
  await expect(page).toHaveTitle(/^The next guide/);
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(1);
});

test("goes back to the previous document, and forward again", async ({ page }) => {
  await openPage(page, PAGES.guide);
  await markWindow(page);
  await page.evaluate(() => {
    scrollTo(0, 900);
  });
  // A real mouse click would first scroll to the link.
  await page.locator(".prev-next .next a").last().dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The next guide");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Every construct");
  await expect(page.getByText("A heron stands")).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The next guide");
  expect(await hasWindowMark(page)).toBe(true);
});

test("changes the html element's language with the document", async ({ page }) => {
  await openPage(page, PAGES.guide);
  await page.locator("#languages-switcher-button").click();
  await page.getByRole("link", { name: "日本語" }).click();
  await expect(page).toHaveURL(PAGES.japanese);
  await waitForScripts(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  await expect(page.getByRole("article")).toHaveAttribute("lang", "ja");
  await page.goBack();
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
});

test("follows a moved page to its new URL", async ({ page }) => {
  await openPage(page, PAGES.landing);
  const link = page.locator(".prose li a").first();
  await link.evaluate((anchor) => {
    anchor.setAttribute("href", "/en-US/docs/Web/CSS/Old_guide");
  });
  await link.click();
  await expect(page).toHaveURL(PAGES.guide);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Every construct");
});

test("shows the not-found page for a broken link", async ({ page, problems }) => {
  problems.allow(NOT_FOUND_MESSAGE);
  await openPage(page, PAGES.landing);
  const link = page.locator(".prose li a").first();
  await link.evaluate((anchor) => {
    anchor.setAttribute("href", "/en-US/docs/Web/No_such_page");
  });
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
});
