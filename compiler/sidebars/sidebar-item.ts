/** One entry of a sidebar, whichever way it was made. */
export interface SidebarItem {
  /** The label, as a rule inside its link. */
  html: string;
  /** Marks a heading among the entries. */
  section?: boolean;
  /** Makes the children collapsible, and says how they start. */
  details?: "open" | "closed" | null;
  children?: readonly SidebarItem[];
}

/** The entries as an `<ol>`; no entries give an empty string. */
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
  return `<details${open}><summary>${html}</summary>${list}</details>`;
}
