import type { Baseline } from "~/domain/compat/baseline";

const SURVEY = "https://survey.alchemer.com/s3/7634825/MDN-baseline-feedback";

/** The form that asks what a reader thinks of this page's status. */
export function toFeedbackUrl(path: string, baseline: Baseline["baseline"]): string {
  const fields = new URLSearchParams({ page: path, level: baseline || "not" });
  return `${SURVEY}?${fields.toString()}`;
}
