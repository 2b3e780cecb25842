import type { Locale } from "~/domain/locales/locale";
import { useText } from "~/l10n/locale-context";
import styles from "./remember-language.module.css";

export interface RememberLanguageProps {
  locale: Locale;
  /** Path of the page. */
  path: string;
}

/**
 * Remembers this language for future visits. Pages are the same for everyone, so a script
 * sets the switch (browser/language-preference); without scripts there are two buttons,
 * which need no state.
 */
export function RememberLanguage({ locale, path }: RememberLanguageProps) {
  const text = useText();
  return (
    <form
      className={styles.form}
      method="post"
      action={`/${locale}/preferences/language`}
      data-remember-language=""
    >
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="next" value={path} />
      <label
        className={`dropdown-item ${styles.switch}`}
        title={text("language-remember-about")}
      >
        <span>{text("language-remember")}</span>
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its state */}
        <input type="checkbox" role="switch" autoComplete="off" />
      </label>
      <div className={styles.buttons}>
        <button name="remember" value="1">
          {text("language-remember")}
        </button>
        <button name="remember" value="0">
          {text("language-forget")}
        </button>
      </div>
    </form>
  );
}
