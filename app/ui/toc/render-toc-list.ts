import type { TocEntry } from "~/domain/documents/document";
import { escapeAttribute, escapeText } from "~/domain/text/escape-html";
import type { InterfaceText } from "~/domain/text/strings";

/**
 * Items of a table of contents as an HTML string, because React elements would take
 * longer than the rest of the page. browser/toc-spy marks the current section's link.
 */
export function renderTocList(entries: readonly TocEntry[], text: InterfaceText): string {
  return nestToc(entries)
    .map((group) => renderGroup(group, text))
    .join("");
}

interface TocGroup {
  entry: TocEntry;
  subEntries: TocEntry[];
}

/** Nests every h3 under the preceding h2; an h3 without one stays at the top level. */
export function nestToc(entries: readonly TocEntry[]): TocGroup[] {
  const groups: TocGroup[] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    if (entry.sub && group) group.subEntries.push(entry);
    else groups.push({ entry, subEntries: [] });
  }
  return groups;
}

/** Labels the toggle of a group by its section. */
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
