import { useLocale } from "~/l10n/locale-context";
import type { SearchResults } from "~/services/search/search-service";
import { toSearchUrl, type AskedSearch } from "./search-state";
import styles from "./search-page.module.css";

export interface SearchStatsProps {
  asked: AskedSearch;
  results: SearchResults;
}

/** Number of results, kind of match, and suggestions. */
export function SearchStats({ asked, results }: SearchStatsProps) {
  const { text } = useLocale();
  const { total, match } = results;
  return (
    <div className={styles.stats}>
      <p role="status">{text("search-found", { count: total })}</p>
      {total > 0 && match === "close" && <p>{text("search-close")}</p>}
      {total > 0 && match === "some" && <p>{text("search-some")}</p>}
      <Suggestion asked={asked} results={results} />
    </div>
  );
}

function Suggestion({ asked, results: { suggestion } }: SearchStatsProps) {
  const { locale, text } = useLocale();
  if (!suggestion) return null;
  const { text: query, total: count } = suggestion;
  return (
    <p className={styles.suggestion}>
      {text("search-suggestion")}{" "}
      <a href={toSearchUrl(locale, asked, { query })}>{query}</a>{" "}
      <small>{text("search-matches", { count })}</small>
    </p>
  );
}
