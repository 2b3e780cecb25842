import type { Page } from "@playwright/test";
import { listViolations } from "../support/e2e-accessibility";
import { openPage, PAGES, waitForScripts } from "../support/e2e-pages";
import { becomeReader } from "../support/e2e-reader";
import { expect, test } from "../support/e2e-test";

function renderMenu(page: Page) {
  return page.locator("[data-account] details:visible");
}

async function openMenu(page: Page) {
  const menu = renderMenu(page);
  await menu.locator("summary").click();
  await expect(menu.getByRole("button", { name: "Sign Out" })).toBeVisible();
  return menu;
}

test.describe("JavaScript disabled", () => {
  test.use({ javaScriptEnabled: false });

  test("signs in with two clicks, shows the menu, signs out to the same page", async ({
    page,
  }) => {
    await page.goto(`${PAGES.guide}?a=1`);
    await page.getByRole("link", { name: "Log in" }).locator("visible=true").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Choose a demo account",
    );
    await page.getByRole("button", { name: "Cory Core" }).click();
    await expect(page).toHaveURL(`${PAGES.guide}?a=1`);
    const menu = await openMenu(page);
    await expect(menu.getByText("cory.core@demo.example").last()).toBeVisible();
    await menu.getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL(`${PAGES.guide}?a=1`);
    await expect(
      page.getByRole("link", { name: "Log in" }).locator("visible=true"),
    ).toBeVisible();
  });

  test("lets a reader cancel", async ({ page }) => {
    await page.goto(`/users/fxa/login/authenticate/?next=${PAGES.guide}`);
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page).toHaveURL(PAGES.guide);
    await expect(renderMenu(page)).toHaveCount(0);
  });

  test("uses the language of the previous page", async ({ page }) => {
    await page.goto(PAGES.german);
    await page.getByRole("link", { name: "Anmelden" }).locator("visible=true").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Demokonto auswählen",
    );
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
  });
});

test("marks a subscriber, and does not cache the page for others", async ({
  page,
  context,
}) => {
  await becomeReader(context, { plan: "mdn_plus_10y" });
  const answer = await page.goto(PAGES.guide);
  expect(answer?.headers()["cache-control"]).toBe("private, no-store");
  await waitForScripts(page);
  await expect(renderMenu(page).locator("[data-subscriber]")).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  await openMenu(page);
  expect(await listViolations(page, "header")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(renderMenu(page)).not.toHaveAttribute("open");
});

test("serves all signed-out readers the same bytes", async ({ request }) => {
  const read = async (path: string, headers: Record<string, string>) => {
    const answer = await request.get(path, { headers });
    expect(answer.headers()["cache-control"]).toMatch(/^public/);
    expect(answer.headers()["set-cookie"]).toBeUndefined();
    return answer.text();
  };
  for (const path of [PAGES.guide, "/en-US/", "/en-US/blog/"]) {
    const first = await read(path, {});
    const other = await read(path, {
      "User-Agent": "Another browser",
      "Accept-Language": "fr",
      "CloudFront-Viewer-Country": "FR",
      Cookie: "other=1",
      Referer: "https://example.org/",
    });
    expect(other).toBe(first);
  }
});

test("removes the reader's data from the browser at sign-out", async ({
  page,
  context,
}) => {
  await becomeReader(context);
  await openPage(page, PAGES.guide);
  const readKept = () =>
    page.evaluate(() => [
      sessionStorage.getItem("whoami") !== null,
      localStorage.getItem("frequently-viewed-documents-v2") !== null,
    ]);
  await expect.poll(readKept).toEqual([true, true]);
  const menu = await openMenu(page);
  await menu.getByRole("button", { name: "Sign Out" }).click();
  await expect(renderMenu(page)).toHaveCount(0);
  expect(await readKept()).toEqual([false, false]);
  expect(await page.context().cookies()).not.toContainEqual(
    expect.objectContaining({ name: "session" }),
  );
});

test("rejects a sign-in from another browser, and lets the reader try again", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 40[13]/);
  await page.goto("/users/fxa/login/callback/?code=a&state=b");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "You are not logged in",
  );
  await expect(page.getByRole("alert")).toContainText("begin again");
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: "Cory Core" })).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  // A script that asks for a reader's page begins no other sign-in.
  const asked = page.evaluate(
    async () => (await fetch("/en-US/plus/collections")).status,
  );
  expect(await asked).toBe(403);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/en-US/");
});
