import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openContentStore } from "~/content-store/reader.server";
import { STORE_FILE_NAME } from "~/content-store/schema";
import type { ContentStore } from "~/content-store/content-store";
import { parseLocale, DEFAULT_LOCALE } from "~/domain/locales/locale";
import {
  createQuotedProvider,
  createSourceFinder,
  type FindSources,
} from "~/services/ai-help/index.server";
import { createQuestionSearch } from "~/services/search/index.server";
import { percentile, round } from "./figures";

const ROUNDS = 3;
const QUESTIONS = new URL("ai-help/questions.tsv", import.meta.url);

interface Question {
  locale: string;
  text: string;
  urls: readonly string[];
}

/**
 * Asks questions of a set and measures whether a page that answers is among the sources, and the
 * time of a whole answer without a model.
 */
export async function benchAiHelp(dataDir: string): Promise<Record<string, unknown>> {
  const store = openContentStore(join(dataDir, STORE_FILE_NAME));
  const { rankQuestion } = createQuestionSearch({ store: () => store });
  const findSources = createSourceFinder({ store: () => store, rankQuestion });
  const questions = readQuestions(store);
  const found = questions.map((question) => ({
    question,
    found: find(findSources, question),
  }));
  const missed = found.filter(({ question, found: { urls } }) =>
    urls.every((url) => !question.urls.includes(url)),
  );
  const refused = found.filter(({ found: { isCovered } }) => !isCovered);
  if (process.env["BENCH_VERBOSE"])
    for (const { question, found: sources } of missed)
      console.log(question.text, sources.urls);
  const times = await measureAnswers(findSources, questions);
  store.close();
  return {
    questions: questions.length,
    "a right page among the sources, %": toPercent(
      questions.length - missed.length,
      questions,
    ),
    "refused, %": toPercent(refused.length, questions),
    "answer without a model, median ms": at(times.wall, 0.5),
    "answer without a model, p99 ms": at(times.wall, 0.99),
    "answer without a model, p99 processor ms": at(times.processor, 0.99),
  };
}

function readQuestions(store: ContentStore): Question[] {
  const lines = readFileSync(QUESTIONS, "utf8").trim().split("\n");
  return lines.flatMap((line) => {
    const [locale = "", text = "", slugs = ""] = line.split("\t");
    const urls = slugs.split(" ").map((slug) => `/${locale}/docs/${slug}`);
    const known = urls.filter((url) => store.findCanonicalUrl(url) !== null);
    return known.length > 0 ? [{ locale, text, urls: known }] : [];
  });
}

function find(findSources: FindSources, { text, locale }: Question) {
  const { sources, isCovered } = findSources({
    text,
    locale: parseLocale(locale) ?? DEFAULT_LOCALE,
  });
  return { isCovered, sources, urls: sources.map(({ url }) => url.split("#")[0] ?? "") };
}

/** Finds sources and writes the whole answer, as the service does for a reader. */
async function measureAnswers(findSources: FindSources, questions: readonly Question[]) {
  const quoted = createQuotedProvider(() => (id) => id);
  const times = { wall: [] as number[], processor: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const question of questions) {
      const started = performance.now();
      const processor = process.cpuUsage();
      const { sources } = find(findSources, question);
      const { signal } = new AbortController();
      const task = { turns: [], question: question.text, sources, signal };
      for await (const piece of quoted.answer({ ...task, locale: DEFAULT_LOCALE }))
        void piece;
      const { user, system } = process.cpuUsage(processor);
      times.wall.push(performance.now() - started);
      times.processor.push((user + system) / 1000);
    }
  return times;
}

function at(times: readonly number[], share: number): number {
  return round(percentile(times, share));
}

function toPercent(count: number, all: readonly unknown[]): number {
  return Math.round((count / Math.max(1, all.length)) * 1000) / 10;
}
