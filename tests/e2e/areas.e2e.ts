import { findViolationsInAllViews } from "../support/e2e-accessibility";
import { AREA_PAGE_NAMES, AREA_PAGES } from "../support/e2e-areas";
import { NOT_FOUND_MESSAGE, openPage } from "../support/e2e-pages";
import { SHIPPED_SITE, toOrigin } from "../support/e2e-servers";
import { expect, test } from "../support/e2e-test";

const ORIGIN = toOrigin(SHIPPED_SITE);
const MISSING = [
  "/en-US/blog/no-such-post/",
  "/en-US/blog/99/",
  "/en-US/curriculum/core/no-such-module/",
  "/en-US/plus/docs/no-such-page",
  "/en-US/observatory/docs/no-such-page",
  "/en-US/community/spotlight/nobody",
];

test.use({ baseURL: ORIGIN });

for (const name of AREA_PAGE_NAMES) {
  test(`is accessible and fits every width: ${name}`, async ({ page }) => {
    await openPage(page, AREA_PAGES[name]);
    expect(await findViolationsInAllViews(page)).toEqual([]);
  });
}

test.describe("JavaScript disabled", () => {
  test.use({ javaScriptEnabled: false });

  for (const name of AREA_PAGE_NAMES) {
    test(`describes the page in its head: ${name}`, async ({ page }) => {
      const response = await page.goto(AREA_PAGES[name]);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.getByRole("main")).toBeVisible();
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        "href",
        // English in every locale, so search engines get one canonical URL.
        ORIGIN + AREA_PAGES[name].replace("/de/", "/en-US/"),
      );
      const description = page.locator('meta[name="description"]');
      expect((await description.getAttribute("content"))?.length).toBeGreaterThan(20);
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
      await expect(page.locator('meta[property="og:image"]')).toHaveCount(1);
    });
  }

  for (const path of MISSING) {
    test(`shows the not-found page at ${path}`, async ({ page, problems }) => {
      problems.allow(NOT_FOUND_MESSAGE);
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
      await expect(page).toHaveTitle(/^Page not found/);
      const hint = page.locator("p[aria-hidden]").first();
      await expect(hint, "no Markdown of it is promised").not.toContainText(".md");
    });
  }

  test("redirects other spellings of a URL to the page", async ({ page }) => {
    await page.goto("/en-US/blog/Container-or-Media-Query/");
    await expect(page).toHaveURL(ORIGIN + AREA_PAGES.post);
    await page.goto("/en-us/Plus/docs/FAQ");
    await expect(page).toHaveURL(ORIGIN + AREA_PAGES.plusFaq);
  });

  test("links only existing pages", async ({ page, request }) => {
    const targets = new Set<string>();
    for (const name of AREA_PAGE_NAMES) {
      await page.goto(AREA_PAGES[name]);
      const links = page.getByRole("main").locator('a[href^="/"]');
      for (const href of await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute("href") ?? ""),
      ))
        targets.add(href.replace(/#.*/, ""));
    }
    const signedIn = /\/plus\/(?:settings|collections)$/;
    for (const href of [...targets].filter((path) => !signedIn.test(path)))
      expect.soft((await request.get(href)).status(), href).toBe(200);
  });
});
