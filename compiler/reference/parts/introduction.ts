import { toLeaf } from "~/domain/documents/slug";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { escapeText } from "~/domain/text/escape-html";
import type { Baseline } from "~/domain/compat/baseline";
import { COMPAT_LINK } from "../../core/markers";
import { renderCard } from "../../macros/labels/banners";
import type { Page } from "../../core/page";
import { toLetters, toStem } from "../../sources/platform/baseline/name-words";
import type { ReferenceData } from "../data/reference-data";
import type { ReferenceContext } from "../reference-area";
import { isWholeArea } from "../data/list-bcd-features";
import { findApiText, readFeatureTexts } from "../texts/read-texts";
import { paragraph, sentence, toTextHtml, unlinkMissing } from "./html";
import { isOnlyBeside } from "./only-beside";
import { describeSince } from "./since";

export interface Introduction {
  /** First sentence about the page as HTML; never empty, because it is the summary. */
  lead: string;
  /** Further sentences of the paragraph, as HTML. */
  more?: string[];
  /** True when the feature works only over HTTPS. */
  isSecureContext?: boolean;
  /** Keys whose support is told; those of the page by default. */
  supportKeys?: readonly string[];
}

/** Text id in app/l10n/content and class of each status card. */
const CARDS = {
  deprecated: ["banner-deprecated", "deprecated"],
  experimental: ["banner-experimental", "experimental"],
  "non-standard": ["banner-nonstandard", "nonstandard"],
  secure: ["banner-secure-context", "secure"],
} as const;

/** Renders the cards about the page's status, then its first paragraph. */
export function renderIntroduction(
  page: Page,
  {
    lead,
    more = [],
    isSecureContext = false,
    supportKeys = page.browserCompat,
  }: Introduction,
  context: ReferenceContext,
): string {
  const cards = page.status.map((status) => renderStatusCard(status, context));
  if (isSecureContext) cards.push(renderStatusCard("secure", context));
  const feature = describeWebFeature(page, context);
  const sentences = [lead, ...more, feature].map(sentence).filter(Boolean);
  return [
    ...cards,
    paragraph(sentences.join(" ")),
    paragraph(describeSince(supportKeys, context)),
  ].join("");
}

/** Returns our predicate about a guide or term, such as `is the moment when …`; null without a text. */
export function describeTerm(slug: string): string | null {
  const text = findApiText(toLeaf(slug))?.is;
  return text ? toTextHtml(text.charAt(0).toLowerCase() + text.slice(1)) : null;
}

/**
 * Describes the web-feature that the page belongs to, with its name if the page is only a part
 * of it. Empty without a description, and for whole areas such as the DOM, whose description
 * says nothing about one page.
 */
export function describeWebFeature(
  page: Pick<Page, "browserCompat">,
  { platform, data }: Pick<ReferenceContext, "platform" | "data">,
): string {
  const feature = platform.findBaseline(page.browserCompat)?.feature;
  if (!feature || WHOLE_STANDARDS.has(feature.id)) return "";
  const description = describeFeature(feature);
  const title = feature.name.replace(FIRST_PART, "");
  const [key = ""] = page.browserCompat;
  const names = key.split(".");
  const facts = { id: feature.id, title, description };
  if (isOnlyBeside(facts, key, { platform, data })) return "";
  if (isNameOf(title, names)) {
    // The function that all documents have says nothing about the method of one interface.
    if (isGlobalFunction(description, names)) return "";
    if (isAbout(description, names)) return description;
  }
  if (isMediaFeature(description, names)) return description;
  // Many features share a type, and the data names one of them.
  if (names[0] === "css" && names[1] === "types" && names.length === 3) return "";
  // The first sentence and the breadcrumb name the area.
  if (toLetters(title) === names[0]) return "";
  if (names[0] === "api" && !isNear(title, names, data)) return "";
  const name = `<em>${escapeText(title)}</em>`;
  return isWholeArea(feature.id, data) || description === ""
    ? `It is part of ${name}`
    : `It is part of ${name}: ${description}`;
}

/** The sentences about a web-feature: ours where those of the data are not right, which may be none. */
export function describeFeature({
  id,
  name,
  description_html,
}: Pick<Baseline["feature"], "description_html" | "id" | "name">): string {
  const own = readFeatureTexts().get(id);
  if (own !== undefined) return sentence(toTextHtml(own));
  // Some descriptions only repeat the name.
  return toLetters(description_html) === toLetters(name)
    ? ""
    : sentence(description_html);
}

/** Features that are a language or protocol: the first sentence names it, and no page is all of it. */
const WHOLE_STANDARDS: ReadonlySet<string> = new Set(["javascript", "http11"]);

/** Matches the suffix that web-features adds to a feature which has grown since. */
const FIRST_PART = / \(initial support\)$/;

/**
 * True when the title names the feature: `AbortController` is `api.AbortController`,
 * `Atomics.waitAsync()` ends in `Atomics.waitAsync`.
 */
function isNameOf(title: string, names: readonly string[]): boolean {
  const letters = toLetters(title);
  return [-1, -2].some((from) => letters === toLetters(names.slice(from).join("")));
}

/**
 * False for a member of an interface when the description is about an element, an attribute or another
 * member of the same name: `Element.slot` belongs to `<slot>`, but is not it.
 */
function isAbout(description: string, names: readonly string[]): boolean {
  const [area, owner = "", member, directive] = names;
  // A header can have the name of another header's directive.
  if (area === "http" && directive !== undefined)
    return /\bdirective\b/.test(description);
  if (area === "html") return isAboutHtml(description, names);
  if (area !== "api" || member === undefined) return true;
  const [, subject = "", kind] = SUBJECT.exec(description) ?? [];
  const name = toLetters(subject.slice(subject.lastIndexOf(".") + 1));
  if (name === toLetters(owner)) return true;
  return kind !== undefined && name === toLetters(member.replace(/_event$/, ""));
}

/** The attribute `slot` has the name of an element, and `<meta name="color-scheme">` that of a property. */
function isAboutHtml(
  description: string,
  [, place, element]: readonly string[],
): boolean {
  if (place === "global_attributes") return /\battribute\b/.test(description);
  return element !== "meta" || description.includes("&lt;meta");
}

/** Matches the first code of a description, and the word after it if that says it is a member. */
const SUBJECT =
  /<code>([\w.]+)(?:\(\))?<\/code>(?: (?:global )?(API|constructor|event|method|property)\b)?/;

/** True for a media feature whose web-feature has a longer name: `color-gamut media query`. */
function isMediaFeature(
  description: string,
  [area, , rule, name]: readonly string[],
): boolean {
  if (area !== "css" || rule !== "media" || name === undefined) return false;
  const [, subject] =
    /^The <code>([^<]*)<\/code> (?:CSS )?media (?:feature|query)\b/.exec(description) ??
    [];
  return subject === name;
}

function isGlobalFunction(
  description: string,
  [, owner, member]: readonly string[],
): boolean {
  if (member === undefined || owner === "Window") return false;
  return /<\/code> global (?:function|method)\b/.test(description);
}

/**
 * True when a feature's name shares a word with the interface or its specification, because the
 * tags of some interfaces name another API that only extends them.
 */
function isNear(
  title: string,
  [, owner = "", member = ""]: readonly string[],
  data: Pick<ReferenceData, "listSpecifications">,
): boolean {
  const [spec] = data.listSpecifications([`api.${owner}`]);
  const places = toLetters(owner + (spec ? spec.title + spec.bcdSpecificationURL : ""));
  const words = title.split(/[^A-Za-z\d]+/).map(toStem);
  return member !== "" || words.some((word) => word.length > 2 && places.includes(word));
}

function renderStatusCard(
  card: keyof typeof CARDS,
  { site, translate }: Pick<ReferenceContext, "site" | "translate">,
): string {
  const [text, className] = CARDS[card];
  const html = translate(`${text}-text`, { url: COMPAT_LINK, locale: DEFAULT_LOCALE });
  return renderCard(className, translate(`${text}-label`), unlinkMissing(site, html));
}
