import type { Locator, Page } from "@playwright/test";
import { listViolationsInAllViews } from "../support/e2e-accessibility";
import { openPage } from "../support/e2e-pages";
import { SHIPPED_SITE, toOrigin } from "../support/e2e-servers";
import { expect, test } from "../support/e2e-test";

const PAGE = "/en-US/docs/Web/CSS";
const SMALL = { width: 320, height: 700 };

// The shipped site has the pages of every menu entry.
test.use({
  baseURL: toOrigin(SHIPPED_SITE),
  contextOptions: { reducedMotion: "reduce" },
});

function getPanel(page: Page, name: string): Locator {
  return page.locator("#main-menu details", {
    has: page.locator("summary", { hasText: name }),
  });
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** First line of the focused element's text. */
async function readFocus(page: Page): Promise<string> {
  return page.evaluate(
    () => (document.activeElement as HTMLElement).innerText.trim().split("\n")[0] ?? "",
  );
}

/** Left and right edge of an element, in pixels of the window. */
async function readEdges(element: Locator): Promise<[left: number, right: number]> {
  const box = await element.boundingBox();
  if (!box) throw new Error("The element has no box.");
  return [box.x, box.x + box.width];
}

test("opens the last panel inside of the narrowest window with a row", async ({
  page,
}) => {
  await page.setViewportSize({ width: 992, height: 700 });
  for (const [locale, name] of [
    ["fr", "Outils"],
    ["ru", "Инструменты"],
  ] as const) {
    await page.goto(`/${locale}/docs/Web/CSS`);
    await getPanel(page, name).locator("summary").click();
    const [, right] = await readEdges(getPanel(page, name).getByRole("list"));
    expect(right).toBeLessThanOrEqual(992);
  }
});

test("gives each control of the home page room: none overlaps, no button breaks", async ({
  page,
}) => {
  for (const locale of ["ru", "fr"]) {
    await page.goto(`/${locale}/`);
    for (const width of [1024, 1200, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      const places = await page.locator("header[data-chrome]").evaluate((header) =>
        [...header.querySelectorAll("summary, [role=search] > div:first-child, button")]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => !element.matches("[role=search] button"))
          .map((element) => element.getBoundingClientRect())
          .map(({ left, right }) => ({ left, right }))
          .filter(({ left, right }) => right - left > 1)
          .sort((a, b) => a.left - b.left),
      );
      expect(places.length).toBeGreaterThan(6);
      for (const [at, { right }] of places.entries())
        expect(places[at + 1]?.left ?? Infinity, `${locale} ${width}`).toBeGreaterThan(
          right - 1,
        );
      if (width < 1200) continue;
      const [left, right] = await readEdges(page.locator("#top-nav-search-input"));
      expect(right - left, `${locale} ${width}`).toBeGreaterThan(64);
    }
    if (locale === "ru") await expectWholeButton(page, 1600);
  }
});

/** A button of the header breaks only after the search field has given its room. */
async function expectWholeButton(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 700 });
  const button = page.locator("header .button:visible").last();
  const lines = await button.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines, `${width} pixels`).toBe(1);
}

test("breaks no button of the home page, and opens its languages inside of the narrowest window", async ({
  page,
}) => {
  await page.goto("/en-US/");
  await expectWholeButton(page, 1200);
  await page.setViewportSize(SMALL);
  await page.locator("#languages-switcher-button").click();
  const languages = page.locator("nav[aria-labelledby=languages-switcher-button]");
  const [left, right] = await readEdges(languages);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(SMALL.width);
});

test.describe("JavaScript disabled", () => {
  test.use({ javaScriptEnabled: false });

  test("opens the sheet of a small screen and prevents scrolling of the page; else one panel at a time, with links", async ({
    page,
  }) => {
    await page.setViewportSize(SMALL);
    await page.goto(PAGE);
    await page.getByRole("button", { name: "Open main menu" }).click();
    await expect(page.locator("#main-menu")).toBeVisible();
    await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
    await page.getByRole("button", { name: "Close main menu" }).click();
    await expect(page.locator("#main-menu")).toBeHidden();
    await expect(page.locator("html")).toHaveCSS("overflow-y", "visible");

    await page.setViewportSize({ width: 1280, height: 720 });
    await getPanel(page, "References").locator("summary").click();
    await getPanel(page, "Learn").locator("summary").click();
    await expect(getPanel(page, "References")).not.toHaveAttribute("open");
    await getPanel(page, "Learn").getByRole("link", { name: "CSS" }).click();
    await expect(page).toHaveURL(/Learn_web_development\/Core\/Styling_basics$/);
  });
});

test("moves along the row, into a panel and out again by keyboard", async ({ page }) => {
  await openPage(page, PAGE);
  const panel = getPanel(page, "References");
  const pressEach = async (...keys: string[]) => {
    await panel.locator("summary").focus();
    const seen: string[] = [];
    for (const key of keys) {
      await press(page, key);
      seen.push(await readFocus(page));
    }
    return seen;
  };
  expect(await pressEach("ArrowRight", "ArrowRight", "ArrowLeft", "Home", "End")).toEqual(
    ["Learn", "Plus", "Learn", "References", "Tools"],
  );
  await press(page, "ArrowRight");
  expect(await readFocus(page), "after the last").toBe("References");

  expect(
    await pressEach("ArrowDown", "ArrowDown", "End", "ArrowDown", "ArrowUp"),
  ).toEqual(["Web technology", "HTML", "Accessibility", "Web technology", "References"]);
  await press(page, "ArrowDown", "ArrowRight");
  expect(await readFocus(page)).toBe("Learn");
  await expect(panel).not.toHaveAttribute("open");

  await test.step("closes a panel with Escape, and when the focus leaves it", async () => {
    await panel.locator("summary").focus();
    await press(page, "ArrowDown", "Escape");
    await expect(panel).not.toHaveAttribute("open");
    await expect(panel.locator("summary")).toBeFocused();
    await press(page, "Enter", "Shift+Tab");
    await expect(panel).not.toHaveAttribute("open");
  });

  await test.step("closes another menu of the header when one opens", async () => {
    await page.locator("#languages-switcher-button").click();
    const language = page.locator("details", {
      has: page.locator("#languages-switcher-button"),
    });
    await getPanel(page, "Learn").locator("summary").focus();
    await press(page, "Enter");
    await expect(language).not.toHaveAttribute("open");
  });
});

test("opens the panel under the mouse, and keeps it open after a click", async ({
  page,
}) => {
  await openPage(page, PAGE);
  const [references, learn] = [getPanel(page, "References"), getPanel(page, "Learn")];
  await references.locator("summary").hover();
  await expect(references).toHaveAttribute("open");
  await learn.locator("summary").hover();
  await expect(learn).toHaveAttribute("open");
  await expect(references).not.toHaveAttribute("open");
  await learn.locator("summary").click();
  await expect(learn).toHaveAttribute("open");
  await page.mouse.move(600, 600);
  await references.locator("summary").hover();
  await expect(learn).not.toHaveAttribute("open");
  await page.mouse.move(1000, 700);
  await expect(references).not.toHaveAttribute("open");
});

test("marks the body while the sheet or the drawer is open, but not on the next page", async ({
  page,
}) => {
  await page.setViewportSize(SMALL);
  await openPage(page, PAGE);
  const body = page.locator("body");
  const open = page.getByRole("button", { name: "Open main menu" });
  await open.click();
  await expect(body).toHaveClass(/mobile-overlay-active/);
  await getPanel(page, "References").locator("summary").click();
  await getPanel(page, "Learn").locator("summary").click();
  await expect(getPanel(page, "Learn")).toHaveAttribute("open");
  await expect(getPanel(page, "References")).not.toHaveAttribute("open");
  await press(page, "Escape");
  await expect(page.locator("#main-menu")).toBeHidden();
  await expect(body).not.toHaveClass(/mobile-overlay-active/);
  await expect(page.locator("#main-menu details[open]")).toHaveCount(0);
  await expect(open).toBeFocused();

  await test.step("closes the sheet when the window has room for the row, as on a turned tablet", async () => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await open.click();
    await getPanel(page, "Learn").locator("summary").click();
    await page.setViewportSize({ width: 1180, height: 820 });
    await expect(page.locator("#main-menu:popover-open")).toHaveCount(0);
    await expect(body).not.toHaveClass(/mobile-overlay-active/);
  });

  await page.setViewportSize(SMALL);
  await page.getByRole("button", { name: "Expand sidebar" }).click();
  await expect(body).toHaveClass(/mobile-overlay-active/);
  await page.locator("#sidebar-body a:visible").nth(1).click();
  await expect(page).not.toHaveURL(PAGE);
  await expect(body).not.toHaveClass(/mobile-overlay-active/);
});

test("is closed on a page that the browser keeps for the way back", async ({ page }) => {
  // The browser of these tests keeps none.
  const leave = () =>
    page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })),
    );
  await openPage(page, PAGE);
  const panel = getPanel(page, "Learn");
  await panel.locator("summary").click();
  await expect(panel).toHaveAttribute("open");
  await leave();
  await expect(panel).not.toHaveAttribute("open");

  await page.setViewportSize(SMALL);
  const sheet = page.locator("#main-menu");
  await page.getByRole("button", { name: "Open main menu" }).click();
  await expect(sheet).toBeVisible();
  await leave();
  await expect(sheet).toBeHidden();
});

test("links existing pages only", async ({ page, request }) => {
  for (const path of ["/en-US/", "/ja/"]) {
    await page.goto(path);
    const links = page.locator("header a[href^='/'], footer a[href^='/']");
    const hrefs = await links.evaluateAll((all) =>
      all.map((a) => a.getAttribute("href")),
    );
    expect(hrefs.length).toBeGreaterThan(10);
    for (const href of new Set(hrefs)) {
      const { status } = await follow(request, href ?? "");
      expect(status, href ?? "").toBeLessThan(400);
    }
  }
});

async function follow(
  request: { get(url: string, options: object): Promise<{ status(): number }> },
  href: string,
) {
  return { status: (await request.get(href, { maxRedirects: 0 })).status() };
}

test("is accessible with each of its menus open", async ({ page }) => {
  const within = "header";
  const themes = page.locator("details:has(button[name=theme]) summary");
  await openPage(page, PAGE);
  await getPanel(page, "References").locator("summary").click();
  const panel = await listViolationsInAllViews(page, { within, widths: [1280] });
  expect.soft(panel, "main menu").toEqual([]);
  await themes.click();
  expect.soft(await listViolationsInAllViews(page, { within }), "theme").toEqual([]);
  await page.setViewportSize(SMALL);
  await page.getByRole("button", { name: "Open main menu" }).click();
  await getPanel(page, "References").locator("summary").click();
  const sheet = await listViolationsInAllViews(page, { within, widths: [320] });
  expect.soft(sheet, "sheet").toEqual([]);
});
