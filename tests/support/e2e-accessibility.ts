import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const MAX_PLACES = 3;

/** What axe objects to in the page as it is now: one line per rule, with where and why. */
export async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.slice(0, MAX_PLACES).map(({ target, any, all, none }) => {
      const reason = [...any, ...all, ...none].at(0)?.message ?? "";
      return `${target.join(" ")}: ${reason}`;
    });
    return `${id}: ${help} (${nodes.length} places)\n  ${places.join("\n  ")}`;
  });
}
