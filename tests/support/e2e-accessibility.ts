import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const MAX_PLACES = 3;
const WIDTHS = [1280, 320];
/** A colour scheme changes colours and nothing else; these rules look at them. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

type Violation = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number];
type Place = Violation["nodes"][number];

/**
 * What axe objects to in the page as it is now: one line per rule, with where and why.
 *
 * @param within The part to look at, where an open menu covers others for the moment.
 */
export async function findViolations(page: Page, within = "html"): Promise<string[]> {
  return look(createBuilder(page, within).withTags(TAGS));
}

/**
 * The same in both themes and at each width, with what sticks out of the window: one page load
 * serves all. The state of the page must be one that a change of width leaves alone.
 */
export async function findViolationsInAllViews(
  page: Page,
  { within = "html", widths = WIDTHS }: { within?: string; widths?: number[] } = {},
): Promise<string[]> {
  const found: string[] = [];
  const note = (view: string, problems: string[]) =>
    found.push(...problems.map((problem) => `${view}: ${problem}`));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // Colours that are still on their way from one scheme to the other would be measured.
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    note(`${width} px, light`, await findViolations(page, within));
    const overflow = await measureOverflow(page);
    if (overflow > 0) note(`${width} px`, [`sticks out by ${overflow} px`]);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    const colors = createBuilder(page, within).withRules(COLOR_RULES);
    note(`${width} px, dark`, await look(colors));
  }
  return found;
}

/** How far the page can be scrolled sideways, which it should not. */
export async function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

function createBuilder(page: Page, within: string): AxeBuilder {
  return (
    new AxeBuilder({ page })
      // What passed would be described node by node, at four times the cost of the check.
      .options({ resultTypes: ["violations"] })
      .include(within)
      // In the page itself: frames hold samples, whose marks are not ours to judge.
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
