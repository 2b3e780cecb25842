import { MAX_SEARCH_CHARACTERS } from "~/domain/http/url-limit";
import type { InterfaceText } from "~/domain/text/strings";
import { useLocale, useText } from "~/l10n/locale-context";
import type { SearchFault } from "~/services/search/search-request";
import styles from "./search-form.module.css";
import { type AskedSearch, isSame } from "./search-state";

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
        aria-invalid={isWrong}
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

/** Target of the field's aria-describedby. */
const FAULTS_ID = "search-faults";

/** Invalid parameters of the URL, one line each. */
export function SearchFaults({ faults }: { faults: readonly SearchFault[] }) {
  const text = useText();
  return (
    <div id={FAULTS_ID} role="alert">
      <ul className={styles.faults}>
        {faults.map(({ param, code }) => (
          <li key={param}>
            {markParam(text("search-fault", { param, fault: explain(code, text) }))}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Renders the `<code>` around a parameter, which each language has in its own sentence. */
function markParam(sentence: string) {
  const [before, param, after] = sentence.split(/<\/?code>/);
  return (
    <>
      {before}
      <code>{param}</code>
      {after}
    </>
  );
}

function explain(code: SearchFault["code"], text: InterfaceText): string {
  switch (code) {
    case "too-long":
      return text("search-fault-too-long");
    case "not-a-number":
    case "too-small":
    case "too-large":
      return text("search-fault-page", { most: 10 });
    default:
      return text("search-fault-unknown");
  }
}
