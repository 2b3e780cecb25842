import { listViolations } from "../support/e2e-accessibility";
import { PAGES } from "../support/e2e-pages";
import { expect, test } from "../support/e2e-test";

const SAID = "Pages now open in English (US) where they exist in it.";

for (const javaScriptEnabled of [false, true]) {
  test.describe(`JavaScript ${javaScriptEnabled ? "enabled" : "disabled"}`, () => {
    test.use({ javaScriptEnabled });

    test("shows a form's flash message once, on the next page", async ({ page }) => {
      await page.goto(PAGES.german);
      await page.getByRole("button", { name: "Immer zu Englisch wechseln" }).click();
      await expect(page).toHaveURL(PAGES.guide);
      const toast = page.getByRole("status").filter({ hasText: SAID });
      await expect(toast.locator("dialog")).toBeInViewport();
      if (javaScriptEnabled)
        expect(await listViolations(page, "[role=status]:has(dialog)")).toEqual([]);
      const html = page.locator("html");
      await expect(html).toHaveCSS("scroll-padding-bottom", "128px");
      await toast.getByRole("button", { name: "Close message" }).click();
      await expect(toast.getByText(SAID)).toBeHidden();
      await expect(html).toHaveCSS("scroll-padding-bottom", "auto");
      await page.goto(PAGES.nextGuide);
      await expect(page.getByText(SAID)).toHaveCount(0);
    });
  });
}

test("does not cache a page with a flash message", async ({ page }) => {
  await page.goto(PAGES.german);
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith(PAGES.guide)),
    page.getByRole("button", { name: "Immer zu Englisch wechseln" }).click(),
  ]);
  expect(response.headers()["cache-control"]).toContain("no-store");
});
