import { expect, test as base, type BrowserContext, type Page } from "@playwright/test";
import { startOwnSite, type OwnSite } from "./e2e-own-site";
import { openPackageHost } from "./e2e-package-host";
import { preparePackages } from "./e2e-packed-store";
import { FIXTURE_SITE, toOrigin } from "./e2e-servers";
import { openVisitor } from "./e2e-proxy";
import { signIn } from "./e2e-sign-in";

type Host = Awaited<ReturnType<typeof openPackageHost>>;

interface Visit {
  visitor: Page;
  host: Host;
}

interface Subscription {
  context: BrowserContext;
  host: Host;
}

export const SETTINGS = "/en-US/plus/settings";
/** Limit of what waits for a worker with all files of the site. */
export const SLOW = { timeout: 40_000 };

/**
 * Subscribers' browsers, because service workers outlive the tests' shared one. They see a site with
 * packages through a host that can fail. `visitor` has a browser of its own. `shared` has packages on, and
 * none installed: signing in and installing the worker take longest, so tests have it one after the other.
 */
export const test = base.extend<
  { host: Host; visitor: Page; shared: Visit },
  { packedSite: OwnSite; subscription: Subscription }
>({
  packedSite: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startOwnSite({ RATE_LIMITS: "off" }, preparePackages);
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  subscription: [
    async ({ browser, packedSite }, use) => {
      const host = await openPackageHost(toOrigin(FIXTURE_SITE), packedSite.origin);
      const context = await openVisitor(browser, host);
      const page = await context.newPage();
      await switchOn(page);
      await expect(getButton(page, "Download")).toBeVisible(SLOW);
      await page.close();
      await use({ context, host });
      await context.close();
      host.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  shared: async ({ subscription: { context, host } }, use) => {
    host.fail(null);
    host.sent.length = 0;
    await context.setOffline(false);
    const visitor = await context.newPage();
    await visitor.goto(SETTINGS);
    await removePackage(visitor);
    await use({ visitor, host });
    for (const page of context.pages()) await page.close();
  },
  host: async ({ packedSite }, use) => {
    const host = await openPackageHost(toOrigin(FIXTURE_SITE), packedSite.origin);
    await use(host);
    host.close();
  },
  visitor: async ({ browser, host }, use) => {
    const context = await openVisitor(browser, host);
    await use(await context.newPage());
    await context.close();
  },
});

/** Removes what a test before has installed, and waits until the worker has done it. */
async function removePackage(page: Page): Promise<void> {
  const last = (await readStatuses(page)).at(-1)?.key ?? 0;
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: "clear" });
  });
  const readPhases = async () => {
    const statuses = await readStatuses(page);
    return statuses.filter(({ key }) => key > last).map(({ phase }) => phase);
  };
  await expect.poll(readPhases, SLOW).toContain("clear");
  await expect.poll(async () => (await readPhases()).at(-1)).toBe("idle");
  await expect(getButton(page, "Download")).toBeVisible(SLOW);
}

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
  await download(page);
}

/** Installs the chosen package with the settings open. */
export async function download(page: Page): Promise<void> {
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

/** Sets the clock of the page and its worker, whose timers go on. */
export async function setClock(page: Page, year: number): Promise<void> {
  const time = Date.UTC(year, 5, 1);
  await page.clock.setFixedTime(time);
  for (const worker of page.context().serviceWorkers())
    await worker.evaluate((now) => void (Date.now = () => now), time);
}

interface StoredStatus {
  key: number;
  phase: string;
  timestamp: string;
}

/** States that the worker has noted, oldest first. */
export async function readStatuses(page: Page): Promise<StoredStatus[]> {
  const [keys, statuses] = await askStore(page, "contentStatusHistory", [
    ["getAllKeys"],
    ["getAll"],
  ]);
  const all = statuses as Omit<StoredStatus, "key">[];
  return all.map((each, at) => ({ key: Number((keys as number[])[at]), ...each }));
}

export async function countBlocks(page: Page): Promise<number> {
  const [count] = await askStore(page, "blocks", [["count"]]);
  return count as number;
}

export async function emptyBlocks(page: Page): Promise<void> {
  await askStore(page, "blocks", [["clear"]]);
}

/** Settings as the worker has them, which come after the page's. */
export async function readWorkerSettings(page: Page): Promise<unknown> {
  const [settings] = await askStore(page, "values", [["get", "settings"]]);
  return settings;
}

type Ask =
  | readonly [method: "getAll" | "getAllKeys" | "count" | "clear"]
  | readonly ["get", string];

/** Answers of a store of the worker's database, in one transaction. */
function askStore(page: Page, name: string, asks: readonly Ask[]): Promise<unknown[]> {
  return page.evaluate(
    ([name, asks]) =>
      new Promise<unknown[]>((resolve, reject) => {
        const request = indexedDB.open("MDNOfflineDB");
        request.onerror = () => reject(new Error("the database can't be opened"));
        request.onsuccess = () => {
          const database = request.result;
          const work = database.transaction(name, "readwrite");
          const store = work.objectStore(name);
          const requests = asks.map(([method, key = ""]) =>
            method === "get" ? store.get(key) : store[method](),
          );
          work.oncomplete = () => {
            database.close();
            resolve(requests.map(({ result }): unknown => result));
          };
        };
      }),
    [name, asks] as const,
  );
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
