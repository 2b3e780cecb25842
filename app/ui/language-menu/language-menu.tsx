import type { TranslationLink } from "~/domain/documents/document";
import { NATIVE_NAMES, swapLocale, type Locale } from "~/domain/locales/locale";
import { useText } from "~/l10n/locale-context";
import { Icon } from "~/ui/icon/icon";
import { RememberLanguage } from "./remember-language";
import styles from "./language-menu.module.css";

/** Target of the skip link for languages. */
const BUTTON_ID = "languages-switcher-button";

export interface LanguageMenuProps {
  /** Path of the page, with its locale. */
  path: string;
  locale: Locale;
  translations: readonly Pick<TranslationLink, "locale" | "title" | "native">[];
}

/** The page in its other languages: plain links, each labelled in its own language. */
export function LanguageMenu({ path, locale, translations }: LanguageMenuProps) {
  const text = useText();
  const language = NATIVE_NAMES[locale];
  return (
    <details className="dropdown" data-menu="" data-language-menu="">
      <summary
        id={BUTTON_ID}
        className={`dropdown-button ${styles.summary}`}
        aria-label={text("language-menu", { language })}
      >
        <Icon name="language" size={16} />
        <span className={styles.name}>{language}</span>
        <Icon name="chevron" size={14} />
      </summary>
      <nav className={`dropdown-panel ${styles.panel}`} aria-labelledby={BUTTON_ID}>
        <ul>
          {translations.map((translation) => (
            <li key={translation.locale}>
              <a
                className={`dropdown-item ${styles.link}`}
                href={swapLocale(path, translation.locale)}
                lang={translation.locale}
                hrefLang={translation.locale}
                title={translation.title}
                aria-current={translation.locale === locale ? "true" : undefined}
              >
                {translation.native}
              </a>
            </li>
          ))}
        </ul>
        <RememberLanguage locale={locale} path={path} />
      </nav>
    </details>
  );
}
