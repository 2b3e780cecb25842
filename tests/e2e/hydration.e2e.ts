import { NOT_FOUND_MESSAGE, openPage, PAGES, PAGE_NAMES } from "../support/e2e-pages";
import { expect, test } from "../support/e2e-test";

for (const name of PAGE_NAMES) {
  test(`hydrates the ${name} page without errors`, async ({
    page,
    problems,
    request,
  }) => {
    if (name === "notFound") problems.allow(NOT_FOUND_MESSAGE);
    await openPage(page, PAGES[name]);
    await expect(page.getByRole("main")).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // If React re-created the page, its article would be missing or doubled.
    const html = await (await request.get(PAGES[name])).text();
    const links = html.match(/<a[ >]/g) ?? [];
    await expect(page.locator("a")).toHaveCount(links.length);
  });
}
