import { escapeText } from "~/domain/text/escape-html";
import type { ContentText } from "~/domain/text/strings";
import type { Page } from "../../core/page";

/** A longer list is grouped by the first letter of the names, and can be filtered. */
const MOST_UNGROUPED = 60;

/**
 * Renders a long list in groups that can be closed, a short one as it is; `renderList` renders the
 * pages of one list, which are sorted.
 */
export function renderGrouped(
  pages: readonly Page[],
  renderList: (pages: readonly Page[]) => string,
): string {
  if (pages.length <= MOST_UNGROUPED) return renderList(pages);
  const initials = [...new Set(pages.map(toInitial))].toSorted();
  return initials
    .map((initial) => {
      const group = pages.filter((page) => toInitial(page) === initial);
      const label = `${escapeText(initial)} (${group.length})`;
      return `<details open><summary>${label}</summary>${renderList(group)}</details>`;
    })
    .join("");
}

function toInitial({ shortTitle }: Page): string {
  return (/[a-z]/i.exec(shortTitle)?.[0] ?? "#").toUpperCase();
}

/** Renders the mark at which scripts add a field that filters the page's lists, if they are long. */
export function renderListFilter(count: number, translate: ContentText): string {
  return count > MOST_UNGROUPED
    ? `<div class="list-filter" hidden>${escapeText(translate("list-filter"))}</div>`
    : "";
}
