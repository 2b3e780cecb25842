import type { Baseline, BaselineStatus } from "~/domain/compat/baseline";
import type { ContentMessageId } from "~/domain/locales/message-ids";
import type { ContentText } from "~/domain/text/strings";
import type { CompatContext } from "~/services/documents/index.server";
import { escapeMarkdown, toDestination } from "./markdown/escape";
import { renderMarkdown, type MarkdownContext } from "./markdown/render-markdown";
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

export interface BaselineOptions extends Pick<CompatContext, "findPageUrl"> {
  translate: ContentText;
  markdown: MarkdownContext;
}

/**
 * Returns a bold line about the feature's Baseline status, and for one to avoid the reason and what
 * replaces it; "" for a page without a status.
 */
export function renderBaseline(
  { baseline }: Pick<TwinPage, "baseline">,
  options: BaselineOptions,
): string {
  if (!baseline) return "";
  const { translate, markdown } = options;
  const { discouraged } = baseline.feature;
  return [
    `**Baseline:** ${describeBaseline(baseline, translate)}`,
    discouraged ? renderMarkdown(discouraged.reason_html, markdown) : "",
    renderAlternatives(baseline.alternatives ?? [], options),
  ]
    .filter(Boolean)
    .join("\n\n");
}

function renderAlternatives(
  alternatives: NonNullable<Baseline["alternatives"]>,
  { translate, markdown, findPageUrl }: BaselineOptions,
): string {
  if (alternatives.length === 0) return "";
  const items = alternatives.map(({ name, description, mdn_url }) => {
    const url = mdn_url === null ? null : findPageUrl(mdn_url);
    const label = escapeMarkdown(name);
    const link =
      url === null ? label : `[${label}](${toDestination(markdown.resolve(url))})`;
    return `- ${link}: ${escapeMarkdown(description)}`;
  });
  return `${translate("twin-baseline-instead")}\n\n${items.join("\n")}`;
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
