import type { Theme } from "~/domain/site/theme";
import { useLocale } from "~/l10n/locale-context";
import { Icon } from "~/ui/icon/icon";
import styles from "./theme-menu.module.css";

/** The page that it leads back to is a field outside of it (ui/header). */
export const THEME_FORM_ID = "theme-choice";

const CHOICES = [
  { theme: "os-default", textId: "theme-os-default", icon: "system" },
  { theme: "light", textId: "theme-light", icon: "light" },
  { theme: "dark", textId: "theme-dark", icon: "dark" },
] as const satisfies readonly { theme: Theme; textId: string; icon: string }[];

/**
 * Chooses the theme by a form that works without JavaScript and that browser/theme
 * enhances. Pages are the same for everyone, so CSS marks the current choice by the html
 * element's attribute, for screen readers too.
 */
export function ThemeMenu() {
  const { locale, text } = useLocale();
  return (
    <details className="dropdown" data-menu="">
      <summary className={`dropdown-button ${styles.summary}`} title={text("theme-menu")}>
        {CHOICES.map(({ theme, icon }) => (
          <span key={theme} className={styles.current} data-choice={theme}>
            <Icon name={icon} size={18} />
          </span>
        ))}
        <span className="visually-hidden">{text("theme-menu")}</span>
      </summary>
      <form
        id={THEME_FORM_ID}
        method="post"
        action={`/${locale}/preferences/theme`}
        className={`dropdown-panel ${styles.choices}`}
        aria-label={text("theme-menu")}
      >
        {CHOICES.map(({ theme, textId, icon }) => (
          <button
            key={theme}
            type="submit"
            name="theme"
            value={theme}
            className={`dropdown-item ${styles.choice}`}
          >
            <Icon name={icon} size={18} />
            {text(textId)}
            <span className={styles.current} data-choice={theme}>
              <span className="visually-hidden">{text("theme-current")}</span>
              <Icon name="check" size={16} />
            </span>
          </button>
        ))}
      </form>
    </details>
  );
}
