import { AD_FREE_KEY } from "~/domain/site/storage-keys";
import { writeStored } from "~/browser/local-storage";

/**
 * Hides the advertisements of this page and of those that open in its place, or shows them, as the server's
 * scripts do on pages to come (ui/notices/early-scripts).
 */
export function setAdFree(isAdFree: boolean): void {
  writeStored(AD_FREE_KEY, isAdFree ? "yes" : null);
  document.documentElement.toggleAttribute("data-nop", isAdFree);
}
