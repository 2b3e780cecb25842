import type { ReactNode } from "react";
import { MAX_SEARCH_CHARACTERS } from "~/domain/http/url-limit";
import { useLocale } from "~/l10n/locale-context";
import { Icon } from "~/ui/icon/icon";
import styles from "./quick-search.module.css";

export interface SearchFormProps {
  /** Id of the form; the field's is `{id}-input`. */
  id: string;
  label: string;
  placeholder: string;
  className?: string | undefined;
  /** Initial value of the field. */
  query?: string;
  /** Attributes that make the form a popover. */
  popover?: Readonly<Record<string, string>>;
  /** Whether the field shows the key that leads to it. */
  hasKeyHint?: boolean;
  /** Content at the end of the row. */
  children?: ReactNode;
}

/**
 * A search form that scripts turn into a combobox; hydration ignores the field's
 * attributes and the popup's content. On the search page it does not repeat the query,
 * because that page's own form shows it with the other choices.
 */
export function SearchForm({
  id,
  label,
  placeholder,
  className = "",
  query = "",
  popover = {},
  hasKeyHint = false,
  children,
}: SearchFormProps) {
  const { locale, text } = useLocale();
  return (
    <form
      id={id}
      className={`${styles.form} ${className}`}
      role="search"
      aria-label={label}
      action={`/${locale}/search`}
      method="get"
      data-quick-search=""
      {...popover}
    >
      <div className={styles.field}>
        <Icon name="search" size={18} />
        <input
          id={`${id}-input`}
          type="search"
          name="q"
          aria-label={label}
          aria-keyshortcuts="Control+K"
          placeholder={placeholder}
          defaultValue={query}
          required
          // Firefox tells readers of an empty required field that it is invalid.
          aria-invalid={false}
          maxLength={MAX_SEARCH_CHARACTERS}
          // Requires a character that is no white space.
          pattern=".*\S.*"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          suppressHydrationWarning
        />
        <button type="reset" className={`icon-button ${styles.clear}`}>
          <Icon name="close" size={18} />
          <span className="visually-hidden">{text("quick-search-clear")}</span>
        </button>
        {hasKeyHint && (
          <kbd className={styles.hint} aria-hidden="true">
            Ctrl K
          </kbd>
        )}
        <button type="submit" className={styles.submit}>
          {text("quick-search-submit")}
        </button>
        {children}
      </div>
      <div
        className={styles.popup}
        data-quick-search-popup=""
        dangerouslySetInnerHTML={{ __html: "" }}
        suppressHydrationWarning
      />
    </form>
  );
}
