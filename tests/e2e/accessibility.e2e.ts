import { NOT_FOUND_MESSAGE, openPage, PAGE_NAMES, PAGES } from "../support/e2e-pages";
import { findViolations } from "../support/e2e-accessibility";
import { expect, test } from "../support/e2e-test";

type View = readonly [width: number, colorScheme: "light" | "dark"];

const VIEWS: readonly View[] = [
  [1280, "light"],
  [320, "dark"],
  [1280, "dark"],
  [320, "light"],
];

// Colours that are still on their way from one scheme to the other would be measured.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const name of PAGE_NAMES) {
  test(`has no accessibility violations on the ${name} page`, async ({
    page,
    problems,
  }) => {
    if (name === "notFound") problems.allow(NOT_FOUND_MESSAGE);
    await openPage(page, PAGES[name]);
    for (const [width, colorScheme] of VIEWS) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const violations = await findViolations(page);
      expect.soft(violations, `${width} px, ${colorScheme}`).toEqual([]);
    }
  });
}

test("has no accessibility violations with everything open", async ({ page }) => {
  await openPage(page, PAGES.reference);
  await page.locator("article header summary").click();
  await page.locator("td details summary").first().click();
  await page.locator("#languages-switcher-button").click();
  expect(await findViolations(page)).toEqual([]);
});

for (const [name, button] of [
  ["menu", "Open main menu"],
  ["sidebar", "Expand sidebar"],
] as const) {
  test(`has no accessibility violations in the ${name} of a narrow page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await openPage(page, PAGES.guide);
    await page.getByRole("button", { name: button }).click();
    expect(await findViolations(page)).toEqual([]);
  });
}
