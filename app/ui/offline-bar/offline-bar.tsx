import { StaticElement } from "~/ui/static-html/static-element";
import styles from "./offline-bar.module.css";

const ATTRIBUTES = { "aria-live": "assertive", "data-chrome": "" };

/**
 * Says that the reader is offline, and for a moment that they are online again. Always in the
 * page, because only style sheets can show it on a kept page before any script (browser/offline.ts).
 */
export function OfflineBar() {
  return (
    <StaticElement
      as="div"
      name="connection"
      className={styles.bar}
      attributes={ATTRIBUTES}
    />
  );
}
