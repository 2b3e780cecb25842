import { Fragment } from "react";
import type { PageLink } from "~/services/search/search-service";
import { DEFAULT_LOCALE, LOCALE_ROWS } from "~/domain/locales/locale";
import { describeLinkLanguage } from "~/domain/locales/link-language";
import { toHref } from "~/domain/documents/slug";
import { useLocale } from "~/l10n/locale-context";
import type {
  MarkedText,
  SearchHit,
  SearchResults,
} from "~/services/search/search-service";
import { toSearchUrl, type AskedSearch } from "./search-state";
import "~/browser/quick-search/found-words.css";
import styles from "./result-list.module.css";

export interface ResultListProps {
  asked: AskedSearch;
  results: SearchResults;
  /** Landing pages to suggest when there are no results. */
  areas: readonly PageLink[];
}

/** Search results, or suggestions when there are none. */
export function ResultList({ asked, results, areas }: ResultListProps) {
  if (results.hits.length === 0)
    return <NoResults asked={asked} results={results} areas={areas} />;
  return (
    <ol className={styles.list}>
      {results.hits.map((hit) => (
        <Result key={hit.url} {...hit} />
      ))}
    </ol>
  );
}

function Result(hit: SearchHit) {
  const { locale } = useLocale();
  const lang = hit.locale === locale ? undefined : hit.locale;
  return (
    <li className={styles.result} data-area={hit.area} lang={lang}>
      <h2>
        <a href={toHref(hit.url)} hrefLang={lang}>
          <Marked text={hit.markedTitle} />
        </a>
        {lang && (
          <small className={styles.language}>{LOCALE_ROWS[hit.locale].name}</small>
        )}
      </h2>
      <Trail trail={hit.trail} />
      <p className={styles.text}>
        {hit.passages.length > 0 && !hit.isTitleMatch ? (
          <Passages passages={hit.passages} />
        ) : (
          hit.summary
        )}
      </p>
    </li>
  );
}

/** Slashes are text, because spans side by side would be read as one word. */
function Trail({ trail }: { trail: readonly string[] }) {
  if (trail.length === 0) return null;
  return <p className={styles.trail}>{trail.join(" / ")}</p>;
}

function Passages({ passages }: { passages: readonly MarkedText[] }) {
  return (
    <>
      {"… "}
      {passages.map((passage, index) => (
        <Fragment key={index}>
          <Marked text={passage} />
          {" … "}
        </Fragment>
      ))}
    </>
  );
}

/** Pieces with an odd index are matches. */
function Marked({ text }: { text: MarkedText }) {
  return text.map((piece, index) =>
    index % 2 === 1 ? (
      <mark key={index} className="found-word">
        {piece}
      </mark>
    ) : (
      <Fragment key={index}>{piece}</Fragment>
    ),
  );
}

function NoResults({ asked, results: { total, near }, areas }: ResultListProps) {
  const { locale, text } = useLocale();
  const canTryEnglish = !asked.locales.includes(DEFAULT_LOCALE);
  if (total > 0)
    return (
      <p className={styles.none}>
        {text("search-beyond")}{" "}
        <a href={toSearchUrl(locale, asked)}>{text("search-first-page")}</a>
      </p>
    );
  return (
    <div className={styles.none} data-no-results="">
      <h2>{text("search-nothing")}</h2>
      <Links intro={text("search-suggestion")} pages={near} />
      <ul>
        <li>{text("search-tip-spelling")}</li>
        <li>{text("search-tip-words")}</li>
        {asked.topic && (
          <li>
            <a href={toSearchUrl(locale, asked, { topic: null })}>
              {text("search-tip-topics")}
            </a>
          </li>
        )}
        {canTryEnglish && (
          <li>
            <a href={toSearchUrl(locale, asked, { locales: [DEFAULT_LOCALE] })}>
              {text("search-tip-english")}
            </a>
          </li>
        )}
      </ul>
      <Links intro={text("search-areas")} pages={areas} />
    </div>
  );
}

/** Pages to go on from, in English where the reader's language lacks them. */
function Links({ intro, pages }: { intro: string; pages: readonly PageLink[] }) {
  const { locale } = useLocale();
  if (pages.length === 0) return null;
  return (
    <>
      <p>{intro}</p>
      <ul className={styles.links}>
        {pages.map(({ url, title }) => (
          <li key={url}>
            <a href={toHref(url)} {...describeLinkLanguage(url, locale)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
