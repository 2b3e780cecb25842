import { randomBytes } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { listViolations, listViolationsInAllViews } from "../support/e2e-accessibility";
import { getToast, openPage, waitForScripts } from "../support/e2e-pages";
import { SHIPPED_SITE, toOrigin } from "../support/e2e-servers";
import { signIn } from "../support/e2e-sign-in";
import { expect, test } from "../support/e2e-test";

const PLAY = "/en-US/play";

/** Calls whose output is more than their arguments. */
const PRINTING = `document.body.innerHTML = "<b class=a>x</b>";
console.count(); console.count("100%% done"); console.count();
console.countReset(); console.count();
console.time("t"); console.timeLog("t", { a: 1 }); console.timeEnd("t"); console.timeEnd("t");
console.log(document.querySelectorAll("b"), document.querySelector("b").classList);
console.log(new Map([["f", () => 1]]), new DOMPoint(1));
console.log("a", new Proxy({}, { get() { throw 1; } }), [new Proxy([], { get: Symbol })], "b");`;

const CONSOLE_METHODS = `document.body.innerHTML = "<b>x</b>";
console.table([{ name: "Ada", year: 1815 }, { name: "Grace Hopper" }]);
console.table(new Map([["k", [1]]])); console.table({ a: "x" }); console.table(5);
console.group("Outer %d", 1); console.log("a\\nb"); console.groupCollapsed(); console.warn("deep");
console.groupEnd(); console.groupEnd(); console.groupEnd(); console.log("out");
function f() { console.trace("here %d", 1) } f();
console.dir(document.querySelector("b"));
console.assert(true, "no"); console.assert(0, "n is %d", 0); console.assert();
console.profile(); console.log("end");`;

function getResult(page: Page) {
  return page.frameLocator("iframe.sample-code-frame");
}

function getEditor(page: Page, language: string) {
  return page.getByRole("textbox", { name: `${language} code` });
}

async function openEditors(page: Page, path = PLAY): Promise<void> {
  await openPage(page, path);
  await expect(page.locator(".cm-editor")).toHaveCount(3);
}

/** Signs in, and returns to the editors. */
async function signInToEditors(page: Page): Promise<void> {
  await signIn(page, "core", PLAY);
  await waitForScripts(page);
  await expect(page.locator(".cm-editor")).toHaveCount(3);
}

async function clearCode(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Clear", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Clear" }).click();
}

test("is usable by keyboard alone, keeps the code, and leads the focus to the editors", async ({
  page,
  context,
}) => {
  await openEditors(page);
  await getEditor(page, "HTML").focus();
  await page.keyboard.type("<h3>Hello");
  // Tab indents; after Escape it moves on, past the summary of the next editor.
  await page.keyboard.press("Tab");
  await expect(getEditor(page, "HTML")).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(getEditor(page, "CSS")).toBeFocused();
  await getEditor(page, "JavaScript").focus();
  await page.keyboard.type("console.warn('careful', -0);");
  await page.keyboard.press("Control+Enter");
  await expect(getResult(page).getByRole("heading", { name: "Hello" })).toBeVisible();
  const lines = page.getByRole("list", { name: "Console" }).getByRole("listitem");
  await expect(lines).toHaveText("Warningcareful -0");

  const divider = page.getByRole("separator", { name: "Width of the editors" });
  await divider.press("ArrowLeft");
  await expect(divider).toHaveAttribute("aria-valuenow", "45");

  // Only messages from the frame itself with its own id are accepted.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener("message", resolve, { once: true });
        postMessage({ typ: "console", prop: "log", args: ["forged"], uuid: "x" }, "*");
      }),
  );
  await expect(lines).toHaveCount(1);
  const clear = page.getByRole("button", { name: "Clear console" });
  await clear.press("Enter");
  await expect(lines).toHaveCount(0);
  await expect(clear).toBeFocused();

  expect(await listViolationsInAllViews(page)).toEqual([]);

  const again = await context.newPage();
  await openEditors(again);
  await expect(getEditor(again, "HTML")).toContainText("<h3>Hello");
  await again.getByRole("link", { name: "Clear", exact: true }).click();
  await again.getByRole("dialog").getByRole("button", { name: "Clear" }).click();
  await again.reload();
  await waitForScripts(again);
  await expect(again.locator(".cm-editor")).toHaveCount(3);
  await expect(getEditor(again, "HTML")).not.toContainText("Hello");

  const firstEditor = again.locator("#play-editors summary").first();
  await again.getByRole("button", { name: "Start with an example" }).press("Enter");
  await expect(firstEditor, "once they are filled").toBeFocused();
  const tab = context.waitForEvent("page");
  await again
    .getByRole("link", { name: "Clear" })
    .click({ modifiers: ["ControlOrMeta"] });
  await (await tab).close();
  await expect(again.getByRole("dialog")).toHaveCount(0);
  await again.getByRole("link", { name: "Clear" }).press("Enter");
  await again.getByRole("dialog").getByRole("button", { name: "Clear" }).press("Enter");
  await expect(again.getByRole("link", { name: "Clear" })).toBeHidden();
  await expect(firstEditor, "once they are cleared").toBeFocused();
});

test("keeps changes to a document's example for later visits, until they are reset", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/Blocked autofocusing/);
  const site = toOrigin(SHIPPED_SITE);
  await openPage(page, `${site}/en-US/docs/Web/HTML/Reference/Elements/dialog`);
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", { name: "Play" }).first().click(),
  ]);
  await expect(tab.locator(".cm-editor")).toHaveCount(3);
  const given = (await getEditor(tab, "HTML").textContent()) ?? "";
  expect(given).not.toBe("");
  await expect(tab.getByRole("button", { name: "Reset" })).toBeDisabled();
  await getEditor(tab, "HTML").focus();
  await tab.keyboard.type("<h3>Changed</h3>");
  const address = tab.url();
  await tab.close();

  await openEditors(page, site + PLAY);
  const heading = page.getByRole("heading", { name: "Recent drafts" });
  await expect(heading).toBeVisible();
  expect(await listViolationsInAllViews(page)).toEqual([]);
  await page.getByRole("link", { name: /^Web \/ HTML .*dialog \(/ }).click();
  await expect(page).toHaveURL(address);
  await expect(page.locator(".cm-editor")).toHaveCount(3);
  const editor = getEditor(page, "HTML");
  await expect(editor).toContainText("Changed");
  await page.getByRole("button", { name: "Reset" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Reset" }).click();
  await expect(editor).toHaveText(given);
  await page.reload();
  await expect(editor).toHaveText(given);

  await editor.focus();
  await page.keyboard.type("<h3>Again</h3>");
  await openEditors(page, site + PLAY);
  await page.getByRole("button", { name: /^Delete Web/ }).press("Enter");
  await expect(heading).toHaveCount(0);
  await expect(page.locator("#play-editors summary").first()).toBeFocused();
});

test("shows each code at its address: the draft, and documents' examples on the way back", async ({
  page,
  problems,
}) => {
  problems.allow(/Blocked autofocusing/);
  const site = toOrigin(SHIPPED_SITE);
  const elements = `${site}/en-US/docs/Web/HTML/Reference/Elements`;
  const openExample = async (name: string) => {
    await openPage(page, `${elements}/${name}`);
    const link = page.getByRole("link", { name: "Play" }).first();
    await link.click({ modifiers: ["Shift"] });
    await expect(page).toHaveURL(/\/en-US\/play\?page=/);
    await expect(page.locator(".cm-editor")).toHaveCount(3);
  };
  const editor = getEditor(page, "HTML");
  await openEditors(page, site + PLAY);
  await editor.focus();
  await page.keyboard.type("<h3>Draft");
  await openExample("dialog");
  await expect(editor).not.toContainText("Draft");
  await editor.focus();
  await page.keyboard.type("<h3>First");
  await openExample("details");
  await expect(editor).not.toContainText("First");
  await page.goBack();
  await page.goBack();
  await expect(editor).toContainText("<h3>First");
  await openEditors(page, site + PLAY);
  await expect(editor).toContainText("<h3>Draft");
  await page.goBack();
  await expect(page.locator(".cm-editor")).toHaveCount(3);
  await clearCode(page);
  await expect(page).toHaveURL(site + PLAY);
  await page.reload();
  await expect(editor).toContainText("<h3>Draft");
});

test("keeps the code of two tabs apart, and says so", async ({ page, context }) => {
  const other = await context.newPage();
  await openEditors(page);
  await openEditors(other);
  await getEditor(page, "HTML").focus();
  await page.keyboard.type("One");
  await getEditor(other, "HTML").focus();
  await other.keyboard.type("Two");
  await expect(other).toHaveURL(/\/en-US\/play\?given=\d+$/);
  const link = other
    .getByRole("alert")
    .getByRole("link", { name: "Open your other code" });
  await expect(link).toBeVisible();
  expect(await listViolations(other)).toEqual([]);
  const address = other.url();
  await link.click();
  await expect(getEditor(other, "HTML")).toContainText("One");
  await other.close();
  await openEditors(page, address);
  await expect(getEditor(page, "HTML")).toContainText("Two");
});

test("says no longer that there is no code once there is", async ({ page, problems }) => {
  problems.allow(/status of 404/);
  await openEditors(page, `${PLAY}?id=none`);
  const alert = page.getByText("There is no shared code at this address.");
  await expect(alert).toBeVisible();
  await page.getByRole("button", { name: "Start with an example" }).click();
  await expect(alert).toHaveCount(0);
  await openEditors(page, `${PLAY}?id=none`);
  await expect(alert).toBeVisible();
  await clearCode(page);
  await expect(alert).toHaveCount(0);
  await openEditors(page, `${PLAY}?given=1`);
  await expect(page.getByRole("alert")).toContainText("in another tab");
  await page.getByRole("button", { name: "Start with an example" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("restores shared code with CR LF", async ({ page }) => {
  const html = "<p>\r\n".repeat(20);
  const state = deflateRawSync(JSON.stringify({ html })).toString("base64");
  await openEditors(page, `${PLAY}?${new URLSearchParams({ state }).toString()}`);
  const editor = getEditor(page, "HTML");
  await editor.focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("<b>".repeat(10));
  await page.getByRole("button", { name: "Reset" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Reset" }).click();
  await expect(editor).toHaveText("<p>".repeat(20));
});

test("formats no code that has changed since, and says when it can't", async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED|Unexpected token ';'/);
  await openEditors(page);
  await getEditor(page, "HTML").focus();
  await page.keyboard.type("<b>x");
  await getEditor(page, "CSS").focus();
  await page.keyboard.type("b{color:red");
  let answer = () => {};
  const isTyped = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await isTyped;
    await route.continue();
  });
  await page.getByRole("button", { name: "Format" }).click();
  await getEditor(page, "HTML").focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("y");
  answer();
  await expect(getEditor(page, "CSS")).toContainText("color: red;");
  await expect(getEditor(page, "HTML")).toHaveText("<b>x</b>y");

  await page.reload();
  await expect(page.locator(".cm-editor")).toHaveCount(3);
  await page.unrouteAll();
  await getEditor(page, "JavaScript").focus();
  await page.keyboard.insertText("let a;\nlet = ;");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Format" }).click();
  const fault = "JavaScript can’t be formatted (line 2)";
  await expect(getToast(page)).toContainText(fault);
  await expect(page.locator("[data-announcer]")).toContainText(fault);
  await expect(getEditor(page, "JavaScript")).toContainText("let = ;");

  await page.reload();
  await expect(page.locator(".cm-editor")).toHaveCount(3);
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.getByRole("button", { name: "Format" }).click();
  await expect(page.getByText("Something went wrong on our side.").last()).toBeVisible();
});

test("copies no address that is too long, and logs in beside one that is long", async ({
  page,
  context,
}) => {
  const html = randomBytes(3000).toString("hex");
  const state = deflateRawSync(JSON.stringify({ html })).toString("base64");
  await openEditors(page, `${PLAY}?${new URLSearchParams({ state }).toString()}`);
  await page.getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog");
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    dialog.getByRole("link", { name: "Log in" }).click(),
  ]);
  await tab.locator("main button[value]").first().click();
  await expect(tab).toHaveURL(/\/en-US\/play$/);
  // By this, the tab tells the others of the reader.
  await tab.waitForFunction(() => localStorage.getItem("reader") !== null);
  await tab.close();
  await dialog.getByRole("button", { name: "Create link" }).click();
  await expect(page).toHaveURL(/\?id=/);
  await page.keyboard.press("Escape");
  await expect(page.getByText("Someone else has written this code.")).toHaveCount(0);

  await getEditor(page, "HTML").focus();
  await page.keyboard.insertText(randomBytes(6000).toString("hex"));
  await page.getByRole("button", { name: "Share" }).click();
  await dialog.getByRole("button", { name: "Copy data URL" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(/^This code is too long for an/);
});

test("keeps what is typed while code is being shared", async ({ page }) => {
  await signInToEditors(page);
  await getEditor(page, "HTML").focus();
  await page.keyboard.type("<h3>Early");
  let answer = () => {};
  const isTyped = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/v1/play/", async (route) => {
    await isTyped;
    await route.continue();
  });
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Create link" }).click();
  await page.keyboard.press("Escape");
  await getEditor(page, "HTML").focus();
  await page.keyboard.type(" and late");
  answer();
  await expect(page).toHaveURL(/\?id=/);
  const first = page.url();
  await page.reload();
  await expect(getEditor(page, "HTML")).toContainText("Early and late");
  const address = page.getByRole("textbox", { name: "Link to your code" });
  await expect(address, "of the code as it was").toHaveCount(0);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Create link" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page).not.toHaveURL(first);
  await expect(address).toHaveValue(page.url());
});

test("shares code by a link, where it runs only on request and can be flagged", async ({
  page,
  browser,
  problems,
}) => {
  await signInToEditors(page);
  await getEditor(page, "HTML").focus();
  await page.keyboard.type("<h3>Theirs");
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Create link" }).press("Enter");
  const address = page.getByRole("textbox", { name: "Link to your code" });
  const created = page.getByRole("dialog").locator(address);
  await expect(created).toHaveValue(/\/en-US\/play\?id=[\w-]{22}$/);
  await expect(created).toBeFocused();
  await expect(created).toHaveAccessibleDescription(/^Your code is saved\./);
  const link = await created.inputValue();
  await expect(page).toHaveURL(link);
  await openEditors(page, link);
  await expect(getResult(page).getByRole("heading")).toHaveText("Theirs");
  await expect(page.getByText("Someone else has written this code.")).toHaveCount(0);
  await expect(page.getByText("Seeing something inappropriate?")).toHaveCount(0);
  await expect(address).toHaveValue(link);
  expect(await listViolationsInAllViews(page)).toEqual([]);

  problems.allow(/status of 401/);
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Create link" }).click();
  const refusal = page.getByRole("dialog").getByRole("alert");
  await expect(refusal).toContainText("You are no longer logged in.");
  await expect(refusal.getByRole("link", { name: "Log in" })).toBeVisible();

  const context = await browser.newContext();
  const visitor = await context.newPage();
  await openEditors(visitor, link);
  await getEditor(visitor, "HTML").focus();
  await visitor.keyboard.press("Control+End");
  await visitor.keyboard.type("<b>x");
  await expect(visitor.getByText("Someone else has written this code.")).toBeVisible();
  await expect(visitor.locator("iframe.sample-code-frame")).toHaveCount(0);
  expect(await listViolations(visitor)).toEqual([]);
  await visitor.getByRole("button", { name: "Run" }).last().click();
  await expect(getResult(visitor).getByRole("heading")).toHaveText("Theirs");
  await visitor.getByRole("button", { name: "Format" }).click();
  await expect(getEditor(visitor, "HTML").locator(".cm-line")).toHaveText([
    "<h3>Theirs</h3>",
    "<b>x</b>",
    "",
  ]);
  await visitor.getByRole("button", { name: "Reset" }).click();
  await visitor.getByRole("dialog").getByRole("button", { name: "Reset" }).click();
  await expect(visitor.locator("#play-editors summary").first()).toBeFocused();
  await expect(getEditor(visitor, "HTML")).toHaveText("<h3>Theirs</h3>");
  await visitor.getByRole("button", { name: "Share" }).click();
  const dialog = visitor.getByRole("dialog");
  await expect(dialog.getByRole("link", { name: "Log in" })).toBeVisible();
  expect(await listViolations(visitor, "dialog")).toEqual([]);
  await visitor.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  const question = visitor.getByText("Seeing something inappropriate?");
  const reason = visitor.getByRole("textbox", { name: "What is wrong with" });
  await question.click();
  await visitor.getByRole("button", { name: "Cancel" }).click();
  await expect(reason).toBeHidden();
  await expect(question).toBeFocused();
  await question.click();
  await visitor.getByRole("button", { name: "Report" }).click();
  await expect(reason).toBeFocused();
  await reason.fill(" ");
  await visitor.getByRole("button", { name: "Report" }).click();
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAccessibleDescription(/^Please say what is wrong/);
  await expect(visitor.getByRole("alert")).toHaveCount(0);
  expect(await listViolations(visitor)).toEqual([]);
  await reason.fill("A test of it.");
  await visitor.getByRole("button", { name: "Report" }).click();
  await expect(getToast(visitor)).toContainText("your report has been sent");
  await expect(visitor).toHaveURL(link);
  await expect(visitor.locator("iframe.sample-code-frame")).toHaveCount(0);

  await expect(visitor.locator(".cm-editor")).toHaveCount(3);
  await question.click();
  await reason.press("Control+Enter");
  await visitor.locator("#top-nav-search-input").press("Control+Enter");
  await expect(visitor.getByText("Someone else has written this code.")).toBeVisible();
  await visitor.getByRole("link", { name: "Clear", exact: true }).click();
  await dialog.getByRole("button", { name: "Clear" }).click();
  await expect(question).toHaveCount(0);
  await context.close();
});

test("prints all that code logs, and stops code that prints without end", async ({
  page,
  problems,
}) => {
  problems.allow(/Stopped: printing/);
  await openEditors(page);
  const lines = page.getByRole("list", { name: "Console" }).getByRole("listitem");
  const run = async (code: string) => {
    await getEditor(page, "JavaScript").focus();
    await page.keyboard.insertText(code);
    await page.keyboard.press("Control+Enter");
  };
  const clear = async () => {
    await clearCode(page);
    await expect(lines).toHaveCount(0);
    await expect(getEditor(page, "JavaScript")).toHaveText("");
  };

  await test.step("counts, timers and parts of what can't be cloned", async () => {
    await run(PRINTING);
    await expect(lines).toHaveText([
      "default: 1",
      "100%% done: 1",
      "default: 2",
      "default: 1",
      /^t: [\d.]+ ms \{ a: 1 \}$/,
      /^t: [\d.]+ ms$/,
      "t: no timer",
      '[<b class="a">x</b>] ["a"]',
      'Map(1) { "f" => () => 1 } DOMPoint {"x":1,"y":0,"z":0,"w":1}',
      "a {…} [[object Array]] b",
    ]);
    await clear();
  });

  await test.step("tables, groups, stacks and properties, as text", async () => {
    await run(CONSOLE_METHODS);
    await expect(lines.last()).toHaveText("end");
    expect(await lines.locator("code").allInnerTexts()).toEqual([
      "(index)  name          year\n0        Ada           1815\n1        Grace Hopper",
      "(index)  Key  Value\n0        k    [1]",
      "(index)  Values\na        x",
      "5",
      "Outer 1",
      "  a\n  b",
      "  console.group",
      "    deep",
      "out",
      expect.stringMatching(/^here 1 \n {4}at f \(runner\.html:\d+:\d+\)\n/),
      expect.stringMatching(/^HTMLElement \{ .*localName: "b".* \}$/),
      "Assertion failed: n is 0",
      "Assertion failed",
      "[Playground] console.profile can't be shown here",
      "end",
    ]);
    await clear();
  });

  await test.step("the last lines of code without end", async () => {
    await run("for (let n = 0; ; n++) console.log(n);");
    await expect(lines.last()).toContainText("Stopped: printing", { timeout: 30_000 });
    await expect(lines.first()).toContainText(/Lines left out: \d{3,}/);
    await expect(lines).toHaveCount(501);
    await clear();
  });
});

test.describe("JavaScript disabled", () => {
  test.use({ javaScriptEnabled: false });

  test("leads who shares to the login and back, and confirms that the code is shared, with its link", async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 401/);
    await page.goto(PLAY);
    const field = page.getByRole("textbox", { name: "HTML code" });
    await field.fill("<h3>Mine</h3>");
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByRole("link", { name: "Log in first" }).click();
    await page.locator("button[value=demo-core]").click();
    await expect(field).toHaveValue("<h3>Mine</h3>");
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page).toHaveURL(/\?id=[\w-]{22}$/);
    await expect(page.getByText("Your code is saved.")).toBeVisible();
    const link = page.getByRole("textbox", { name: "Link to your code" });
    await expect(link).toHaveValue(page.url());
    await expect(getResult(page).getByRole("heading", { name: "Mine" })).toBeVisible();
    await expect(page.getByText("Someone else has written this code.")).toHaveCount(0);
  });

  test("a report keeps what its reader has changed, before and after a run", async ({
    page,
  }) => {
    const html = "<h3>Theirs</h3>";
    await signIn(page, "core", PLAY);
    const field = page.getByRole("textbox", { name: "HTML code" });
    await field.fill(html);
    await page.getByRole("button", { name: "Share" }).click();
    await page.context().clearCookies();
    await page.reload();
    const report = async () => {
      await page.getByText("Seeing something inappropriate?").click();
      await page.getByRole("textbox", { name: "What is wrong with" }).fill("A test.");
      await page.getByRole("button", { name: "Report" }).click();
      await expect(page.getByText("your report has been sent")).toBeVisible();
    };
    await field.fill(`${html}<p>Mine</p>`);
    await report();
    await expect(field).toHaveValue(`${html}<p>Mine</p>`);
    await expect(page.getByText("Someone else has written this code.")).toBeVisible();
    await page.getByRole("button", { name: "Run" }).first().click();
    await expect(getResult(page).getByText("Mine")).toBeVisible();
    await field.fill(`${html}<p>Mine too</p>`);
    await report();
    await expect(field).toHaveValue(`${html}<p>Mine too</p>`);
  });

  test("shows the result of the form's code, and the code again", async ({ page }) => {
    await page.goto("/de/play");
    await page.getByRole("textbox", { name: "HTML-Code" }).fill("<h3>Hallo</h3>\n<p>");
    await page.getByRole("textbox", { name: "CSS-Code" }).fill("h3 { color: green }");
    await page.getByRole("button", { name: "Ausführen" }).click();
    await expect(getResult(page).getByRole("heading", { name: "Hallo" })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "HTML-Code" })).toHaveValue(
      "<h3>Hallo</h3>\n<p>",
    );
    await expect(page.getByRole("button", { name: "Formatieren" })).toBeHidden();
    await page.getByRole("link", { name: "Leeren" }).click();
    await expect(page.getByRole("textbox", { name: "HTML-Code" })).toHaveValue("");
  });
});
