import { useLocale } from "~/l10n/locale-context";
import {
  HITS_PER_PAGE,
  MAX_PAGE,
  type SearchResults,
} from "~/services/search/search-service";
import { Paging } from "~/ui/paging/paging";
import { ResultList, type ResultListProps } from "./result-list";
import { SearchChoices } from "./search-choices";
import { SearchFaults, SearchForm } from "./search-form";
import styles from "./search-page.module.css";
import { toSearchUrl, type AskedSearch, type SearchState } from "./search-state";

export interface SearchPageProps {
  asked: AskedSearch;
  state: SearchState;
}

/** Search page: form, results and choices. */
export function SearchPage({ asked, state }: SearchPageProps) {
  return (
    <main id="content" className="page-width page-space" tabIndex={-1}>
      <header className={styles.head}>
        <SearchHeading asked={asked} state={state} />
        {state.kind === "invalid" && <SearchFaults faults={state.faults} />}
        <SearchForm asked={asked} faults={state.kind === "invalid" ? state.faults : []} />
      </header>
      {state.kind === "empty" && <SearchHelp />}
      {state.kind === "results" && <Results {...state} asked={asked} />}
    </main>
  );
}

function SearchHeading({ asked: { query, page }, state: { kind } }: SearchPageProps) {
  const { text } = useLocale();
  if (kind === "invalid") return <h1>{text("search-error")}</h1>;
  if (kind === "empty") return <h1>{text("search-none")}</h1>;
  return (
    <h1>
      {page === 1
        ? text("search-heading", { query })
        : text("search-heading-page", { query, page })}
    </h1>
  );
}

function Results({ asked, results, areas }: ResultListProps) {
  const { locale } = useLocale();
  return (
    <div className={styles.body}>
      <SearchChoices asked={asked} results={results} />
      <div className={styles.results}>
        <SearchStats asked={asked} results={results} />
        <ResultList asked={asked} results={results} areas={areas} />
        <Paging
          area="search"
          page={asked.page}
          lastPage={Math.min(MAX_PAGE, Math.ceil(results.total / HITS_PER_PAGE))}
          toUrl={(page) => toSearchUrl(locale, asked, { page })}
        />
      </div>
    </div>
  );
}

/** Example queries that have results. */
const EXAMPLES = ["Array.prototype.map", ":has", "@media", "<input>", "Content-Type"];

function SearchHelp() {
  const { locale, text } = useLocale();
  return (
    <section className={styles.help} aria-labelledby="search-help">
      <h2 id="search-help">{text("search-help")}</h2>
      <p>{text("search-help-text")}</p>
      <ul className={styles.examples}>
        {EXAMPLES.map((example) => (
          <li key={example}>
            <a href={`/${locale}/search?q=${encodeURIComponent(example)}`}>
              <code>{example}</code>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SearchStatsProps {
  asked: AskedSearch;
  results: SearchResults;
}

/** Number of results, kind of match, and suggestions. */
function SearchStats({ asked, results }: SearchStatsProps) {
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
