import { EARLY_ACTS_SCRIPT } from "~/browser/early-acts";
import { DISPLAY_SCRIPT } from "~/browser/reader-choices/display-choice";
import { SIDEBAR_COLUMN_SCRIPT } from "~/browser/sidebar/sidebar-column";
import { useScriptMark } from "~/ui/render-context/render-context";

/** Inline script in the head that applies the reader's settings before first paint. */
export function EarlyChoices() {
  return (
    <script
      nonce={useScriptMark()}
      dangerouslySetInnerHTML={{
        __html: `${SIDEBAR_COLUMN_SCRIPT};${DISPLAY_SCRIPT};${EARLY_ACTS_SCRIPT}`,
      }}
      suppressHydrationWarning
    />
  );
}
