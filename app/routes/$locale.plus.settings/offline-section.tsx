import { useLocale } from "~/l10n/locale-context";
import { OfflineContent, type OfflineContentProps } from "./offline-content";
import { SettingRow } from "./setting-row";
import styles from "./settings.module.css";

export interface OfflineSectionProps extends OfflineContentProps {
  isSubscriber: boolean;
}

/** Reading seen pages offline is everybody's, without an account: it has a page of its own. */
export function OfflineSection({ isSubscriber, siteName, offers }: OfflineSectionProps) {
  const { locale, text } = useLocale();
  return (
    <section aria-labelledby="offline" className={styles.section}>
      <h2 id="offline">{text("settings-offline-section")}</h2>
      <SettingRow id="offline-storage" title={text("offline-title")}>
        <p>
          {text("settings-offline-pages")}{" "}
          <a href={`/${locale}/offline`}>{text("settings-offline-manage")}</a>
        </p>
      </SettingRow>
      {isSubscriber ? (
        <OfflineContent siteName={siteName} offers={offers} />
      ) : (
        <SettingRow
          id="offline-content"
          title={text("settings-content-title", { site: siteName })}
        >
          <p>{text("settings-content-only", { site: siteName })}</p>
          <p>
            <a href="/en-US/plus?ref=nope_settings#subscribe">
              {text("account-upgrade")}
            </a>
          </p>
        </SettingRow>
      )}
    </section>
  );
}
