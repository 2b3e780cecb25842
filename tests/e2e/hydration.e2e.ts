import { NOT_FOUND_MESSAGE, openPage, PAGES, PAGE_NAMES } from "../support/e2e-pages";
import { expect, test } from "../support/e2e-test";

for (const name of PAGE_NAMES) {
  test(`takes over the ${name} page without complaint`, async ({
    page,
    problems,
    request,
  }) => {
    if (name === "notFound") problems.allow(NOT_FOUND_MESSAGE);
    await openPage(page, PAGES[name]);
    await expect(page.getByRole("main")).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // Were the page built anew, its article would be gone or doubled.
    const html = await (await request.get(PAGES[name])).text();
    const links = html.match(/<a[ >]/g) ?? [];
    await expect(page.locator("a")).toHaveCount(links.length);
  });
}
