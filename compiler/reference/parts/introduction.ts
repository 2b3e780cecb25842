import { DEFAULT_LOCALE } from "~/domain/locale";
import { renderCard } from "../../macros/labels/banners";
import type { Page } from "../../page";
import type { ReferenceContext } from "../reference-area";
import { isWholeArea } from "./list-bcd-features";
import { escapeHtml, paragraph, sentence } from "./html";

export interface Introduction {
  /** What the page is about in a sentence of HTML; never empty: it is the page's summary. */
  lead: string;
  /** Sentences for the same paragraph, HTML. */
  more?: string[];
  /** True when the feature only works over HTTPS. */
  isSecureContext?: boolean;
}

/** Id of the texts in app/l10n/content, and the class, of each card above the text. */
const CARDS = {
  deprecated: ["banner-deprecated", "deprecated"],
  experimental: ["banner-experimental", "experimental"],
  "non-standard": ["banner-nonstandard", "nonstandard"],
  secure: ["banner-secure-context", "secure"],
} as const;

/** The cards about the page's status, then its first paragraph. */
export function renderIntroduction(
  page: Page,
  { lead, more = [], isSecureContext = false }: Introduction,
  context: ReferenceContext,
): string {
  const cards = page.status.map((status) => renderStatusCard(status, context));
  if (isSecureContext) cards.push(renderStatusCard("secure", context));
  const feature = describeWebFeature(page, context);
  const sentences = [lead, ...more, feature].map(sentence).filter(Boolean);
  return cards.join("") + paragraph(sentences.join(" "));
}

/**
 * What the web-features data says about the feature that the page belongs to: its description,
 * after its name where the page is only a part of it. Empty when it knows none. What describes
 * a whole area, such as the DOM, says nothing about one page of it.
 */
export function describeWebFeature(
  page: Pick<Page, "browserCompat">,
  { platform, data }: Pick<ReferenceContext, "platform" | "data">,
): string {
  const feature = platform.findBaseline(page.browserCompat)?.feature;
  if (!feature) return "";
  const description = sentence(feature.description_html);
  const key = page.browserCompat[0] ?? "";
  if (isNameOf(feature.name, key)) return description;
  const name = `<em>${escapeHtml(feature.name)}</em>`;
  return isWholeArea(feature.id, data)
    ? `It is part of ${name}`
    : `It is part of ${name}: ${description}`;
}

/** `AbortController` is `api.AbortController`; `<a>` is `html.elements.a`. */
function isNameOf(name: string, key: string): boolean {
  const plain = (text: string): string => text.toLowerCase().replace(/[^a-z\d]/g, "");
  return plain(name) === plain(key.slice(key.lastIndexOf(".") + 1));
}

function renderStatusCard(
  card: keyof typeof CARDS,
  { translate }: Pick<ReferenceContext, "translate">,
): string {
  const [text, className] = CARDS[card];
  const url = `#${translate("compat-anchor")}`;
  const html = translate(`${text}-text`, { url, locale: DEFAULT_LOCALE });
  return renderCard(className, translate(`${text}-label`), html);
}
