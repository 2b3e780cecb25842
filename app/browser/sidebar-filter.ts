import type { InterfaceText } from "~/domain/text/strings";
import { loadChunk } from "./load-chunk";
import { revealCurrentEntry } from "./sidebar-position";

const PARTS = {
  body: "#sidebar-body",
  input: "[data-sidebar-filter] input",
  count: "[data-sidebar-count]",
} as const;

/** What a sidebar was before it was filtered. */
interface Unfiltered {
  html: string;
  scrollTop: number;
}

const unfiltered = new WeakMap<Element, Unfiltered>();

/** What few readers need on a page is loaded with the first letter. */
const loadRules = () => import("~/domain/sidebar-filter/filter-sidebar");

type Rules = Awaited<ReturnType<typeof loadRules>>;

/**
 * Filters the sidebar by what stands in its field; an empty field gives everything back. Without
 * the code, the form asks the server.
 */
export async function applySidebarFilter(
  sidebar: HTMLElement,
  text: InterfaceText,
): Promise<void> {
  const rules = await loadChunk("the sidebar's filter", loadRules).catch(() => null);
  if (rules) applyRules(rules, sidebar, text);
}

function applyRules(rules: Rules, sidebar: HTMLElement, text: InterfaceText): void {
  const body = sidebar.querySelector<HTMLElement>(PARTS.body);
  const input = sidebar.querySelector<HTMLInputElement>(PARTS.input);
  const count = sidebar.querySelector(PARTS.count);
  if (!body || !input || !count) return;
  const before = unfiltered.get(body) ?? readUnfiltered(rules, sidebar, body);
  const filtered = rules.filterSidebar(before.html, input.value);
  if (filtered) {
    unfiltered.set(body, before);
    body.innerHTML = filtered.html;
    count.textContent = text("sidebar-filter-count", { count: filtered.count });
  } else if (unfiltered.delete(body) || isFiltered(body)) {
    body.innerHTML = before.html;
    count.textContent = "";
    sidebar.scrollTop = before.scrollTop;
    revealCurrentEntry();
  }
}

/** The field is the state: typing into it filters, as do the clear link and Escape. */
export function handleSidebarInput(event: Event, text: InterfaceText): void {
  const input = event.target;
  if (!(input instanceof HTMLInputElement) || !input.matches(PARTS.input)) return;
  const sidebar = input.closest<HTMLElement>("#sidebar-quicklinks");
  if (sidebar) void applySidebarFilter(sidebar, text);
}

/** Empties the field by its link, without asking the server for the page again. */
export function handleSidebarClear(event: Event): void {
  const target = event.target instanceof Element ? event.target : null;
  const form = target?.closest("[data-sidebar-clear]")?.closest("form");
  if (!form) return;
  event.preventDefault();
  clearField(form.querySelector("input"));
}

export function handleSidebarEscape(event: KeyboardEvent): void {
  const input = event.target;
  if (event.key !== "Escape" || !(input instanceof HTMLInputElement)) return;
  if (!input.matches(PARTS.input) || input.value === "") return;
  // The drawer stays open: the first Escape is for the field.
  event.preventDefault();
  clearField(input);
}

/** The list is filtered already when the form is sent. */
export function handleSidebarSubmit(event: Event): void {
  if (event.target instanceof Element && event.target.matches("[data-sidebar-filter]"))
    event.preventDefault();
}

/** The sidebar's HTML without its filter, and whether each of its groups was open. */
export function readGroups(sidebar: HTMLElement): string {
  const body = sidebar.querySelector<HTMLElement>(PARTS.body);
  if (!body) return "";
  const isUnderFilter = unfiltered.has(body) || isFiltered(body);
  return Array.from(body.querySelectorAll("details"), (group) =>
    (isUnderFilter ? group.hasAttribute("data-was-open") : group.open) ? "1" : "0",
  ).join("");
}

function clearField(input: HTMLInputElement | null): void {
  if (!input) return;
  input.value = "";
  input.focus();
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/** The server may have filtered it already. */
function readUnfiltered(
  { unfilterSidebar }: Rules,
  sidebar: HTMLElement,
  body: HTMLElement,
): Unfiltered {
  const html = isFiltered(body) ? unfilterSidebar(body.innerHTML) : body.innerHTML;
  return { html, scrollTop: sidebar.scrollTop };
}

function isFiltered(body: HTMLElement): boolean {
  return body.querySelector("mark, li[hidden]") !== null;
}
