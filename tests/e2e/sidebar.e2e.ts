import type { Locator, Page } from "@playwright/test";
import { listViolations, listViolationsInAllViews } from "../support/e2e-accessibility";
import {
  hasWindowMark,
  holdRequests,
  markWindow,
  openPage,
  PAGES,
  waitForScripts,
} from "../support/e2e-pages";
import { expect, test } from "../support/e2e-test";

test.use({ viewport: { width: 1280, height: 800 } });

function find(page: Page) {
  const sidebar = page.locator("#sidebar-quicklinks");
  return {
    sidebar,
    field: sidebar.getByRole("textbox", { name: "Filter sidebar" }),
    count: sidebar.locator("[data-sidebar-count]"),
    properties: sidebar.locator('details:has(> summary[aria-label="Properties"])'),
    link: (name: string) => sidebar.getByRole("link", { name }),
  };
}

/** False below a sticky part of the list, which counts as inside of the viewport. */
function isUncovered(entry: Locator): Promise<boolean> {
  return entry.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 1, top + height / 2));
  });
}

test("keeps, marks and counts the matches, and restores the list when the field is emptied", async ({
  page,
}) => {
  await openPage(page, PAGES.guide);
  await markWindow(page);
  const { field, count, link, properties, sidebar } = find(page);
  const body = sidebar.locator("#sidebar-body");
  const before = await body.innerHTML();
  await field.fill("SELECT user");
  await expect(count).toHaveText("1 match");
  await expect(link("user-select")).toBeVisible();
  await expect(sidebar.locator("mark")).toHaveText(["user", "select"]);
  await expect(link("The next guide")).toBeHidden();
  await expect(link("zoom-factor")).toBeHidden();
  await field.fill("e");
  await expect(count).toHaveText(/^\d+ matches$/);
  await field.fill("heron");
  await expect(count).toHaveText("No matches");
  await expect(link("Every construct")).toBeHidden();

  await test.step("restores the groups", async () => {
    await field.fill("user");
    await expect(properties).toHaveAttribute("open");
    await link("Clear filter input").click();
    await expect(field).toHaveValue("");
    await expect(field).toBeFocused();
    await expect(count).toHaveText("");
    expect(await body.innerHTML()).toBe(before);
    await expect(page).toHaveURL(PAGES.guide);
  });

  await test.step("is emptied by Escape, and keeps its text when the form is submitted", async () => {
    await field.fill("user");
    await field.press("Enter");
    await expect(count).toHaveText("1 match");
    await field.press("Escape");
    await expect(field).toHaveValue("");
    await expect(count).toHaveText("");
    expect(await hasWindowMark(page)).toBe(true);
  });

  await test.step("shows matches from the top of a list that was scrolled", async () => {
    await page.setViewportSize({ width: 1280, height: 300 });
    const readTop = () => sidebar.evaluate((element) => element.scrollTop);
    await sidebar.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    expect(await readTop()).toBeGreaterThan(0);
    await field.fill("e");
    await expect(count).not.toHaveText("");
    expect(await readTop()).toBe(0);
  });
});

test("follows letters that come faster than the list", async ({ page }) => {
  await openPage(page, PAGES.guide);
  const { field, count, sidebar } = find(page);
  const body = sidebar.locator("#sidebar-body");
  const before = await body.innerHTML();
  await field.focus();
  // A frame between letters: each overtakes the one before at another step of its list.
  const type = (texts: readonly string[]) =>
    field.evaluate(async (input: HTMLInputElement, values) => {
      for (const [index, value] of values.entries()) {
        input.value = value;
        input.dispatchEvent(new Event("input", { bubbles: true }));
        for (let frame = 0; frame <= index; frame++)
          await new Promise(requestAnimationFrame);
      }
    }, texts);
  await type(["u", "us", "user"]);
  await expect(sidebar.locator("mark")).toHaveText(["user"]);
  await type(["use", "us", ""]);
  await expect(count).toHaveText("");
  expect(await body.innerHTML()).toBe(before);
  await type(["z", "", "zoom"]);
  await expect(count).toHaveText("1 match");
});

test("keeps the current page's entry in view, but returns to where the list was scrolled", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await openPage(page, PAGES.marked);
  const { field, count, sidebar } = find(page);
  const current = sidebar.locator('[aria-current="page"]');
  await expect(current).toBeInViewport();
  expect(await isUncovered(current), "the filter is above it").toBe(true);
  const readTop = () => sidebar.evaluate((element) => element.scrollTop);
  await sidebar.evaluate((element) => element.scrollTo(0, 0));
  await expect(current, "would be scrolled to").not.toBeInViewport({ ratio: 1 });
  await field.fill("e");
  await expect(count).not.toHaveText("");
  await field.fill("");
  await expect(count).toHaveText("");
  expect(await readTop()).toBe(0);
});

test("returns to where the list was scrolled after letters from a keyboard", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await openPage(page, PAGES.guide);
  const { field, count, sidebar } = find(page);
  const readTop = () => sidebar.evaluate((element) => element.scrollTop);
  await field.evaluate((input) => input.focus({ preventScroll: true }));
  await sidebar.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  const before = await readTop();
  expect(before).toBeGreaterThan(0);
  await page.keyboard.type("user");
  await expect(count).toHaveText("1 match");
  for (const _ of "user") await page.keyboard.press("Backspace");
  await expect(count).toHaveText("");
  expect(await readTop()).toBe(before);
});

for (const way of ["shown in place", "loaded anew"]) {
  test(`shows the entry of a page that was ${way} once its filter is emptied`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 300 });
    await openPage(page, PAGES.guide);
    const { field, count, sidebar } = find(page);
    await sidebar.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await field.fill("user");
    await pressMatch(page);
    await expect(page).toHaveTitle(/^user-select/);
    if (way === "loaded anew") await page.reload();
    await waitForScripts(page);
    await expect(count).toHaveText("1 match");
    await sidebar.evaluate((element) => element.scrollTo(0, 0));
    await field.fill("");
    await expect(count).toHaveText("");
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText("user-select");
    await expect(sidebar.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
  });
}

test("shows the matches of the server's filter in groups that were closed before, and can be emptied", async ({
  page,
}) => {
  await openPage(page, PAGES.guide);
  const { field, count, link, properties } = find(page);
  await expect(properties).not.toHaveAttribute("open");
  await openPage(page, `${PAGES.guide}?sidebar=user`);
  await expect(link("user-select")).toBeVisible();
  await expect(count).toHaveText("1 match");
  await expect(link("The next guide")).toBeHidden();
  await field.fill("");
  await expect(link("The next guide")).toBeVisible();
  await expect(properties).not.toHaveAttribute("open");
  await expect(count).toHaveText("");
});

/** Waits for the matches, because a press while they take the place of the list would hit no link. */
async function pressMatch(page: Page): Promise<void> {
  await expect(find(page).count).toHaveText("1 match");
  await find(page).link("user-select").click();
}

for (const [way, follow] of [
  ["shown in place", pressMatch],
  ["loaded anew", (page: Page) => page.goto(PAGES.reference)],
] as const) {
  test(`keeps filter and groups on the next page, ${way}`, async ({ page }) => {
    await openPage(page, PAGES.guide);
    await find(page).properties.locator("summary").click();
    await find(page).field.fill("user");
    await follow(page);
    await expect(page).toHaveTitle(/^user-select/);
    await expect(find(page).field).toHaveValue("user");
    await expect(find(page).count).toHaveText("1 match");
    await find(page).field.fill("");
    await expect(find(page).link("zoom-factor")).toBeVisible();
  });
}

test("does not restore the filter into a field that has the focus", async ({ page }) => {
  await openPage(page, PAGES.guide);
  await find(page).field.fill("user");
  const release = await holdRequests(page, "**/assets/*.js");
  await page.goto(PAGES.reference, { waitUntil: "commit" });
  await find(page).field.click();
  release();
  await waitForScripts(page);
  await find(page).field.pressSequentially("zoom");
  await expect(find(page).field).toHaveValue("zoom");
});

test("collapses the column, and keeps it collapsed; the expanded one shows the current page", async ({
  page,
}) => {
  await openPage(page, PAGES.marked);
  const { sidebar } = find(page);
  const width = () => page.getByRole("main").evaluate((main) => main.clientWidth);
  const before = await width();
  const collapse = page.getByRole("button", { name: "Collapse sidebar" });
  await expect(collapse).toHaveAttribute("aria-expanded", "true");
  await collapse.press("Enter");
  await expect(sidebar).toBeHidden();
  const expand = page.getByRole("button", { name: "Expand sidebar" });
  await expect(expand).toHaveAttribute("aria-expanded", "false");
  expect(await width()).toBeGreaterThan(before);
  await page.reload();
  await expect(sidebar).toBeHidden();
  await expect(expand).toHaveAttribute("aria-expanded", "false");
  expect(await listViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 300 });
  await expand.press("Enter");
  await expect(sidebar).toBeVisible();
  await expect(sidebar.locator("[aria-current]")).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expect(sidebar).toBeVisible();
});

test("is accessible while filtering, beside the article and in the drawer, where the first Escape empties the field", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, PAGES.guide);
  const { sidebar, field, count } = find(page);
  await field.fill("user");
  await expect(count).toHaveText("1 match");
  expect.soft(await listViolationsInAllViews(page, { widths: [1280] })).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByRole("button", { name: "Expand sidebar" }).click();
  expect(await listViolationsInAllViews(page, { widths: [320] })).toEqual([]);

  await page.setViewportSize({ width: 360, height: 740 });
  await field.fill("");
  await expect(count).toHaveText("");
  await field.fill("user");
  await expect(count).toHaveText("1 match");
  await page.keyboard.press("Escape");
  await expect(field).toHaveValue("");
  await expect(sidebar).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sidebar).toBeHidden();
});

test("asks the server where the code of the filter is gone", async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource|net::ERR_FAILED/);
  await page.route("**/show-filtered-sidebar*", (route) => route.abort());
  await openPage(page, PAGES.guide);
  const { field, count, link } = find(page);
  const failure = page.waitForEvent("requestfailed");
  await field.fill("user");
  await failure;
  await field.press("Enter");
  await expect(page).toHaveURL(/\?sidebar=user$/);
  await expect(count).toHaveText("1 match");
  await expect(link("The next guide")).toBeHidden();
});
