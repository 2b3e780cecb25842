import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findViolationsInAllViews } from "../support/e2e-accessibility";
import { startOwnSite, type OwnSite } from "../support/e2e-own-site";
import { FIXTURE_SITE } from "../support/e2e-servers";
import { expect, test } from "../support/e2e-test";

const WIDTHS = [1280, 360];
const PAGE = "/en-US/docs/Web/CSS";
const FILE = "en-us/web/css/index.md";

test.describe.configure({ mode: "default" });

let folder: string;
let site: OwnSite;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "writers-"));
  cpSync(FIXTURE_SITE.contentRoot ?? "", folder, { recursive: true });
  for (const args of [
    ["init", "-q"],
    ["add", "."],
    ["commit", "-qm", "All pages"],
  ])
    spawnSync("git", ["-c", "user.name=Ada", "-c", "user.email=a@b.example", ...args], {
      cwd: folder,
    });
  site = await startOwnSite({
    ...{ WRITER_MODE: "on", EDITING: "local", CONTENT_ROOT: folder },
    PLATFORM_REFERENCE: "off",
  });
});

test.afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

function edit(change: (text: string) => string): void {
  const file = join(folder, FILE);
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

test("a saved file shows where the reader was, with open details kept", async ({
  page,
}) => {
  edit((text) => `${text}\n{{Nothing}} here.\n\n${"A line of text.\n\n".repeat(60)}`);
  await page.goto(site.origin + PAGE);
  const flaws = page.locator("#writer-bar details");
  await expect(page.locator("code.broken-macro")).toHaveText("{{Nothing}}");
  await flaws.locator("summary").click();
  await page.evaluate(() => window.scrollTo(0, 700));
  edit((text) => `${text}\nA new end.\n`);
  await expect(page.getByText("A new end.")).toBeAttached();
  await expect(flaws).toHaveAttribute("open");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  expect(await findViolationsInAllViews(page, { widths: WIDTHS })).toEqual([]);
});

test("Markdown is edited beside its preview, and saved", async ({ page }) => {
  await page.goto(`${site.origin}/en-US/_edit/Web/CSS`);
  const editor = page.getByRole("textbox", { name: "Markdown of the page" });
  await editor.press("ControlOrMeta+End");
  await editor.pressSequentially("\nVery **strong** {{Compa");
  await expect(page.locator("article strong", { hasText: "strong" })).toBeVisible();
  await expect(page.getByRole("option", { name: "compat", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  expect(await findViolationsInAllViews(page, { widths: WIDTHS })).toEqual([]);
  await editor.press("ControlOrMeta+s");
  await page.waitForURL(site.origin + PAGE);
  expect(readFileSync(join(folder, FILE), "utf8")).toContain("Very **strong** {{Compa");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("flaws are filtered, a missing page is created from its template", async ({
    page,
    problems,
  }) => {
    problems.allow(/404/);
    await page.goto(`${site.origin}/en-US/_flaws`);
    await page
      .getByRole("searchbox", { name: "Address contains" })
      .fill("nothing-like-it");
    await page.getByRole("button", { name: "Filter" }).click();
    await expect(page.getByText("Files found: 0.")).toBeVisible();
    await page.goto(`${site.origin}/en-US/docs/Web/CSS/Made_here`);
    await page.getByRole("link", { name: /Create this page/ }).click();
    await page.getByRole("button", { name: "Create this page" }).click();
    await page.waitForURL(`${site.origin}/en-US/docs/Web/CSS/Made_here`);
    const made = join(folder, "en-us/web/css/made_here/index.md");
    expect(readFileSync(made, "utf8")).toContain("slug: Web/CSS/Made_here");
    const readTitle = async () => {
      await page.reload();
      return page.getByRole("heading", { level: 1 }).textContent();
    };
    await expect.poll(readTitle).toBe("Made here");
  });
});

test("all screens are accessible in both themes, and on narrow screens", async ({
  page,
}) => {
  const screens = [
    "_writers",
    "_flaws",
    "_sitemap/Web",
    "_history/Web/CSS",
    "_source/Web",
  ];
  const translated = ["_translations", "_translations/dashboard", "_compare/Web/CSS"];
  const paths = [
    ...screens.map((path) => `/en-US/${path}`),
    ...translated.map((path) => `/de/${path}`),
  ];
  for (const path of paths) {
    await page.goto(site.origin + path);
    const found = await findViolationsInAllViews(page, { widths: WIDTHS });
    expect([path, ...found]).toEqual([path]);
  }
});
