import type { Page } from "@playwright/test";
import {
  clearData,
  countBlocks,
  emptyBlocks,
  expect,
  expectInstalled,
  getButton,
  install,
  listStorage,
  SETTINGS,
  switchOn,
  test,
} from "../support/e2e-offline";

const RUNNING_CODE = "/en-US/docs/Web/CSS/Guides/Running_code";

/** Kinds of pages of the fixture site. */
async function listPages(page: Page): Promise<string[]> {
  const response = await page.request.get("/en-US/search-index.json");
  const index = (await response.json()) as { url: string }[];
  const documents = index.slice(0, 27).map(({ url }) => url);
  return [...documents, "/en-US/", "/en-US/search?q=element", "/en-US/blog/"];
}

/** Main text without what is random in each answer: the nonce. */
function readMain(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  return main.replace(/ nonce="[^"]*"/g, "");
}

test("shows all kinds of pages without a network, as the server would", async ({
  visitor,
}) => {
  test.setTimeout(180_000);
  await install(visitor);
  const paths = await listPages(visitor);
  const online = new Map<string, string>();
  for (const path of paths) {
    const response = await visitor.request.get(path, { headers: { cookie: "" } });
    online.set(path, readMain(await response.text()));
  }
  await visitor.goto("about:blank");
  await visitor.context().setOffline(true);
  for (const path of paths) {
    const response = await visitor.goto(path);
    expect([path, readMain((await response?.text()) ?? "")]).toEqual([
      path,
      online.get(path),
    ]);
  }
  await visitor.goto(RUNNING_CODE);
  const sample = visitor.locator("iframe.sample-code-frame").first().contentFrame();
  await expect(sample.locator("button")).toBeVisible();
  await visitor.getByRole("searchbox").first().fill("running");
  await expect(visitor.getByRole("option", { name: /Running/ }).first()).toBeVisible();
  const collections = await visitor.goto("/en-US/plus/collections");
  expect(collections?.status()).toBe(200);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Collections");
  const status = await visitor.evaluate(async () => (await fetch("/api/v1/x")).status);
  expect(status).toBe(418);
  const reader = await visitor.evaluate(
    async () =>
      (await fetch("/api/v1/whoami")).json() as Promise<Record<string, unknown>>,
  );
  expect(reader).toMatchObject({ offline: true });
});

test("signing out while a package is unpacked leaves nothing", async ({
  visitor,
  host,
}) => {
  await switchOn(visitor);
  host.fail("hold");
  await getButton(visitor, "Download").click();
  await expect.poll(() => visitor.evaluate(countBlocks)).toBeGreaterThan(0);
  await signOut(visitor);
  host.fail(null);
  await expect.poll(() => visitor.evaluate(listStorage), { timeout: 20_000 }).toEqual([]);
});

test("goes on online when the storage is emptied, and removes all when asked", async ({
  visitor,
}) => {
  await install(visitor);
  await visitor.evaluate(emptyBlocks);
  const response = await visitor.goto("/en-US/docs/Web/CSS");
  expect(response?.status()).toBe(200);
  await visitor.goto(SETTINGS);
  await expect(visitor.getByText("The content was damaged")).toBeVisible();
  await getButton(visitor, "Download").click();
  await expectInstalled(visitor);
  await clearData(visitor);
  await expect(getButton(visitor, "Download")).toBeVisible();
});

async function signOut(page: Page): Promise<void> {
  // The browser asks before a page with an update is left.
  page.on("dialog", (dialog) => void dialog.accept());
  const menu = page.locator("[data-account] details:visible");
  await menu.locator("summary").click();
  await menu.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/en-US/plus");
}
