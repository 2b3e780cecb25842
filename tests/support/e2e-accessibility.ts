import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "@playwright/test";

const SOURCE = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const MAX_PLACES = 3;
const WIDTHS = [1280, 320];
/** Rules that depend on the color scheme. */
const COLOR_RULES: axe.RunOnly = {
  type: "rule",
  values: ["color-contrast", "link-in-text-block"],
};
const ALL_RULES: axe.RunOnly = { type: "tag", values: TAGS };

/**
 * Returns axe's violations on the current page: one line per rule, with place and reason.
 *
 * @param within The part to check, where an open menu covers the rest.
 */
export async function listViolations(page: Page, within = "html"): Promise<string[]> {
  return look(page, within, ALL_RULES);
}

/**
 * Checks both themes at each width, and overflow, in one page load. The state of the page must not
 * depend on the width.
 */
export async function listViolationsInAllViews(
  page: Page,
  { within = "html", widths = WIDTHS }: { within?: string; widths?: number[] } = {},
): Promise<string[]> {
  const found: string[] = [];
  const note = (view: string, problems: string[]) =>
    found.push(...problems.map((problem) => `${view}: ${problem}`));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await measureOverflow(page);
    if (overflow > 0) note(`${width} px`, [`sticks out by ${overflow} px`]);
    // Reduced motion, because axe would measure colors in transition.
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    note(`${width} px, light`, await listViolations(page, within));
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    note(`${width} px, dark`, await look(page, within, COLOR_RULES));
  }
  return found;
}

/** The same amid a journey, which goes on in its window and the light theme, still with reduced motion. */
export async function listViolationsInPassing(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  const found = await listViolationsInAllViews(page);
  if (size) await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: "light" });
  return found;
}

/** Returns how far the page scrolls horizontally, which should be 0. */
export async function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/**
 * Runs axe in the page itself, because frames contain samples, and a builder that enters them all
 * takes eight times as long. Its code is added once per document.
 */
async function look(page: Page, within: string, runOnly: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
  const violations = await page.evaluate(runInPage, { within, runOnly });
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(describePlace);
    const shown = places.slice(0, MAX_PLACES).join("\n  ");
    return `${id}: ${help} (${places.length} places)\n  ${shown}`;
  });
}

/** Runs in the browser. Details of passed rules are left out: they cost four times the check. */
async function runInPage(options: {
  within: string;
  runOnly: axe.RunOnly;
}): Promise<axe.Result[]> {
  const { within, runOnly } = options;
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
    within,
    { runOnly, iframes: false, resultTypes: ["violations"] },
  );
  return violations;
}

function describePlace({ target, any, all, none }: axe.NodeResult): string {
  const reason = [...any, ...all, ...none].at(0)?.message ?? "";
  return `${target.join(" ")}: ${reason}`;
}
