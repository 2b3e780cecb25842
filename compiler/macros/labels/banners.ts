import { COMPAT_LINK } from "../../core/markers";
import type { Macro, MacroContext } from "../macro";

type BannerId =
  `banner-${"experimental" | "deprecated" | "nonstandard" | "secure-context"}`;

interface Banner {
  names: readonly string[];
  /** Prefix of the text ids, completed by `-label` and `-text`. */
  text: BannerId;
  className: string;
}

const BANNERS: readonly Banner[] = [
  { names: ["seecompattable"], text: "banner-experimental", className: "experimental" },
  {
    names: ["deprecated_header", "obsolete_header"],
    text: "banner-deprecated",
    className: "deprecated",
  },
  {
    names: ["non_standard_header", "nonstandard_header"],
    text: "banner-nonstandard",
    className: "nonstandard",
  },
  { names: ["securecontext_header"], text: "banner-secure-context", className: "secure" },
];

/**
 * `{{SeeCompatTable}}`, `{{Deprecated_Header}}` and others render a card above the text of a
 * page.
 */
export const banners: readonly Macro[] = BANNERS.map((banner) => ({
  names: banner.names,
  render: (_args, context) => renderBanner(banner, context),
}));

function renderBanner(
  { text, className }: Banner,
  { translate, locale }: MacroContext,
): string {
  const sentence = translate(`${text}-text`, {
    url: COMPAT_LINK,
    locale,
  });
  return renderCard(className, translate(`${text}-label`), sentence);
}

/** Renders a card with the structure of a note in Markdown. All texts are HTML. */
export function renderCard(className: string, label: string, sentence: string): string {
  return `<div class="notecard ${className}"><p><strong>${label}</strong> ${sentence}</p></div>`;
}
