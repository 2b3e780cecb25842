import { SIDEBAR_COLUMN_SCRIPT } from "~/browser/sidebar-column";
import { useNonce } from "~/ui/render-context/render-context";

/** For the head of the document: a column that the reader has closed is not drawn first. */
export function SidebarHead() {
  return (
    <script
      nonce={useNonce()}
      dangerouslySetInnerHTML={{ __html: SIDEBAR_COLUMN_SCRIPT }}
      suppressHydrationWarning
    />
  );
}
