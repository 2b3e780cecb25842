import { execFileSync } from "node:child_process";
import { dirname, join } from "node:path";
import { tmpdir } from "node:os";
import { pathToFileURL } from "node:url";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { unzipSync } from "fflate";
import { listViolations, measureOverflow } from "../support/e2e-accessibility";
import { startOwnSite } from "../support/e2e-own-site";
import { FIXTURE_SITE, toDataDir } from "../support/e2e-servers";
import { expect, test } from "../support/e2e-test";

let folder: string;

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "archives-"));
  execFileSync(
    process.execPath,
    ["cli/export.mjs", "html", "--area", "Web", "--out", folder],
    {
      env: {
        ...process.env,
        DATA_DIR: toDataDir(FIXTURE_SITE),
        SITE_ORIGIN: "https://docs.example",
      },
      stdio: "pipe",
    },
  );
});

test.afterAll(() => rmSync(folder, { recursive: true }));

/** Unpacks the archive and returns the address of its first page. */
function unpack(): string {
  const [name = ""] = readdirSync(folder).filter((file) => file.endsWith(".zip"));
  const files = unzipSync(readFileSync(join(folder, name)));
  for (const [path, body] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), body);
  }
  return pathToFileURL(join(folder, name.replace(/\.zip$/, ""), "index.html")).href;
}

test("an archive opens from a disk: search, page, sample, and all pages without scripts", async ({
  page,
  browser,
  problems,
}) => {
  // A sample that tries what its frame forbids, and axe, which requests style sheets itself.
  problems.allow(/Invalid URL|archive\.css|net::ERR_FAILED/);
  const home = unpack();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(home);
  await page.getByRole("searchbox").first().fill("runing code");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: /Running code/i }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Running code");
  expect(await listViolations(page)).toEqual([]);
  const frame = page.locator("iframe.sample-code-frame").first();
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().locator("body > *").first()).toBeAttached();
  expect(requests.filter((url) => !/^(?:file|data|about):/.test(url))).toEqual([]);

  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const plain = await context.newPage();
  await plain.goto(home);
  await plain.getByRole("link", { name: "All pages from A to Z" }).first().click();
  await plain.getByRole("link", { name: "user-select CSS property" }).click();
  await expect(plain.getByRole("heading", { level: 1 })).toContainText("user-select");
  await expect(plain.locator("table.bc-table")).toBeVisible();
  await context.close();
});

test("the page of downloads offers files with size and date", async ({ page }) => {
  const site = await startOwnSite({ DOWNLOADS_DIR: folder });
  try {
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${site.origin}/de/downloads`);
    const link = page.getByRole("link", { name: "Webseiten" });
    await expect(page.getByText(/\d MB/)).toBeVisible();
    expect(await listViolations(page)).toEqual([]);
    expect(await measureOverflow(page)).toBe(0);
    const started = page.waitForEvent("download");
    await link.click();
    expect((await started).suggestedFilename()).toMatch(/\.zip$/);
    await page.goto("about:blank");
  } finally {
    await site.stop();
  }
});
