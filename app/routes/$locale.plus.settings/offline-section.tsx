import { useEffect } from "react";
import { useLocale } from "~/l10n/locale-context";
import { SettingRow } from "./setting-row";
import styles from "./settings.module.css";

/** Key of the settings of subscribers' offline content. */
const OFFLINE_KEY = "MDNSettings";

/**
 * Reading seen pages offline is everybody's, without an account: it has a page of its own. The
 * settings of offline content are removed from the browsers of readers who do not subscribe.
 */
export function OfflineSection({ isSubscriber }: { isSubscriber: boolean }) {
  const { locale, text } = useLocale();
  useEffect(() => {
    if (!isSubscriber) forgetOfflineSettings();
  }, [isSubscriber]);
  return (
    <section aria-labelledby="offline" className={styles.section}>
      <h2 id="offline">{text("settings-offline-section")}</h2>
      <SettingRow id="offline-storage" title={text("offline-title")}>
        <p>
          {text("settings-offline-pages")}{" "}
          <a href={`/${locale}/offline`}>{text("settings-offline-manage")}</a>
        </p>
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
