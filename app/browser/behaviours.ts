import type { Translate } from "~/domain/strings";
import { addCopyButtons, handleCopyClick } from "./copy-buttons";
import { handleBrowserChoice, handleBrowserChoiceSubmit } from "./compat-choice";
import { updateFocusableCode } from "./focusable-code";
import { lowerCaseHash } from "./lower-case-hash";
import { closeMenus, closePopovers, handleMenuEscape, handleMenuPress } from "./menus";
import { endPrinting, startPrinting } from "./print-details";
import { describePrintedLinks } from "./print-links";
import { revealCurrentEntry } from "./sidebar-position";

const WIDE = "(width >= 48.0625em)";

/** Sets the listeners of all behaviours. Call it once. */
export function startBehaviours(text: Translate): void {
  document.addEventListener("click", (event) => void handleCopyClick(event, text));
  document.addEventListener("pointerdown", handleMenuPress);
  document.addEventListener("keydown", handleMenuEscape);
  document.addEventListener("click", reload);
  document.addEventListener("toggle", revealCurrentEntry, { capture: true });
  document.addEventListener("change", handleBrowserChoice);
  document.addEventListener("submit", handleBrowserChoiceSubmit);
  addEventListener("beforeprint", startPrinting);
  addEventListener("beforeprint", describePrintedLinks);
  addEventListener("afterprint", endPrinting);
  addEventListener("hashchange", lowerCaseHash);
  addEventListener("resize", updateFocusableCode);
  // A drawer that is open when the window grows would stay on top of its own column.
  matchMedia(WIDE).addEventListener("change", closePopovers);
}

/** Prepares the page that is shown now; does nothing to what it has prepared before. */
export function enhancePage(text: Translate): void {
  closeMenus();
  closePopovers();
  addCopyButtons(document, text);
  updateFocusableCode();
  revealCurrentEntry();
  lowerCaseHash();
}

function reload(event: Event): void {
  if (!(event.target instanceof Element) || !event.target.closest("[data-reload]"))
    return;
  event.preventDefault();
  location.reload();
}
