import type { CompatBrowsers } from "~/domain/compat/compat";
import { escapeText } from "~/domain/text/escape-html";
import type { FeatureFacts } from "../../sources/platform/compat/features";
import { joinWords } from "./html";
import { isRemoved, listReleased } from "./versions-to-come";

/** A browser that is no longer updated. */
const RETIRED = "ie";

type Support = FeatureFacts["support"][keyof FeatureFacts["support"]];

/**
 * Describes the supporting browsers in a sentence, for features without Baseline. Empty when
 * unknown.
 */
export function describeSupport(
  facts: FeatureFacts | undefined,
  browsers: CompatBrowsers,
): string {
  if (!facts) return "";
  const clients = Object.entries(facts.support).flatMap(([id, support]) => {
    const browser = browsers[id];
    const isClient = browser?.type === "desktop" || browser?.type === "mobile";
    return isClient && id !== RETIRED ? [{ browser, support }] : [];
  });
  const names = clients
    .filter(({ browser, support }) => isSupported(support, browser))
    .map(({ browser }) => escapeText(browser.name));
  if (names.length === 0) return "No browser supports it by default.";
  return names.length === clients.length && names.length > 1
    ? "Supported in all browsers on record."
    : `Supported in ${joinWords(names)}.`;
}

/** True for support in a released version without changed preferences. */
function isSupported(support: Support, browser: CompatBrowsers[string]): boolean {
  const [main] = listReleased(support, browser);
  if (!main || typeof main.version_added !== "string") return false;
  return !isRemoved(main, browser) && !main.flags;
}
