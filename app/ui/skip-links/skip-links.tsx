import { useText } from "~/l10n/locale-context";
import { HEADER_SEARCH_ID } from "~/ui/quick-search/header-search";
import styles from "./skip-links.module.css";

/** The first stops of the Tab key. The last one is for pages with a language menu. */
export function SkipLinks({ hasLanguageMenu }: { hasLanguageMenu: boolean }) {
  const text = useText();
  return (
    <ul className={styles.links} data-chrome="">
      <li>
        <a href="#content">{text("skip-to-content")}</a>
      </li>
      <li>
        <a href={`#${HEADER_SEARCH_ID}-input`}>{text("skip-to-search")}</a>
      </li>
      {hasLanguageMenu && (
        <li>
          <a href="#languages-switcher-button">{text("skip-to-language")}</a>
        </li>
      )}
    </ul>
  );
}
