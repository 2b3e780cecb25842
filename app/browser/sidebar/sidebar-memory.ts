import type { InterfaceText } from "~/domain/text/strings";
import { applySidebarFilter, readGroups } from "./sidebar-filter";
import { revealCurrentEntry } from "./sidebar-position";

/** State of a sidebar, stored per tab for the next page with the same sidebar. */
interface SidebarMemory {
  filter: string;
  /** One digit per group, in order: 1 for open. */
  groups: string;
  scrollTop: number;
}

const SIDEBAR = "#sidebar-quicklinks";
const restored = new WeakSet<Element>();

/** Restores the state of the same sidebar on an earlier page, once per sidebar. */
export function restoreSidebar(text: InterfaceText): void {
  const sidebar = document.querySelector<HTMLElement>(SIDEBAR);
  if (!sidebar || restored.has(sidebar)) return;
  restored.add(sidebar);
  const input = sidebar.querySelector("input");
  // A filter may be typed before this script runs, or restored by the browser.
  if (input && input.value !== input.defaultValue) void applySidebarFilter(sidebar, text);
  // A list that the server has filtered has its own open groups, those with matches.
  const memory = input?.defaultValue ? null : readMemory(sidebar);
  if (memory) {
    restoreGroups(sidebar, memory.groups);
    sidebar.scrollTop = memory.scrollTop;
    void restoreFilter(sidebar, memory, text);
  }
  revealCurrentEntry();
}

/** Stores the sidebar's state; call it before leaving the page. */
export function rememberSidebar(): void {
  const sidebar = document.querySelector<HTMLElement>(SIDEBAR);
  if (!sidebar) return;
  const memory: SidebarMemory = {
    filter: sidebar.querySelector("input")?.value ?? "",
    groups: readGroups(sidebar),
    scrollTop: sidebar.scrollTop,
  };
  const key = toKey(sidebar);
  try {
    sessionStorage.setItem(key, JSON.stringify(memory));
  } catch (error) {
    console.warn(`${key} can't be stored`, error);
  }
}

/** Sidebars are the same when their definition and language are. */
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

/** Validates a stored value; null when it is invalid. */
export function parseMemory(value: unknown): SidebarMemory | null {
  const { filter, groups, scrollTop } = (value ?? {}) as Partial<Record<string, unknown>>;
  const isMemory =
    typeof filter === "string" &&
    typeof groups === "string" &&
    typeof scrollTop === "number";
  return isMemory ? { filter, groups, scrollTop } : null;
}

/**
 * Restores open groups unless their number has changed. Groups with the current page stay
 * open.
 */
function restoreGroups(sidebar: HTMLElement, groups: string): void {
  const all = sidebar.querySelectorAll<HTMLDetailsElement>("#sidebar-body details");
  if (all.length !== groups.length) return;
  for (const [index, group] of all.entries()) {
    const entry = group.closest("li") ?? group;
    group.open = groups[index] === "1" || entry.querySelector("[aria-current]") !== null;
  }
}

/**
 * Restores a stored filter, unless the URL has filled the field or the reader is typing
 * in it.
 */
async function restoreFilter(
  sidebar: HTMLElement,
  { filter, scrollTop }: SidebarMemory,
  text: InterfaceText,
): Promise<void> {
  const input = sidebar.querySelector("input");
  if (!input || filter === "" || input.value !== "") return;
  if (input === document.activeElement) return;
  input.value = filter;
  await applySidebarFilter(sidebar, text);
  sidebar.scrollTop = scrollTop;
  revealCurrentEntry();
}
