import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test as base, type Page } from "@playwright/test";
import { STORE_FILE_NAME } from "~/content-store/schema";
import { PACKAGES_FOLDER } from "~/domain/offline/package-format";
import { writePackages } from "../../compiler/packages/write-packages";
import { openPackageHost } from "../support/e2e-package-host";
import { FIXTURE_SITE, toDataDir, toOrigin } from "../support/e2e-servers";
import { signIn } from "../support/e2e-sign-in";

type Host = Awaited<ReturnType<typeof openPackageHost>>;

const RUNNING_CODE = "/en-US/docs/Web/CSS/Guides/Running_code";
const SETTINGS = "/en-US/plus/settings";

/** A browser of its own, because service workers outlive the tests' shared one. */
const test = base.extend<{ host: Host; visitor: Page }>({
  // eslint-disable-next-line no-empty-pattern
  host: async ({}, use) => {
    const host = await openPackageHost(toOrigin(FIXTURE_SITE));
    await use(host);
    host.close();
  },
  visitor: async ({ browser, host }, use) => {
    const context = await browser.newContext({
      ...{ baseURL: host.origin, serviceWorkers: "allow" },
    });
    await use(await context.newPage());
    await context.close();
  },
});

test.beforeAll(() => {
  // Kept between runs, while the store may have been compiled again.
  rmSync(join(toDataDir(FIXTURE_SITE), PACKAGES_FOLDER), {
    recursive: true,
    force: true,
  });
  writePackages({
    storeFile: join(toDataDir(FIXTURE_SITE), STORE_FILE_NAME),
    outFolder: join(toDataDir(FIXTURE_SITE), PACKAGES_FOLDER),
    now: () => new Date(),
  });
});

/** Installs the English package as the settings do. */
async function install(page: Page): Promise<void> {
  await signIn(page, "mdn_plus_5m", SETTINGS);
  await page.getByRole("switch", { name: "Offline Storage" }).click();
  await page.getByRole("button", { name: "Download", exact: true }).click();
  await expect(page.getByText("Up to date")).toBeVisible({ timeout: 40_000 });
}

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

test("shows faults of an update, goes on where it ended, and leaves nothing at sign-out", async ({
  visitor,
  host,
}) => {
  test.setTimeout(180_000);
  const button = (name: string) => visitor.getByRole("button", { name, exact: true });
  await signIn(visitor, "mdn_plus_5m", SETTINGS);
  await visitor.getByRole("switch", { name: "Offline Storage" }).click();

  host.fail("change");
  await button("Download").click();
  await expect(visitor.getByText("The content was damaged")).toBeVisible();
  expect(await visitor.evaluate(countBlocks)).toBe(0);

  host.fail("hold");
  await button("Download").click();
  await expect(button("Pause")).toBeVisible();
  host.fail("cut");
  await expect(visitor.getByText("could not be reached")).toBeVisible();
  host.fail(null);
  await visitor.goto(SETTINGS);
  await visitor.getByRole("button", { name: /^(?:Download|Resume)$/ }).click();
  await expect(visitor.getByText("Up to date")).toBeVisible({ timeout: 40_000 });

  await visitor.getByRole("button", { name: "Clear data" }).click();
  await visitor.getByRole("button", { name: "Clear data" }).click();
  host.fail("hold");
  await button("Download").click();
  await expect(button("Pause")).toBeVisible();
  await signOut(visitor);
  host.fail(null);
  await expect.poll(() => visitor.evaluate(listStorage), { timeout: 20_000 }).toEqual([]);
});

test("goes on online when the storage is emptied, and removes all when asked", async ({
  visitor,
}) => {
  test.setTimeout(180_000);
  await install(visitor);
  await visitor.evaluate(emptyBlocks);
  const response = await visitor.goto("/en-US/docs/Web/CSS");
  expect(response?.status()).toBe(200);
  await visitor.goto(SETTINGS);
  await expect(visitor.getByText("The content was damaged")).toBeVisible();
  await visitor.getByRole("button", { name: "Download", exact: true }).click();
  await expect(visitor.getByText("Up to date")).toBeVisible({ timeout: 40_000 });
  await visitor.getByRole("button", { name: "Clear data" }).click();
  await visitor.getByRole("button", { name: "Clear data" }).click();
  await expect(
    visitor.getByRole("button", { name: "Download", exact: true }),
  ).toBeVisible();
});

async function signOut(page: Page): Promise<void> {
  // The browser asks before a page with an update is left.
  page.on("dialog", (dialog) => void dialog.accept());
  const menu = page.locator("[data-account] details:visible");
  await menu.locator("summary").click();
  await menu.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/en-US/plus");
}

/** Stored blocks; 0 without a database. */
async function countBlocks(): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("MDNOfflineDB");
    request.onsuccess = () => {
      const database = request.result;
      const count = database.transaction("blocks").objectStore("blocks").count();
      count.onsuccess = () => {
        database.close();
        resolve(count.result);
      };
    };
    request.onerror = () => reject(new Error("the database can't be opened"));
  });
}

/** All that offline reading keeps in this browser. */
async function listStorage(): Promise<string[]> {
  const databases = await indexedDB.databases();
  const workers = await navigator.serviceWorker.getRegistrations();
  return [
    ...databases.map(({ name = "" }) => name),
    ...workers.map(({ active }) => active?.scriptURL ?? "worker"),
  ];
}

function emptyBlocks(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("MDNOfflineDB");
    request.onsuccess = () => {
      const database = request.result;
      const work = database.transaction("blocks", "readwrite");
      work.objectStore("blocks").clear();
      work.oncomplete = () => {
        database.close();
        resolve();
      };
    };
    request.onerror = () => reject(new Error("the database can't be opened"));
  });
}
