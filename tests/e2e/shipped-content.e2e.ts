import { expect, test } from "../support/e2e-test";
import { SHIPPED_SITE, toOrigin } from "../support/e2e-servers";
import { waitForScripts } from "../support/e2e-pages";

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

test("shows every area", async ({ page }) => {
  for (const slug of AREAS)
    await test.step(slug, async () => {
      const response = await page.goto(`/en-US/docs/${slug}`);
      expect.soft(response?.status()).toBe(200);
      await expect.soft(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await waitForScripts(page);
    });
});

test("gives every sample of a page a frame that runs it", async ({ request }) => {
  const response = await request.get("/en-US/docs/Web/CSS/Reference/Properties/gap");
  const frames = (await response.text()).match(/<iframe [^>]*sample-code-frame[^>]*>/g);
  expect(frames?.length).toBeGreaterThan(1);
  for (const frame of frames ?? []) {
    const source = /src="([^"]*)"/.exec(frame)?.[1] ?? "";
    const sample = await request.get(source.replaceAll("&amp;", "&"));
    expect([source, sample.status()]).toEqual([source, 200]);
    expect(await sample.text()).toContain('<style id="css-output">');
  }
});

test("leads from an article to the guide for contributors, in English where need be", async ({
  page,
}) => {
  await page.goto("/de/docs/Web/CSS");
  await page.getByRole("link", { name: "So können Sie mitwirken" }).click();
  await expect(page).toHaveURL(/\/en-US\/docs\/MDN\/Community\/Getting_started$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("says how many entries of a long list the filter leaves", async ({ page }) => {
  await page.goto("/en-US/docs/Web/HTTP/Reference/Headers");
  const field = page.getByRole("searchbox", { name: /filter/i }).last();
  const status = page.locator(".list-filter").getByRole("status");
  await field.fill("accept-en");
  await expect(status).toHaveText("1 match");
  await field.fill("no such header");
  await expect(status).toHaveText("No matches");
  await field.fill("");
  await expect(status).toBeEmpty();
});
