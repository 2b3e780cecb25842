import { useText } from "~/l10n/locale-context";
import { ARTICLE_ACTIONS_BUTTON_ID } from "~/ui/article-bar/article-actions";
import { HEADER_SEARCH_ID } from "~/ui/quick-search/header-search";
import { TOC_COLUMN_ID } from "~/ui/toc/toc";
import styles from "./skip-links.module.css";

/** First stops of the Tab key. */
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
        <>
          <li className={styles.inBar}>
            <a href="#languages-switcher-button">{text("skip-to-language")}</a>
          </li>
          {/* Where the bar is too narrow, the menu is behind this button. */}
          <li className={styles.inSheet}>
            <a href={`#${ARTICLE_ACTIONS_BUTTON_ID}`}>{text("skip-to-language")}</a>
          </li>
        </>
      )}
    </ul>
  );
}

/** First stop of an article whose table of contents comes after it. */
export function TocSkipLink() {
  const text = useText();
  return (
    <a className={styles.toToc} href={`#${TOC_COLUMN_ID}`} data-chrome="">
      {text("skip-to-toc")}
    </a>
  );
}
