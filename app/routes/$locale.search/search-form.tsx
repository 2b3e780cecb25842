import { MAX_SEARCH_CHARACTERS } from "~/domain/site/url-limit";
import { useLocale } from "~/l10n/locale-context";
import type { SearchFault } from "~/services/search/search-request";
import { isSame, type AskedSearch } from "./search-state";
import { FAULTS_ID } from "./search-faults";
import styles from "./search-form.module.css";

export interface SearchFormProps {
  asked: AskedSearch;
  faults: readonly SearchFault[];
}

/** Plain GET form; keeps the other choices. */
export function SearchForm({ asked, faults }: SearchFormProps) {
  const { locale, text } = useLocale();
  const isWrong = faults.some(({ param }) => param === "q");
  return (
    <form
      className={styles.form}
      role="search"
      aria-label={text("search-label")}
      action={`/${locale}/search`}
      method="get"
      data-chrome=""
    >
      <label htmlFor="search-query" className="visually-hidden">
        {text("search-label")}
      </label>
      <input
        key={asked.query}
        id="search-query"
        type="search"
        name="q"
        defaultValue={asked.query}
        required
        maxLength={MAX_SEARCH_CHARACTERS}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={text("search-label")}
        aria-invalid={isWrong || undefined}
        aria-describedby={faults.length > 0 ? FAULTS_ID : undefined}
      />
      {asked.sort !== "best" && <input type="hidden" name="sort" value={asked.sort} />}
      {asked.topic && <input type="hidden" name="topic" value={asked.topic} />}
      {!isSame(asked.locales, [locale]) &&
        asked.locales.map((each) => (
          <input key={each} type="hidden" name="locale" value={each} />
        ))}
      <button type="submit" className="button primary">
        {text("search-submit")}
      </button>
    </form>
  );
}
