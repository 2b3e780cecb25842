import type Database from "better-sqlite3";
import type { Locale } from "~/domain/locales/locale";
import type { ContentStore, PageLink, TextMatch, TextQuery } from "./content-store";
import { FIRST_AREA_SEARCH_ID, fullTextTable, isSegmentedLocale } from "./schema";
import { segmentPhrase } from "./segment-text";

/** Weight of a title relative to the body. */
const TITLE_WEIGHT = 12;
/** Limits the cost of a query, because a URL could contain thousands of words, even in one phrase. */
const MOST_WORDS = 32;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

export interface FullText extends Pick<
  ContentStore,
  "countText" | "listText" | "rateText"
> {
  /** Lists pages whose title has all of the words, best match first. */
  listTitlesLike(options: {
    locale: Locale;
    words: readonly string[];
    limit: number;
  }): PageLink[];
}

/** Opens the full-text tables of a store. */
export function openFullText(database: Database.Database): FullText {
  const select = prepareByLocale(database);
  return {
    countText(query) {
      const match = toMatchExpression(query);
      return match === null ? 0 : (select(query.locale).count.get(match)?.total ?? 0);
    },
    listText(query) {
      const match = toMatchExpression(query);
      if (match === null) return [];
      // `pluck` returns plain values: a third of the time that row objects take.
      return select(query.locale).list.pluck().all(match) as unknown as number[];
    },
    rateText(query) {
      const match = toMatchExpression(query);
      return match === null ? [] : select(query.locale).rate.all(match);
    },
    listTitlesLike({ locale, words, limit }) {
      const terms = words.map((word) => [word]);
      const match = toMatchExpression({ locale, terms, need: "all" });
      return match === null
        ? []
        : select(locale).titles.all(`{title} : (${match})`, limit);
    },
  };
}

type Statements = ReturnType<typeof prepareSelects>;

/** Prepares the statements of a locale on first use. */
function prepareByLocale(database: Database.Database): (locale: Locale) => Statements {
  const prepared = new Map<Locale, Statements>();
  return (locale) => {
    const statements =
      prepared.get(locale) ?? prepareSelects(database, fullTextTable(locale));
    prepared.set(locale, statements);
    return statements;
  };
}

function prepareSelects(database: Database.Database, table: string) {
  return {
    count: database.prepare<[string], { total: number }>(
      `SELECT count(*) AS total FROM ${table} WHERE ${table} MATCH ?`,
    ),
    list: database.prepare<[string], { id: number }>(
      `SELECT rowid AS id FROM ${table} WHERE ${table} MATCH ?`,
    ),
    rate: database.prepare<[string], TextMatch>(
      `SELECT rowid AS id, -bm25(${table}, ${TITLE_WEIGHT}, 1) AS score
       FROM ${table} WHERE ${table} MATCH ?`,
    ),
    titles: database.prepare<[string, number], PageLink>(
      `SELECT title, url
       FROM (SELECT rowid AS id FROM ${table}
             WHERE ${table} MATCH ? AND rowid < ${FIRST_AREA_SEARCH_ID}
             ORDER BY rank LIMIT ?) JOIN documents USING (id)`,
    ),
  };
}

/** Quotes each word, so that a query can't contain operators of FTS5. */
function toMatchExpression({ locale, terms, need, prefixes }: TextQuery): string | null {
  const quoteAny = (phrase: string) =>
    quote(phrase, locale).map((each) => (prefixes?.has(phrase) ? `${each} *` : each));
  const groups = [...limitWords(terms)]
    .map((alternatives) => alternatives.flatMap(quoteAny))
    .filter((alternatives) => alternatives.length > 0)
    .map((alternatives) => `(${alternatives.join(" OR ")})`);
  return groups.length > 0 ? groups.join(need === "all" ? " AND " : " OR ") : null;
}

/** Yields terms up to the limit of words; a term counts as its longest alternative. */
function* limitWords(terms: TextQuery["terms"]): Generator<string[]> {
  let left = MOST_WORDS;
  for (const alternatives of terms) {
    if (left === 0) return;
    const most = left;
    yield alternatives.map((phrase) => {
      const words = phrase.match(WORD) ?? [];
      left = Math.min(left, Math.max(0, most - Math.max(1, words.length)));
      return words.length > most ? words.slice(0, most).join(" ") : phrase;
    });
  }
}

/** Returns no terms for a phrase without letters or digits, because the index holds none. */
function quote(phrase: string, locale: Locale): string[] {
  const words = phrase.match(WORD)?.join(" ");
  if (words === undefined) return [];
  if (!isSegmentedLocale(locale)) return [`"${words}"`];
  const { text, isPrefix } = segmentPhrase(words);
  return [isPrefix ? `"${text}" *` : `"${text}"`];
}
