import { useText } from "~/l10n/locale-context";
import { SettingRow } from "./setting-row";
import { SettingSwitch } from "./setting-switch";
import styles from "./settings.module.css";

export interface NewsletterSectionProps {
  siteName: string;
  isReader: boolean;
}

/**
 * The newsletter is being discontinued: readers can unsubscribe, but not subscribe again.
 */
export function NewsletterSection({ siteName, isReader }: NewsletterSectionProps) {
  const text = useText();
  return (
    <section aria-labelledby="stay-updated" className={styles.section}>
      <h2 id="stay-updated">{text("settings-updated-section")}</h2>
      <SettingRow
        id="newsletter"
        title={<s>{text("settings-newsletter", { site: siteName })}</s>}
        control={
          isReader && <SettingSwitch rowId="newsletter" intent="newsletter" isOn />
        }
      >
        <p>{text("settings-newsletter-text")}</p>
        <p>{text(isReader ? "settings-newsletter-final" : "settings-newsletter-not")}</p>
      </SettingRow>
    </section>
  );
}
