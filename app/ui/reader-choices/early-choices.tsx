import { EARLY_ACTS_SCRIPT } from "~/browser/early-acts";
import { LATER_SECTIONS_SCRIPT } from "~/browser/later-sections";
import { DISPLAY_SCRIPT } from "~/browser/reader-choices/display-choice";
import { SIDEBAR_COLUMN_SCRIPT } from "~/browser/sidebar/sidebar-column";
import { InlineScript } from "~/ui/render-context/inline-script";

/** Inline script in the head that applies the reader's settings, and prepares the page, before first paint. */
export function EarlyChoices() {
  const code = import.meta.env.SSR
    ? `${SIDEBAR_COLUMN_SCRIPT};${DISPLAY_SCRIPT};${LATER_SECTIONS_SCRIPT};${EARLY_ACTS_SCRIPT}`
    : "";
  return <InlineScript code={code} />;
}
