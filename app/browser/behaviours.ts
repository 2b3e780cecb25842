import type { InterfaceText } from "~/domain/text/strings";
import { CODE_ADDED } from "./code-added";
import { addCopyButtons, handleCopyClick } from "./copy/copy-buttons";
import { handleAnchorClick, handlePageCopy } from "./copy/copy-links";
import {
  handleBrowserChoice,
  handleBrowserChoiceSubmit,
  handleHistoryPress,
  handleSelectStart,
} from "./compat-tables";
import { handleVote } from "./feedback/handle-vote";
import { updateFocusableCode } from "./focusable-code";
import {
  handleLanguageClick,
  handleRememberChange,
  showRememberedLanguage,
} from "./language-preference";
import { showLaterSections } from "./later-sections";
import { lowerCaseHash } from "./lower-case-hash";
import {
  startMainMenuHover,
  closeMenus,
  closePopovers,
  handleFocusLeave,
  handleMenuEscape,
  handleMenuLeave,
  handleMenuToggle,
  markOverlays,
} from "./menus/menus";
import { handleMenuKey } from "./menus/menu-keys";
import { endPrinting, startPrinting, describePrintedLinks } from "./print";
import { handleQueueChange, restoreQueue } from "./play-queue/watch-queue";
import { offerToolsWhenIdle, startLazyBehaviours } from "./lazy-behaviours";
import { keepPage, startOffline } from "./offline";
import { startQuickSearch } from "./quick-search/start-quick-search";
import { handleBaselineToggle, restoreBaselineBox } from "./reader-choices/baseline-box";
import { startChoices } from "./reader-choices/start-choices";
import { handlePlayClick } from "./play/follow-play-link";
import { openFullSample } from "./play/open-full-sample";
import { startSelectionLinks } from "./selection-link/watch-selection";
import { handleSidebarToggle, showSidebarState } from "./sidebar/sidebar-column";
import {
  handleSidebarClear,
  handleSidebarEscape,
  handleSidebarInput,
  handleSidebarSubmit,
} from "./sidebar/sidebar-filter";
import { handleDrawerToggle } from "./sidebar/sidebar-position";
import { rememberSidebar, restoreSidebar } from "./sidebar/sidebar-memory";
import { startTheme } from "./theme/theme";
import { createTocSpy } from "./toc-spy";
import { findAround } from "./find-around";

/** Widths from which drawers are columns, the menu's sheet is a row, and the search's sheet is a box in the header. */
const WIDTHS = ["48.0625em", "62em", "75em"];

const tocSpy = createTocSpy();

/** Adds the listeners of all behaviours. Call it once. */
export function startBehaviours(text: InterfaceText): void {
  startQuickSearch(text);
  startOffline();
  startChoices(text);
  startSelectionLinks(text);
  document.addEventListener("click", (event) => void handleCopyClick(event, text));
  document.addEventListener(CODE_ADDED, () => {
    addCopyButtons(document, text);
    updateFocusableCode();
  });
  document.addEventListener("click", (event) => void handleAnchorClick(event, text));
  document.addEventListener("click", (event) => void handlePageCopy(event, text));
  document.addEventListener("click", handleLanguageClick);
  document.addEventListener("click", handlePlayClick);
  document.addEventListener("click", handleHistoryPress);
  document.addEventListener("selectstart", handleSelectStart);
  document.addEventListener("click", handleSidebarToggle);
  document.addEventListener("click", handleSidebarClear);
  document.addEventListener("input", (event) => void handleSidebarInput(event, text));
  document.addEventListener("submit", handleSidebarSubmit);
  document.addEventListener("submit", (event) => void handleVote(event, text));
  document.addEventListener("change", (event) => void handleRememberChange(event));
  // On a page from the back/forward cache, another language may be remembered by now.
  addEventListener("pageshow", showRememberedLanguage);
  document.addEventListener("pointerdown", handleMenuLeave);
  document.addEventListener("focusin", handleFocusLeave);
  document.addEventListener("keydown", handleSidebarEscape);
  document.addEventListener("keydown", handleMenuEscape);
  document.addEventListener("keydown", handleMenuKey);
  document.addEventListener("toggle", handleMenuToggle, { capture: true });
  document.addEventListener("toggle", markOverlays, { capture: true });
  startMainMenuHover();
  offerToolsWhenIdle();
  document.addEventListener("toggle", handleBaselineToggle, { capture: true });
  startTheme();
  document.addEventListener("click", reload);
  document.addEventListener("toggle", handleDrawerToggle, { capture: true });
  document.addEventListener("change", handleBrowserChoice);
  document.addEventListener("change", handleQueueChange);
  document.addEventListener("submit", handleBrowserChoiceSubmit);
  addEventListener("beforeprint", startPrinting);
  addEventListener("beforeprint", describePrintedLinks);
  addEventListener("afterprint", endPrinting);
  addEventListener("hashchange", lowerCaseHash);
  addEventListener("hashchange", openFullSample);
  addEventListener("resize", updateFocusableCode);
  addEventListener("pagehide", rememberSidebar);
  // After it, because a closed drawer has no scroll position. A page from the back/forward cache would still show
  // the menu that led away from it.
  addEventListener("pagehide", closeAll);
  // An open one would cover the page there, when a window becomes wide or a tablet is turned.
  for (const width of WIDTHS)
    matchMedia(`(width >= ${width})`).addEventListener("change", closePopovers);
}

/**
 * Closes the menus and popovers of the previous page; call it when client navigation
 * shows another.
 */
export function leavePage(): void {
  closeAll();
  tocSpy.leavePage();
}

function closeAll(): void {
  closeMenus();
  closePopovers();
}

/** Enhances the current page; idempotent. */
export function enhancePage(text: InterfaceText): void {
  // First those that measure, because each after a change to the page would lay it out once more.
  restoreSidebar(text);
  markOverlays();
  addCopyButtons(document, text);
  restoreQueue();
  restoreBaselineBox();
  // These measure the whole article.
  showLaterSections(() => {
    tocSpy.watchPage();
    updateFocusableCode();
  });
  showSidebarState();
  showRememberedLanguage();
  startLazyBehaviours(text);
  openFullSample();
  lowerCaseHash();
  keepPage();
}

function reload(event: Event): void {
  if (!findAround(event.target, "[data-reload]")) return;
  event.preventDefault();
  location.reload();
}
