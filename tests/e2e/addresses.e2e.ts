import type { Page, Response } from "@playwright/test";
import { NOT_FOUND_MESSAGE, PAGES } from "../support/e2e-pages";
import { expect, test } from "../support/e2e-test";

test.use({ javaScriptEnabled: false });

/** URLs that a navigation requested, in order. */
async function listHops(page: Page, path: string): Promise<string[]> {
  const response: Response | null = await page.goto(path);
  const hops: string[] = [];
  for (
    let request = response?.request() ?? null;
    request;
    request = request.redirectedFrom()
  )
    hops.unshift(new URL(request.url()).pathname);
  return hops;
}

test("redirects a moved page to its new URL in one step", async ({ page }) => {
  const from = "/en-US/docs/Web/CSS/Old_guide";
  expect(await listHops(page, from)).toEqual([from, PAGES.guide]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Every construct");
});

test("corrects locale, case and slash in one redirect", async ({ page }) => {
  const from = "/en-us/docs/web/css/guides/constructs/";
  expect(await listHops(page, from)).toEqual([from, PAGES.guide]);
});

test("redirects the root URL to the reader's language", async ({
  browser,
  baseURL,
  page,
}) => {
  await page.close();
  const context = await browser.newContext({ locale: "de-AT", javaScriptEnabled: false });
  const german = await context.newPage();
  await german.goto(`${baseURL}/docs/Web/CSS`);
  await expect(german).toHaveURL(/\/de\/docs\/Web\/CSS$/);
  await context.close();
});

test("suggests pages with a similar name for an unknown page", async ({
  page,
  problems,
}) => {
  problems.allow(NOT_FOUND_MESSAGE);
  const response = await page.goto(PAGES.notFound);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("Construct");
  await page.getByRole("main").getByRole("link", { name: "Every construct" }).click();
  await expect(page).toHaveURL(PAGES.guide);
});

test("suggests the page of a misspelt URL", async ({ page, problems }) => {
  problems.allow(NOT_FOUND_MESSAGE);
  await page.goto(PAGES.reference.replace("Properties/", "Proprties/").slice(0, -1));
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL(PAGES.reference);
});

test("suggests the languages in which a missing page exists", async ({
  page,
  problems,
}) => {
  problems.allow(NOT_FOUND_MESSAGE);
  const response = await page.goto("/fr/docs/Web/CSS/Guides/Constructs");
  expect(response?.status()).toBe(404);
  const links = page.getByRole("main").locator("a[hreflang]");
  await expect(links).toHaveText([
    "Every construct",
    "Jedes Konstrukt",
    "すべての構成要素",
  ]);
});

test("shows the not-found page for a URL without a locale", async ({
  page,
  problems,
}) => {
  problems.allow(NOT_FOUND_MESSAGE);
  const response = await page.goto("/no-such-place");
  expect(response?.status()).toBe(404);
  await expect(
    page.getByRole("link", { name: "Go back to the home page" }),
  ).toBeVisible();
});
