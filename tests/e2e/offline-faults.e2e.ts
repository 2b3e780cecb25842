import type { Page } from "@playwright/test";
import { releaseText } from "../support/e2e-packed-store";
import {
  countBlocks,
  expect,
  expectInstalled,
  expectOnline,
  getButton,
  download,
  install,
  listStorage,
  readStatuses,
  setClock,
  SETTINGS,
  SLOW,
  switchOn,
  test,
} from "../support/e2e-offline";
import { startOwnSite } from "../support/e2e-own-site";

// The table of faults is in app/offline-worker/README.md.

const GLOSSARY = "/en-US/docs/Glossary/Viewport";

/** Waits until a part of a held package is stored. */
async function expectPart(page: Page): Promise<void> {
  await expect(getButton(page, "Pause")).toBeVisible();
  await expect.poll(() => countBlocks(page)).toBeGreaterThan(0);
}

test("a package that is damaged, shortened or older is not used", async ({
  shared: { visitor, host },
}) => {
  for (const fault of ["change", "shorten"] as const) {
    host.fail(fault);
    const { length } = host.sent;
    await getButton(visitor, "Download").click();
    // The message of the attempt before is shown until this one has begun.
    await expect.poll(() => host.sent.length).toBeGreaterThan(length);
    await expect(visitor.getByText("The content was damaged")).toBeVisible();
    await expect.poll(() => countBlocks(visitor)).toBe(0);
    await expectOnline(visitor);
    await visitor.goto(SETTINGS);
  }
  host.fail(null);
  await download(visitor);

  host.fail("old");
  const { length } = host.sent;
  const announced = await recordStatus(visitor);
  await getButton(visitor, "Check for updates").click();
  await expect.poll(announced).toEqual(["Checking for updates", "Up to date"]);
  await expectInstalled(visitor);
  expect(host.sent).toHaveLength(length);
  await expectOnline(visitor);
});

test("a full disk is seen before anything is stored, and while it fills up", async ({
  shared: { visitor, host },
}) => {
  // Browsers tell pages 10 GB whatever the quota is, so the worker's estimate is replaced.
  await setEstimate(visitor, { quota: 5_000_000, usage: 0 });
  await getButton(visitor, "Download").click();
  await expect(visitor.getByText("There is not enough room")).toBeVisible();
  expect(await countBlocks(visitor)).toBe(0);

  await setEstimate(visitor, {});
  host.fail("hold");
  await getButton(visitor, "Download").click();
  await expectPart(visitor);
  await setDiskFull(visitor, true);
  host.fail(null);
  await expect(visitor.getByText("There is not enough room")).toBeVisible();
  await expectOnline(visitor);

  await setDiskFull(visitor, false);
  await visitor.goto(SETTINGS);
  await getButton(visitor, "Continue").click();
  await expectInstalled(visitor);
});

/** Collects what screen readers are told of the package from now on. */
async function recordStatus(page: Page): Promise<() => Promise<string[]>> {
  const status = page.locator("#offline-status").getByRole("status").last();
  const said = await status.evaluateHandle((element) => {
    const texts: string[] = [];
    const note = () => texts.push(element.textContent);
    const options = { characterData: true, childList: true, subtree: true };
    new MutationObserver(note).observe(element, options);
    return texts;
  });
  return () => said.jsonValue();
}

async function setEstimate(page: Page, estimate: StorageEstimate): Promise<void> {
  for (const worker of page.context().serviceWorkers())
    await worker.evaluate((value) => {
      navigator.storage.estimate = () => Promise.resolve(value);
    }, estimate);
}

/**
 * Has the database of the worker refuse to store, as on a full disk: the quota that the browser's
 * tools can set (Storage.overrideQuotaForOrigin) is not that of a test's database in memory.
 */
async function setDiskFull(page: Page, isFull: boolean): Promise<void> {
  for (const worker of page.context().serviceWorkers())
    await worker.evaluate((full) => {
      const scope = globalThis as { put?: typeof IDBObjectStore.prototype.put };
      const put = (scope.put ??= IDBObjectStore.prototype.put);
      IDBObjectStore.prototype.put = function (...args) {
        if (full && this.name === "blocks")
          throw new DOMException("full", "QuotaExceededError");
        return put.apply(this, args);
      };
    }, isFull);
}

test("after a lost connection, only the rest is sent", async ({
  shared: { visitor, host },
}) => {
  host.fail("hold");
  await getButton(visitor, "Download").click();
  await expectPart(visitor);
  host.fail("cut");
  await expect(visitor.getByText("could not be reached")).toBeVisible();
  await expectOnline(visitor);
  host.fail(null);
  await visitor.goto(SETTINGS);
  await getButton(visitor, "Continue").click();
  await expectInstalled(visitor);
  const [first, second, ...others] = host.sent;
  const offset = Number(/^bytes=(\d+)-$/.exec(second?.range ?? "")?.[1]);
  expect(first).toMatchObject({ range: null, status: 200 });
  expect(offset).toBeGreaterThan(0);
  expect(second).toMatchObject({ status: 206, bytes: (first?.bytes ?? 0) - offset });
  expect(others).toEqual([]);
});

test("of two tabs that update, one does, and both show it", async ({
  shared: { visitor, host },
}) => {
  const other = await visitor.context().newPage();
  await other.goto(SETTINGS);
  await expect(getButton(other, "Download")).toBeVisible(SLOW);
  host.fail("hold");
  await getButton(visitor, "Download").click();
  // The message of the other tab's button, which may show the first tab's progress by now.
  await other.evaluate(async () =>
    (await navigator.serviceWorker.ready).active?.postMessage({ type: "update" }),
  );
  await expect(getButton(other, "Pause")).toBeVisible();
  await expectOnline(other);
  await other.goto(SETTINGS);
  host.fail(null);
  await expectInstalled(visitor);
  await expectInstalled(other);
  expect(host.sent).toHaveLength(1);
});

test("storage that the browser evicts during an update can be filled again", async ({
  shared: { visitor, host },
}) => {
  const tools = await visitor.context().newCDPSession(visitor);
  const evict = (storageTypes: string) =>
    tools.send("Storage.clearDataForOrigin", { origin: host.origin, storageTypes });
  host.fail("hold");
  await getButton(visitor, "Download").click();
  await expectPart(visitor);
  await evict("indexeddb");
  host.fail(null);
  // The update that has lost its storage still ends in its own way, which the settings would show.
  await expect.poll(() => visitor.evaluate(listHeldLocks), SLOW).toEqual([]);
  await expectOnline(visitor);
  await visitor.goto(SETTINGS);
  await download(visitor);

  await evict("indexeddb,cache_storage,service_workers");
  await expectOnline(visitor);
  await visitor.goto(SETTINGS);
  await visitor.getByRole("switch", { name: "Offline Storage" }).click();
  await download(visitor);
});

/** Locks that pages and workers of the site hold, as the worker does while it updates. */
async function listHeldLocks(): Promise<unknown[]> {
  const { held = [] } = await navigator.locks.query();
  return held.map(({ name }) => name);
}

test("a clock that is years off changes nothing", async ({ visitor, packedSite }) => {
  await switchOn(visitor);
  await setClock(visitor, 2061);
  await download(visitor);
  releaseText(packedSite.dataDir, GLOSSARY, { from: "can be seen", to: "is seen" });
  await setClock(visitor, 1999);
  await getButton(visitor, "Check for updates").click();
  await getButton(visitor, "Update now").click();
  await expectInstalled(visitor);
  await expect(visitor.getByText(/Last updated on .*20[2-5]\d/)).toBeVisible();
  const statuses = await readStatuses(visitor);
  expect(statuses.at(-1)?.timestamp).toMatch(/^1999-/);
  await expectOnline(visitor);
});

test("a site that ends offline reading removes worker and content", async ({
  visitor,
  host,
}) => {
  test.setTimeout(120_000);
  await install(visitor);
  const off = await startOwnSite({ OFFLINE_ENABLED: "off", RATE_LIMITS: "off" });
  try {
    host.moveTo(off.origin);
    await expectOnline(visitor);
    await expect
      .poll(() => visitor.evaluate(listStorage), { timeout: 20_000 })
      .toEqual([]);
    expect(await visitor.evaluate(() => caches.keys())).toEqual([]);
    await expectOnline(visitor);
  } finally {
    await off.stop();
  }
});

test("a page that is open during an update shows whole pages of the new content", async ({
  shared: { visitor },
  packedSite,
}) => {
  await download(visitor);
  const reader = await visitor.context().newPage();
  await reader.goto("/en-US/docs/Glossary");
  const word = `swapped${Date.now()}`;
  releaseText(packedSite.dataDir, GLOSSARY, { from: "part of", to: word });
  await getButton(visitor, "Check for updates").click();
  await getButton(visitor, "Update now").click();
  await expectInstalled(visitor);
  await reader.context().setOffline(true);
  const scripts = await reader.evaluate(listScripts);
  await reader.getByRole("main").getByRole("link", { name: "Viewport" }).first().click();
  await expect(reader.getByRole("main")).toContainText(word);
  const text = await reader.getByRole("main").innerText();
  await reader.reload();
  expect(await reader.getByRole("main").innerText()).toBe(text);
  expect(await reader.evaluate(listScripts)).toEqual(expect.arrayContaining(scripts));
});

/** Built scripts that the page has loaded. */
function listScripts(): string[] {
  return [...document.querySelectorAll<HTMLScriptElement>("script[src]")].map(
    ({ src }) => src,
  );
}
