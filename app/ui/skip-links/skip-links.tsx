import { useText } from "~/l10n/locale-context";
import styles from "./skip-links.module.css";

/** The first stops of the Tab key. The second one is for pages with a language menu. */
export function SkipLinks({ hasLanguageMenu }: { hasLanguageMenu: boolean }) {
  const text = useText();
  return (
    <ul className={styles.links} data-chrome="">
      <li>
        <a href="#content">{text("skip-to-content")}</a>
      </li>
      {hasLanguageMenu && (
        <li>
          <a href="#languages-switcher-button">{text("skip-to-language")}</a>
        </li>
      )}
    </ul>
  );
}
