import type { TranslationLink } from "~/domain/documents/document";
import { type Locale, LOCALE_ROWS, swapLocale } from "~/domain/locales/locale";
import { useText } from "~/l10n/locale-context";
import { Icon } from "~/ui/icon/icon";
import styles from "./language-menu.module.css";
import rememberStyles from "./remember-language.module.css";

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
  const language = LOCALE_ROWS[locale].name;
  return (
    <details className="dropdown" data-menu="" data-language-menu="">
      <summary
        id={BUTTON_ID}
        className={`dropdown-button ${styles.summary}`}
        aria-label={text("language-menu", { language })}
      >
        <Icon name="language" size={16} />
        <span>{language}</span>
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

/** Whether the page exists in another language; a page may list its own language too. */
export function hasOtherLanguages(locale: Locale, locales: readonly Locale[]): boolean {
  return locales.some((other) => other !== locale);
}

interface RememberLanguageProps {
  locale: Locale;
  /** Path of the page. */
  path: string;
}

/**
 * Remembers this language for future visits. Pages are the same for everyone, so a script
 * sets the switch (browser/language-preference); without scripts there are two buttons,
 * which need no state.
 */
function RememberLanguage({ locale, path }: RememberLanguageProps) {
  const text = useText();
  return (
    <form
      className={rememberStyles.form}
      method="post"
      action={`/${locale}/preferences/language`}
      data-remember-language=""
    >
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="next" value={path} />
      <label
        className={`dropdown-item ${rememberStyles.switch}`}
        title={text("language-remember-about")}
      >
        <span>{text("language-remember")}</span>
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its state */}
        <input type="checkbox" role="switch" autoComplete="off" />
      </label>
      <div className={rememberStyles.buttons}>
        <button className="button" name="remember" value="1">
          {text("language-remember")}
        </button>
        <button className="button" name="remember" value="0">
          {text("language-forget")}
        </button>
      </div>
    </form>
  );
}
