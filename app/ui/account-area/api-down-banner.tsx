import { useText } from "~/l10n/locale-context";
import styles from "./account-area.module.css";

/** Below the header, while nobody can tell who the reader is. */
export function ApiDownBanner({ siteName }: { siteName: string }) {
  const text = useText();
  return (
    <p className={styles.banner} role="status">
      {text("account-api-down", { site: siteName })}
    </p>
  );
}
