import { useText } from "~/l10n/locale-context";
import { SearchForm } from "./search-form";
import styles from "./hero-search.module.css";

/** Large search box of the home page. */
export function HeroSearch() {
  const text = useText();
  const question = text("quick-search-hero");
  return (
    <SearchForm
      id="hp-search"
      className={styles.hero}
      label={question}
      placeholder={question}
      hasKeyHint
    />
  );
}
