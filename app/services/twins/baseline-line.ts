import type { Baseline, BaselineStatus } from "~/domain/compat/baseline";
import type { ContentMessageId } from "~/domain/locales/message-ids";
import type { ContentText } from "~/domain/text/strings";
import type { TwinPage } from "./pages/twin-page";

const TEXTS: Readonly<Record<BaselineStatus, ContentMessageId>> = {
  high: "twin-baseline-high",
  low: "twin-baseline-low",
  limited: "twin-baseline-limited",
  discouraged: "twin-baseline-discouraged",
  removing: "twin-baseline-removing",
};

/** Returns the Baseline status for front matter: `high since 2017-03-14`, `limited`. */
export function toBaselineFact({ feature, ...dates }: Baseline): string {
  const date = findDate(dates);
  return date === undefined ? feature.status : `${feature.status} since ${date}`;
}

/** Returns a bold line about the feature's Baseline status; "" for a page without one. */
export function renderBaselineLine(
  { baseline }: Pick<TwinPage, "baseline">,
  translate: ContentText,
): string {
  return baseline ? `**Baseline:** ${describeBaseline(baseline, translate)}` : "";
}

/** Describes the Baseline status in one sentence. */
export function describeBaseline(baseline: Baseline, translate: ContentText): string {
  return translate(TEXTS[baseline.feature.status], { date: findDate(baseline) ?? "" });
}

/** The day from which the status counts; a status that excludes the feature has none. */
function findDate({
  baseline,
  baseline_low_date,
  baseline_high_date,
}: Pick<Baseline, "baseline" | "baseline_low_date" | "baseline_high_date">) {
  if (baseline === "high") return baseline_high_date ?? baseline_low_date;
  return baseline === "low" ? baseline_low_date : undefined;
}
