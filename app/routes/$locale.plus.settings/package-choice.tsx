import { LOCALE_ROWS } from "~/domain/locales/locale";
import { toOffered, type OfflineSettings } from "~/domain/offline/offline-settings";
import { useLocale } from "~/l10n/locale-context";
import type { PackageOffer } from "~/services/offline-packages/index.server";
import styles from "./offline-content.module.css";

export interface PackageChoiceProps {
  settings: OfflineSettings;
  offers: readonly PackageOffer[];
  onChange(settings: OfflineSettings): void;
}

/** Language and part of it that are downloaded; the settings are offered ones. */
export function PackageChoice({ settings, offers, onChange }: PackageChoiceProps) {
  const { text } = useLocale();
  const offer = offers.find(({ locale }) => locale === settings.locale);
  return (
    <div className={styles.choices}>
      <label>
        {text("settings-content-language")}
        <select
          value={settings.locale}
          onChange={({ target }) => {
            const chosen = offers.find(({ locale }) => locale === target.value);
            if (chosen)
              onChange(toOffered({ ...settings, locale: chosen.locale }, offers));
          }}
        >
          {offers.map(({ locale }) => (
            <option key={locale} value={locale} lang={locale}>
              {LOCALE_ROWS[locale].name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {text("settings-content-area")}
        <select
          value={settings.area}
          onChange={({ target }) => {
            const area = offer?.areas.find((each) => each === target.value);
            if (area) onChange({ ...settings, area });
          }}
        >
          {offer?.areas.map((area) => (
            <option key={area} value={area}>
              {text(`settings-content-area-${area}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
