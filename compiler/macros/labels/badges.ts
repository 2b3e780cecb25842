import { FEATURE_STATUSES, type FeatureStatus } from "~/domain/documents/document";
import type { ContentText } from "~/domain/text/strings";
import type { ContentMessageId } from "~/domain/locales/message-ids";
import type { Macro } from "../macro";

interface Icon {
  names: readonly string[];
  /** Id of the label; the tooltip's id has the suffix `-title`. */
  text: "badge-experimental" | "badge-nonstandard" | "badge-deprecated";
  className: string;
}

interface Word {
  names: readonly string[];
  text: ContentMessageId;
  title: ContentMessageId | null;
  className: string;
}

/** Statuses that are shown as an icon; the label is for screen readers. */
const ICONS: Readonly<Record<FeatureStatus, Icon>> = {
  experimental: {
    names: ["experimental_inline", "experimentalbadge"],
    text: "badge-experimental",
    className: "icon icon-experimental",
  },
  "non-standard": {
    names: ["non_standard_inline", "nonstandardbadge"],
    text: "badge-nonstandard",
    className: "icon icon-nonstandard",
  },
  deprecated: {
    names: ["deprecated_inline", "obsolete_inline"],
    text: "badge-deprecated",
    className: "icon icon-deprecated",
  },
};

const WORDS: readonly Word[] = [
  {
    names: ["optional_inline"],
    text: "badge-optional",
    title: null,
    className: "badge inline optional",
  },
  {
    names: ["readonlyinline"],
    text: "badge-readonly",
    title: "badge-readonly-title",
    className: "badge inline readonly",
  },
  {
    names: ["securecontext_inline"],
    text: "badge-secure-context",
    title: "badge-secure-context-title",
    className: "badge inline secure",
  },
];

/** `{{Experimental_Inline}}`, `{{Optional_Inline}}` and the other badges. */
export const badges: readonly Macro[] = [
  ...Object.values(ICONS).map((badge) => ({
    names: badge.names,
    render: (_args: unknown, context: { translate: ContentText }) =>
      renderIcon(badge, context.translate),
  })),
  ...WORDS.map((badge) => ({
    names: badge.names,
    render: (_args: unknown, context: { translate: ContentText }) =>
      renderWord(badge, context.translate),
  })),
];

/** Renders the badges behind a link, for sidebars and page lists. */
export function renderStatusBadges(
  status: readonly FeatureStatus[],
  translate: ContentText,
): string {
  return FEATURE_STATUSES.filter((name) => status.includes(name))
    .map((name) => renderIcon(ICONS[name], translate))
    .join("");
}

function renderIcon({ text, className }: Icon, translate: ContentText): string {
  const title = translate(`${text}-title`);
  return `<span role="img" class="${className}" title="${title}" aria-label="${translate(text)}"></span>`;
}

function renderWord({ text, title, className }: Word, translate: ContentText): string {
  const tooltip = title ? ` title="${translate(title)}"` : "";
  return `<span class="${className}"${tooltip}>${translate(text)}</span>`;
}
