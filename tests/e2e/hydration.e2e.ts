import { NOT_FOUND_MESSAGE, openPage, PAGES, PAGE_NAMES } from "../support/e2e-pages";
import { signIn } from "../support/e2e-sign-in";
import { expect, test } from "../support/e2e-test";

for (const name of PAGE_NAMES) {
  test(`hydrates the ${name} page without errors`, async ({ page, problems }) => {
    await signIn(page);
    if (name === "notFound") problems.allow(NOT_FOUND_MESSAGE);
    await openPage(page, PAGES[name]);
    expect(await page.evaluate(() => "__remixRouter" in window)).toBe(true);
    await expect(page.getByRole("main")).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // If React re-created the page, its article would be missing or doubled.
    const html = await (await page.request.get(PAGES[name])).text();
    const links = html.match(/<a[ >]/g) ?? [];
    await expect(page.locator("a")).toHaveCount(links.length);
  });
}
