import { listViolationsInAllViews } from "../support/e2e-accessibility";
import { openPage, PAGES, waitForScripts } from "../support/e2e-pages";
import { expect, test } from "../support/e2e-test";

const SEARCHES = {
  results: "/en-US/search?q=css",
  languages: "/de/search?q=css&locale=de&locale=en-US",
  nothing: "/en-US/search?q=zzzqqqq",
  misspelt: "/en-US/search?q=veiwport",
  empty: "/en-US/search",
};

test.describe("JavaScript disabled", () => {
  test.use({ javaScriptEnabled: false });

  test("finds a page by a plain form and links it", async ({ page }) => {
    await page.goto(SEARCHES.empty);
    await expect(page).toHaveTitle("No query, no results.");
    await page.getByRole("main").getByRole("searchbox").fill("user-select");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/en-US/search?q=user-select");
    await expect(page).toHaveTitle('Search: "user-select"');
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Search results for: user-select",
    );
    await expect(page.getByText(/^Found \d+ match(es)?\.$/)).toBeVisible();
    const first = page
      .getByRole("main")
      .getByRole("listitem")
      .getByRole("heading")
      .first();
    await expect(first.locator("mark")).toHaveText("user-select");
    // Spans side by side would be read as one word.
    const trail = "Web technology / CSS / CSS reference / CSS properties";
    await expect(page.getByText(trail, { exact: true })).toBeVisible();
    await first.getByRole("link").click();
    await expect(page).toHaveURL(PAGES.reference);
  });

  test("leads from a page beyond the last to the first, changes the order, and keeps a topic for the next query", async ({
    page,
  }) => {
    await page.goto(`${SEARCHES.results}&page=9`);
    await page.getByRole("link", { name: "Go to the first page" }).click();
    await expect(page).toHaveURL(SEARCHES.results);

    const sort = page.getByRole("navigation", { name: "Sort by:" });
    await expect(sort.locator("[aria-current]")).toHaveText("Best");
    await sort.getByRole("link", { name: "Popularity" }).click();
    await expect(page).toHaveURL("/en-US/search?q=css&sort=popularity");
    await expect(sort.locator("[aria-current]")).toHaveText("Popularity");
    await sort.getByRole("link", { name: "Best" }).click();
    await expect(page).toHaveURL(SEARCHES.results);

    const topics = page.getByRole("navigation", { name: "Topics" });
    await topics.getByRole("link", { name: /^Glossary/ }).click();
    await expect(page).toHaveURL("/en-US/search?q=css&topic=glossary");
    await expect(topics.locator("[aria-current]")).toHaveText(/^Glossary/);
    await expect(page.getByText("Found 1 match.")).toBeVisible();
    await page.getByRole("main").getByRole("searchbox").fill("viewport");
    await page.getByRole("main").getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL("/en-US/search?q=viewport&topic=glossary");
  });

  test("searches in English, or in both languages", async ({ page }) => {
    await page.goto("/de/search?q=css");
    const languages = page.getByRole("navigation", { name: "Sprache:" });
    await languages.getByRole("link", { name: "English (US)" }).click();
    await expect(page).toHaveURL("/de/search?q=css&locale=en-US");
    await languages.getByRole("link", { name: "Beide" }).click();
    await expect(page).toHaveURL(SEARCHES.languages);
    await expect(languages.locator("[aria-current]")).toHaveText("Beide");
    await expect(page.locator('main li[lang="en-US"]').first()).toBeVisible();
  });

  test("suggests the likelier word for a misspelt one", async ({ page }) => {
    await page.goto(SEARCHES.misspelt);
    await expect(page.getByText("Did you mean...")).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: "Viewport", exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(
      /\/en-US\/(search\?q=Viewport|docs\/Glossary\/Viewport)$/,
    );
  });

  test("gives advice when there are no results", async ({ page }) => {
    await page.goto("/de/search?q=zzzqqqq&topic=css");
    await expect(page.getByRole("heading", { name: "Nichts gefunden." })).toBeVisible();
    await page.getByRole("link", { name: "Auf Englisch suchen" }).click();
    await expect(page).toHaveURL("/de/search?q=zzzqqqq&topic=css&locale=en-US");
    await page.getByRole("link", { name: "In allen Themen suchen" }).click();
    await expect(page).toHaveURL("/de/search?q=zzzqqqq&locale=en-US");
    await page.goto("/ja/search?q=zzzqqqq");
    const english = page.getByRole("main").locator('a[href^="/en-US/docs/Web/"]');
    await expect(english.first()).toHaveAttribute("lang", "en-US");
  });

  test("explains an invalid URL, and keeps the typed query", async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 400/);
    const response = await page.goto("/en-US/search?q=grid&page=99&sort=worst");
    expect(response?.status()).toBe(400);
    await expect(page.getByRole("heading", { name: "Search error" })).toBeVisible();
    await expect(page.getByRole("alert").getByRole("listitem")).toHaveText([
      "page: This must be a whole number from 1 to 10.",
      "sort: This is not one of the choices.",
    ]);
    await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("grid");
  });

  test("rejects a query that is too long beside its field, and keeps the choices", async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 400/);
    const query = "x".repeat(300);
    await page.goto(`/en-US/search?q=${query}&sort=popularity&topic=css&page=77`);
    const field = page.getByRole("main").getByRole("searchbox");
    await expect(field).toHaveValue(query);
    await expect(field).toHaveAccessibleDescription(/The query is too long/);
    await field.fill("grid");
    await field.press("Enter");
    await expect(page).toHaveURL("/en-US/search?q=grid&sort=popularity&topic=css");
  });
});

test("describes the search to engines and browsers, accessible before a query", async ({
  page,
}) => {
  await openPage(page, SEARCHES.empty);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    "content",
    /^Search guides, references and tutorials/,
  );
  expect(await listViolationsInAllViews(page)).toEqual([]);
});

test("keeps results from search engines, and has its texts, accessible, after going back to it from a newly loaded document", async ({
  page,
}) => {
  await openPage(page, SEARCHES.results);
  await expect
    .soft(page.locator('meta[name="robots"]'))
    .toHaveAttribute("content", "noindex, follow");
  await expect
    .soft(page.locator('link[rel="search"]'))
    .toHaveAttribute("href", "/opensearch.xml?locale=en-US");

  const results = page.getByRole("main").getByRole("heading", { level: 2 });
  await results.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/docs\//);
  await page.reload();
  await waitForScripts(page);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Search results for: css",
  );
  expect(await listViolationsInAllViews(page)).toEqual([]);
});

const { languages, nothing, misspelt } = SEARCHES;
const tooLong = `/en-US/search?q=${"x".repeat(300)}`;
for (const [name, path] of Object.entries({ languages, nothing, misspelt, tooLong })) {
  test(`is accessible and fits every width: ${name}`, async ({ page, problems }) => {
    if (name === "tooLong") problems.allow(/status of 400/);
    await openPage(page, path);
    expect(await listViolationsInAllViews(page)).toEqual([]);
  });
}

test("puts a fault together as its language does", async ({ page, problems }) => {
  problems.allow(/status of 400/);
  await page.goto("/fr/search?q=color&page=0");
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toHaveText("page\u00a0: Il faut un nombre entier de 1 à 10.");
  await expect(alert.getByRole("code")).toHaveText("page");
});
