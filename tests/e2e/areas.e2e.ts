import { listViolationsInAllViews } from "../support/e2e-accessibility";
import { AREA_PAGE_NAMES, AREA_PAGES, type AreaPageName } from "../support/e2e-areas";
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

function isSeries(name: AreaPageName): boolean {
  return /\/(?:blog|curriculum)\//.test(AREA_PAGES[name]);
}

test.use({ baseURL: ORIGIN });

for (const name of AREA_PAGE_NAMES) {
  test(`is accessible and fits every width: ${name}`, async ({ page }) => {
    await openPage(page, AREA_PAGES[name]);
    expect(await listViolationsInAllViews(page)).toEqual([]);
  });
}

test.describe("JavaScript disabled", () => {
  test.use({ javaScriptEnabled: false });

  for (const [area, names] of [
    ["blog and curriculum", AREA_PAGE_NAMES.filter(isSeries)],
    ["the other areas", AREA_PAGE_NAMES.filter((name) => !isSeries(name))],
  ] as const)
    test(`describes every page of ${area} in its head, and links only existing pages`, async ({
      page,
      request,
    }) => {
      const targets = new Set<string>();
      for (const name of names)
        await test.step(name, async () => {
          const response = await page.goto(AREA_PAGES[name]);
          expect.soft(response?.status()).toBe(200);
          await expect.soft(page.getByRole("heading", { level: 1 })).toHaveCount(1);
          await expect.soft(page.getByRole("main")).toBeVisible();
          await expect.soft(page.locator('link[rel="canonical"]')).toHaveAttribute(
            "href",
            // English in every locale, so search engines get one canonical URL.
            ORIGIN + AREA_PAGES[name].replace("/de/", "/en-US/"),
          );
          const description = page.locator('meta[name="description"]');
          expect
            .soft((await description.getAttribute("content"))?.length)
            .toBeGreaterThan(20);
          await expect.soft(page.locator('meta[name="robots"]')).toHaveCount(0);
          await expect.soft(page.locator('meta[property="og:image"]')).toHaveCount(1);
          const links = page.getByRole("main").locator('a[href^="/"]');
          for (const href of await links.evaluateAll((all) =>
            all.map((link) => link.getAttribute("href") ?? ""),
          ))
            targets.add(href.replace(/#.*/, ""));
        });
      const signedIn = /\/plus\/(?:settings|collections)$/;
      for (const href of [...targets].filter((path) => !signedIn.test(path)))
        expect.soft((await request.get(href)).status(), href).toBe(200);
    });

  test("shows the not-found page for what is missing", async ({ page, problems }) => {
    problems.allow(NOT_FOUND_MESSAGE);
    for (const path of MISSING)
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect.soft(response?.status()).toBe(404);
        const heading = page.getByRole("heading", { level: 1 });
        await expect.soft(heading).toHaveText("Page not found");
        await expect.soft(page).toHaveTitle(/^Page not found/);
        const hint = page.locator("p[aria-hidden]").first();
        await expect.soft(hint, "no Markdown of it is promised").not.toContainText(".md");
      });
  });

  test("redirects other spellings of a URL to the page", async ({ page }) => {
    await page.goto("/en-US/blog/Container-or-Media-Query/");
    await expect(page).toHaveURL(ORIGIN + AREA_PAGES.post);
    await page.goto("/en-us/Plus/docs/FAQ");
    await expect(page).toHaveURL(ORIGIN + AREA_PAGES.plusFaq);
  });
});
