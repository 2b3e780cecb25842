import { toSidebarPath } from "~/domain/http/page-part";

/** The columns, whose start says which sidebar comes at their end. */
export const COLUMNS = "div[data-sidebar]";

/** Key of the sidebar in this page; null without one (services/documents). */
export function readSidebarKey(page: Document = document): string | null {
  return page.querySelector(COLUMNS)?.getAttribute("data-key") ?? null;
}

/** Loads the sidebar of the document at this encoded path. Throws if there is none. */
export async function loadSidebar(path: string): Promise<string> {
  const response = await fetch(toSidebarPath(path));
  if (!response.ok) throw new Error(`${response.status} on ${response.url}`);
  return response.text();
}
