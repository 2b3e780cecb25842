import type { ReactNode } from "react";
import { formatNumber } from "~/domain/locales/format-number";
import { LOCALE_ROWS, type Locale } from "~/domain/locales/locale";
import type { SearchTopic } from "~/domain/search/search-topics";
import type { InterfaceText } from "~/domain/text/strings";
import { useLocale } from "~/l10n/locale-context";
import { SEARCH_SORTS, type SearchResults } from "~/services/search/search-service";
import { isSame, listLocaleChoices, toSearchUrl, type AskedSearch } from "./search-state";
import styles from "./search-choices.module.css";

export interface SearchChoicesProps {
  asked: AskedSearch;
  results: SearchResults;
}

/** Topic, sort order and language: each choice is a link to the same search with it. */
export function SearchChoices({ asked, results }: SearchChoicesProps) {
  const { locale, text } = useLocale();
  const locales = listLocaleChoices(locale);
  return (
    <div className={styles.choices} data-chrome="">
      {locales.length > 0 && (
        <ChoiceList name={text("search-language")}>
          {locales.map((each) => (
            <Choice
              key={each.join()}
              href={toSearchUrl(locale, asked, { locales: each })}
              isCurrent={isSame(each, asked.locales)}
            >
              <LanguageName locales={each} />
            </Choice>
          ))}
        </ChoiceList>
      )}
      {results.total > 1 && (
        <ChoiceList name={text("search-sort")}>
          {SEARCH_SORTS.map((sort) => (
            <Choice
              key={sort}
              href={toSearchUrl(locale, asked, { sort })}
              isCurrent={sort === asked.sort}
            >
              {text(`search-sort-${sort}`)}
            </Choice>
          ))}
        </ChoiceList>
      )}
      <Topics asked={asked} results={results} />
    </div>
  );
}

/** Topics with results; the selected one is listed even without any. */
function Topics({ asked, results: { topics } }: SearchChoicesProps) {
  const { locale, text } = useLocale();
  const all = topics.reduce((sum, { count }) => sum + count, 0);
  const shown = topics.some(({ topic }) => topic === asked.topic) || !asked.topic;
  const listed = shown ? topics : [...topics, { topic: asked.topic, count: 0 }];
  if (all === 0) return null;
  return (
    <ChoiceList name={text("search-topics")} isLong>
      <Choice
        href={toSearchUrl(locale, asked, { topic: null })}
        isCurrent={asked.topic === null}
        count={all}
      >
        {text("search-topic-all")}
      </Choice>
      {listed.map(
        ({ topic, count }) =>
          topic && (
            <Choice
              key={topic}
              href={toSearchUrl(locale, asked, { topic })}
              isCurrent={topic === asked.topic}
              count={count}
            >
              {nameTopic(topic, text)}
            </Choice>
          ),
      )}
    </ChoiceList>
  );
}

/** Proper names are not translated. */
function nameTopic(topic: SearchTopic, text: InterfaceText): string {
  switch (topic) {
    case "svg":
      return "SVG";
    case "mathml":
      return "MathML";
    case "webassembly":
      return "WebAssembly";
    case "glossary":
      return text("footer-glossary");
    case "about":
    case "community":
      return text(`footer-${topic}`);
    case "other":
      return text("search-topic-other");
    default:
      return text(`menu-${topic}`);
  }
}

function LanguageName({ locales }: { locales: readonly Locale[] }) {
  const { text } = useLocale();
  const [locale] = locales;
  if (locales.length > 1 || !locale) return text("search-both");
  return <span lang={locale}>{LOCALE_ROWS[locale].name}</span>;
}

function ChoiceList({
  name,
  isLong = false,
  children,
}: {
  name: string;
  isLong?: boolean;
  children: ReactNode;
}) {
  return (
    <nav className={isLong ? styles.long : styles.group} aria-label={name}>
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
      <ul>{children}</ul>
    </nav>
  );
}

interface ChoiceProps {
  href: string;
  isCurrent: boolean;
  count?: number;
  children: ReactNode;
}

function Choice({ href, isCurrent, count, children }: ChoiceProps) {
  const { locale } = useLocale();
  const label = (
    <>
      <span>{children}</span>
      {count !== undefined && <small>{formatNumber(count, locale)}</small>}
    </>
  );
  return (
    <li>
      <a href={href} aria-current={isCurrent ? "true" : undefined}>
        {label}
      </a>
    </li>
  );
}
