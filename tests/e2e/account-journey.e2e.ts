import type { Page } from "@playwright/test";
import { openPage, PAGES, waitForScripts } from "../support/e2e-pages";
import { signIn } from "../support/e2e-sign-in";
import { expect, test } from "../support/e2e-test";

const HOME = "/en-US/plus/collections";

/** The test cleans up, because other tests share the demo readers. */
for (const hasScripts of [false, true])
  test.describe(hasScripts ? "JavaScript enabled" : "JavaScript disabled", () => {
    test.use({ javaScriptEnabled: hasScripts });

    test("lets a reader sign in, save, edit, move, delete, change settings, and sign out", async ({
      page,
    }) => {
      const names = ["First", "Second"].map((each) => `${each} ${String(hasScripts)}`);
      const [first = "", second = ""] = names;
      await signIn(page, hasScripts ? "mdn_plus_5y" : "mdn_plus_10m", PAGES.guide);
      await saveIn(page, first, hasScripts);
      await createCollection(page, second, hasScripts);

      await open(page, HOME, hasScripts);
      await main(page).getByRole("link", { name: first, exact: true }).click();
      await main(page).getByRole("link", { name: "Edit note" }).click();
      await page.getByLabel("Note:").fill("Read that");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(main(page)).toContainText("Read that");

      await main(page).getByRole("link", { name: /^Move/ }).click();
      await page.getByLabel("Collection:").selectOption(second);
      await page.getByRole("button", { name: "Move" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(first);
      await open(page, HOME, hasScripts);
      await main(page).getByRole("link", { name: second, exact: true }).click();
      await expect(main(page)).toContainText("Read that");

      await ready(page, hasScripts);
      await main(page).getByRole("link", { name: "Remove" }).click();
      await page.getByRole("button", { name: "Remove" }).click();
      await expect(main(page)).toContainText("There is nothing in this collection yet.");
      for (const name of names) await deleteCollection(page, name, hasScripts);

      await open(page, "/en-US/plus/settings", hasScripts);
      const ads = page.getByRole("switch", { name: "Ad-Free Experience" });
      await toggle(page, "Ad-Free Experience", "true");
      await open(page, "/en-US/plus/settings", hasScripts);
      await expect(ads).toHaveAttribute("aria-checked", "true");
      await toggle(page, "Ad-Free Experience", "false");

      await ready(page, hasScripts);
      const menu = page.locator("[data-account] details:visible");
      await menu.locator("summary").click();
      await menu.getByRole("button", { name: "Sign Out" }).click();
      await expect(page).toHaveURL("/en-US/plus");
      await expect(
        page.getByRole("link", { name: "Log in", exact: true }).locator("visible=true"),
      ).toBeVisible();
    });

    test("restores typed text after sign-in when the session had expired", async ({
      page,
      context,
    }) => {
      // The page's daily ping may be sent after the session has ended.
      await page.route("**/api/v1/ping", (route) => route.fulfill({ status: 201 }));
      await signIn(page, "mdn_plus_10m", `${HOME}/new`);
      await page.getByLabel("Name:").fill("Kept");
      await page.getByLabel("Description:").fill("For 30 minutes");
      await context.clearCookies();
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "You have been logged out",
      );
      await main(page).getByRole("link", { name: "Log in" }).click();
      await page.getByRole("button", { name: "Tara Ten" }).click();
      await expect(page).toHaveURL(`${HOME}/new`);
      await expect(page.getByLabel("Name:")).toHaveValue("Kept");
      await expect(page.getByLabel("Description:")).toHaveValue("For 30 minutes");
    });
  });

function main(page: Page) {
  return page.getByRole("main");
}

async function open(page: Page, path: string, hasScripts: boolean) {
  await (hasScripts ? openPage(page, path) : page.goto(path));
}

/** Waits until the buttons of the current page have their behaviour. */
async function ready(page: Page, hasScripts: boolean) {
  if (hasScripts) await waitForScripts(page);
}

/** Saves the open guide in a new collection: in the menu, or on its page. */
async function saveIn(page: Page, name: string, hasScripts: boolean) {
  await ready(page, hasScripts);
  await page.getByRole("link", { name: "Save", exact: true }).click();
  await page.getByLabel("Note:").fill("Read this");
  const nameOfNew = page.getByLabel("Name of the new collection");
  await expect(nameOfNew).toBeHidden();
  await page.getByLabel("Collection:").selectOption("+ New Collection");
  if (hasScripts) {
    const dialog = page.getByRole("dialog", { name: "Create Collection" });
    await dialog.getByLabel("Name:").fill(name);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toHaveCount(0);
  } else {
    await nameOfNew.fill(name);
    await page.getByRole("button", { name: "Save", exact: true }).click();
  }
  await expect(page.getByRole("link", { name: "Saved", exact: true })).toBeVisible();
}

async function createCollection(page: Page, name: string, hasScripts: boolean) {
  await open(page, `${HOME}/new`, hasScripts);
  await page.getByLabel("Name:").fill(name);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
}

/** Deletes a collection by its card: with JavaScript a dialog asks, over the list. */
async function deleteCollection(page: Page, name: string, hasScripts: boolean) {
  await open(page, HOME, hasScripts);
  await main(page)
    .getByRole("link", { name: `Delete ${name}` })
    .click();
  const question = hasScripts
    ? page.getByRole("dialog", { name: "Delete collection" })
    : main(page);
  await expect(question).toContainText(`“${name}”?`);
  expect(new URL(page.url()).pathname === HOME).toBe(hasScripts);
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(HOME);
  await expect(main(page).getByRole("link", { name: `Delete ${name}` })).toHaveCount(0);
}

async function toggle(page: Page, name: string, state: "true" | "false") {
  const control = page.getByRole("switch", { name });
  await control.click();
  await expect(control).toHaveAttribute("aria-checked", state);
  await expect(page.getByRole("status").getByText("Saved.")).toBeVisible();
}
