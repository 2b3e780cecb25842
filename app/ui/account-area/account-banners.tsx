import { useText } from "~/l10n/locale-context";
import { useReader } from "./reader-context";
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

/** On a private page whose typed text would go with it: another tab has changed the reader. */
export function ReaderChangeBanner() {
  const text = useText();
  const { user } = useReader().account;
  return (
    <p className={styles.banner} role="alert">
      {user ? text("account-changed", { email: user.email }) : text("account-left")}
    </p>
  );
}
