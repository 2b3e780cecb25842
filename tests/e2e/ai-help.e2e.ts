import type { Page } from "@playwright/test";
import {
  serveFakeModel,
  type FakeModelServer,
} from "../../cli/fake-model/serve-fake-model";
import { holdAnswers, watchAnswers } from "../support/e2e-answer-streams";
import { listViolationsInAllViews } from "../support/e2e-accessibility";
import { startOwnSite, type OwnSite } from "../support/e2e-own-site";
import { getToast, PAGES } from "../support/e2e-pages";
import { FIXTURE_SITE, toOrigin } from "../support/e2e-servers";
import { signIn } from "../support/e2e-sign-in";
import { expect, test } from "../support/e2e-test";

const SETTINGS = "/en-US/plus/settings";
const HOME = "/en-US/plus/ai-help";
/** The site with a model is another server, whose sign-in needs its own origin. */
const MODEL_PORT = FIXTURE_SITE.port + 5;
const MODEL_ORIGIN = toOrigin({ port: MODEL_PORT });
const QUESTION = "How does user-select work?";

function getTurns(page: Page) {
  return page.locator("[data-turns] > article[id]");
}

/** Starts from the settings. */
async function keepHistory(page: Page): Promise<void> {
  await page.getByRole("switch", { name: "Enable History" }).click();
  await expect(page.getByRole("status").getByText("Saved.")).toBeVisible();
}

test("tells signed-out readers what it is", async ({ page }) => {
  await page.goto("/ja/plus/ai-help");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "一度質問して、開発を続けよう",
  );
  expect(await listViolationsInAllViews(page)).toEqual([]);
});

/** Asks once the script of conversations is there: before, Enter begins a new line. */
async function ask(page: Page, question: string): Promise<void> {
  const field = page.getByLabel("Your question");
  await field.press("Tab");
  await expect(async () => {
    await field.fill(question);
    await field.press("Enter");
    await expect(page.locator("[data-status]")).not.toBeEmpty({ timeout: 2_000 });
  }).toPass();
}

test("leaves an answer alone while the label of the one before comes", async ({
  page,
}) => {
  await signIn(page, "core", HOME);
  const answers = await holdAnswers(page);
  await ask(page, "First?");
  await answers.send(0, { type: "metadata", html: "", message_id: "0", url: null });
  await answers.send(0, { type: "done", html: "" });
  await expect(page.locator("[data-status]")).toHaveText("The answer is complete.");
  const field = page.getByLabel("Your question");
  await field.fill("Second?");
  await field.press("Enter");
  await answers.send(1, { type: "metadata", html: "", message_id: "1", url: null });
  const stop = page.getByRole("button", { name: "Stop answering" });
  await expect(stop).toBeVisible();
  await answers.end(0);
  await expect(stop).toBeVisible();
  await expect(field).toHaveValue("");
});

test("has the address of a conversation while its answer comes, not after a failure", async ({
  page,
}) => {
  await signIn(page, "core", HOME);
  const answers = await holdAnswers(page);
  await ask(page, "Why?");
  const url = `${HOME}?c=1`;
  await answers.send(0, { type: "metadata", html: "", message_id: "1", url });
  await expect(page).toHaveURL(url);
  await answers.send(0, { type: "failed", message: "It failed." });
  await expect(page.getByRole("alert").getByText("It failed.")).toBeVisible();
  await expect(page).toHaveURL(HOME);
});

test("leaves the page alone that the reader has gone on to", async ({ page }) => {
  await signIn(page, "core", HOME);
  const answers = await holdAnswers(page);
  await ask(page, "Why?");
  const link = page.locator(`header a[href="${PAGES.landing}"]`).first();
  await link.evaluate((each: HTMLElement) => each.click());
  await expect(page).toHaveURL(PAGES.landing);
  await expect(page.locator("[data-ai-help]")).toHaveCount(0);
  const url = `${HOME}?c=1`;
  const metadata = { type: "metadata", html: "", message_id: "1", url };
  await answers.send(0, metadata, { type: "done", html: "", url });
  expect(new URL(page.url()).pathname).toBe(PAGES.landing);
});

test("announces a refusal as one, not as an answer", async ({ page }) => {
  await signIn(page, "core", HOME);
  await ask(page, "Zyxwvut qwertzuiop?");
  await expect(page.locator("[data-status]")).toHaveText(/do not answer this question/);
});

test.describe("JavaScript disabled", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("asks about a page, again, and keeps and deletes a topic", async ({ page }) => {
    await signIn(page, "mdn_plus_10y", PAGES.reference);
    await page.getByRole("link", { name: "Ask AI Help about this page" }).click();
    const main = page.getByRole("main");
    await expect(main.getByText("Your question is about this page:")).toBeVisible();
    await page.getByLabel("Your question").fill("What is the syntax?");
    await page.getByRole("button", { name: "Submit question" }).click();
    await expect(getTurns(page)).toHaveCount(1);
    await expect(main.getByText("No language model wrote any of it.")).toBeVisible();
    const source = main.getByRole("listitem").getByRole("link").first();
    await expect(source).toHaveAttribute("href", new RegExp(PAGES.reference));

    await page.getByText("Edit question").click();
    await page.getByLabel("Edit question").fill(QUESTION);
    await page.getByRole("button", { name: "Submit edited question" }).click();
    await expect(main.getByText("2 / 2")).toBeVisible();
    await page.getByRole("button", { name: "Previous question" }).click();
    await expect(getTurns(page)).toContainText("What is the syntax?");
    await page.getByRole("button", { name: "No, it was not useful" }).click();
    await expect(main.getByText("Your vote has been saved.")).toBeVisible();

    await page.goto(SETTINGS);
    await keepHistory(page);
    await page.goto(`${HOME}?q=${encodeURIComponent(QUESTION)}`);
    await page.getByRole("button", { name: "Submit question" }).click();
    await expect(page).toHaveURL(/\?c=[\w-]+&m=[\w-]+#turn-/);
    await page.getByRole("button", { name: "Show history" }).click();
    await page.getByRole("link", { name: "Delete topic" }).click();
    await page.getByRole("button", { name: "Delete topic" }).click();
    await expect(getToast(page)).toContainText("Your AI Help topic has been deleted.");
    await expect(getTurns(page)).toHaveCount(0);
  });

  test("leads to the question that was refused below an answer, and to an edited one", async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 400/);
    await signIn(page, "mdn_plus_10y", `${HOME}?q=${encodeURIComponent(QUESTION)}`);
    await page.getByRole("button", { name: "Submit question" }).click();
    await expect(getTurns(page)).toHaveCount(1);
    await page.getByLabel("Your question").fill(" ");
    await page.getByRole("button", { name: "Submit question" }).click();
    const fault = page.getByText("Please enter a question.");
    await expect(fault).toBeInViewport();
    await expect(page.getByLabel("Your question")).toBeFocused();

    await page.getByText("Edit question").click();
    await page.getByLabel("Edit question").fill("");
    await page.getByRole("button", { name: "Submit edited question" }).click();
    await expect(page.getByLabel("Edit question")).toBeFocused();
    await expect(fault).toBeInViewport();
  });
});

test.describe("with a model", () => {
  // In one worker, because the site has a fixed port.
  test.describe.configure({ mode: "default" });
  test.use({ baseURL: MODEL_ORIGIN });
  let model: FakeModelServer;
  let site: OwnSite;

  test.beforeAll(async () => {
    model = await serveFakeModel();
    site = await startOwnSite({
      PORT: String(MODEL_PORT),
      SITE_ORIGIN: MODEL_ORIGIN,
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: "fake",
      AI_MODEL_PLUS: "fake-endless",
      RATE_LIMITS: "off",
      LOG_LEVEL: "info",
    });
  });

  test.afterAll(async () => {
    await site.stop();
    await model.close();
  });

  test("streams an answer with its sources", async ({ page, problems }) => {
    await signIn(page, "core", HOME);
    const example = page.getByRole("link", { name: "How do I create a form in HTML?" });
    const field = page.getByLabel("Your question");
    await field.fill("Mine");
    await expect(example, "would replace what is typed").toBeHidden();
    await page.getByRole("button", { name: "Clear question" }).click();
    const tab = page.context().waitForEvent("page");
    await example.click({ modifiers: ["ControlOrMeta"] });
    await (await tab).close();
    await expect(field).toBeEmpty();
    await example.click();
    await expect(field).toHaveValue("How do I create a form in HTML?");
    await expect(field).toBeFocused();
    await field.fill(QUESTION);
    await field.press("Enter");
    await expect(page.locator("[data-status]")).toHaveText("The answer is complete.");
    const answer = getTurns(page);
    await expect(answer.getByText("Written by a language model")).toBeVisible();
    await expect(answer.getByRole("link", { name: "Source 1" })).toHaveAttribute(
      "href",
      /^\/en-US\/docs\//,
    );
    await expect(answer.getByRole("button", { name: "Play" })).toBeVisible();
    await expect(answer.getByRole("button", { name: "Copy" })).toBeVisible();
    await expect(field).toHaveValue("");
    await expect(field).toBeFocused();
    await expect(page.getByText("4 questions remaining today")).toBeVisible();
    expect(await listViolationsInAllViews(page)).toEqual([]);

    await problems.allowIn(async () => {
      await page.route(`**${HOME}`, (route) => route.abort());
      await answer.getByRole("button", { name: "Yes, it was useful" }).click();
      await expect(answer.getByRole("status")).toHaveText(
        /^Your vote could not be saved/,
      );
      await page.unroute(`**${HOME}`);
    }, /ERR_FAILED/);
    await answer.getByRole("button", { name: "Yes, it was useful" }).click();
    await expect(answer.getByRole("status")).toHaveText(/Your vote has been saved[.]$/);

    await page.getByText("Edit question").click();
    await page.getByLabel("Edit question").fill(`${QUESTION} Once more.`);
    await field.fill("Begun meanwhile");
    await page.getByRole("button", { name: "Submit edited question" }).press("Enter");
    await expect(page.getByText("2 / 2")).toBeVisible();
    await expect(field, "instead of the button that went").toBeFocused();
    await expect(field).toHaveValue("Begun meanwhile");

    problems.allow(/status of 400/);
    await field.fill("");
    await page.getByText("Edit question").click();
    const edited = page.getByLabel("Edit question");
    await edited.fill("Please flagme twice");
    await edited.press("Enter");
    await expect(edited).toHaveAccessibleDescription(/^This question breaks the rules/);
    await expect(edited).toBeFocused();
    await expect(edited).toHaveValue("Please flagme twice");
    await expect(page.getByText("2 questions remaining today")).toBeVisible();
    await expect(field, "not a second time").toHaveValue("");

    await field.fill("Please flagme");
    await field.press("Enter");
    await expect(field).toHaveAccessibleDescription(/^This question breaks the rules/);
    await expect(edited).toHaveAttribute("aria-invalid", "false");
    await expect(field).toHaveValue("Please flagme");
    await expect(getTurns(page)).toHaveCount(1);

    await field.fill(QUESTION);
    await field.press("Enter");
    await expect(getTurns(page)).toHaveCount(2);
    await expect(page.locator("[data-quota]"), "instead of the field").toBeFocused();
    await expect(edited, "as on a page that is loaded again").toBeHidden();
  });

  test("stops an answer, and finds one that was left in the history", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await signIn(page, "mdn_plus_5m", SETTINGS);
    await keepHistory(page);
    await page.goto(HOME);
    await page.getByLabel("Your question").fill(QUESTION);
    await page.getByLabel("Your question").press("Enter");
    const live = page.locator("[data-live]");
    await expect
      .poll(() => live.evaluate((turn) => turn.clientHeight))
      .toBeGreaterThan(900);
    // Scrolling up ends the scrolling along: the page does not move any more.
    await page.mouse.move(600, 300);
    await page.mouse.wheel(0, -200);
    await expect(page.getByRole("button", { name: "Enable auto-scroll" })).toBeVisible();
    const [place, height] = await page.evaluate(() => [
      scrollY,
      document.body.scrollHeight,
    ]);
    await expect
      .poll(() => page.evaluate(() => document.body.scrollHeight))
      .toBeGreaterThan(height);
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await page.getByRole("button", { name: "Enable auto-scroll" }).press("Enter");
    await expect(page.getByLabel("Your question")).toBeFocused();
    await page.getByRole("button", { name: "Stop answering" }).press("Enter");
    await expect(page.getByText("Answer (stopped):")).toBeVisible();
    await expect(page.getByLabel("Your question")).toBeFocused();
    await expect(page).toHaveURL(/\?c=/);

    await page.goto(HOME);
    await page.getByLabel("Your question").fill("Which values has user-select?");
    await page.getByLabel("Your question").press("Enter");
    await expect(live.locator("pre").first()).toBeVisible();
    await page.clock.install();
    await page.reload();
    const unfinished = page.getByText("The answer is still being written.");
    await expect(unfinished).toBeVisible();
    await page.getByRole("button", { name: "Stop answering" }).click();
    await page.goto(HOME);
    await ask(page, "Which values has user-select?");
    await expect(live.locator("pre").first()).toBeVisible();
    await page.goto(PAGES.landing);
    await page.goBack();
    await expect(unfinished).toBeVisible();
    await page.goto(HOME);
    await page.getByRole("link", { name: "New topic" }).first().click();
    await expect(unfinished).toBeVisible();
    // As for a topic that is deleted, or a reader who is signed out.
    await page.route(/[?]c=/, (route) => route.fulfill({ body: "<p>Nothing</p>" }));
    const answer = page.waitForResponse(/[?]c=/);
    await page.clock.fastForward(10_000);
    await (await answer).finished();
    await page.unroute(/[?]c=/);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(page.locator("[data-status]")).toBeEmpty();
    await other.getByRole("button", { name: "Stop answering" }).click();
    await expect(other.getByText("Answer (stopped):")).toBeVisible();
    await expect(async () => {
      await page.clock.fastForward(10_000);
      await expect(page.getByText("Answer (stopped):")).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(page.locator("[data-status]")).toHaveText("Stopped answering");
  });

  test("finds an answer that was written on without the connection", async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.clock.install();
    await signIn(page, "mdn_plus_5y", SETTINGS);
    await keepHistory(page);
    await page.goto(HOME);
    const lose = await watchAnswers(page);
    await ask(page, QUESTION);
    await expect(page.locator("[data-live] pre").first()).toBeVisible();
    await context.setOffline(true);
    await lose();
    const status = page.locator("[data-status]");
    await expect(status).toHaveText(/^The connection was lost\./);
    await expect(page.getByLabel("Your question"), "it is asked").toHaveValue("");
    await page.clock.fastForward(10_000);
    await context.setOffline(false);
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole("button", { name: "Stop answering" }).click();
    await expect(other.getByText("Answer (stopped):")).toBeVisible();
    await expect(async () => {
      await page.clock.fastForward(10_000);
      await expect(status).toHaveText("Stopped answering", { timeout: 2_000 });
    }).toPass();
    await expect(getTurns(page)).toHaveCount(1);
    await expect(page.locator("[data-live]")).toHaveCount(0);
  });

  test("does not say of a question without an address that it did not count", async ({
    page,
  }) => {
    await signIn(page, "mdn_plus_10m", HOME);
    const lose = await watchAnswers(page);
    await ask(page, QUESTION);
    await lose();
    const field = page.getByLabel("Your question");
    await expect(field).toHaveAccessibleDescription(/It may have counted/);
    await expect(field).toHaveValue(QUESTION);
  });
});
