import type { Locator, Page } from "@playwright/test";
import { NOT_FOUND_MESSAGE, openPage, PAGES, waitForScripts } from "../support/e2e-pages";
import { expect, test } from "../support/e2e-test";

const LIGHT = "rgb(255, 255, 255)";
const DARK = "rgb(22, 24, 29)";

test.use({ colorScheme: "light" });

function renderMenu(page: Page): Locator {
  return page.locator("details:has(button[name=theme])");
}

async function choose(page: Page, name: RegExp): Promise<void> {
  await renderMenu(page).locator("summary").click();
  await page.getByRole("button", { name }).click();
}

async function expectBackground(page: Page, color: string): Promise<void> {
  await expect(page.locator("html")).toHaveCSS("background-color", color);
}

test.describe("JavaScript disabled", () => {
  test.use({ javaScriptEnabled: false });

  test("follows the system until the reader chooses, marks and keeps the choice, also on earlier pages", async ({
    page,
  }) => {
    await page.goto(PAGES.nextGuide);
    await page.goto(`${PAGES.guide}?x=1`);
    await expectBackground(page, LIGHT);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectBackground(page, DARK);
    await page.emulateMedia({ colorScheme: "light" });
    await choose(page, /^Dark/);
    await expect(page).toHaveURL(`${PAGES.guide}?x=1`);
    await expectBackground(page, DARK);
    await renderMenu(page).locator("summary").click();
    await expect(page.getByRole("button", { name: "Dark (selected)" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Light", exact: true })).toBeVisible();
    await page.goto(PAGES.nextGuide);
    await expectBackground(page, DARK);
    await choose(page, /^OS Default/);
    await expectBackground(page, LIGHT);
  });
});

test("switches at once, without a request, stores the choice twice, and keeps it on other pages", async ({
  page,
  context,
  problems,
}) => {
  await openPage(page, PAGES.guide);
  const requests: string[] = [];
  // Prefetches of visible links are unrelated to the theme.
  page.on("request", (request) => {
    const isWrite = request.method() !== "GET";
    if (isWrite || request.isNavigationRequest()) requests.push(request.url());
  });
  await choose(page, /^Dark/);
  await expectBackground(page, DARK);
  await expect(renderMenu(page)).not.toHaveAttribute("open");
  await expect(renderMenu(page).locator("summary")).toBeFocused();
  expect(requests).toEqual([]);
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: "theme", value: "dark", path: "/" });
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");

  await test.step("keeps it through a client navigation and on an error page", async () => {
    await page.locator(".prev-next .next a").last().click();
    await expect(page).toHaveURL(PAGES.nextGuide);
    await expectBackground(page, DARK);
    problems.allow(NOT_FOUND_MESSAGE);
    await page.goto(PAGES.notFound);
    await waitForScripts(page);
    await expectBackground(page, DARK);
  });
});

test("sets the colour of the browser around the page", async ({ page }) => {
  await openPage(page, PAGES.guide);
  const read = () =>
    page
      .locator("meta[name=theme-color]")
      .evaluateAll((all) => all.map((each) => each.getAttribute("content")));
  expect(await read()).toEqual(["#fff", "#16181d"]);
  await choose(page, /^Dark/);
  await expect.poll(read).toEqual(["#16181d", "#16181d"]);
  await page.reload();
  expect(await read()).toEqual(["#16181d", "#16181d"]);
  await waitForScripts(page);
  await choose(page, /^OS Default/);
  await expect.poll(read).toEqual(["#fff", "#16181d"]);
});

test("paints a page without cookie in the stored theme from the start, and restores the cookie", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/\.js\b/);
  await openPage(page, PAGES.guide);
  await choose(page, /^Dark/);
  await context.clearCookies();
  // No module script loads: the inline script in the head suffices.
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(PAGES.nextGuide, { waitUntil: "commit" });
  await page.locator("article").waitFor();
  await expectBackground(page, DARK);
  expect(await context.cookies()).toEqual([]);
  await page.unroute(/\.js$/);
  await openPage(page, PAGES.nextGuide);
  expect((await context.cookies())[0]).toMatchObject({ name: "theme", value: "dark" });
});

test("follows a choice in another tab", async ({ page, context }) => {
  const other = await context.newPage();
  await openPage(page, PAGES.guide);
  await openPage(other, PAGES.nextGuide);
  await choose(page, /^Dark/);
  await expectBackground(other, DARK);
});

/** Adds an example that notes the messages of the page; returns what reads them. */
async function addExample(page: Page): Promise<() => Promise<unknown>> {
  const example = await page.evaluateHandle(async () => {
    const frame = document.createElement("iframe");
    frame.className = "sample-code-frame";
    frame.title = "Example";
    frame.srcdoc = "<p></p><script></script>";
    const told: unknown[] = [];
    const loaded = new Promise((resolve) => {
      frame.addEventListener("load", () => {
        frame.contentWindow?.addEventListener("message", ({ data }) => told.push(data));
        resolve(null);
      });
    });
    document.querySelector("main")?.append(frame);
    await loaded;
    return told;
  });
  return () => example.jsonValue();
}

test("sends a chosen theme to the examples of this page and the next, not the default", async ({
  page,
}) => {
  await openPage(page, PAGES.guide);
  const readFirst = await addExample(page);
  await choose(page, /^Dark/);
  await expect.poll(readFirst).toEqual([{ theme: "dark" }]);
  const readLater = await addExample(page);
  await expect.poll(readLater).toEqual([{ theme: "dark" }]);
  await choose(page, /^OS Default/);
  await expect.poll(readLater).toEqual([{ theme: "dark" }, { theme: "os-default" }]);
  await choose(page, /^Dark/);
  await openPage(page, PAGES.nextGuide);
  const readTold = await addExample(page);
  await expect.poll(readTold).toEqual([{ theme: "dark" }]);
});

test("has a dark header on the home page in any theme", async ({ page }) => {
  await openPage(page, PAGES.home);
  await expect(page.locator("header").first()).toHaveCSS("background-color", DARK);
  await choose(page, /^Light/);
  await expect(page.locator("header").first()).toHaveCSS("background-color", DARK);
  await page.goto(PAGES.guide);
  await expect(page.locator("header").first()).toHaveCSS("background-color", LIGHT);
});
