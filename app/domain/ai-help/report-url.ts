import type { Source } from "./ai-help";

/** Code hosts refuse longer addresses. */
const MAX_BODY_LENGTH = 5_000;
const MAX_TITLE_LENGTH = 80;

export interface ReportedAnswer {
  /** Questions of the branch, the reported one last. */
  questions: readonly string[];
  answer: string;
  sources: readonly Source[];
  /** Null for quoted answers. */
  model: string | null;
}

/**
 * URL of the code host's prefilled form for an issue about an answer.
 *
 * @param repository Address of the repository (AI_REPORT_URL).
 */
export function toReportUrl(
  repository: string,
  { questions, answer, sources, model }: ReportedAnswer,
): string {
  const asked = questions.at(-1)?.replaceAll(/\s+/g, " ").trim() ?? "";
  const body = [
    "### Questions",
    ...questions.map((question, at) => `${at + 1}. ${question}`),
    "### Answer",
    answer,
    "### Sources",
    ...sources.map(({ url, title }) => `- ${title}: ${url}`),
    "### Model",
    model ?? "none: passages quoted",
  ].join("\n\n");
  const query = new URLSearchParams({
    title: `[AI Help] ${asked.slice(0, MAX_TITLE_LENGTH)}`,
    body: body.slice(0, MAX_BODY_LENGTH),
  });
  return `${repository.replace(/\/+$/, "")}/issues/new?${query.toString()}`;
}
