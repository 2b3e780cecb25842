import { useEffect, useState } from "react";
import { readAccountCopy } from "~/browser/account-copy";
import { useText } from "~/l10n/locale-context";
import type { MaintenanceNoticeProps } from "./account-parts-context";
import { useReader } from "./reader-context";
import { SignOutForm } from "./sign-out-form";
import styles from "./account-parts.module.css";

/**
 * Replaces the account while it is unavailable: the reason, the last known reader of this
 * tab, and the way out for a reader who is signed in.
 */
export function MaintenanceNotice(props: MaintenanceNoticeProps) {
  const { siteName, user, next, message } = props;
  const text = useText();
  const [lastEmail, setLastEmail] = useState<string | null>(null);
  const email = user?.email ?? lastEmail;
  useEffect(() => {
    if (message === null) setLastEmail(readAccountCopy()?.email ?? null);
  }, [message]);
  return (
    <details className={styles.menu} data-menu="">
      <summary className={styles.summary}>
        <span aria-hidden="true">🚧</span>
        <span className={styles.maintenance}>{text("account-maintenance")}</span>
        <span aria-hidden="true">🚧</span>
      </summary>
      <div className={styles.panel}>
        <p className={styles.message}>
          {message ?? text("account-api-down", { site: siteName })}
        </p>
        {email !== null && <p className={styles.email}>{email}</p>}
        {user && <SignOutForm className={styles.item} next={next} />}
      </div>
    </details>
  );
}

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
