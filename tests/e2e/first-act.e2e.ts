import type { Locator, Page } from "@playwright/test";
import { SHIPPED_SITE, toOrigin } from "../support/e2e-servers";
import { expect, test } from "../support/e2e-test";

const DOCS = "/en-US/docs/Web";
const CHOICE = `${DOCS}/CSS/Reference/Properties/gap`;
const CONSOLE = `${DOCS}/JavaScript/Reference/Global_Objects/Array/map`;
const TABBED = `${DOCS}/HTML/Reference/Elements/dialog`;
/** Logged by the example's own code. */
const AUTOFOCUS = /Blocked autofocusing/;

test.use({
  baseURL: toOrigin(SHIPPED_SITE),
  permissions: ["clipboard-read", "clipboard-write"],
});

/** Longer timeout, because code and editors are loading when the action happens. */
const patient = expect.configure({ timeout: 20_000 });

interface FirstAct {
  name: string;
  path: string;
  act(page: Page): Promise<void>;
  see(page: Page): Promise<void>;
}

function getExample(page: Page): Locator {
  return page.locator("interactive-example");
}

function getChosen(page: Page): Locator {
  return getExample(page).frameLocator("iframe:visible").locator("#example-element");
}

function renderMenu(page: Page, name: string): Locator {
  return page.getByRole("banner").locator("details", { hasText: name }).first();
}

/** Actions that work natively, and actions that are recorded until their script loads. */
const ACTS: FirstAct[] = [
  {
    name: "a value of an example, by its code",
    path: CHOICE,
    // By its row: the editor takes the place of the code, where a click that is repeated waits for ever.
    act: (page) =>
      getExample(page)
        .locator(".example-choice")
        .filter({ hasText: "gap: 1rem;" })
        .click(),
    see: (page) => patient(getChosen(page)).toHaveCSS("column-gap", "16px"),
  },
  {
    name: "a value of an example, by a key",
    path: CHOICE,
    act: (page) => getExample(page).getByRole("radio").first().press("ArrowDown"),
    see: (page) => patient(getChosen(page)).toHaveCSS("column-gap", "16px"),
  },
  {
    name: "Reset of a chosen value",
    path: CHOICE,
    async act(page) {
      await getExample(page).getByRole("radio").nth(2).check();
      await getExample(page).getByRole("button", { name: "Reset" }).click();
    },
    see: (page) => patient(getChosen(page)).toHaveCSS("column-gap", "0px"),
  },
  {
    name: "Run",
    path: CONSOLE,
    act: (page) => getExample(page).getByRole("button", { name: "Run" }).click(),
    see: (page) =>
      patient(getExample(page).getByRole("listitem").first()).toContainText("["),
  },
  {
    name: "a tab",
    path: TABBED,
    act: (page) => getExample(page).getByRole("tab", { name: "CSS" }).click(),
    see: (page) => patient(getExample(page).getByRole("textbox")).toContainText("border"),
  },
  {
    name: "a tab, by a key",
    path: TABBED,
    act: (page) => getExample(page).getByRole("tab", { name: "HTML" }).press("End"),
    async see(page) {
      await patient(getExample(page).getByRole("textbox")).toContainText("querySelector");
      await patient(getExample(page).getByRole("tab").last()).toBeFocused();
    },
  },
  {
    name: "a menu",
    path: CHOICE,
    act: (page) => renderMenu(page, "References").locator("summary").click(),
    see: (page) => patient(renderMenu(page, "References")).toHaveAttribute("open"),
  },
  {
    name: "the theme",
    path: CHOICE,
    async act(page) {
      await renderMenu(page, "Theme").locator("summary").click();
      await page.getByRole("button", { name: "Dark" }).click();
    },
    see: (page) => patient(page.locator("html")).toHaveAttribute("data-theme", "dark"),
  },
  {
    name: "another language",
    path: "/en-US/docs/Web",
    async act(page) {
      await page
        .locator("details", { hasText: "English (US)" })
        .last()
        .locator("summary")
        .click();
      await page.getByRole("link", { name: "Deutsch" }).click();
    },
    see: (page) => patient(page).toHaveURL(/\/de\/docs\/Web$/),
  },
  {
    name: "the search field",
    path: CHOICE,
    act: (page) =>
      page
        .getByRole("banner")
        .getByRole("searchbox")
        .or(page.getByRole("banner").getByRole("combobox"))
        .fill("flex"),
    see: (page) => patient(page.getByRole("option").first()).toBeVisible(),
  },
  {
    name: "the sidebar's button",
    path: CHOICE,
    act: (page) => page.locator("[data-sidebar-toggle]").click(),
    see: (page) =>
      patient(page.locator("html")).toHaveAttribute("data-sidebar", "collapsed"),
  },
  {
    name: "the sidebar's filter",
    path: CHOICE,
    async act(page) {
      const field = page.locator("[data-sidebar-filter] input");
      // Clicks first, because a field cannot be focused before the style sheets have
      // loaded.
      await field.click();
      await field.pressSequentially("row-g");
    },
    see: (page) =>
      patient(page.locator("#sidebar-quicklinks mark").first()).toHaveText("row-g"),
  },
  {
    name: "an entry of the contents",
    path: CHOICE,
    act: (page) =>
      page
        .getByRole("navigation", { name: "In this article" })
        .getByRole("link")
        .last()
        .click(),
    see: (page) => patient(page).toHaveURL(/#\w/),
  },
  {
    name: "Queue",
    path: CHOICE,
    act: (page) => page.getByText("Queue", { exact: true }).first().click(),
    see: (page) =>
      patient(
        page.getByRole("region", { name: "Queue" }).getByRole("listitem"),
      ).toHaveCount(1),
  },
  {
    name: "Play",
    path: TABBED,
    act: (page) => page.getByRole("link", { name: "Play" }).first().click(),
    see: (page) => {
      const listUrls = () =>
        page
          .context()
          .pages()
          .map((opened) => opened.url());
      return patient.poll(() => listUrls().join(" ")).toMatch(/\/en-US\/play/);
    },
  },
  {
    name: "a cell of the compatibility table",
    path: CHOICE,
    act: (page) => page.locator(".bc-table tbody details > summary").first().click(),
    see: (page) =>
      patient(page.locator(".bc-table tbody details").first()).toHaveAttribute("open"),
  },
  {
    name: "Choose browsers",
    path: CHOICE,
    act: (page) => page.getByText("Choose browsers").click(),
    see: (page) => patient(page.locator(".bc-choice")).toHaveAttribute("open"),
  },
  {
    name: "a vote",
    path: CHOICE,
    act: (page) => page.getByRole("button", { name: "Yes", exact: true }).click(),
    see: (page) => patient(page.getByText("Thank you for your feedback!")).toBeVisible(),
  },
  {
    name: "how pages are shown",
    path: CHOICE,
    act: (page) => page.locator("[data-page-options]").click(),
    see: (page) => patient(page.getByRole("dialog")).toBeVisible(),
  },
  {
    name: "the keyboard shortcuts",
    path: CHOICE,
    act: (page) => page.locator("[data-shortcuts]").click(),
    see: (page) => patient(page.getByRole("dialog")).toBeVisible(),
  },
  {
    name: "log in",
    path: CHOICE,
    act: (page) => page.getByRole("link", { name: "Log in" }).first().click(),
    see: (page) => patient(page).not.toHaveURL(/\/docs\//),
  },
];

/** Controls that only a script adds. */
const SCRIPTED_ACTS: FirstAct[] = [
  {
    name: "Copy",
    path: CHOICE,
    act: (page) => page.getByRole("button", { name: "Copy" }).first().click(),
    see: (page) =>
      patient(page.getByRole("button", { name: "Copied!" }).first()).toBeVisible(),
  },
  {
    name: "how code is shown",
    path: CHOICE,
    act: (page) => page.locator("[data-code-options]:visible").first().click(),
    see: (page) => patient(page.getByRole("dialog")).toBeVisible(),
  },
];

test("performs the very first action", async ({ page, problems }) => {
  problems.allow(AUTOFOCUS);
  test.setTimeout(180_000);
  for (const { name, path, act, see } of [...ACTS, ...SCRIPTED_ACTS])
    await test.step(name, async () => {
      await openFirst(page, path);
      await act(page);
      await see(page);
    });
});

test("replays the very first action once its script has loaded", async ({
  page,
  problems,
}) => {
  problems.allow(AUTOFOCUS);
  test.setTimeout(180_000);
  const scripts = await holdScripts(page);
  for (const { name, path, act, see } of ACTS)
    await test.step(name, async () => {
      scripts.hold();
      await openFirst(page, path);
      await act(page);
      scripts.release();
      await see(page);
    });
});

/** Simulates a first visit: empty storage, and no pointer movement. */
async function openFirst(page: Page, path: string): Promise<void> {
  for (const opened of page.context().pages().slice(1)) await opened.close();
  await page.context().clearCookies();
  await page.evaluate(() => {
    if (location.protocol === "http:") localStorage.clear();
  });
  await page.mouse.move(0, 0);
  // A navigation to the same URL counts as a reload, after which the browser restores
  // fields and drops text typed before the page has loaded.
  await page.goto("about:blank");
  await page.goto(path, { waitUntil: "commit" });
}

/**
 * Holds back the page's scripts after one call of the returned function until the next.
 */
async function holdScripts(page: Page) {
  let release = (): void => undefined;
  let held = Promise.resolve();
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.fallback();
  });
  return {
    hold: () => {
      held = new Promise((resolve) => (release = resolve));
    },
    release: () => release(),
  };
}
