import { listViolationsInAllViews } from "../support/e2e-accessibility";
import { openPage } from "../support/e2e-pages";
import { SHIPPED_SITE, toOrigin } from "../support/e2e-servers";
import { expect, test } from "../support/e2e-test";

test.use({ baseURL: toOrigin(SHIPPED_SITE) });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? "enabled" : "disabled"}`, () => {
    test.use({ javaScriptEnabled });

    test("features existing articles, each with its subject", async ({ page }) => {
      await page.goto("/en-US/");
      const region = page.getByRole("region", { name: "Featured articles" });
      await expect(region.getByRole("listitem")).toHaveCount(4);
      for (const link of await region.getByRole("link").all()) {
        const response = await page.request.get((await link.getAttribute("href")) ?? "");
        expect(response.status(), await link.innerText()).toBe(200);
      }
    });

    test("shows the newest posts and a contributor, with working links", async ({
      page,
    }) => {
      await page.goto("/de/");
      // Samples of the shipped content are no news, and no person.
      const news = page.getByRole("region", { name: "Aus dem Blog" });
      await expect(news.getByRole("heading", { level: 3 })).toHaveCount(3);
      const spotlight = page.getByRole("region", { name: "Mitwirkende im Porträt" });
      await expect(spotlight.getByRole("blockquote")).not.toBeEmpty();
      await expect(spotlight).toContainText("Beispielprofil");
      await expect(news.getByRole("time")).toHaveCount(0);
      const example = page.getByRole("region", { name: "Beispiel zum Ausprobieren" });
      const value = example.getByRole("radio").nth(1);
      await example.locator("label").nth(1).click();
      await expect(value).toBeChecked();
      await expect(example.locator("iframe:visible")).toHaveAttribute("data-value", "2");
      await expect(
        example.frameLocator("iframe:visible").locator("body"),
      ).not.toBeEmpty();
      const links = await page
        .locator("main section", { has: page.locator("#news, #spotlight") })
        .getByRole("link")
        .all();
      expect(links.length).toBeGreaterThan(4);
      for (const link of links) {
        const response = await page.request.get((await link.getAttribute("href")) ?? "");
        expect(response.status(), await link.innerText()).toBe(200);
      }
    });
  });
}

test("has the same data as its JSON version", async ({ page }) => {
  await page.goto("/fr/");
  const twin = (await (await page.request.get("/fr/index.json")).json()) as {
    hyData: { featuredArticles: { title: string }[] };
  };
  const region = page.getByRole("region", { name: "Articles à la une" });
  await expect(region.getByRole("heading", { level: 3 })).toHaveText(
    twin.hyData.featuredArticles.map(({ title }) => title),
  );
});

test("is accessible, fits every width, and links existing pages from home, header and footer", async ({
  page,
}) => {
  await openPage(page, "/en-US/");
  const links = await page
    .locator("header a, main a, footer a")
    .evaluateAll((anchors) =>
      anchors.map((anchor) => (anchor as HTMLAnchorElement).href),
    );
  const own = [...new Set(links)].filter((link) =>
    link.startsWith(toOrigin(SHIPPED_SITE)),
  );
  expect.soft(own.length).toBeGreaterThan(15);
  const answers = await Promise.all(
    own.map(async (link) => `${(await page.request.get(link)).status()} ${link}`),
  );
  expect.soft(answers.filter((answer) => !answer.startsWith("200 "))).toEqual([]);
  expect(await listViolationsInAllViews(page)).toEqual([]);
});

test("is accessible and fits every width: the list of changes", async ({ page }) => {
  await page.goto("/en-US/changes");
  expect(await listViolationsInAllViews(page)).toEqual([]);
});
