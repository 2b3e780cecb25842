import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const MAX_PLACES = 3;
const WIDTHS = [1280, 320];
/** Rules that depend on the color scheme. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

type Violation = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number];
type Place = Violation["nodes"][number];

/**
 * Returns axe's violations on the current page: one line per rule, with place and reason.
 *
 * @param within The part to check, where an open menu covers the rest.
 */
export async function findViolations(page: Page, within = "html"): Promise<string[]> {
  return look(createBuilder(page, within).withTags(TAGS));
}

interface ViewOptions {
  within?: string;
  /** Widths at which nothing may stick out. */
  widths?: number[];
  /** Widths at which axe looks at both themes; all of them by default. */
  ruleWidths?: number[];
}

/**
 * Checks both themes at each width, and overflow, in one page load. The state of the page must not
 * depend on the width.
 */
export async function findViolationsInAllViews(
  page: Page,
  { within = "html", widths = WIDTHS, ruleWidths = widths }: ViewOptions = {},
): Promise<string[]> {
  const found: string[] = [];
  const note = (view: string, problems: string[]) =>
    found.push(...problems.map((problem) => `${view}: ${problem}`));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await measureOverflow(page);
    if (overflow > 0) note(`${width} px`, [`sticks out by ${overflow} px`]);
    if (!ruleWidths.includes(width)) continue;
    // Reduced motion, because axe would measure colors in transition.
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    note(`${width} px, light`, await findViolations(page, within));
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    const colors = createBuilder(page, within).withRules(COLOR_RULES);
    note(`${width} px, dark`, await look(colors));
  }
  return found;
}

/** Returns how far the page scrolls horizontally, which should be 0. */
export async function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

function createBuilder(page: Page, within: string): AxeBuilder {
  return (
    new AxeBuilder({ page })
      // Skips details of passed rules, which cost four times the check.
      .options({ resultTypes: ["violations"] })
      .include(within)
      // Checks only the page itself, because frames contain samples.
      .setLegacyMode(true)
  );
}

async function look(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(describePlace);
    const shown = places.slice(0, MAX_PLACES).join("\n  ");
    return `${id}: ${help} (${places.length} places)\n  ${shown}`;
  });
}

function describePlace({ target, any, all, none }: Place): string {
  const reason = [...any, ...all, ...none].at(0)?.message ?? "";
  return `${target.join(" ")}: ${reason}`;
}
