import type { InterfaceText } from "~/domain/text/strings";
import { afterPaint } from "./after-paint";
import { loadChunk } from "./load-chunk";
import { showInSteps } from "./show-in-steps";
import { repeatMark } from "./sidebar-current";
import { revealCurrentEntry } from "./sidebar-position";

const PARTS = {
  body: "#sidebar-body",
  input: "[data-sidebar-filter] input",
  count: "[data-sidebar-count]",
} as const;

/** State of a sidebar before filtering. */
interface Unfiltered {
  html: string;
  scrollTop: number;
}

const unfiltered = new WeakMap<Element, Unfiltered>();

/** The filter is loaded at the first letter, because few readers need it. */
const loadRules = () => import("~/domain/sidebar-filter/filter-sidebar");

type Rules = Awaited<ReturnType<typeof loadRules>>;

/**
 * Filters the sidebar by its field; an empty field restores everything. If the code fails
 * to load, the form asks the server.
 */
export async function applySidebarFilter(
  sidebar: HTMLElement,
  text: InterfaceText,
): Promise<void> {
  const rules = await loadChunk("the sidebar's filter", loadRules).catch(() => null);
  if (rules) await applyRules(rules, sidebar, text);
}

async function applyRules(
  rules: Rules,
  sidebar: HTMLElement,
  text: InterfaceText,
): Promise<void> {
  const body = sidebar.querySelector<HTMLElement>(PARTS.body);
  const input = sidebar.querySelector<HTMLInputElement>(PARTS.input);
  const count = sidebar.querySelector(PARTS.count);
  if (!body || !input || !count) return;
  const before = unfiltered.get(body) ?? readUnfiltered(rules, sidebar, body);
  const typed = input.value;
  const filtered = rules.filterSidebar(before.html, typed);
  // Another key may be pressed until then.
  await afterPaint();
  if (input.value !== typed) return;
  if (filtered) {
    unfiltered.set(body, before);
    body.innerHTML = filtered.html;
    void showInSteps([...body.querySelectorAll<HTMLElement>("li:not([hidden])")]);
    repeatMark();
    sidebar.scrollTop = 0;
    // The first number takes longer to format than the list to show, and another key may wait for it.
    void afterPaint().then(() => {
      if (input.value === typed)
        count.textContent = text("sidebar-filter-count", { count: filtered.count });
    });
  } else if (unfiltered.delete(body) || isFiltered(body)) {
    body.innerHTML = before.html;
    repeatMark();
    count.textContent = "";
    sidebar.scrollTop = before.scrollTop;
    revealCurrentEntry();
  }
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
  // Keeps the drawer open: the first Escape only empties the field.
  event.preventDefault();
  clearField(input);
}

/** The list is already filtered, so the form is not submitted. */
export function handleSidebarSubmit(event: Event): void {
  if (event.target instanceof Element && event.target.matches("[data-sidebar-filter]"))
    event.preventDefault();
}

/**
 * One digit per group of the sidebar: its open state, or under a filter the state before.
 */
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

/** The server may have filtered the sidebar already. */
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
