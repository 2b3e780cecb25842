import { useText } from "~/l10n/locale-context";
import styles from "./loading-placeholder.module.css";

export interface LoadingPlaceholderProps {
  /** In pixels: near what will stand here, so that little moves. */
  minHeight?: number;
}

const DEFAULT_MIN_HEIGHT = 200;

/** Stands where something is being loaded, and says so when that takes longer than a second. */
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
