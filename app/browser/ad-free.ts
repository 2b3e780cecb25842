import { writeStored } from "./local-storage";

/** Key in localStorage; its only value is "yes" (server contract, 14.6). */
const KEY = "nop";

/**
 * Hides the advertisements of this page and of those that open in its place, or shows them, as the server's
 * scripts do on pages to come (ui/notices/early-scripts).
 */
export function setAdFree(isAdFree: boolean): void {
  writeStored(KEY, isAdFree ? "yes" : null);
  document.documentElement.toggleAttribute("data-nop", isAdFree);
}
