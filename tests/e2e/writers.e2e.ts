import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listViolationsInAllViews } from "../support/e2e-accessibility";
import { hasWindowMark, markWindow } from "../support/e2e-pages";
import { startOwnSite, type OwnSite } from "../support/e2e-own-site";
import { FIXTURE_SITE } from "../support/e2e-servers";
import { expect, test } from "../support/e2e-test";

const WIDTHS = [1280, 320];
const PAGE = "/en-US/docs/Web/CSS";
const FILE = "en-us/web/css/index.md";

test.describe.configure({ mode: "default" });

let folder: string;
let site: OwnSite;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  folder = mkdtempSync(join(tmpdir(), "writers-"));
  cpSync(FIXTURE_SITE.contentRoot ?? "", folder, { recursive: true });
  edit((text) => `${text}\n{{Nothing}} here.\n`);
  for (const args of [
    ["init", "-q"],
    ["add", "."],
    ["commit", "-qm", "All pages"],
  ])
    spawnSync("git", ["-c", "user.name=Ada", "-c", "user.email=a@b.example", ...args], {
      cwd: folder,
    });
  site = await startOwnSite({
    WRITER_MODE: "on",
    EDITING: "local",
    EDITOR: "true",
    CONTENT_ROOT: folder,
    PLATFORM_REFERENCE: "off",
  });
  // The first compile of writer mode takes longer than a test waits for an edit.
  const readPage = async () => (await fetch(site.origin + PAGE)).text();
  await expect.poll(readPage, { timeout: 60_000 }).toContain("broken-macro");
});

test.afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

function edit(change: (text: string) => string, path = FILE): void {
  const file = join(folder, path);
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

test("a saved file shows where the reader was, with open details kept", async ({
  page,
}) => {
  const code = "```css\na {\n}\n```";
  edit((text) => `${text}\n${code}\n\n${"A line of text.\n\n".repeat(60)}`);
  await page.goto(site.origin + PAGE);
  // From its button on, the page's scripts can show an article in place.
  const copy = page.getByRole("button", { name: "Copy" });
  await expect(copy).toBeVisible();
  await expect(page.locator("code.broken-macro")).toHaveText("{{Nothing}}");
  const flaws = page.locator("#writer-bar details");
  await flaws.locator("summary").click();
  await markWindow(page);
  await page.evaluate(() => window.scrollTo(0, 700));
  for (const line of ["A new end.", "Another end."]) {
    edit((text) => `${text}\n${line}\n`);
    // The article before stays a moment, out of sight.
    await expect(page.locator("#content").getByText(line)).toBeAttached();
  }
  await expect(flaws).toHaveAttribute("open");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  await expect(copy).toBeVisible();
  expect(await hasWindowMark(page)).toBe(true);
  expect(await listViolationsInAllViews(page, { widths: WIDTHS })).toEqual([]);
});

test("each new title of a saved file is in the sidebar too", async ({ page }) => {
  const file = "en-us/web/css/reference/properties/user-select/index.md";
  await page.goto(`${site.origin}/en-US/docs/Web/CSS/Reference/Properties/user-select`);
  const entry = page.locator("#sidebar-quicklinks [aria-current]");
  await expect(entry).toHaveText("user-select");
  for (const title of ["A new title", "Another title"]) {
    edit((text) => text.replace(/^short-title: .*$/m, `short-title: ${title}`), file);
    await expect(entry).toHaveText(title);
  }
});

test("Markdown is edited beside its preview: completions, images, conflicts", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 4(?:00|09)/);
  await page.goto(`${site.origin}/en-US/_edit/Web/CSS`);
  const editor = page.getByRole("textbox", { name: "Markdown of the page" });
  await editor.press("ControlOrMeta+End");
  await editor.pressSequentially("\nVery **strong** {{Compa");
  await expect(page.locator("article strong", { hasText: "strong" })).toBeVisible();
  const list = page.getByRole("listbox", { name: "Completions" });
  const chosen = list.getByRole("option", { selected: true });
  await expect(chosen).toHaveText("compat");
  // The list takes no keys in its first moment, which spares writers an unwanted choice.
  const goDown = async () => {
    await page.keyboard.press("ArrowDown");
    return chosen.textContent();
  };
  await expect.poll(goDown).toBe("seecompattable");
  await expect.poll(goDown).toBe("compat");
  await page.keyboard.press("Enter");
  await editor.pressSequentially("}} [guide](/en-US/docs/Web/CSS/Guides/Con");
  await expect(chosen).toContainText("/en-US/docs/Web/CSS/Guides/Constructs");
  await page.keyboard.press("Escape");
  await expect(list).toHaveCount(0);

  const image = page.getByLabel("Image beside the page");
  const buffer = Buffer.from("no image");
  await image.setInputFiles({ name: "b.jpg", mimeType: "image/jpeg", buffer });
  await page.getByRole("button", { name: "Add the image" }).click();
  const reason = "The content is not what the name says.";
  await expect(image).toHaveAccessibleDescription(reason);
  expect(await listViolationsInAllViews(page, { widths: WIDTHS })).toEqual([]);

  edit((text) => `${text}\nTheirs.\n`);
  const theirs = readFileSync(join(folder, FILE), "utf8");
  await editor.press("ControlOrMeta+s");
  const conflict = page.getByRole("alert").filter({ hasText: "Theirs" });
  await expect(conflict.locator("ins").filter({ hasText: "strong" })).toBeVisible();
  await expect(page.locator("textarea")).toHaveValue(
    /Very \*\*strong\*\* \{\{compat\}\}/,
  );
  expect(readFileSync(join(folder, FILE), "utf8")).toBe(theirs);
  // The text is there before its style sheets, for which a server that compiles the other version may take a second.
  await page.waitForLoadState();
  expect(await listViolationsInAllViews(page, { widths: WIDTHS })).toEqual([]);
  await page.getByRole("button", { name: "Save over the other version" }).click();
  await page.waitForURL(site.origin + PAGE);
  expect(readFileSync(join(folder, FILE), "utf8")).toContain(
    "Very **strong** {{compat}}",
  );
});

test("a text and an image that don't arrive stay in the editor, to be sent again", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|status of (?:500|413)/);
  const failure = /can’t be reached, or has failed.* your text is still here/;
  await page.goto(`${site.origin}/en-US/_edit/Web/CSS`);
  const editor = page.getByRole("textbox", { name: "Markdown of the page" });
  const told = page.locator("#save-problem");
  const image = page.getByLabel("Image beside the page");
  const add = page.getByRole("button", { name: "Add the image" });
  await context.setOffline(true);
  await editor.press("ControlOrMeta+End");
  await editor.pressSequentially("Kept.");
  await editor.press("ControlOrMeta+s");
  await expect(told).toHaveText(failure);
  const buffer = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>");
  await image.setInputFiles({ name: "kept.svg", mimeType: "image/svg+xml", buffer });
  await add.click();
  await expect(image).toHaveAccessibleDescription(failure);
  await expect(image).toBeFocused();
  expect(await listViolationsInAllViews(page, { widths: WIDTHS })).toEqual([]);

  await context.setOffline(false);
  await add.click();
  await expect(editor).toContainText("Kept.![](kept.svg)");
  await expect(image).toHaveAccessibleDescription("");
  // The preview came through meanwhile.
  await expect(told).toHaveText("");
  const fail = { status: 500, contentType: "text/html", body: "<h1>500</h1>" };
  // Previews are sent there too.
  await page.route("**/_edit/**", (route) =>
    /name="intent"\s+save/.test(route.request().postData() ?? "")
      ? route.fulfill(fail)
      : route.fallback(),
  );
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.click();
  await expect(told).toHaveText(failure);
  await page.unrouteAll();
  const tooLong = { status: 413, json: { problem: "At most 4 MiB." } };
  await page.route("**/_edit/**", (route) => route.fulfill(tooLong));
  await save.click();
  await expect(told).toHaveText("At most 4 MiB.");
  await page.unrouteAll();
  await save.click();
  await page.waitForURL(site.origin + PAGE);
  expect(readFileSync(join(folder, FILE), "utf8")).toContain("Kept.![](kept.svg)");
});

test("an editor that can't be asked to open a file is told by the form's own page", async ({
  page,
  problems,
}) => {
  problems.allow(/net::ERR_FAILED|status of 503/);
  await page.goto(site.origin + PAGE);
  await page.route(/\/_open\//, (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ status: 503, body: "No editor answers." })
      : route.abort(),
  );
  await page.locator("#writer-bar form[data-writer-silent] button").first().click();
  await expect(page.getByText("No editor answers.")).toBeVisible();
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
    await page.goto(`${site.origin}${PAGE}#_flaws`);
    await expect(page.locator("#_flaws").getByText("macro-unknown")).toBeVisible();
    await page.goto(`${site.origin}/en-US/docs/Web/CSS/Made_here`);
    await page.getByRole("link", { name: /Create this page/ }).click();
    await page.getByRole("button", { name: "Create this page" }).click();
    await page.waitForURL(`${site.origin}/en-US/docs/Web/CSS/Made_here`);
    const made = join(folder, "en-us/web/css/made_here/index.md");
    expect(readFileSync(made, "utf8")).toContain("slug: Web/CSS/Made_here");
    const isCompiled = async () => (await page.request.get(page.url())).ok();
    await expect.poll(isCompiled).toBe(true);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Made here");
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
    const found = await listViolationsInAllViews(page, { widths: WIDTHS });
    expect([path, ...found]).toEqual([path]);
  }
});
