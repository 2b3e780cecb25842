import type { InterfaceText } from "~/domain/text/strings";
import { afterPaint } from "~/browser/after-paint";
import { isComposing } from "~/browser/is-composing";
import { loadChunk } from "~/browser/loading/load-chunk";
import { findAround } from "../find-around";

const PARTS = {
  body: "#sidebar-body",
  input: "[data-sidebar-filter] input",
  count: "[data-sidebar-count]",
} as const;

let isMissing = false;

/** Few readers need the filter. If its code fails to load, the form asks the server. */
const loadFilter = () =>
  loadChunk("the sidebar's filter", () => import("./show-filtered-sidebar")).catch(() => {
    isMissing = true;
    return null;
  });

/** Filters the sidebar by its field; an empty field restores everything. */
export async function applySidebarFilter(
  sidebar: HTMLElement,
  text: InterfaceText,
): Promise<void> {
  const loading = loadFilter();
  // The first number of a page takes as long to format as the list to show; nothing else waits meanwhile. None has
  // a text without a number.
  text("sidebar-filter-count", { count: 2 });
  const filter = await loading;
  const body = sidebar.querySelector<HTMLElement>(PARTS.body);
  const input = sidebar.querySelector<HTMLInputElement>(PARTS.input);
  const count = sidebar.querySelector(PARTS.count);
  sidebar.dataset["groups"] ??= readGroups(sidebar);
  if (filter && body && input && count)
    await filter.showFilteredSidebar({ sidebar, body, input, count }, text);
}

let lastInput = 0;

/** The field is the only state: typing, the clear link and Escape all change it. */
export async function handleSidebarInput(
  event: Event,
  text: InterfaceText,
): Promise<void> {
  const input = event.target;
  if (!(input instanceof HTMLInputElement) || !input.matches(PARTS.input)) return;
  const sidebar = input.closest<HTMLElement>("#sidebar-quicklinks");
  const turn = ++lastInput;
  await afterPaint();
  if (sidebar && turn === lastInput) await applySidebarFilter(sidebar, text);
}

/** Empties the field in place of following the clear link. */
export function handleSidebarClear(event: Event): void {
  const form = findAround(event.target, "[data-sidebar-clear]")?.closest("form");
  if (!form) return;
  event.preventDefault();
  clearField(form.querySelector("input"));
}

export function handleSidebarEscape(event: KeyboardEvent): void {
  const input = event.target;
  if (event.key !== "Escape" || isComposing(event)) return;
  if (!(input instanceof HTMLInputElement)) return;
  if (!input.matches(PARTS.input) || input.value === "") return;
  // Keeps the drawer open: the first Escape only empties the field.
  event.preventDefault();
  clearField(input);
}

/** The list is already filtered, so the form is not submitted. */
export function handleSidebarSubmit(event: Event): void {
  if (isMissing || !(event.target instanceof Element)) return;
  if (event.target.matches("[data-sidebar-filter]")) event.preventDefault();
}

/**
 * One digit per group of the sidebar: its open state, or under a filter the state before, kept in `data-groups`
 * because groups without a match are left out.
 */
export function readGroups(sidebar: HTMLElement): string {
  const kept = sidebar.dataset["groups"];
  if (kept !== undefined) return kept;
  const isUnderFilter = sidebar.querySelector("mark, li[hidden]") !== null;
  const groups = sidebar.querySelectorAll<HTMLDetailsElement>("#sidebar-body details");
  return Array.from(groups, (group) =>
    (isUnderFilter ? group.hasAttribute("data-was-open") : group.open) ? "1" : "0",
  ).join("");
}

function clearField(input: HTMLInputElement | null): void {
  if (!input) return;
  input.value = "";
  input.focus();
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
