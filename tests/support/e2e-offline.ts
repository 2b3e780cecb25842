import { expect, test as base, type Page } from "@playwright/test";
import { startOwnSite, type OwnSite } from "./e2e-own-site";
import { openPackageHost } from "./e2e-package-host";
import { preparePackages } from "./e2e-packed-store";
import { FIXTURE_SITE, toOrigin } from "./e2e-servers";
import { signIn } from "./e2e-sign-in";

type Host = Awaited<ReturnType<typeof openPackageHost>>;

export const SETTINGS = "/en-US/plus/settings";
/** Limit of what waits for a worker with all files of the site. */
export const SLOW = { timeout: 40_000 };

/**
 * A subscriber's browser of its own, because service workers outlive the tests' shared one. It sees
 * a site with packages through a host that can fail.
 */
export const test = base.extend<{ host: Host; visitor: Page }, { packedSite: OwnSite }>({
  packedSite: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startOwnSite({ RATE_LIMITS: "off" }, preparePackages);
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  host: async ({ packedSite }, use) => {
    const host = await openPackageHost(toOrigin(FIXTURE_SITE), packedSite.origin);
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

export { expect };

export const getButton = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });

/** Signs in, and has packages on. */
export async function switchOn(page: Page): Promise<void> {
  await signIn(page, "mdn_plus_5m", SETTINGS);
  await page.getByRole("switch", { name: "Offline Storage" }).click();
}

/** Installs the English package as the settings do. */
export async function install(page: Page): Promise<void> {
  await switchOn(page);
  await getButton(page, "Download").click();
  await expectInstalled(page);
}

export async function expectInstalled(page: Page): Promise<void> {
  await expect(page.getByText("Up to date")).toBeVisible(SLOW);
}

/** Removes the package by the button of the settings. */
export async function clearData(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Clear data" }).click();
  await page.getByRole("button", { name: "Clear data" }).click();
}

/** Checks that pages come as if there were no package. */
export async function expectOnline(page: Page): Promise<void> {
  const response = await page.goto("/en-US/docs/Web/CSS");
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Stored blocks; 0 without a database. */
export async function countBlocks(): Promise<number> {
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
export async function listStorage(): Promise<string[]> {
  const databases = await indexedDB.databases();
  const workers = await navigator.serviceWorker.getRegistrations();
  return [
    ...databases.map(({ name = "" }) => name),
    ...workers.map(({ active }) => active?.scriptURL ?? "worker"),
  ];
}

export function emptyBlocks(): Promise<void> {
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
