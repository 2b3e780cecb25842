import type { Page } from "@playwright/test";
import {
  hasWindowMark,
  markWindow,
  NOT_FOUND_MESSAGE,
  PAGES,
  waitForScripts,
} from "../support/e2e-pages";
import { signIn } from "../support/e2e-sign-in";
import { expect, test } from "../support/e2e-test";

/** Opens a document as a signed-in reader: for others, documents have no React. */
async function openDocument(page: Page, path: string): Promise<void> {
  await signIn(page, "core", path);
  await waitForScripts(page);
}

test("shows a linked document in place, and follows Back and Forward", async ({
  page,
}) => {
  await openDocument(page, PAGES.guide);
  await markWindow(page);
  await page.evaluate(() => {
    scrollTo(0, 900);
  });
  // A real mouse click would first scroll to the link.
  await page.locator(".prev-next .next a").first().dispatchEvent("click");

  await expect(page).toHaveURL(PAGES.nextGuide);
  await expect(page).toHaveTitle(/^The next guide - CSS \|/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The next guide");
  await expect(page.getByText("An otter swims past the reeds")).toBeVisible();
  await expect(page.getByText("A heron stands")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(1);

  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Every construct");
  await expect(page.getByText("A heron stands")).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The next guide");
  expect(await hasWindowMark(page)).toBe(true);
});

test("starts the new document at its top, announced and marked in sidebar and breadcrumbs", async ({
  page,
}) => {
  await openDocument(page, PAGES.guide);
  const sidebar = page.getByRole("navigation", { name: "Related Topics" });
  const breadcrumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  const next = page.locator(".prev-next .next a").last();
  await next.scrollIntoViewIfNeeded();
  await next.click();
  await expect(page).toHaveTitle(/^The next guide/);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.locator("[data-announcer]")).toHaveText(await page.title());
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Every construct");
  await sidebar.getByRole("link", { name: "The next guide" }).click();
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText("The next guide");
  await expect(breadcrumbs.locator('[aria-current="page"]')).toHaveText("The next guide");

  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Every construct");
  const link = page.locator(".prev-next .next a").first();
  await link.evaluate((each: HTMLAnchorElement) => (each.hash = "what_it_eats"));
  await link.click();
  await expect(page.locator("#what_it_eats")).toBeFocused();
  await expect(page.locator("#what_it_eats")).toBeInViewport();
});

test("changes the html element's language with the document", async ({ page }) => {
  await openDocument(page, PAGES.guide);
  await page.locator("#languages-switcher-button").click();
  await page.getByRole("link", { name: "日本語" }).click();
  await expect(page).toHaveURL(PAGES.japanese);
  await waitForScripts(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  await expect(page.getByRole("article")).toHaveAttribute("lang", "ja");
  await page.goBack();
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
});

test("follows a moved page to its new URL, and shows the not-found page for a broken link", async ({
  page,
  problems,
}) => {
  problems.allow(NOT_FOUND_MESSAGE);
  await openDocument(page, PAGES.landing);
  const link = page.locator(".prose li a").first();
  await link.evaluate((anchor) => {
    anchor.setAttribute("href", "/en-US/docs/Web/CSS/Old_guide");
  });
  await link.click();
  await expect(page).toHaveURL(PAGES.guide);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Every construct");
  await page.goBack();
  await expect(page).toHaveTitle(/^CSS/);
  await link.evaluate((anchor) => {
    anchor.setAttribute("href", "/en-US/docs/Web/No_such_page");
  });
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
});
