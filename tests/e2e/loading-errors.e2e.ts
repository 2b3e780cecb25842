import type { Page } from "@playwright/test";
import { listViolationsInAllViews } from "../support/e2e-accessibility";
import {
  hasWindowMark,
  holdRequests,
  markWindow,
  openPage,
  PAGES,
} from "../support/e2e-pages";
import { becomeReader } from "../support/e2e-reader";
import { expect, test } from "../support/e2e-test";

/** Messages of the browser, and of React Router about an answer that is no data, which a test causes. */
const FAILURE_MESSAGES = /Failed to load resource|net::ERR_FAILED|SyntaxError/;

const DATA = `**${PAGES.nextGuide}.data*`;

// Documents have React, which shows these errors, for signed-in readers alone.
test.beforeEach(async ({ context }) => {
  await becomeReader(context);
});

/** Opens the page after the test's routes are set, because it may load the next one ahead. */
async function followNext(page: Page): Promise<void> {
  await openPage(page, PAGES.guide);
  await markWindow(page);
  await page.locator(".prev-next .next a").first().click();
}

const FAILURES = {
  "the network fails": (page: Page) => page.route(DATA, (route) => route.abort()),
  "there is no network, and no service worker for lack of HTTPS": async (page: Page) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
      Object.defineProperty(navigator, "onLine", { value: false });
    });
    await page.route(DATA, (route) => route.abort());
  },
  "the server fails": (page: Page) =>
    page.route(DATA, (route) =>
      route.fulfill({ status: 500, body: "Internal server error" }),
    ),
};

const TEXTS: Readonly<Record<keyof typeof FAILURES, (path: string) => string>> = {
  "the network fails": (path) => `${path}: Failed to fetch`,
  "there is no network, and no service worker for lack of HTTPS": (path) =>
    `${path}: Failed to fetch`,
  "the server fails": (path) => `500 on ${path}: Internal server error`,
};

for (const [condition, fail] of Object.entries(FAILURES)) {
  const text = TEXTS[condition as keyof typeof FAILURES];
  test(`offers to try again when ${condition}`, async ({ page, problems }) => {
    problems.allow(FAILURE_MESSAGES);
    await fail(page);
    await followNext(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loading Error");
    await expect(page).toHaveTitle("Loading error");
    await expect(page.getByRole("alert")).toContainText(text(PAGES.nextGuide));
    await expect(page.getByRole("alert")).not.toContainText(/turbo|\.data/);
    await expect(page).toHaveURL(PAGES.nextGuide);
    expect(await listViolationsInAllViews(page)).toEqual([]);

    await page.unroute(DATA);
    await page.getByText("Try reloading the page").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The next guide");
    expect(await hasWindowMark(page)).toBe(false);
  });
}

test("reports an application error when the data is malformed", async ({ page }) => {
  await page.route(DATA, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"document"', '"something else"');
    await route.fulfill({ response, body });
  });
  await followNext(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Application Error");
  await expect(page.getByRole("alert")).not.toContainText(/TypeError|\.js/);
  expect(await listViolationsInAllViews(page)).toEqual([]);
});

test("shows the not-found page for a gateway's 404", async ({ page, problems }) => {
  problems.allow(FAILURE_MESSAGES);
  await page.route(DATA, (route) =>
    route.fulfill({ status: 404, contentType: "text/html", body: "<h1>No</h1>" }),
  );
  await followNext(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await expect(page).toHaveTitle(/^Page not found \| /);
});

test("keeps the current document when a gateway times out", async ({
  page,
  problems,
}) => {
  problems.allow(FAILURE_MESSAGES);
  const answered = page.waitForResponse(DATA);
  await page.route(DATA, (route) =>
    route.fulfill({ status: 504, body: "Gateway timeout" }),
  );
  await followNext(page);
  await answered;
  await expect(page.getByRole("status")).toHaveText("");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Every construct");
  await expect(page.getByText("A heron stands")).toHaveCount(1);
  // The page loaded first has no HTML to read them from.
  const described = page.locator('script[type="application/ld+json"]').allTextContents();
  expect((await described).join()).toContain('"position":2');
  expect(await hasWindowMark(page)).toBe(true);
  await page.unroute(DATA);
  await page.locator(".prev-next .next a").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The next guide");
});

test("shows the loading state in the title during a slow load, then the page's own title", async ({
  page,
}) => {
  const answer = await holdRequests(page, DATA);
  await followNext(page);
  await expect(page).toHaveTitle("Loading...");
  answer();
  await expect(page).toHaveTitle(/^The next guide/);
});
