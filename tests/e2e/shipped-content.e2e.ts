import { expect, test } from "../support/e2e-test";
import { SHIPPED_SITE, toOrigin } from "../support/e2e-servers";
import { waitForHydration } from "../support/e2e-pages";

test.use({ baseURL: toOrigin(SHIPPED_SITE) });

const AREAS = [
  "Web",
  "Web/HTML",
  "Web/CSS",
  "Web/JavaScript",
  "Web/HTTP",
  "Web/API",
  "Web/SVG",
  "Web/MathML",
  "Web/Accessibility",
  "Glossary",
  "Learn_web_development",
];

for (const slug of AREAS) {
  test(`shows the area ${slug}`, async ({ page }) => {
    const response = await page.goto(`/en-US/docs/${slug}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await waitForHydration(page);
  });
}

test("leads from home, header and footer to pages that exist", async ({
  page,
  request,
}) => {
  await page.goto("/en-US/");
  await waitForHydration(page);
  const links = await page
    .locator("header a, main a, footer a")
    .evaluateAll((anchors) =>
      anchors.map((anchor) => (anchor as HTMLAnchorElement).href),
    );
  const own = [...new Set(links)].filter((link) =>
    link.startsWith(toOrigin(SHIPPED_SITE)),
  );
  expect(own.length).toBeGreaterThan(15);
  const answers = await Promise.all(
    own.map(async (link) => `${(await request.get(link)).status()} ${link}`),
  );
  expect(answers.filter((answer) => !answer.startsWith("200 "))).toEqual([]);
});

test("shows code and choices, and no empty box, where a sample has nothing to run it", async ({
  page,
}) => {
  await page.goto("/en-US/docs/Web/CSS/Reference/Properties/gap");
  const article = page.getByRole("article");
  await expect(article.getByRole("heading", { name: "Try it" })).toBeVisible();
  await expect(article.locator("pre.interactive-example-choice").first()).toBeVisible();
  const boxes = article.locator(
    "interactive-example, .code-example:has(> .sample-code-frame)",
  );
  expect(await boxes.count()).toBeGreaterThan(1);
  for (const box of await boxes.all()) await expect(box).toBeHidden();
});
