import type { Page } from "@playwright/test";
import { listViolations } from "../support/e2e-accessibility";
import {
  hasWindowMark,
  holdRequests,
  markWindow,
  openPage,
  PAGES,
} from "../support/e2e-pages";
import { expect, test } from "../support/e2e-test";

const INDEX = "**/en-US/search-index.json";
const LOW_WINDOW = { width: 1280, height: 849 };
const HIGH_WINDOW = { width: 1280, height: 850 };

function getBox(page: Page) {
  const box = page.locator("#top-nav-search-input");
  const options = page.locator("#top-nav-search-listbox").getByRole("option");
  const status = page.locator("#top-nav-search").getByRole("status");
  return { box, options, status };
}

/** Twenty titles that contain "part", for existing pages. */
async function serveManyTitles(page: Page): Promise<void> {
  const titles = Array.from({ length: 20 }, (_, n) => ({
    title: `Part ${n}`,
    url: n === 0 ? PAGES.glossary : PAGES.guide,
  }));
  await page.route(INDEX, (route) => route.fulfill({ json: titles }));
}

test("opens a page by keyboard alone, without a new page load", async ({ page }) => {
  await openPage(page, PAGES.guide);
  await markWindow(page);
  const { box, options, status } = getBox(page);

  await test.step("focuses the box with the key of K on a Russian keyboard", async () => {
    const press = (code: string) =>
      page.evaluate(
        (init) => document.body.dispatchEvent(new KeyboardEvent("keydown", init)),
        { key: "л", code, ctrlKey: true, bubbles: true },
      );
    await press("KeyG");
    await expect(box).not.toBeFocused();
    await press("KeyK");
    await expect(box).toBeFocused();
    await box.blur();
  });

  await page.keyboard.press("/");
  await expect(box).toBeFocused();
  await page.keyboard.type("css p");
  await expect(options).toHaveCount(4);
  await expect(options.first()).toContainText("CSS properties");
  await expect(options.first()).toContainText("Web / CSS / Reference / Properties");
  await expect(options.first().locator("mark")).toHaveText(["CSS", "p", "p"]);
  await expect(status).toHaveText("3 pages found");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");

  await test.step("moves around the list and back to the field", async () => {
    await page.keyboard.press("ArrowUp");
    await expect(options.last()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Home");
    await expect(box).not.toHaveAttribute("aria-activedescendant");
    await page.keyboard.type("x");
    await expect(box).toHaveValue("xcss p");
    await page.keyboard.press("Backspace");
    await expect(options).toHaveCount(4);
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
  });

  await page.keyboard.press("ArrowDown");
  await expect(box).toHaveAttribute("aria-activedescendant", "top-nav-search-option-1");
  await expect(options.nth(1)).toContainText("user-select CSS property");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(PAGES.reference);
  await expect(box).toHaveValue("");
  await expect(options).toHaveCount(0);
  expect(await hasWindowMark(page)).toBe(true);
});

test("focuses the box in view by its shortcuts, but not while the reader types", async ({
  page,
}) => {
  await openPage(page, PAGES.home);
  const hero = page.locator("#hp-search-input");
  const { box, options } = getBox(page);
  for (const shortcut of ["Control+k", "Meta+k"])
    await test.step(shortcut, async () => {
      await page.keyboard.press(shortcut);
      await expect(hero).toBeFocused();
      await page.keyboard.type("a/b");
      await expect(hero).toHaveValue("a/b");
      await box.focus();
      await page.keyboard.press(shortcut);
      await expect(box).toBeFocused();
      await hero.clear();
      await hero.blur();
    });

  await test.step("keeps working after client navigations", async () => {
    await hero.pressSequentially("viewport");
    await page.getByRole("option").first().click();
    await expect(page).toHaveURL(PAGES.glossary);
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("/");
    await page.keyboard.type("css guides");
    await expect(options.first()).toContainText("CSS guides");
  });
});

test("focuses the header's box when the page's own is out of view", async ({ page }) => {
  await openPage(page, PAGES.home);
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.keyboard.press("/");
  await expect(getBox(page).box).toBeFocused();
});

test("closes the list with Escape and when the focus leaves, and offers the site search", async ({
  page,
}) => {
  await openPage(page, PAGES.guide);
  const { box, options, status } = getBox(page);
  await box.pressSequentially("css");
  await expect(box).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(box).toHaveValue("");
  await expect(box).not.toBeFocused();
  await expect(box).toHaveAttribute("aria-expanded", "false");
  await expect(options).toHaveCount(0);

  await test.step("keeps the typed text when the focus leaves", async () => {
    await box.pressSequentially("css");
    await expect(options.first()).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(options).toHaveCount(0);
    await expect(box).toHaveValue("css");
    await box.focus();
    await expect(options.first()).toBeVisible();
  });

  await test.step("offers the site search when no title matches", async () => {
    await page.keyboard.press("Escape");
    await box.pressSequentially("no such & thing");
    await expect(page.getByText("No document titles found.").last()).toBeVisible();
    await expect(status).toHaveText("No document titles found.");
    await expect(options).toHaveText(["Site search for no such & thing"]);
    await expect(options).toHaveAttribute("href", "/en-US/search?q=no+such+%26+thing");
  });
});

test("empties the field with its button, even before its code is loaded", async ({
  page,
}) => {
  const release = await holdRequests(page, "**/search-boxes-*.js");
  await openPage(page, PAGES.guide);
  const { box, options } = getBox(page);
  await emptyField(page);
  release();
  await box.press("c");
  await expect(options.first()).toBeVisible();
  await emptyField(page);
  await expect(options).toHaveCount(0);
});

async function emptyField(page: Page): Promise<void> {
  const { box } = getBox(page);
  await box.pressSequentially("css");
  await page.getByRole("button", { name: "Clear search input" }).click();
  await expect(box).toHaveValue("");
  await expect(box).toBeFocused();
}

test("accepts a query typed before the page's texts are loaded", async ({ page }) => {
  const release = await holdRequests(page, "**/*-texts-en-US-*.js");
  await page.goto(PAGES.guide);
  const { box, options } = getBox(page);
  await page.keyboard.press("/");
  await page.keyboard.type("css");
  await expect(box).toHaveValue("css");
  release();
  await expect(options.first()).toBeVisible();
  await expect(box).toHaveValue("css");
});

test("loads titles once, prefetches the highlighted page, and opens it in a new tab or by mouse", async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("search-index")) asked.push(request.url());
  });
  await openPage(page, PAGES.guide);
  const { box, options } = getBox(page);
  expect(asked).toEqual([]);
  const response = page.waitForResponse(INDEX);
  await box.hover();
  await response;
  await box.pressSequentially("css");
  await expect(options.first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  expect(asked).toHaveLength(1);

  await test.step("prefetches the highlighted page", async () => {
    const link = page.locator(`head link[rel="prefetch"][href*="${PAGES.glossary}"]`);
    await box.pressSequentially("viewport");
    await expect(link.first()).toBeAttached();
    await expect(options.first()).toBeVisible();
  });

  await test.step("leaves Enter to an input method, as Safari reports it after the composition", async () => {
    const isLeft = await box.evaluate((input) =>
      input.dispatchEvent(
        // oxlint-disable-next-line typescript/no-deprecated -- the only sign of an input method
        new KeyboardEvent("keydown", { key: "Enter", keyCode: 229, cancelable: true }),
      ),
    );
    expect(isLeft).toBe(true);
    await expect(page).toHaveURL(PAGES.guide);
  });

  await test.step("opens a result in a new tab with modifier keys", async () => {
    const opened = context.waitForEvent("page");
    await page.keyboard.press("Control+Enter");
    await expect(await opened).toHaveURL(PAGES.glossary);
    await expect(page).toHaveURL(PAGES.guide);
    await expect(box).toHaveValue("viewport");
    await (await opened).close();
  });

  await test.step("follows a result by mouse", async () => {
    await box.clear();
    await box.pressSequentially("viewprot");
    await expect(options.first().locator("mark")).toHaveText("Viewport");
    await options.first().click();
    await expect(page).toHaveURL(PAGES.glossary);
  });
});

test("shows as many pages as the window has room for", async ({ page }) => {
  await serveManyTitles(page);
  await openPage(page, PAGES.guide);
  const { box, options } = getBox(page);
  for (const [size, count] of [
    [LOW_WINDOW, 5],
    [HIGH_WINDOW, 10],
  ] as const)
    await test.step(`${count} in a window ${size.height} pixels high`, async () => {
      await page.setViewportSize(size);
      await box.pressSequentially("part");
      await expect(options).toHaveCount(count + 1);
      await expect(options.last()).toHaveText(
        "Not seeing what you're searching for? Site search for part",
      );
      await expect(options.last()).toHaveAttribute("href", "/en-US/search?q=part");
      await page.keyboard.press("Escape");
    });
});

test("asks for the list's code while its styles are on their way", async ({ page }) => {
  const release = await holdRequests(page, "**/search-boxes-*.css");
  const code = page.waitForRequest("**/search-boxes-*.js");
  await openPage(page, PAGES.guide);
  const { box, options } = getBox(page);
  await box.pressSequentially("css");
  await code;
  await expect(options).toHaveCount(0);
  release();
  await expect(options.first()).toBeVisible();
});

test("shows that the titles are loading, then shows them", async ({ page }) => {
  const answer = await holdRequests(page, INDEX);
  await openPage(page, PAGES.guide);
  const { box, options, status } = getBox(page);
  await box.pressSequentially("css");
  await expect(status).toHaveText("Loading search index...");
  answer();
  await expect(options.first()).toBeVisible();
});

test("reports that the titles failed to load, and tries again", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500/);
  await page.route(INDEX, (route) => route.fulfill({ status: 500 }), { times: 1 });
  await openPage(page, PAGES.guide);
  const { box, options, status } = getBox(page);
  await box.pressSequentially("css");
  await expect(status).toHaveText("Failed to load search index!");
  await box.blur();
  await box.focus();
  await expect(options.first()).toBeVisible();
});

test("uses the language of the page", async ({ page }) => {
  await openPage(page, PAGES.german);
  const { box, options, status } = getBox(page);
  await box.pressSequentially("jedes");
  await expect(options.first()).toContainText("Jedes Konstrukt");
  await expect(status).toHaveText("1 Seite gefunden");
});

test("opens its sheet where the page is scrolled, and returns the focus to the button", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 400 });
  await openPage(page, PAGES.reference);
  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  const { box } = getBox(page);
  const button = page.getByRole("button", { name: "Search the site" });
  for (const open of [
    () => page.keyboard.press("/"),
    // A click of Playwright's would first scroll to the button.
    async () => {
      const { x, y } = await button.evaluate((each) => each.getBoundingClientRect());
      await page.mouse.click(x + 8, y + 8);
    },
  ]) {
    await open();
    await expect(box).toBeFocused();
    await expect(box).toBeInViewport();
    await expect(box).toHaveRole("combobox");
    await page.keyboard.type("css");
    expect(await page.evaluate(() => scrollY)).toBe(600);
    await page.keyboard.press("Escape");
    await expect(box).toBeHidden();
  }
  await expect(button).toBeFocused();
});

test("opens as a sheet on narrow screens, but not over a modal dialog, which makes it inert", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await openPage(page, PAGES.guide);
  const { box, options } = getBox(page);

  await test.step("does not show the sheet over a modal dialog", async () => {
    await page.keyboard.press("?");
    const close = page.getByRole("dialog").getByRole("button", { name: "Close" });
    await close.focus();
    await page.keyboard.press("/");
    await expect(page.locator("form:popover-open")).toHaveCount(0);
    await expect(close).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("/");
    await expect(box).toBeFocused();
    await page.keyboard.press("Escape");
  });

  await page.setViewportSize({ width: 320, height: 640 });
  await expect(box).toBeHidden();
  const button = page.getByRole("button", { name: "Search the site" });
  await button.click();
  await expect(box).toBeFocused();
  await page.keyboard.type("css");
  await expect(options.first()).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
  await page.keyboard.press("/");
  await expect(box).toBeFocused();
  await page.keyboard.type("viewport");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(PAGES.glossary);
  await expect(box).toBeHidden();
});

for (const [colorScheme, name] of [
  ["light", "glossary"],
  ["dark", "home"],
] as const) {
  test(`has no accessibility violations with its list open on the ${colorScheme} ${name} page`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await openPage(page, PAGES[name]);
    await page.keyboard.press("/");
    await page.keyboard.type("css");
    await expect(page.getByRole("option").first()).toBeVisible();
    expect(await listViolations(page)).toEqual([]);
    await page.keyboard.type("zzzz");
    await expect(page.getByRole("option")).toHaveCount(1);
    expect(await listViolations(page)).toEqual([]);
  });
}

test("submits the typed text when no option is highlighted", async ({ page }) => {
  await openPage(page, PAGES.guide);
  const { box, options } = getBox(page);
  await box.pressSequentially("css");
  await expect(options.first()).toBeVisible();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/en-US/search?q=css");
});
