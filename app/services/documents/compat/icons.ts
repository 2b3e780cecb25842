import type { SupportLevel, CellMark } from "~/domain/compat/compat-cells";
import type { ContentMessageId } from "~/domain/locales/message-ids";
import type { CompatContext, LegendKey, RowStatus } from "./context";

/** The message of each legend entry. */
export const LEGEND_TEXTS: Readonly<Record<LegendKey, ContentMessageId>> = {
  yes: "compat-yes",
  partial: "compat-partial",
  preview: "compat-preview",
  no: "compat-no",
  unknown: "compat-unknown",
  "removed-partial": "compat-no",
  experimental: "badge-experimental-title",
  nonstandard: "badge-nonstandard-title",
  deprecated: "badge-deprecated-title",
  footnote: "compat-mark-footnote",
  disabled: "compat-mark-disabled",
  altname: "compat-mark-altname",
  prefix: "compat-mark-prefix",
  more: "compat-mark-more",
};

/** Renders the level as text; the cell's class draws the icon. */
export function renderLevel(
  level: SupportLevel,
  { translate, used }: CompatContext,
): string {
  used.add(level === "removed-partial" ? "no" : level);
  return `<span>${translate(LEGEND_TEXTS[level])}</span> `;
}

/** Renders a small icon beside a version. */
export function renderMark(mark: CellMark, { translate, used }: CompatContext): string {
  used.add(mark);
  return `<i class="bc-i bc-${mark}">${translate(LEGEND_TEXTS[mark])}</i>`;
}

/** Renders an icon after the name of a feature. */
export function renderStatus(
  status: RowStatus,
  { translate, used }: CompatContext,
): string {
  used.add(status);
  const text = translate(`badge-${status}`);
  return `<abbr class="bc-i bc-${status}" title="${text}">${text}</abbr>`;
}
