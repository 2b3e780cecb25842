import { useText } from "~/l10n/locale-context";
import { useReader } from "./reader-context";
import styles from "./account-parts.module.css";

/** Banner below the header while the session cannot be looked up. */
export function ApiDownBanner({ siteName }: { siteName: string }) {
  const text = useText();
  return (
    <p className={styles.banner} role="status">
      {text("account-api-down", { site: siteName })}
    </p>
  );
}

/** Banner on a private page with unsaved text: another tab has changed the reader. */
export function ReaderChangeBanner() {
  const text = useText();
  const { user } = useReader().account;
  return (
    <p className={styles.banner} role="alert">
      {user ? text("account-changed", { email: user.email }) : text("account-left")}
    </p>
  );
}
