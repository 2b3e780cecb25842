import type { Locator, Page } from "@playwright/test";
import { listViolationsInAllViews } from "../support/e2e-accessibility";
import { holdRequests } from "../support/e2e-pages";
import { SHIPPED_SITE, toOrigin } from "../support/e2e-servers";
import { expect, test } from "../support/e2e-test";

const DOCS = "/en-US/docs/Web";
const CHOICE = `${DOCS}/CSS/Reference/Properties/gap`;
const CONSOLE = `${DOCS}/JavaScript/Reference/Global_Objects/Array/map`;
const TABBED = `${DOCS}/HTML/Reference/Elements/dialog`;
const INPUT = `${DOCS}/HTML/Reference/Elements/input`;
const WASM = "/en-US/docs/WebAssembly";
/** Logged by Chromium when something measures an element that is not drawn. */
const HIDDEN_LAYOUT = /subtree hidden by content-visibility/;
/** Logged by the example's own code. */
const AUTOFOCUS = /Blocked autofocusing/;

test.use({ baseURL: toOrigin(SHIPPED_SITE) });

/** @param approach How the reader comes to the example, which loads its scripts. */
async function openExample(
  page: Page,
  path: string,
  approach = (example: Locator): Promise<void> => example.hover(),
) {
  await page.goto(path);
  const example = page.locator("interactive-example");
  await expect(example, "nobody is there yet").toHaveAttribute("data-state", "watched");
  await expect(page.locator("[data-later]"), "all is laid out").toHaveCount(0);
  const before = await example.boundingBox();
  await approach(example);
  await expect(example).toHaveAttribute("data-state", "ready");
  const after = await example.boundingBox();
  expect(after?.height, "the height that was kept for it").toBe(before?.height);
  return example;
}

function listExampleViolations(page: Page) {
  return listViolationsInAllViews(page, { within: "interactive-example" });
}

test("leaves the text below where it is while editors take the place of code", async ({
  page,
}) => {
  const example = await openExample(page, INPUT, async (each) => {
    await each.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      scrollTo({ top: scrollY + bottom - 200, behavior: "instant" });
    });
    await page.mouse.move(640, 400);
    await page.mouse.down();
    await page.mouse.up();
  });
  const readBottom = () =>
    example.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
  // The browser adjusts the position with the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
  expect(await readBottom()).toBe(200);
});

test("says above code and result that the editors could not be loaded", async ({
  page,
  problems,
}) => {
  problems.allow(/upgrade-example|interactive example failed/);
  await page.route("**/assets/upgrade-example-*.js", (route) => route.abort());
  await page.goto(CHOICE);
  const example = page.locator("interactive-example");
  await example.hover();
  const note = await example.getByText("The editor could not be loaded.").boundingBox();
  const values = await example.locator(".example-choice").first().boundingBox();
  const output = await example.locator(".example-output").boundingBox();
  expect(values?.y).toBeGreaterThan(note?.y ?? Infinity);
  expect(values?.x, "beside the result").toBeLessThan(output?.x ?? 0);
  expect(output?.y).toBeGreaterThan(note?.y ?? Infinity);
});

test.describe("a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 800 } });

  test("has code of 16 px, into which no browser zooms, before and after the editors have started", async ({
    page,
  }) => {
    for (const path of [CONSOLE, CHOICE]) {
      await page.goto(path);
      const code = page.locator(".example-editor > pre, .example-value > code").first();
      await expect(code).toHaveCSS("font-size", "16px");
      const example = await openExample(page, path);
      const editor = example.locator(".cm-content").first();
      await expect(editor).toHaveCSS("font-size", "16px");
      const width = await editor.evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      );
      expect(width, "lines are wrapped").toBe(0);
    }
  });
});

test("shows the whole name of an example on a narrow screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const example = await openExample(page, CONSOLE);
  const name = example.locator(".example-name");
  await expect(name).toHaveText(/: Array\.prototype\.map\(\)$/);
  expect(await name.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  const run = await example.getByRole("button", { name: "Run" }).boundingBox();
  const reset = await example.getByRole("button", { name: "Reset" }).boundingBox();
  expect(run?.y, "the buttons stand in one row").toBe(reset?.y);
});

test("shows the chosen value, and the reader's changes to it, and prints no boxes of results", async ({
  page,
}) => {
  const example = await openExample(page, CHOICE);
  const element = example.frameLocator("iframe").locator("#example-element");
  const values = example.getByRole("radio");
  await values.nth(1).check();
  await expect(element).toHaveAttribute("style", /gap: 1rem/);
  await values.nth(0).check();
  await expect(element).toHaveAttribute("style", /gap: 0/);
  const editor = example.getByRole("textbox").first();
  await editor.focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("gap: 7px");
  await expect(element).toHaveAttribute("style", /gap: 7px/);
  const menu = page.getByRole("banner").locator("details", { hasText: "Theme" });
  await menu.locator("summary").click();
  await page.getByRole("button", { name: "Dark" }).click();
  const root = example.frameLocator("iframe").locator(":root");
  await expect(root, "told by message").toHaveCSS("color-scheme", "dark");
  await expect(element, "not loaded again").toHaveAttribute("style", /gap: 7px/);
  await editor.focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("gap: much");
  await expect(example.getByRole("status")).toHaveText(
    "The current value is not supported by your browser.",
  );
  await values.nth(1).check();
  await example.getByRole("button", { name: "Reset" }).click();
  await expect(example.getByRole("status")).toHaveCount(0);
  await expect(values.first()).toBeChecked();
  await expect(element).toHaveAttribute("style", /gap: 0/);

  const results = page.locator(".code-example:has(> iframe)");
  await expect(results.first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const result of await results.all()) await expect(result).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  expect(await listExampleViolations(page)).toEqual([]);
});

test("prints a script's output when it is run", async ({ page }) => {
  const example = await openExample(page, CONSOLE);
  const output = example.getByRole("list", { name: "Console output" });
  await expect(output.getByRole("listitem")).toHaveCount(0);
  await example.getByRole("textbox").focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("console.log([1, 2].map(String))");
  await example.getByRole("button", { name: "Run" }).click();
  await expect(output.getByRole("listitem")).toHaveText(['["1", "2"]']);
  expect(await listExampleViolations(page)).toEqual([]);
  const frame = example.locator(".example-frame iframe");
  await expect(frame).toHaveCount(1);
  await example.getByRole("button", { name: "Reset" }).click();
  await expect(output.getByRole("listitem")).toHaveCount(0);
  // Timers of a script would go on printing.
  await expect(frame).toHaveCount(0);
});

test("assembles WebAssembly text in the browser, and runs nothing that was reset meanwhile", async ({
  page,
}) => {
  const example = await openExample(page, WASM);
  const run = example.getByRole("button", { name: "Run" });
  await run.click();
  const output = example.getByRole("list", { name: "Console output" });
  await expect(output.getByRole("listitem")).toHaveText(["12"]);
  await example.getByRole("tab", { name: "WAT" }).press("ArrowLeft");
  await expect(example.getByRole("tab", { name: "JavaScript" })).toBeFocused();
  await example.getByRole("tab", { name: "WAT" }).click();
  await example.getByRole("textbox").focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("(module (fun");
  await run.click();
  await expect(output.getByRole("listitem")).toContainText("example.wat:1");

  const reset = example.getByRole("button", { name: "Reset" });
  await reset.click();
  const assembler = /assemble-worker-/;
  const release = await holdRequests(page, assembler);
  const isAsked = page.waitForRequest(assembler);
  await run.click();
  await isAsked;
  await reset.click();
  const runs = new Set<string | null>();
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    // The server may redirect a frame, which keeps its id.
    if (pathname.endsWith("/runner.html")) runs.add(searchParams.get("uuid"));
  });
  const worker = page.waitForEvent("worker");
  release();
  await (await worker).waitForEvent("close");
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await run.click();
  await expect(output.getByRole("listitem")).toHaveText(["12"]);
  expect(runs.size).toBe(1);
});

test("shows the result of the code in the tabs, and prints the code once", async ({
  page,
  problems,
}) => {
  problems.allow(AUTOFOCUS);
  const findPanel = (example: Locator) => example.getByRole("tabpanel", { name: "HTML" });
  const findTop = async (example: Locator) => {
    const code = example.getByText("Cancel the booking").filter({ visible: true });
    const box = await code.first().boundingBox();
    return (box?.y ?? 0) - ((await example.boundingBox())?.y ?? 0);
  };
  let before = 0;
  const example = await openExample(page, TABBED, async (quiet) => {
    before = await findTop(quiet);
    await findPanel(quiet).focus();
  });
  await expect(findPanel(example), "not in the editor, where Tab indents").toBeFocused();
  expect(await findTop(example), "the same line of code, in its editor").toBe(before);

  await page.emulateMedia({ media: "print" });
  for (const editor of await example.locator(".cm-editor").all())
    await expect(editor).toBeHidden();
  await expect(example.locator(".example-editor > pre").first()).toBeVisible();
  await page.emulateMedia({ media: "screen" });

  const result = example.frameLocator("iframe");
  await result.getByRole("button", { name: "Cancel the booking" }).click();
  await expect(result.getByRole("dialog")).toBeVisible();
  await example.getByRole("textbox").focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("<p>New</p>");
  await expect(result.getByText("New")).toBeVisible();
  await example.getByRole("tab", { name: "HTML" }).press("End");
  await expect(example.getByRole("tab", { name: "JavaScript" })).toBeFocused();
  await expect(example.getByRole("textbox")).toContainText("querySelector");
  expect(await listExampleViolations(page)).toEqual([]);
});

test("is left by Escape and Tab right after typing, into a result that its next one may replace", async ({
  page,
  problems,
}) => {
  problems.allow(AUTOFOCUS);
  const example = await openExample(page, TABBED);
  const result = example.frameLocator("iframe");
  const editor = example.getByRole("textbox");
  await editor.focus();
  for (const key of ["Escape", "Control+Home", "Tab"]) await page.keyboard.press(key);
  await expect(editor, "another key restores indentation").toBeFocused();
  await page.keyboard.type("New. ");
  for (const key of ["Escape", "Tab"]) await page.keyboard.press(key);
  await expect(example.locator("iframe")).toBeFocused();
  await expect(result.locator("body")).toContainText("New.");
  await expect(example.locator("iframe"), "the next result").toBeFocused();
  await page.keyboard.press("Tab");
  await expect(result.locator(":focus")).toHaveText("Cancel the booking");
});

test.describe("JavaScript disabled", () => {
  test.use({ javaScriptEnabled: false });

  test("shows its code, and a frame with its result", async ({ page, problems }) => {
    problems.allow(AUTOFOCUS);
    await page.goto(TABBED);
    const example = page.locator("interactive-example");
    await expect(example.getByText("showModal")).toBeVisible();
    const result = example.frameLocator("iframe");
    await expect(
      result.getByRole("button", { name: "Cancel the booking" }),
    ).toBeVisible();
    await expect(example.getByRole("tab"), "nothing that needs a script").toHaveCount(0);
    await expect(example.getByRole("button")).toHaveCount(0);
  });

  test("shows the chosen value", async ({ page }) => {
    await page.goto(CHOICE);
    const example = page.locator("interactive-example");
    const element = example.frameLocator("iframe:visible").locator("#example-element");
    await expect(element).toHaveCSS("column-gap", "0px");
    await example.getByText("gap: 1rem;").click();
    await expect(element).toHaveCSS("column-gap", "16px");
    await example.getByRole("button", { name: "Reset" }).click();
    await expect(element).toHaveCSS("column-gap", "0px");
  });
});

test("ends with its article, and measures itself no more", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  const example = await openExample(page, CHOICE);
  await expect(example.locator(".cm-editor").first()).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 100, behavior: "instant" }));
  const sidebar = page.getByRole("navigation", { name: "Related Topics" });
  await sidebar.locator("a[href$='Properties/color']").first().dispatchEvent("click");
  // Not by the heading, because the search for its role measures the former article.
  await expect(page).toHaveTitle(/^color /);
  await expect(page.locator("[data-later], [data-leaving]")).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(logged.filter((text) => HIDDEN_LAYOUT.test(text))).toEqual([]);
});
