import { FEATURE_STATUSES, type FeatureStatus } from "~/domain/document";
import type { Translate } from "~/domain/strings";
import type { Macro } from "../macro";

interface Badge {
  names: readonly string[];
  /** Ids of the label and, with `-title`, of the tooltip. */
  text: string;
  className: string;
}

/** Shown as a symbol alone; the label is for screen readers. */
const ICONS: Readonly<Record<FeatureStatus, Badge>> = {
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

const WORDS: readonly (Badge & { hasTitle: boolean })[] = [
  {
    names: ["optional_inline"],
    text: "badge-optional",
    className: "badge inline optional",
    hasTitle: false,
  },
  {
    names: ["readonlyinline"],
    text: "badge-readonly",
    className: "badge inline readonly",
    hasTitle: true,
  },
  {
    names: ["securecontext_inline"],
    text: "badge-secure-context",
    className: "badge inline secure",
    hasTitle: true,
  },
];

/** `{{Experimental_Inline}}`, `{{Optional_Inline}}` and the other marks behind a name. */
export const badges: readonly Macro[] = [
  ...Object.values(ICONS).map((badge) => ({
    names: badge.names,
    render: (_args: unknown, context: { translate: Translate }) =>
      renderIcon(badge, context.translate),
  })),
  ...WORDS.map((badge) => ({
    names: badge.names,
    render: (_args: unknown, context: { translate: Translate }) =>
      renderWord(badge, badge.hasTitle, context.translate),
  })),
];

/** The marks behind a link to a page, as sidebars and page lists show them. */
export function renderStatusBadges(
  status: readonly FeatureStatus[],
  translate: Translate,
): string {
  return FEATURE_STATUSES.filter((name) => status.includes(name))
    .map((name) => renderIcon(ICONS[name], translate))
    .join("");
}

function renderIcon({ text, className }: Badge, translate: Translate): string {
  const title = translate(`${text}-title`);
  return `<span role="img" class="${className}" title="${title}" aria-label="${translate(text)}"></span>`;
}

function renderWord(
  { text, className }: Badge,
  hasTitle: boolean,
  translate: Translate,
): string {
  const title = hasTitle ? ` title="${translate(`${text}-title`)}"` : "";
  return `<span class="${className}"${title}>${translate(text)}</span>`;
}
