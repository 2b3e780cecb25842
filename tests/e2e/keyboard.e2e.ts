import type { Page } from "@playwright/test";
import { openPage, PAGES } from "../support/e2e-pages";
import { becomeReader } from "../support/e2e-reader";
import { expect, test } from "../support/e2e-test";

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test("reaches the skip links first, then the logo, and where they lead", async ({
  page,
}) => {
  await openPage(page, PAGES.guide);
  const find = (name: string) => page.getByRole("link", { name });
  for (const name of [
    "Skip to main content",
    "Skip to search",
    "Skip to select language",
    "MDN homepage",
  ]) {
    await press(page, "Tab");
    await expect(find(name)).toBeFocused();
    await expect(find(name)).toBeInViewport();
  }
  await press(page, "Shift+Tab", "Enter");
  await expect(page.locator("#languages-switcher-button")).toBeFocused();
  await find("Skip to search").focus();
  await press(page, "Enter");
  await expect(page.locator("#top-nav-search-input")).toBeFocused();

  await test.step("continues in the article after the skip link", async () => {
    await find("Skip to main content").focus();
    await press(page, "Enter");
    await expect(page).toHaveURL(/#content$/);
    await expect(page.getByRole("main")).toBeFocused();
    await press(page, "Tab");
    await expect(find("Skip to table of contents")).toBeFocused();
    await press(page, "Tab");
    const isInMain = await page.evaluate(
      () => document.activeElement?.closest("main") !== null,
    );
    expect(isInMain).toBe(true);
  });
});

test("opens menus with Enter, moves through them, and closes them with Escape", async ({
  page,
}) => {
  await openPage(page, PAGES.guide);
  for (const [name, part] of [
    ["header's menu", "#main-menu details"],
    ["language menu", "details:has(#languages-switcher-button)"],
  ] as const)
    await test.step(`opens the ${name}`, async () => {
      const menu = page.locator(part).first();
      const summary = menu.locator("summary").first();
      await summary.focus();
      await press(page, "Enter");
      await expect(menu).toHaveAttribute("open");
      await press(page, "Tab");
      await expect(menu.locator(":focus:not(summary)")).toHaveCount(1);
      await press(page, "Escape");
      await expect(menu).not.toHaveAttribute("open");
      await expect(summary).toBeFocused();
    });

  for (const [name, part, last] of [
    ["theme menu", "details:has(> form#theme-choice)", "Dark"],
    ["language menu", "details:has(#languages-switcher-button)", "Remember language"],
  ] as const)
    await test.step(`moves through the ${name} with arrow keys, Home and End`, async () => {
      const menu = page.locator(part).first();
      const summary = menu.locator("summary");
      const entries = menu.locator(":is(a, button, input):visible");
      const first = entries.first();
      await summary.focus();
      await press(page, "Enter", "ArrowDown");
      await expect(first).toBeFocused();
      await press(page, "ArrowDown");
      await expect(entries.nth(1)).toBeFocused();
      await press(page, "End");
      await expect(entries.last()).toBeFocused();
      await expect(entries.last()).toHaveAccessibleName(last);
      await press(page, "ArrowDown");
      await expect(first).toBeFocused();
      await press(page, "ArrowUp");
      await expect(summary).toBeFocused();
      await press(page, "Escape", "ArrowDown", "ArrowDown", "Home");
      await expect(first).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await press(page, "Escape");
    });

  await test.step("closes the drawer, and returns focus to its button", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const button = page.getByRole("button", { name: "Expand sidebar" });
    await button.focus();
    await press(page, "Enter");
    await expect(page.locator("#sidebar-quicklinks")).toBeVisible();
    await press(page, "Escape");
    await expect(page.locator("#sidebar-quicklinks")).toBeHidden();
    await expect(button).toBeFocused();
  });
});

/** The order of the layout, which is not that of the HTML. */
async function expectSidebarFirst(page: Page): Promise<void> {
  const sidebar = page.locator("#sidebar-quicklinks");
  await sidebar.getByRole("textbox", { name: "Filter sidebar" }).focus();
  await press(page, "Shift+Tab");
  await expect(page.locator("[data-article-bar] :focus")).toBeAttached();
  await page.getByRole("link", { name: "Skip to table of contents" }).focus();
  await press(page, "Shift+Tab");
  await expect(sidebar.locator(":focus")).toBeAttached();
}

test("reaches the sidebar before the article in columns that the browser made", async ({
  page,
  context,
}) => {
  await becomeReader(context);
  await openPage(page, "/en-US/plus/settings");
  await page.getByRole("banner").getByText("References", { exact: true }).click();
  await page.locator(`header a[href="${PAGES.landing}"]:visible`).click();
  await expect(page).toHaveURL(PAGES.landing);
  const first = await page.evaluate(
    () => performance.getEntriesByType("navigation")[0]?.name,
  );
  expect(first).toMatch(/settings$/);
  await expectSidebarFirst(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("reaches the sidebar before the article, which comes first in the HTML", async ({
    page,
  }) => {
    const html = await (await page.request.get(PAGES.guide)).text();
    expect(html.indexOf("<main")).toBeLessThan(html.indexOf('id="sidebar-quicklinks"'));
    await page.goto(PAGES.guide);
    await expectSidebarFirst(page);
  });
});

test("moves through the user menu to its end", async ({ page, context }) => {
  await becomeReader(context);
  await openPage(page, PAGES.guide);
  await page.locator("[data-account] summary:visible").focus();
  await press(page, "ArrowDown");
  await expect(page.getByRole("link", { name: "Collections" }).last()).toBeFocused();
  await press(page, "End");
  await expect(
    page.getByRole("button", { name: "Sign Out" }).locator("visible=true"),
  ).toBeFocused();
});

test("scrolls a wide table and wide code with the keyboard, and reaches no other code", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, PAGES.guide);
  const reached = page.locator(".prose pre[tabindex='0']");
  await expect(reached).toHaveCount(1);
  await reached.focus();
  await press(page, "ArrowRight", "ArrowRight");
  await expect
    .poll(() => reached.evaluate((element) => element.scrollLeft))
    .toBeGreaterThan(0);
  await page.setViewportSize({ width: 320, height: 800 });
  await expect(reached).not.toHaveCount(1);

  await page.setViewportSize({ width: 360, height: 740 });
  const table = page.locator("[tabindex='0']", { has: page.locator("table") }).last();
  await table.focus();
  await press(page, "ArrowRight", "ArrowRight");
  await expect
    .poll(() => table.evaluate((element) => element.scrollLeft))
    .toBeGreaterThan(0);
});

/** Whether anything of the focused element can be seen, by its centre and corners. */
function showsFocus(page: Page): Promise<boolean> {
  return page.locator(":focus").evaluate((focused) => {
    const { left, top, width, height } = focused.getBoundingClientRect();
    const places = [0.5, 0.1, 0.9].flatMap((part) => [
      [left + width * part, top + height * part],
      [left + width * part, top + height * (1 - part)],
    ]);
    return places.some(([x = 0, y = 0]) =>
      focused.contains(document.elementFromPoint(x, y)),
    );
  });
}

/** Presses the key until `count` elements have had the focus; returns those that were covered. */
async function listCovered(page: Page, key: string, count: number): Promise<string[]> {
  const covered: string[] = [];
  for (let stop = 0; stop < count; stop += 1) {
    await press(page, key);
    if (!(await showsFocus(page))) covered.push(await page.locator(":focus").innerText());
  }
  return covered;
}

test("scrolls the focus below the sticky head of a table, and of the sidebar", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openPage(page, PAGES.reference);
  const last = page.locator(".bc-table :is(summary, .bc-a)").last();
  await last.focus();
  await last.evaluate((element) =>
    scrollBy(0, element.getBoundingClientRect().bottom - 300),
  );
  expect(await listCovered(page, "Shift+Tab", 12)).toEqual([]);
  const sidebar = page.locator("#sidebar-quicklinks");
  await sidebar.locator("a:visible").last().focus();
  // The fixture's list is short.
  await sidebar.evaluate((box) => {
    box.style.maxHeight = "12rem";
    box.scrollTop = box.scrollHeight;
  });
  expect(await listCovered(page, "Shift+Tab", 8)).toEqual([]);
});

test("scrolls the focus above a message, at the end of the page too", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await becomeReader(context);
  await openPage(page, "/en-US/plus/updates");
  await page.evaluate(() =>
    document.dispatchEvent(
      new CustomEvent("site-toast", { detail: "Two lines of a message. ".repeat(3) }),
    ),
  );
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link").last().focus();
  expect(await showsFocus(page)).toBe(true);
  const rows = page.getByRole("main").locator("summary");
  await rows.nth(5).focus();
  // The message is over the next one.
  await rows
    .nth(6)
    .evaluate((row) =>
      scrollBy(0, row.getBoundingClientRect().bottom - innerHeight + 24),
    );
  expect(await listCovered(page, "Tab", 1)).toEqual([]);
});

test("leaves the page where it is scrolled while the focus is in sticky parts", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await openPage(page, PAGES.reference);
  const readTop = () => page.evaluate(() => scrollY);
  const isInBar = () =>
    page.evaluate(() => document.activeElement?.closest("[data-article-bar]") != null);
  const readPadding = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop);
  const padding = await readPadding();
  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  const field = page.locator("#top-nav-search-input");
  await page.keyboard.press("/");
  await expect(field).toBeFocused();
  expect(await readTop()).toBe(600);
  // The list is there, so that Escape leaves the field too.
  await expect(field).toHaveRole("combobox");
  await page.keyboard.type("css");
  expect(await readTop()).toBe(600);
  await page.keyboard.press("Escape");
  await expect(field).not.toBeFocused();
  await page.keyboard.press("Tab");
  expect(await readTop()).toBe(600);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const { x, y } = await field.evaluate((input) => input.getBoundingClientRect());
  await page.mouse.click(x + 20, y + 10);
  await expect(field).toBeFocused();
  expect(await readTop()).toBe(600);
  while (!(await isInBar())) await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await isInBar()).toBe(true);
  expect(await readTop()).toBe(600);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  expect(await readPadding()).toBe(padding);
  expect(padding).not.toBe("0px");
});

test("scrolls to the header of a narrow window, which does not stick", async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await openPage(page, PAGES.reference);
  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  await page
    .locator("[data-article-bar] button")
    .first()
    .evaluate((button) => button.focus({ preventScroll: true }));
  await press(page, "Shift+Tab");
  await expect(page.locator("header [popovertarget]:focus")).toBeInViewport();
});
