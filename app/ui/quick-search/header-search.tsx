import { useText } from "~/l10n/locale-context";
import { Icon } from "~/ui/icon/icon";
import { POPOVER, popoverTarget } from "~/ui/popover";
import { SearchForm } from "./search-form";
import styles from "./quick-search.module.css";

/** Id of the header's form; the skip link "Skip to search" targets `{id}-input`. */
export const HEADER_SEARCH_ID = "top-nav-search";

/** On narrow screens the form is a popover over the page. */
const SHEET = { ...POPOVER, "data-overlay": "" } as const;

/** In the header's row where there is room, else in a sheet that a button opens. */
export function HeaderSearch({ siteName }: { siteName: string }) {
  const text = useText();
  return (
    <>
      <SearchForm
        id={HEADER_SEARCH_ID}
        className={styles.header}
        label={text("quick-search-label", { site: siteName })}
        placeholder={text("quick-search-placeholder")}
        popover={SHEET}
        hasKeyHint
      >
        <button
          type="button"
          className={`icon-button ${styles.close}`}
          {...popoverTarget(HEADER_SEARCH_ID, "hide")}
        >
          <Icon name="close" />
          <span className="visually-hidden">{text("quick-search-close")}</span>
        </button>
      </SearchForm>
      <button
        type="button"
        className={`icon-button ${styles.open}`}
        {...popoverTarget(HEADER_SEARCH_ID)}
      >
        <Icon name="search" />
        <span className="visually-hidden">{text("quick-search-open")}</span>
      </button>
    </>
  );
}
