import { escapeText } from "~/domain/text/escape-html";
import type { Page } from "../../core/page";
import { toPlainTitle } from "../../core/title-html";
import { renderStatusBadges } from "../../macros/labels/badges";
import { renderGeneratedNote } from "../parts/closing";
import { joinWords, link, list, paragraph, section } from "../parts/html";
import type { ReferenceArea, ReferenceContext } from "../reference-area";
import { groupByKind } from "./page-type-labels";

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
  const subject = escapeText(toPlainTitle(page.title));
  return [
    paragraph(`${subject}: the documentation of ${joinWords(counts)}.`),
    ...groups.map(([label, pages]) => section(label, listPages(pages, context))),
    renderGeneratedNote(page, context),
  ].join("");
}

/** Renders a list of pages by short title, with badges. */
export function listPages(
  pages: readonly Page[],
  { translate }: Pick<ReferenceContext, "translate">,
): string {
  const items = pages
    .toSorted((a, b) => compareTitles(a.shortTitle, b.shortTitle))
    .map(({ slug, shortTitle, status }) => {
      const badges = renderStatusBadges(status, translate);
      return link(slug, escapeText(shortTitle)) + (badges && ` ${badges}`);
    });
  return list(items);
}

const { compare: compareTitles } = new Intl.Collator("en-US", { numeric: true });

/** Returns a heading for a number of pages; labels are plurals, except `Constructor`. */
function toCounted(label: string, count: number): string {
  const isName = /^(?:APIs|CSS|WebGL)/.test(label);
  const words = isName ? label : label.charAt(0).toLowerCase() + label.slice(1);
  if (count !== 1) return words;
  return words.replace(/ies$/, "y").replace(/s$/, "");
}
