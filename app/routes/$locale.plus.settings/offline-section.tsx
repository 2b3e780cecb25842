import { useEffect } from "react";
import { useText } from "~/l10n/locale-context";
import { SettingRow } from "./setting-row";
import styles from "./settings.module.css";

/** Key of the settings for offline reading. */
const OFFLINE_KEY = "MDNSettings";

export interface OfflineSectionProps {
  siteName: string;
  isSubscriber: boolean;
}

/** Offline reading is for subscribers; for others the settings are removed. */
export function OfflineSection({ siteName, isSubscriber }: OfflineSectionProps) {
  const text = useText();
  useEffect(() => {
    if (!isSubscriber) forgetOfflineSettings();
  }, [isSubscriber]);
  return (
    <section aria-labelledby="offline" className={styles.section}>
      <h2 id="offline">{text("settings-offline-section")}</h2>
      <SettingRow
        id="offline-storage"
        title={text("settings-offline", { site: siteName })}
      >
        <p>
          {text(isSubscriber ? "settings-offline-unavailable" : "settings-offline-only", {
            site: siteName,
          })}
        </p>
        {!isSubscriber && (
          <p>
            <a href="/en-US/plus#subscribe">{text("account-upgrade")}</a>
          </p>
        )}
      </SettingRow>
    </section>
  );
}

/** Storage failures only warn. */
function forgetOfflineSettings(): void {
  try {
    localStorage.removeItem(OFFLINE_KEY);
  } catch (error) {
    console.warn("The offline settings can't be cleared", error);
  }
}
