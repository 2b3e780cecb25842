import { useText } from "~/l10n/locale-context";
import styles from "./loading-placeholder.module.css";

export interface LoadingPlaceholderProps {
  /** Pixels: near the height of the content, to limit layout shift. */
  minHeight?: number;
}

const DEFAULT_MIN_HEIGHT = 200;

/** Placeholder of content that is loading, with a message after one second. */
export function LoadingPlaceholder({
  minHeight = DEFAULT_MIN_HEIGHT,
}: LoadingPlaceholderProps) {
  const text = useText();
  return (
    <p className={styles.placeholder} style={{ minHeight }} role="status">
      <span className={styles.message}>{text("loading")}</span>
    </p>
  );
}
