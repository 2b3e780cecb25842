import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { escapeText } from "~/domain/text/escape-html";
import { COMPAT_LINK } from "../../core/markers";
import { renderCard } from "../../macros/labels/banners";
import type { Page } from "../../core/page";
import type { ReferenceContext } from "../reference-area";
import { isWholeArea } from "../data/list-bcd-features";
import { paragraph, sentence, unlinkMissing } from "./html";

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
  const title = feature.name.replace(FIRST_PART, "");
  const names = (page.browserCompat[0] ?? "").split(".");
  if (isNameOf(title, names)) return description;
  // The area is in the page's first sentence and in the path above it.
  if (toLetters(title) === names[0]) return "";
  const name = `<em>${escapeText(feature.name)}</em>`;
  return isWholeArea(feature.id, data)
    ? `It is part of ${name}`
    : `It is part of ${name}: ${description}`;
}

/** What web-features adds to the name of a feature that has grown since. */
const FIRST_PART = / \(initial support\)$/;

/** `AbortController` is `api.AbortController`, `Atomics.waitAsync()` ends in `Atomics.waitAsync`. */
function isNameOf(title: string, names: readonly string[]): boolean {
  const letters = toLetters(title);
  return [-1, -2].some((from) => letters === toLetters(names.slice(from).join("")));
}

function toLetters(text: string): string {
  return text.toLowerCase().replace(/[^a-z\d]/g, "");
}

function renderStatusCard(
  card: keyof typeof CARDS,
  { site, translate }: Pick<ReferenceContext, "site" | "translate">,
): string {
  const [text, className] = CARDS[card];
  const html = translate(`${text}-text`, { url: COMPAT_LINK, locale: DEFAULT_LOCALE });
  return renderCard(className, translate(`${text}-label`), unlinkMissing(site, html));
}
