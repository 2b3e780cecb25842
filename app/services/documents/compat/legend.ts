import type { CompatContext, LegendKey } from "./context";
import { LEGEND_TEXTS } from "./icons";

const LEGEND_ORDER: readonly LegendKey[] = [
  "yes",
  "partial",
  "preview",
  "no",
  "unknown",
  "experimental",
  "nonstandard",
  "deprecated",
  "footnote",
  "disabled",
  "altname",
  "prefix",
  "more",
];

/** Renders the meaning of the icons that the table uses. */
export function renderLegend(
  { used, translate }: CompatContext,
  hasHistories: boolean,
): string {
  const lines = LEGEND_ORDER.filter((key) => used.has(key)).map(
    (key) => `<li class="bc-${key}">${translate(LEGEND_TEXTS[key])}</li>`,
  );
  const tip = hasHistories ? `<p class="bc-tip">${translate("compat-tip")}</p>` : "";
  return `<div class="bc-legend"><h3 class="visually-hidden">${translate("compat-legend")}</h3>${tip}<ul>${lines.join("")}</ul></div>`;
}
