import { useEffect } from "react";
import { useText } from "~/l10n/locale-context";
import { SettingRow } from "./setting-row";
import styles from "./settings.module.css";

/** Where the browser keeps the settings for reading offline. */
const OFFLINE_KEY = "MDNSettings";

export interface OfflineSectionProps {
  siteName: string;
  isSubscriber: boolean;
}

/** Reading without a network belongs to subscribers: others keep no settings for it. */
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

/** A browser that keeps nothing has nothing to forget. */
function forgetOfflineSettings(): void {
  try {
    localStorage.removeItem(OFFLINE_KEY);
  } catch (error) {
    console.warn("The offline settings can't be cleared", error);
  }
}
