import type { Page } from "@playwright/test";
import { listViolationsInAllViews } from "../support/e2e-accessibility";
import { holdRequests, openPage, PAGES, waitForScripts } from "../support/e2e-pages";
import { expect, test } from "../support/e2e-test";

const COOKIE = "compat-hidden";

function getTable(page: Page) {
  return page.locator(".bc-table").first();
}

function getForm(page: Page) {
  return page.locator(".bc-choice").first();
}

async function readColumns(page: Page): Promise<string[]> {
  return getTable(page).locator(".bc-browsers th:not(:first-child)").allTextContents();
}

async function readCookie(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === COOKIE)?.value;
}

test.describe("JavaScript disabled", () => {
  test.use({ javaScriptEnabled: false });

  test("keeps the chosen browsers until all are chosen again", async ({ page }) => {
    await page.goto(PAGES.reference);
    const all = await readColumns(page);
    expect(all).toContain("Opera");
    const form = getForm(page);
    await form.locator("summary").click();
    for (const name of ["Edge", "Opera"])
      await form.getByRole("checkbox", { name, exact: true }).uncheck();
    await form.getByRole("button", { name: "Show these" }).click();
    await expect(page).toHaveURL(/user-select#browser_compatibility$/);
    const left = all.filter((name) => !["Edge", "Opera"].includes(name));
    await expect.poll(() => readColumns(page)).toEqual(left);
    await expect(form.locator("output")).toHaveText(
      `${left.length} of ${all.length} shown`,
    );

    await page.goto(PAGES.home);
    await page.goto(PAGES.reference);
    await expect.poll(() => readColumns(page)).toEqual(left);

    await test.step("opens a history below the remaining columns", async () => {
      const history = getTable(page).locator("td details").last();
      await history.locator("summary").click();
      const list = await history.locator("dl").boundingBox();
      const frame = await page.locator(".bc-frame").first().boundingBox();
      expect(list?.width).toBeGreaterThan(300);
      expect(list?.x).toBeGreaterThanOrEqual(frame?.x ?? Infinity);
    });

    await getForm(page).locator("summary").click();
    await getForm(page).getByRole("button", { name: "Show all" }).click();
    await expect.poll(() => readColumns(page)).toEqual(all);
    await expect.poll(() => readCookie(page)).toBeUndefined();
  });
});

test("shows and hides columns at each click, keeps the choice, and checks all boxes again", async ({
  page,
}) => {
  await openPage(page, PAGES.reference);
  const form = getForm(page);
  await form.locator("summary").click();
  const box = form.getByRole("checkbox", { name: "Opera", exact: true });
  await box.focus();
  await page.keyboard.press("Space");
  await expect(getTable(page).getByText("Opera", { exact: true })).toHaveCount(0);
  await expect(form.locator("output")).toHaveText(/^\d+ of \d+ shown$/);
  await expect(box).toBeFocused();
  await expect(form).toHaveAttribute("open");
  await page.keyboard.press("Space");
  await expect(getTable(page).getByText("Opera", { exact: true })).toHaveCount(1);
  await expect(form.locator("output")).toBeEmpty();
  await box.uncheck();
  await expect.poll(() => readCookie(page)).toBe("opera");
  await page.reload();
  await expect.poll(() => readColumns(page)).not.toContain("Opera");

  await waitForScripts(page);
  await form.locator("summary").click();
  const edge = form.getByRole("checkbox", { name: "Edge", exact: true });
  await edge.uncheck();
  await expect(getTable(page).getByText("Edge", { exact: true })).toHaveCount(0);
  await form.getByRole("button", { name: "Show all" }).click();
  await expect(edge).toBeChecked();
  await expect(box).toBeChecked();
  await expect(getTable(page).getByText("Edge", { exact: true })).toHaveCount(1);
});

test("submits the form natively when the request fails", async ({ page, problems }) => {
  problems.allow(/preferences\/compat/);
  await openPage(page, PAGES.reference);
  await page.route("**/preferences/compat", (route) =>
    route.request().resourceType() === "fetch" ? route.abort() : route.continue(),
  );
  const form = getForm(page);
  await form.locator("summary").click();
  await form.getByRole("checkbox", { name: "Edge", exact: true }).uncheck();
  await expect(page).toHaveURL(/#browser_compatibility$/);
  await expect.poll(() => readColumns(page)).not.toContain("Edge");
});

test("unchecks no box without a network, where the article stays", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await openPage(page, PAGES.reference);
  const form = getForm(page);
  await form.locator("summary").click();
  const box = (name: string) => form.getByRole("checkbox", { name, exact: true });
  // Loads the code, which the next choice needs.
  await box("Opera").uncheck();
  await expect(getTable(page).getByText("Opera", { exact: true })).toHaveCount(0);
  await context.setOffline(true);
  await box("Edge").dispatchEvent("click");
  await expect(page.locator(".bc").first()).toHaveAttribute("aria-busy", "false");
  await expect(box("Edge")).toBeChecked();
  await expect(box("Opera"), "as in the table").not.toBeChecked();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.setOffline(false);
});

test("stores the last of two choices, also where the first one's answer comes later", async ({
  page,
}) => {
  await openPage(page, PAGES.reference);
  const form = getForm(page);
  await form.locator("summary").click();
  const release = await holdRequests(page, "**/preferences/compat");
  const first = page.waitForRequest("**/preferences/compat");
  await form.getByRole("checkbox", { name: "Edge", exact: true }).uncheck();
  const isAborted = page.waitForEvent("requestfailed");
  await first;
  await form.getByRole("checkbox", { name: "Opera", exact: true }).uncheck();
  expect(await isAborted).toBe(await first);
  release();
  await expect.poll(() => readColumns(page)).not.toContain("Opera");
  await expect.poll(() => readCookie(page)).toMatch(/edge.*opera/);
});

test("leaves the tables of an article alone that is opened before the answer", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  // An article with a table of its own, whose first column has another name.
  await page.route(`**${PAGES.marked}.part`, async (route) => {
    const url = new URL(`${PAGES.reference}.part`, route.request().url()).href;
    const response = await route.fetch({ url });
    const part = await response.text();
    const body = part
      .replaceAll("Opera", "Other")
      .replace(/(<h1[^>]*>).*?<\/h1>/, "$1Other</h1>");
    await route.fulfill({ response, body });
  });
  await openPage(page, PAGES.reference);
  const release = await holdRequests(page, "**/preferences/compat");
  const form = getForm(page);
  await form.locator("summary").click();
  await form.getByRole("checkbox", { name: "Edge", exact: true }).uncheck();
  await page.locator(`#sidebar-body a[href="${PAGES.marked}"]`).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Other");
  await expect(page.locator("[data-leaving]")).toHaveCount(0);
  const answer = page.waitForResponse(`**${PAGES.reference}`);
  release();
  await (await answer).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await readColumns(page)).toContain("Other");
  await expect(getTable(page).getByText("Edge", { exact: true })).toHaveCount(1);
});

test("reaches a table wider than its frame by the Tab key", async ({ page }) => {
  await page.setViewportSize({ width: 440, height: 800 });
  await openPage(page, PAGES.reference);
  const frame = page.locator(".bc-frame").first();
  await expect(frame).toHaveAttribute("tabindex", "0");
  await frame.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => frame.evaluate((each) => each.scrollLeft)).toBeGreaterThan(0);
  const name = getTable(page).locator("tbody th").first();
  const [box, edge] = [await name.boundingBox(), await frame.boundingBox()];
  expect(Math.abs((box?.x ?? 0) - (edge?.x ?? 0))).toBeLessThan(2);
});

test("places no caret where a history is pressed, selects its text with the rest, and is accessible", async ({
  page,
}) => {
  await openPage(page, PAGES.reference);
  const history = getTable(page).locator("td details").last();
  const summary = history.locator("summary");
  await summary.click();
  await expect(history).toHaveAttribute("open");
  const readSelection = () =>
    page.evaluate(() => {
      const selection = getSelection();
      return { type: selection?.type, text: String(selection) };
    });
  expect(await readSelection()).toEqual({ type: "None", text: "" });
  await page.keyboard.press("ControlOrMeta+a");
  expect((await readSelection()).text).toContain((await summary.innerText()).trim());

  await test.step("is accessible with form and boxes open", async () => {
    await page.evaluate(() => getSelection()?.removeAllRanges());
    await summary.click();
    await expect(history).not.toHaveAttribute("open");
    await getForm(page).locator("summary").click();
    await page.locator("article header summary").click();
    await getTable(page).locator("td summary").first().click();
    // Where the header covers a box, axe would measure only the visible part.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await listViolationsInAllViews(page)).toEqual([]);
  });
});
