import { useEffect, useState } from "react";
import { readAccountCopy } from "~/browser/account-copy";
import { useText } from "~/l10n/locale-context";
import type { MaintenanceNoticeProps } from "./account-parts-context";
import styles from "./account-parts.module.css";

/**
 * Replaces the account while it is unavailable: the reason, and the last known reader of
 * this tab.
 */
export function MaintenanceNotice({ siteName, message }: MaintenanceNoticeProps) {
  const text = useText();
  const [email, setEmail] = useState<string | null>(null);
  useEffect(() => {
    if (message === null) setEmail(readAccountCopy()?.email ?? null);
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
      </div>
    </details>
  );
}
