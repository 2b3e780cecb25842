import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const MAX_PLACES = 3;

type Violation = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number];
type Place = Violation["nodes"][number];

/**
 * What axe objects to in the page as it is now: one line per rule, with where and why.
 *
 * @param within The part to look at, where an open menu covers others for the moment.
 */
export async function findViolations(page: Page, within = "html"): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // What passed would be described node by node, at four times the cost of the check.
    .options({ resultTypes: ["violations"] })
    .include(within)
    .withTags(TAGS)
    // In the page itself: frames hold samples, whose marks are not ours to judge.
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap(({ id, help, nodes }) => {
    const places = nodes.filter((node) => !isAccepted(id, node)).map(describePlace);
    if (places.length === 0) return [];
    const shown = places.slice(0, MAX_PLACES).join("\n  ");
    return [`${id}: ${help} (${places.length} places)\n  ${shown}`];
  });
}

/**
 * A group of the sidebar may be a link as well, so its summary holds one: the public format of
 * sidebars has it so, HTML allows it, and both are reached and named on their own.
 */
function isAccepted(rule: string, { html }: Place): boolean {
  return rule === "nested-interactive" && html.startsWith("<summary><a ");
}

function describePlace({ target, any, all, none }: Place): string {
  const reason = [...any, ...all, ...none].at(0)?.message ?? "";
  return `${target.join(" ")}: ${reason}`;
}
