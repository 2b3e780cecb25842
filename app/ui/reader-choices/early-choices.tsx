import { EARLY_ACTS_SCRIPT } from "~/browser/early-acts";
import { DISPLAY_SCRIPT } from "~/browser/reader-choices/display-choice";
import { SIDEBAR_COLUMN_SCRIPT } from "~/browser/sidebar-column";
import { useNonce } from "~/ui/render-context/render-context";

/** For the head of the document: the first paint is already as the reader has chosen. */
export function EarlyChoices() {
  return (
    <script
      nonce={useNonce()}
      dangerouslySetInnerHTML={{
        __html: `${SIDEBAR_COLUMN_SCRIPT};${DISPLAY_SCRIPT};${EARLY_ACTS_SCRIPT}`,
      }}
      suppressHydrationWarning
    />
  );
}
