import { cutText } from "~/domain/text/cut-text";
import type { Source } from "./ai-help";

/** Code hosts refuse addresses of 8 KiB, encoded as they are sent. */
const MAX_URL_BYTES = 7_500;
const MAX_TITLE_LENGTH = 80;
const CUT_MARK = "…";

export interface ReportedAnswer {
  /** Questions of the branch, the reported one last. */
  questions: readonly string[];
  answer: string;
  sources: readonly Source[];
  /** Null for quoted answers. */
  model: string | null;
}

/**
 * URL of the code host's prefilled form for an issue about an answer. A long answer is cut, and the questions
 * only where they fill the URL alone; sources and model always stay.
 *
 * @param repository Address of the repository (AI_REPORT_URL).
 */
export function toReportUrl(
  repository: string,
  { questions, answer, sources, model }: ReportedAnswer,
): string {
  const last = questions.at(-1)?.replaceAll(/\s+/g, " ").trim() ?? "";
  const toUrl = (asked: string, answered: string): string => {
    const body = [
      "### Questions",
      asked,
      "### Answer",
      answered,
      "### Sources",
      ...sources.map(({ url, title }) => `- ${title}: ${url}`),
      "### Model",
      model ?? "none: passages quoted",
    ].join("\n\n");
    const title = `[AI Help] ${cutText(last, MAX_TITLE_LENGTH)}`;
    const query = new URLSearchParams({ title, body });
    return `${repository.replace(/\/+$/, "")}/issues/new?${query.toString()}`;
  };
  const all = questions.map((question, at) => `${at + 1}. ${question}`).join("\n\n");
  const asked = cutToFit(all, (text) => toUrl(text, CUT_MARK));
  return toUrl(
    asked,
    cutToFit(answer, (text) => toUrl(asked, text)),
  );
}

/** The longest beginning of a text whose URL is short enough, with a mark where the text goes on. */
function cutToFit(text: string, toUrl: (text: string) => string): string {
  const isFitting = (part: string) => toUrl(part).length <= MAX_URL_BYTES;
  if (isFitting(text)) return text;
  let [least, most] = [0, Math.min(text.length, MAX_URL_BYTES)];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (isFitting(cutText(text, middle) + CUT_MARK)) least = middle;
    else most = middle - 1;
  }
  return cutText(text, least) + CUT_MARK;
}
