import { escapeText } from "~/domain/text/escape-html";
import type { Page } from "../../core/page";
import { toPlainTitle } from "../../core/title-html";
import { renderGrouped, renderListFilter } from "../../macros/navigation/grouped-list";
import { renderGeneratedLine } from "../parts/closing";
import { joinWords, paragraph, section } from "../parts/html";
import { renderMembers } from "../parts/members";
import type { ReferenceArea, ReferenceContext } from "../reference-area";
import { groupByKind } from "./page-type-labels";
import { summarisePage } from "./summaries";

/** Generates missing ancestors of other pages; `list-landing-pages.ts` finds them. */
export const landing: ReferenceArea = {
  name: "landing",
  listPages: () => [],
  renderBody: renderLanding,
};

/** Renders all child pages by kind. */
function renderLanding(page: Page, context: ReferenceContext): string {
  const groups = groupByKind(context.site.listChildren(page.url));
  const counts = groups.map(
    ([label, pages]) => `${pages.length} ${toCounted(label, pages.length)}`,
  );
  const count = groups.reduce((sum, [, pages]) => sum + pages.length, 0);
  const subject = escapeText(toPlainTitle(page.title));
  const each = count === 1 ? "" : "each ";
  return [
    paragraph(
      `<strong>${subject}</strong>: ${joinWords(counts)}, ${each}with its support in browsers.`,
    ),
    renderListFilter(count, context.translate),
    ...groups.map(([label, pages]) => section(label, renderPages(pages, context))),
    renderGeneratedLine(page, context),
  ].join("");
}

/** Renders a list of pages by short title, each with a sentence and its Baseline. */
export function renderPages(pages: readonly Page[], context: ReferenceContext): string {
  const sorted = pages.toSorted((a, b) => compareTitles(a.shortTitle, b.shortTitle));
  return renderGrouped(sorted, (group) => renderList(group, context));
}

function renderList(pages: readonly Page[], context: ReferenceContext): string {
  const members = pages.map((page) => ({
    label: escapeText(page.shortTitle),
    slug: page.slug,
    key: page.browserCompat[0] ?? null,
    status: page.status,
    summary: summarisePage(page, context),
  }));
  return renderMembers(members, context);
}

const { compare: compareTitles } = new Intl.Collator("en-US", { numeric: true });

/** Returns a heading for a number of pages; labels are plurals, except `Constructor`. */
function toCounted(label: string, count: number): string {
  const isName = /^(?:APIs|CSS|WebGL)/.test(label);
  const words = isName ? label : label.charAt(0).toLowerCase() + label.slice(1);
  if (count !== 1) return words;
  return words.replace(/ies$/, "y").replace(/s$/, "");
}
