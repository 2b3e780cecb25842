import type { PageFeedback } from "~/services/feedback/index.server";

/** Formats one line per page, and below it the readers' reasons. */
export function formatFeedback(pages: readonly PageFeedback[]): string {
  if (pages.length === 0) return "No votes yet.";
  const width = Math.max(
    ...pages.map(({ yes, no }) => Math.max(String(yes).length, String(no).length)),
  );
  const pad = (count: number) => String(count).padStart(width);
  return pages
    .flatMap(({ url, yes, no, reasons }) => [
      `${pad(no)} no  ${pad(yes)} yes  ${url}`,
      ...reasons.map(({ reason, count }) => `${pad(count)}     ${reason}`),
    ])
    .join("\n");
}
