import { splitHtml } from "~/domain/sidebar-filter/split-html";

/** One entry of a sidebar of any kind. */
export interface SidebarItem {
  /** The label, usually inside its link. */
  html: string;
  /** True for a heading among the entries. */
  section?: boolean;
  /** Makes the children collapsible, and sets their initial state. */
  details?: "open" | "closed" | null;
  children?: readonly SidebarItem[];
}

/** Renders the entries as an `<ol>`; empty without entries. */
export function renderItems(items: readonly SidebarItem[]): string {
  if (items.length === 0) return "";
  return `<ol>${items.map(renderItem).join("")}</ol>`;
}

function renderItem(item: SidebarItem): string {
  const start = item.section ? '<li class="section">' : "<li>";
  return `${start}${renderContent(item)}</li>`;
}

function renderContent({ html, details, children = [] }: SidebarItem): string {
  const list = renderItems(children);
  if (!list || !details) return html + list;
  const open = details === "open" ? " open" : "";
  const linkText = readLinkText(html);
  return linkText === null
    ? `<details${open}><summary>${html}</summary>${list}</details>`
    : `${html}<details${open}><summary aria-label="${linkText}"></summary>${list}</details>`;
}

/**
 * Returns the text of the label's link, escaped for an attribute; null for a label without
 * link. A link stands beside its group's toggle and names it, because assistive technologies do
 * not reach every control inside a control (a link in a `<summary>`).
 */
function readLinkText(html: string): string | null {
  const pieces = splitHtml(html);
  const start = pieces.findIndex(({ tag }) => tag === "a");
  if (start === -1) return null;
  const end = pieces.findIndex(({ tag, isEnd }) => tag === "a" && isEnd);
  const texts = pieces.slice(start, end).filter(({ tag }) => tag === null);
  return texts.map(({ source }) => source.replaceAll('"', "&quot;")).join("");
}
