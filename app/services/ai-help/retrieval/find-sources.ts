import type { ContentStore } from "~/content-store/content-store";
import { MAX_NEAREST, MAX_SOURCES, type Source } from "~/domain/ai-help/ai-help";
import type { Document } from "~/domain/documents/document";
import { DEFAULT_LOCALE, swapLocale, type Locale } from "~/domain/locales/locale";
import type { QuestionSearch } from "~/services/search/index.server";
import { listPassages, ratePassage, type Passage, type RatedTerms } from "./passages";

/** Pages whose sections are read, of each locale. */
const READ_PAGES = 24;
/** Points of a page's best section, beside those of the search. */
const PASSAGE_POINTS = 20;
/** Least share of the question's words, by weight, that the best page has. */
const LEAST_COVERED = 0.42;
/** Least points of that page. */
const LEAST_POINTS = 26;
/** Points lost by pages in English beside the reader's locale. */
const ENGLISH_SHARE = 0.8;

/** A section with its place, as text for a model and as HTML to quote. */
export interface FoundSource extends Source {
  passage: Passage;
  /** Introduction of the page, which names what its sections are about. */
  summary: string;
}

export interface FoundSources {
  /** False: the pages do not answer the question, and `sources` are the nearest ones. */
  isCovered: boolean;
  sources: readonly FoundSource[];
}

export interface SourceQuestion {
  /** The question, with the one before it when it is too short to stand alone. */
  text: string;
  locale: Locale;
  /** Path of the page that the question is about. */
  page?: string | undefined;
}

export type FindSources = (question: SourceQuestion) => FoundSources;

export interface SourceFinderOptions {
  store: () => Pick<ContentStore, "readDocument" | "findDocument">;
  rankQuestion: QuestionSearch["rankQuestion"];
}

interface Candidate {
  document: Document;
  passage: Passage;
  score: number;
  covered: number;
}

/** Finds the sections that answer a question: the reader's locale first, English after. */
export function createSourceFinder({
  store,
  rankQuestion,
}: SourceFinderOptions): FindSources {
  /** Ranks the pages of a locale again, by their best sections. */
  function listCandidates({ text, locale: language }: SourceQuestion, locale: Locale) {
    const asked = { text, locale: language, limit: READ_PAGES };
    const { pages, ...terms } = rankQuestion(asked, locale);
    const candidates = pages.flatMap(({ id, score }): Candidate[] => {
      const document = store().readDocument(id);
      const best = document && findBestPassage(document, terms);
      return best
        ? [{ document, ...best, score: score + PASSAGE_POINTS * best.rated }]
        : [];
    });
    return { terms, candidates };
  }

  /** The page that the reader asks about comes first, whatever its rank. */
  function readAskedPage({ page }: SourceQuestion, terms: RatedTerms): Candidate[] {
    const document = page === undefined ? null : store().findDocument(page)?.document;
    const best = document && findBestPassage(document, terms);
    return best ? [{ document, ...best, score: Infinity, covered: 1 }] : [];
  }

  /** Replaces a page in English by its translation. */
  function translatePage(found: Candidate, locale: Locale, terms: RatedTerms): Candidate {
    if (found.document.locale === locale) return found;
    const url = swapLocale(found.document.mdn_url, locale);
    const document = store().findDocument(url)?.document;
    const best = document && findBestPassage(document, terms);
    return best ? { ...found, document, passage: best.passage } : found;
  }

  return (question) => {
    const { locale } = question;
    const { terms, candidates } = listCandidates(question, locale);
    const english =
      locale === DEFAULT_LOCALE
        ? []
        : listCandidates(question, DEFAULT_LOCALE).candidates;
    const all = [
      ...readAskedPage(question, terms),
      ...candidates,
      ...english.map((each) => ({ ...each, score: each.score * ENGLISH_SHARE })),
    ].sort((a, b) => b.score - a.score);
    const found = dropRepeated(all)
      .slice(0, MAX_SOURCES)
      .map((each) => translatePage(each, locale, terms));
    const isCovered = found.some(
      ({ covered, score }) => covered >= LEAST_COVERED && score >= LEAST_POINTS,
    );
    const ordered = [
      ...found.filter(({ document }) => document.locale === locale),
      ...found.filter(({ document }) => document.locale !== locale),
    ];
    const kept = isCovered ? ordered : ordered.slice(0, MAX_NEAREST);
    return { isCovered, sources: toSources(kept, { isWhole: !isCovered }) };
  };
}

function findBestPassage(document: Document, terms: RatedTerms) {
  const passages = listPassages(document);
  const title = { heading: document.title, text: document.summary };
  let best: { passage: Passage; rated: number; covered: number } | null = null;
  for (const passage of passages) {
    const { rated, covered } = ratePassage(passage, title, terms);
    if (!best || rated > best.rated) best = { passage, rated, covered };
  }
  return best;
}

/** Keeps one of the translations of a page: the first. */
function dropRepeated(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return candidates.filter(({ document }) => {
    const slug = document.mdn_url.replace(/^\/[^/]+/, "").toLowerCase();
    return seen.size !== seen.add(slug).size;
  });
}

/** Names sources; pages of the same title get their parent's in parentheses. */
function toSources(
  candidates: readonly Candidate[],
  { isWhole }: { isWhole: boolean },
): FoundSource[] {
  const titles = candidates.map(({ document }) => document.title);
  return candidates.map(({ document, passage }) => {
    const { title, parents, mdn_url: url } = document;
    const isRepeated = titles.filter((each) => each === title).length > 1;
    const parent = isRepeated ? parents.at(-2)?.title : undefined;
    const name = parent === undefined ? title : `${title} (${parent})`;
    const source = { passage, summary: document.summary };
    if (isWhole || passage.id === null) return { url, title: name, ...source };
    const section = passage.heading === null ? name : `${name} › ${passage.heading}`;
    return { url: `${url}#${encodeURIComponent(passage.id)}`, title: section, ...source };
  });
}
