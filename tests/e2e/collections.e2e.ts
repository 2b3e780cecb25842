import type { Page } from "@playwright/test";
import {
  listViolations,
  listViolationsInPassing,
  measureOverflow,
} from "../support/e2e-accessibility";
import { getToast, openPage, PAGES, waitForScripts } from "../support/e2e-pages";
import { becomeReader } from "../support/e2e-reader";
import { FIXTURE_SITE, toOrigin } from "../support/e2e-servers";
import { expect, test } from "../support/e2e-test";

const HOME = "/en-US/plus/collections";
const API = "/api/v2/collections/";
// Otherwise colours would be measured during the transition between schemes.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(async ({ context }) => void (await becomeReader(context)));

/** Opens a page; with JavaScript, waits until its buttons have their behaviour. */
async function open(page: Page, path: string, hasScripts: boolean) {
  await (hasScripts ? openPage(page, path) : page.goto(path));
}

function getMain(page: Page) {
  return page.getByRole("main");
}

/** A request of the reader's browser to the API, as by another tab. */
async function postToApi(page: Page, path: string, data: object): Promise<object> {
  const headers = { Origin: toOrigin(FIXTURE_SITE) };
  const answer = await page.request.post(API + path, { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as object;
}

/** Adds a collection without its form; returns its address. */
async function addCollection(page: Page, name: string): Promise<string> {
  const { id } = (await postToApi(page, "", { name })) as { id: string };
  return `${HOME}/${id}`;
}

/** Fills the form for a new collection, which is open. */
async function createCollection(page: Page, name: string) {
  await page.getByLabel("Name:").fill(name);
  await page.getByLabel("Description:").fill("For later");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
}

/**
 * Creates a collection in the dialog: errors are shown there, and the list is reloaded on
 * success.
 */
async function expectDialog(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Create Collection" });
  await dialog.getByLabel("Name:").fill("Default");
  await dialog.getByLabel("Description:").fill("Typed once");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Error: ");
  await expect(dialog.getByLabel("Description:")).toHaveValue("Typed once");
  await expect(dialog.getByLabel("Name:")).toBeFocused();
  expect(await listViolations(page)).toEqual([]);
  await dialog.getByLabel("Name:").fill("In place");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(getToast(page)).toContainText("“In place” has been created.");
  await expect(page).toHaveURL(HOME);
  await expect(getMain(page).getByRole("listitem").last()).toContainText("Typed once");
  // The link that opened the dialog is gone, so the focus is on the other link with the
  // same target.
  await expect(
    getMain(page).getByRole("link", { name: "New Collection", exact: true }),
  ).toBeFocused();
}

/** Fills the form that saves an article, which is open. */
async function saveArticle(page: Page, path: string, note: string) {
  await page.getByLabel("Note:").fill(note);
  await getMain(page).getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(path);
}

for (const hasScripts of [false, true]) {
  test.describe(hasScripts ? "JavaScript enabled" : "JavaScript disabled", () => {
    test.use({ javaScriptEnabled: hasScripts });

    test("lists the default collection, and offers to create another", async ({
      page,
      problems,
    }) => {
      await open(page, HOME, hasScripts);
      await expect(page).toHaveTitle("Collections | MDN Plus");
      const cards = getMain(page).getByRole("listitem");
      await expect(cards.first()).toContainText("Saved Articles");
      await expect(cards.first()).toContainText("The default collection.");
      await expect(cards.nth(1)).toContainText("Frequently Viewed Articles");
      if (hasScripts) await expectAccessible(page);
      await getMain(page)
        .getByRole("link", { name: "Create a new collection..." })
        .click();
      if (hasScripts) {
        problems.allow(/status of 409/);
        await expectDialog(page);
      } else await expect(page).toHaveURL(`${HOME}/new`);
    });

    test("creates, edits and deletes collections, up to a Core reader's three", async ({
      page,
      problems,
    }) => {
      await open(page, `${HOME}/new`, hasScripts);
      if (hasScripts) await expectAccessible(page);
      await createCollection(page, "Grid");
      const said = "The collection “Grid” has been created.";
      await expect(getToast(page)).toContainText(said);
      if (hasScripts) await expect(page.locator("[data-announcer]")).toContainText(said);

      await test.step("shows errors beside their fields, and keeps all typed text", async () => {
        await open(page, `${HOME}/new`, hasScripts);
        await page.getByLabel("Name:").fill("Grid");
        await page.getByLabel("Description:").fill("Twice");
        await problems.allowIn(async () => {
          await page.getByRole("button", { name: "Save" }).click();
          await expect(page.getByRole("alert")).toContainText("Error: ");
        }, /status of 4(?:00|09)/);
        await expect(page.getByLabel("Name:")).toHaveAccessibleDescription(
          /Collection with name 'Grid' already exists/,
        );
        await expect(page.getByLabel("Description:")).toHaveValue("Twice");
        // Scripts announce the message instead.
        if (!hasScripts) await expect(page.getByLabel("Name:")).toBeFocused();
      });

      await createCollection(page, "Two");
      await getMain(page).getByRole("link", { name: "Edit" }).click();
      await page.getByLabel("Name:").fill("Grid and flex");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Grid and flex");
      await expect(getToast(page)).toContainText("Your changes have been saved.");
      const url = page.url();

      await test.step("asks a Core reader with three collections to upgrade", async () => {
        await open(page, `${HOME}/new`, hasScripts);
        await expect(page.getByRole("heading", { name: "Want more?" })).toBeVisible();
        await expect(page.getByRole("link", { name: "Upgrade Now" })).toHaveAttribute(
          "href",
          "/en-US/plus#subscribe",
        );
        await expect(page.getByLabel("Name:")).toHaveCount(0);
      });

      await open(page, url, hasScripts);
      await getMain(page).getByRole("link", { name: "Delete" }).click();
      await expect(getMain(page)).toContainText("“Grid and flex”?");
      if (hasScripts)
        await expect(
          page.getByRole("dialog", { name: "Delete collection" }),
        ).toHaveAccessibleDescription(
          "Do you want to delete the collection “Grid and flex”?",
        );
      await page.getByRole("button", { name: "Delete" }).click();
      await expect(page).toHaveURL(HOME);
      await expect(getMain(page)).not.toContainText("Grid and flex");
    });

    test("saves an article, searches for it, edits its note, moves and removes it", async ({
      page,
    }) => {
      await addCollection(page, "Grid");
      await open(page, `${HOME}/save?url=${PAGES.guide}`, hasScripts);
      if (hasScripts) await expectAccessible(page);
      await saveArticle(page, PAGES.guide, "=sum");
      await expect(getToast(page)).toContainText("Saved in “Saved Articles”.");
      await expect(page.getByRole("link", { name: "Saved", exact: true })).toBeVisible();
      await open(page, HOME, hasScripts);
      await getMain(page).getByRole("link", { name: "Saved Articles" }).click();

      await test.step("searches a collection, sorts it, and offers it as files", async () => {
        // There before its text, which would not be read out otherwise.
        const found = getMain(page).getByRole("status");
        await expect(found).toBeEmpty();
        await getMain(page).getByRole("searchbox").fill("nowhere");
        await page.getByLabel("Sort by:").selectOption("Title, Z to A");
        await page.getByRole("button", { name: "Show", exact: true }).click();
        await expect(page).toHaveURL(/\?q=nowhere&sort=title-descending$/);
        await expect(found).toContainText("Nothing here matches “nowhere”.");
        await page.getByRole("link", { name: "Show all articles" }).click();
        await expect(getMain(page)).toContainText("=sum");
        const link = page.getByRole("link", { name: "CSV" });
        const file = await page.request.get((await link.getAttribute("href")) ?? "");
        expect(await file.text()).toContain("'=sum");
      });

      const note = getMain(page).getByRole("link", { name: "Edit note" });
      if (hasScripts) {
        const tab = page.context().waitForEvent("page");
        await note.click({ modifiers: ["ControlOrMeta"] });
        await (await tab).close();
        const opener = await page.evaluate(() => sessionStorage.getItem("return-focus"));
        expect(opener, "the page stays").toBeNull();
      }
      await note.click();
      await page.getByLabel("Name:").fill("My guide");
      await page.getByLabel("Note:").fill("Read that");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(getMain(page)).toContainText("Read that");

      await getMain(page).getByRole("link", { name: /^Move/ }).click();
      await page.getByLabel("Collection:").selectOption("Grid");
      await page.getByRole("button", { name: "Move" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saved Articles");
      await expect(getToast(page)).toContainText("has been moved to “Grid”.");
      await open(page, HOME, hasScripts);
      await getMain(page).getByRole("link", { name: "Grid", exact: true }).click();
      await expect(getMain(page)).toContainText("My guide");

      await getMain(page).getByRole("link", { name: "Remove" }).click();
      await page.getByRole("button", { name: "Remove" }).click();
      await expect(getMain(page)).toContainText(
        "There is nothing in this collection yet.",
      );
    });

    test("saves in another collection after a new one without a name was refused", async ({
      page,
      problems,
    }) => {
      await open(page, `${HOME}/save?url=${PAGES.guide}`, hasScripts);
      await page.getByLabel("Collection:").selectOption("+ New Collection");
      await page.getByLabel("Note:").fill("Kept");
      await problems.allowIn(async () => {
        await getMain(page).getByRole("button", { name: "Save" }).click();
        await expect(getMain(page)).toContainText("Please fill in this field.");
      }, /status of 400/);
      await page.getByLabel("Collection:").selectOption("☆ Saved Articles");
      await expect(page.getByLabel("Note:")).toHaveValue("Kept");
      await getMain(page).getByRole("button", { name: "Save" }).click();
      await expect(getToast(page)).toContainText("Saved in “Saved Articles”.");
    });

    test("shows both versions after an edit conflict", async ({ page, problems }) => {
      problems.allow(/status of 409/);
      const url = await addCollection(page, "Grid");
      await open(page, `${url}/edit`, hasScripts);
      const description = "Of the other window";
      await postToApi(page, url.replace(`${HOME}/`, "") + "/", {
        name: "Grid",
        description,
      });

      await page.getByLabel("Description:").fill("Of this window");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByRole("alert")).toContainText("Of the other window");
      await expect(page.getByLabel("Description:")).toHaveValue("Of this window");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page).toHaveURL(url);
      await expect(getMain(page)).toContainText("Of this window");
    });
  });
}

test("marks the language of pages in another one, and fits a long word searched for", async ({
  page,
}) => {
  const word = "hottentottententententoonstelling".repeat(2);
  await page.goto(`${HOME}/save?url=${PAGES.german}`);
  const link = getMain(page).locator(`a[href="${PAGES.german}"]`).first();
  await expect(link).toHaveAttribute("lang", "de");
  await saveArticle(page, PAGES.german, word);
  await page.setViewportSize({ width: 320, height: 800 });
  await openPage(page, HOME);
  await getMain(page).getByRole("link", { name: "Saved Articles" }).click();
  await expect(link).toHaveAttribute("lang", "de");
  await expect(getMain(page).locator("p[lang=de]").first()).toBeVisible();
  await page.getByRole("searchbox", { name: "Search in this collection" }).fill(word);
  await page.keyboard.press("Enter");
  await expect(getMain(page).getByRole("status")).toContainText(word);
  expect(await measureOverflow(page)).toBe(0);
});

test("keeps a form that is sent without a network, and says why", async ({ page }) => {
  await openPage(page, `${HOME}/new`);
  // The network itself stays, so that no other request of the page fails.
  const setOnline = (isOnline: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(navigator, "onLine", { configurable: true, value });
    }, isOnline);
  const name = page.getByLabel("Name:");
  await name.fill("On the train");
  await setOnline(false);
  await name.press("Enter");
  const alert = getMain(page).getByRole("alert");
  await expect(alert).toHaveText("You are offline. Saving needs a network connection.");
  await expect(name).toHaveValue("On the train");
  await setOnline(true);
  await getMain(page).getByRole("button", { name: "Save" }).click();
  await expect(getToast(page)).toContainText("“On the train” has been created.");
});

test.describe("save menu of an article", () => {
  test("saves and changes the article in place, and in a new collection", async ({
    page,
  }) => {
    await openPage(page, PAGES.guide);
    await page.getByRole("link", { name: "Save", exact: true }).click();
    const menu = page.getByRole("dialog", { name: "Add to Collection" });
    await expect(menu.getByLabel("Collection:")).toBeFocused();
    const heading = await menu.getByRole("heading").boundingBox();
    if (!heading) throw new Error("no heading");
    await page.mouse.move(heading.x + 9, heading.y + 9);
    await page.mouse.down();
    await page.mouse.move(heading.x - 99, heading.y + 9);
    await page.mouse.up();
    await expect(menu, "a selection that ends outside").toBeVisible();
    await menu.getByLabel("Note:").fill("From the menu");
    // Escape asks before it discards text.
    page.once("dialog", (question) => void question.dismiss());
    await page.keyboard.press("Escape");
    await expect(menu.getByLabel("Note:")).toHaveValue("From the menu");
    await menu.getByRole("button", { name: "Save", exact: true }).click();
    await expect(menu).toHaveCount(0);
    const said = "Saved in “Saved Articles”.";
    await expect(page.locator("[data-announcer]")).toHaveText(said);
    await expect(getToast(page)).toContainText(said);
    const button = page.getByRole("link", { name: "Saved", exact: true });
    await expect(button).toBeFocused();
    await button.click();
    const edit = page.getByRole("dialog", { name: "Edit Item" });
    await expect(edit.getByLabel("Note:")).toHaveValue("From the menu");
    const region = page.getByRole("status").filter({ has: getToast(page) });
    const former = await region.elementHandle();
    await edit.getByRole("button", { name: "Delete" }).click();
    await expect(region).not.toContainText(said);
    expect(
      await former.evaluate((each) => each.isConnected),
      "or screen readers would read out both live regions",
    ).toBe(false);
    const save = page.getByRole("link", { name: "Save", exact: true });
    await expect(save).toBeVisible();

    await test.step("saves into a new collection in one step, with the typed text", async () => {
      await save.click();
      await menu.getByLabel("Note:").fill("Typed before");
      await menu.getByLabel("Collection:").selectOption("+ New Collection");
      const dialog = page.getByRole("dialog", { name: "Create Collection" });
      await dialog.getByLabel("Name:").fill("On the way");
      await dialog.getByRole("button", { name: "Save" }).click();
      await expect(dialog).toHaveCount(0);
      await button.click();
      await expect(edit.getByLabel("Collection:").locator("option:checked")).toHaveText(
        "★ On the way",
      );
      await expect(edit.getByLabel("Note:")).toHaveValue("Typed before");
    });

    await test.step("returns to the typed text from a new collection that is cancelled", async () => {
      await edit.getByLabel("Note:").fill("Typed since");
      await edit.getByLabel("Collection:").selectOption("+ New Collection");
      const dialog = page.getByRole("dialog", { name: "Create Collection" });
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await expect(dialog).toHaveCount(0);
      await expect(edit.getByLabel("Collection:").locator("option:checked")).toHaveText(
        "★ On the way",
      );
      await expect(edit.getByLabel("Note:")).toHaveValue("Typed since");
      page.once("dialog", (question) => void question.accept());
      await page.mouse.click(9, 300);
      await expect(edit, "after a press on the page behind").toHaveCount(0);
    });
  });

  test("does not open offline and says why, reports a failed save and keeps typed text", async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await openPage(page, PAGES.guide);
    await context.setOffline(true);
    const save = page.getByRole("link", { name: "Save" });
    await expect(save).toHaveAttribute("aria-disabled", "true");
    await expect(save).toHaveAccessibleDescription(/You are offline/);
    await save.click({ force: true });
    const menu = page.getByRole("dialog", { name: "Add to Collection" });
    await expect(menu).toHaveCount(0);
    await context.setOffline(false);
    await expect(save).not.toHaveAttribute("aria-disabled");

    await save.click();
    await menu.getByLabel("Note:").fill("Don't lose me");
    await page.route("**/save-menu*", (route) => route.abort());
    await menu.getByRole("button", { name: "Save", exact: true }).click();
    await expect(menu.getByRole("alert")).toContainText("This could not be saved.");
    await expect(menu.getByLabel("Note:")).toHaveValue("Don't lose me");
  });

  test("leads to the page that saves when another release lacks its code", async ({
    page,
    problems,
  }) => {
    problems.allow(/Failed to load resource/);
    await page.route(/\/assets\/save-menu-[^/]+\.js$/, (route) =>
      route.fulfill({ status: 404 }),
    );
    await openPage(page, PAGES.guide);
    await page.getByRole("link", { name: "Save", exact: true }).click();
    await expect(page).toHaveURL(/\/plus\/collections\/save\?url=/);
    await expect(getMain(page).getByRole("button", { name: "Save" })).toBeVisible();
  });

  test("follows account changes in another tab", async ({ page, context, problems }) => {
    await openPage(page, PAGES.guide);
    await page.getByRole("link", { name: "Save", exact: true }).click();
    const menu = page.getByRole("dialog", { name: "Add to Collection" });
    await menu.getByLabel("Note:").fill("Of the first reader");
    const other = await context.newPage();
    const email = await becomeReader(context);
    await openPage(other, HOME);
    const account = page.locator("[data-account]");
    await expect(account.getByText(email).first()).toBeAttached();

    await problems.allowIn(async () => {
      await menu.getByRole("button", { name: "Save", exact: true }).click();
      await expect(menu.getByRole("alert")).toContainText("Nothing has been saved.");
    }, /status of 409/);
    await expect(menu.getByLabel("Note:")).toHaveValue("Of the first reader");
    page.once("dialog", (question) => void question.accept());
    await page.keyboard.press("Escape");
    await expect(menu).toHaveCount(0);

    await openPage(page, HOME);
    await other.locator("[data-account] summary:visible").click();
    await other.getByRole("button", { name: "Sign Out" }).locator("visible=true").click();
    await expect(page).toHaveURL("/en-US/plus");
    await expect(account).toHaveCount(0);
  });

  test("covers a small screen and prevents scrolling while it is open", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 700 });
    await openPage(page, PAGES.guide);
    await page.getByRole("button", { name: "Article actions" }).click();
    await page.getByRole("link", { name: "Save", exact: true }).click();
    await expect(page.getByLabel("Note:")).toBeVisible();
    await expect(page.locator("body")).toHaveClass(/mobile-overlay-active/);
    expect(await listViolations(page)).toEqual([]);
    // The menu is above the sheet of actions: each Escape closes one of them.
    await page.keyboard.press("Escape");
    await expect(page.getByLabel("Note:")).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(page.locator("body")).not.toHaveClass(/mobile-overlay-active/);
  });
});

test.describe("frequently viewed pages", () => {
  test("lists an article that was opened twice", async ({ page }) => {
    for (const path of [PAGES.guide, PAGES.reference, PAGES.guide]) {
      await openPage(page, path);
      await page.waitForFunction(
        (url) =>
          localStorage.getItem("frequently-viewed-documents-v2")?.includes(url) === true,
        path,
      );
    }
    await openPage(page, `${HOME}/frequently-viewed`);
    const items = getMain(page).getByRole("listitem");
    await expect(items).toHaveCount(1);
    await expect(items).toContainText("2 views");
    await items.getByRole("link", { name: /^Save/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Add to Collection");
  });

  test("shows ten articles, and more on request", async ({ page }) => {
    await openPage(page, `${HOME}/frequently-viewed`);
    await expect(getMain(page)).toContainText("No article has been opened twice");
    await expectAccessible(page);
    await page.evaluate(() => {
      const timestamps = [Date.now(), Date.now() - 1000];
      const visits = Array.from({ length: 12 }, (_, index) => {
        const page = { url: `/en-US/docs/${index}`, title: `Page ${index}` };
        return { serial: index, ...page, parents: [], timestamps };
      });
      localStorage.setItem("frequently-viewed-documents-v2", JSON.stringify(visits));
    });
    await page.reload();
    await waitForScripts(page);
    const items = getMain(page).getByRole("listitem");
    await expect(items).toHaveCount(10);
    await page.getByRole("button", { name: "Show more" }).click();
    await expect(items).toHaveCount(12);
    await expect(items.nth(10).getByRole("link").first()).toBeFocused();
  });
});

test("shows more of a long collection in place, and stays accessible", async ({
  page,
  context,
  problems,
}) => {
  await becomeReader(context, { articles: 12 });
  await openPage(page, `${HOME}/save?url=${PAGES.guide}`);
  await saveArticle(page, PAGES.guide, `A long note. ${"Very much so. ".repeat(20)}`);
  await openPage(page, HOME);
  await getMain(page).getByRole("link", { name: "Saved Articles" }).click();
  await expect(getMain(page)).toContainText("A long note.");
  await waitForScripts(page);
  const items = getMain(page).getByRole("heading", { level: 2 });
  await expect(items).toHaveCount(12);
  const facts = items.nth(1).locator("+ p");
  const [name, below] = await Promise.all([
    items.nth(1).boundingBox(),
    facts.boundingBox(),
  ]);
  const gap = (below?.y ?? NaN) - (name?.y ?? 0) - (name?.height ?? 0);
  expect(gap, "no stretched lines beside a longer article").toBeLessThan(16);
  // Another tab removes two, and saves one: the pages are no longer those that the reader saw.
  const api = page.url().replace(HOME, "/api/v2/collections");
  const headers = { Origin: new URL(page.url()).origin };
  const answer = await page.request.get(`${api}/`);
  const { items: stored } = (await answer.json()) as { items: { id: string }[] };
  for (const { id } of stored.slice(1, 3))
    await page.request.delete(`${api}/items/${id}/`, { headers });
  await page.request.post(`${api}/items/`, {
    headers,
    data: { url: PAGES.nextGuide, title: "Saved elsewhere" },
  });
  const more = page.getByRole("button", { name: "Show more" });
  const [button, paging] = await Promise.all([
    more.boundingBox(),
    getMain(page).getByRole("navigation").last().boundingBox(),
  ]);
  const space = (paging?.y ?? NaN) - (button?.y ?? 0) - (button?.height ?? 0);
  expect(space, "between the button and the line").toBeGreaterThan(15);
  await problems.allowIn(async () => {
    await page.route("**/more?*", (route) => route.abort(), { times: 1 });
    await more.click();
    await page.getByRole("button", { name: /try again/i }).click();
  }, /ERR_FAILED/);
  await expect(items).toHaveCount(13);
  await expect(items.last()).toHaveText("Article12");
  await expect(items.last().getByRole("link"), "the first new one").toBeFocused();
  await expect(more, "none is left").toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(page.url().replace("/en-US/", "/ru/"));
  expect(await measureOverflow(page), "with the longest labels").toBe(0);
});

async function expectAccessible(page: Page): Promise<void> {
  expect.soft(await listViolationsInPassing(page)).toEqual([]);
}
