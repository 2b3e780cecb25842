import type { TocEntry } from "~/domain/documents/document";
import { escapeAttribute, escapeText } from "~/domain/text/escape-html";
import type { InterfaceText } from "~/domain/text/strings";
import { nestToc, type TocGroup } from "./nest-toc";

/**
 * The items of a table of contents as HTML, like the article's: elements of React would take
 * longer than all else of a page. browser/toc-spy marks the link of what is being read.
 */
export function renderTocList(entries: readonly TocEntry[], text: InterfaceText): string {
  return nestToc(entries)
    .map((group) => renderGroup(group, text))
    .join("");
}

/** The button that folds a group away is named after it. */
function renderGroup({ entry, subEntries }: TocGroup, text: InterfaceText): string {
  if (subEntries.length === 0) return renderItem(entry);
  const label = `${escapeText(text("toc-subsections"))} ${entry.text}`;
  return renderItem(
    entry,
    `<details open><summary><span class="visually-hidden">${label}</span></summary><ul>${subEntries
      .map((subEntry) => renderItem(subEntry))
      .join("")}</ul></details>`,
  );
}

function renderItem({ id, text }: TocEntry, more = ""): string {
  return `<li><a href="#${escapeAttribute(id)}">${text}</a>${more}</li>`;
}
