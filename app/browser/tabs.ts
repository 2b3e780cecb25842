import { findPlainLink } from "./client-links/find-plain-link";
import { moveTabIndex } from "./move-index";

const TABS = "[data-tabs]:not([data-tabs=live])";

interface Tab {
  link: HTMLAnchorElement;
  panel: HTMLElement;
  id: string;
}

/**
 * Enhances lists of links with panels to tabs: roles, keys, and a fragment in the URL for
 * the active tab. Idempotent.
 */
export function start(): void {
  const sets = [...document.querySelectorAll<HTMLElement>(TABS)].map(createTabs);
  const followHash = () => {
    for (const tabs of sets) tabs.showHash();
  };
  followHash();
  addEventListener("hashchange", followHash);
}

function createTabs(container: HTMLElement) {
  const tabs = listTabs(container);
  const first = tabs.find(({ link }) => link.ariaCurrent) ?? tabs[0];
  let current = first;
  setRoles(container, tabs);
  function show(shown: Tab) {
    current = shown;
    for (const { link, panel } of tabs) {
      const isShown = panel === shown.panel;
      link.setAttribute("aria-selected", String(isShown));
      link.tabIndex = isShown ? 0 : -1;
      panel.hidden = !isShown;
    }
  }
  function choose(tab: Tab) {
    show(tab);
    // Replaces the history entry, because a tab change is no navigation.
    history.replaceState(history.state, "", `#${tab.id}`);
    if (container.getBoundingClientRect().top < 0) container.scrollIntoView();
  }
  container.addEventListener("click", (event) => {
    const plain = findPlainLink(event);
    const tab = tabs.find(({ link }) => link === plain);
    if (!tab) return;
    event.preventDefault();
    choose(tab);
  });
  container.addEventListener("keydown", (event) => {
    const index = tabs.findIndex(({ link }) => link === event.target);
    const next = tabs[moveTabIndex(event.key, index, tabs.length) ?? -1];
    if (index === -1 || !next) return;
    event.preventDefault();
    choose(next);
    next.link.focus();
  });
  return {
    showHash() {
      const hash = decodeHash();
      // The target of another fragment, as of the link that skips the menus, is in no tab.
      const shown = findTab(tabs, hash) ?? (hash ? current : first);
      if (!shown) return;
      show(shown);
      revealTarget(shown, hash);
    },
  };
}

/**
 * The browser could not scroll to a hidden target on load; a card also receives the
 * focus.
 */
function revealTarget({ panel, id }: Tab, hash: string): void {
  const target = document.getElementById(hash);
  if (!target || hash === id || !panel.contains(target)) return;
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}

function listTabs(container: HTMLElement): Tab[] {
  const links = container.querySelectorAll<HTMLAnchorElement>("[data-tab-list] a");
  return [...links].flatMap((link) => {
    const id = decodeURIComponent(link.hash.slice(1));
    const panel = document.getElementById(`${id}-panel`);
    return panel ? [{ link, panel, id }] : [];
  });
}

function setRoles(container: HTMLElement, tabs: readonly Tab[]): void {
  container.dataset["tabs"] = "live";
  const list = container.querySelector("[data-tab-list]");
  list?.setAttribute("role", "tablist");
  for (const item of list?.children ?? []) item.setAttribute("role", "presentation");
  for (const { link, panel, id } of tabs) {
    link.id = `${id}-tab`;
    // The selection says it, also after another tab is chosen.
    link.ariaCurrent = null;
    link.setAttribute("role", "tab");
    link.setAttribute("aria-controls", panel.id);
    panel.setAttribute("role", "tabpanel");
    panel.setAttribute("aria-labelledby", link.id);
  }
}

/**
 * The tab of a fragment: the tab itself, one whose panel contains the target, or one
 * whose id is a prefix of it.
 */
function findTab(tabs: readonly Tab[], hash: string): Tab | undefined {
  if (hash === "") return undefined;
  const target = document.getElementById(hash);
  return (
    tabs.find(({ panel }) => target && panel.contains(target)) ??
    tabs.find(({ id }) => hash === id || hash.startsWith(`${id}_`))
  );
}

function decodeHash(): string {
  try {
    return decodeURIComponent(location.hash.slice(1)).toLowerCase();
  } catch {
    return "";
  }
}
