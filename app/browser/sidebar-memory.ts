import type { InterfaceText } from "~/domain/text/strings";
import { applySidebarFilter, readGroups } from "./sidebar-filter";
import { revealCurrentEntry } from "./sidebar-position";

/** How a reader left a sidebar: kept per tab, for the next page that has the same one. */
interface SidebarMemory {
  filter: string;
  /** A digit per group, in order: 1 for an open one. */
  groups: string;
  scrollTop: number;
}

const SIDEBAR = "#sidebar-quicklinks";
const restored = new WeakSet<Element>();

/** Puts the sidebar of this page as its reader left the same one before, once per sidebar. */
export function restoreSidebar(text: InterfaceText): void {
  const sidebar = document.querySelector<HTMLElement>(SIDEBAR);
  if (!sidebar || restored.has(sidebar)) return;
  restored.add(sidebar);
  applyTyped(sidebar, text);
  const memory = readMemory(sidebar);
  if (memory) {
    restoreGroups(sidebar, memory.groups);
    sidebar.scrollTop = memory.scrollTop;
    void restoreFilter(sidebar, memory, text);
  }
  revealCurrentEntry();
}

/** Applies a filter that was typed before this script ran, or that the browser has restored. */
function applyTyped(sidebar: HTMLElement, text: InterfaceText): void {
  const input = sidebar.querySelector<HTMLInputElement>("[data-sidebar-filter] input");
  if (input && input.value !== input.defaultValue) void applySidebarFilter(sidebar, text);
}

/** Notes how the sidebar stands; to be called before it goes. */
export function rememberSidebar(): void {
  const sidebar = document.querySelector<HTMLElement>(SIDEBAR);
  if (!sidebar) return;
  const memory: SidebarMemory = {
    filter: sidebar.querySelector("input")?.value ?? "",
    groups: readGroups(sidebar),
    scrollTop: sidebar.scrollTop,
  };
  try {
    sessionStorage.setItem(toKey(sidebar), JSON.stringify(memory));
  } catch (error) {
    console.warn("The sidebar's state can't be stored", error);
  }
}

/** A sidebar is the same as another when its definition and language are. */
function toKey(sidebar: HTMLElement): string {
  return `sidebar:${document.documentElement.lang}:${sidebar.dataset["macro"] ?? ""}`;
}

function readMemory(sidebar: HTMLElement): SidebarMemory | null {
  try {
    return parseMemory(JSON.parse(sessionStorage.getItem(toKey(sidebar)) ?? "null"));
  } catch {
    return null;
  }
}

/** Null for what nobody wrote here: the storage is the reader's. */
export function parseMemory(value: unknown): SidebarMemory | null {
  if (typeof value !== "object" || value === null) return null;
  const { filter, groups, scrollTop } = value as Partial<Record<string, unknown>>;
  const isMemory =
    typeof filter === "string" &&
    typeof groups === "string" &&
    typeof scrollTop === "number";
  return isMemory ? { filter, groups, scrollTop } : null;
}

/** Groups around or under the page's own entry stay open; new content has other groups. */
function restoreGroups(sidebar: HTMLElement, groups: string): void {
  const all = sidebar.querySelectorAll<HTMLDetailsElement>("#sidebar-body details");
  if (all.length !== groups.length) return;
  for (const [index, group] of all.entries()) {
    const entry = group.closest("li") ?? group;
    group.open = groups[index] === "1" || entry.querySelector("[aria-current]") !== null;
  }
}

/** What the address asks for comes first. */
async function restoreFilter(
  sidebar: HTMLElement,
  { filter, scrollTop }: SidebarMemory,
  text: InterfaceText,
): Promise<void> {
  const input = sidebar.querySelector("input");
  if (!input || filter === "" || input.value !== "") return;
  input.value = filter;
  await applySidebarFilter(sidebar, text);
  sidebar.scrollTop = scrollTop;
  revealCurrentEntry();
}
