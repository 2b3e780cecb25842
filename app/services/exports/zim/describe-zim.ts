import { ISO3, type Locale } from "~/domain/locales/locale";
import type { ContentText } from "~/domain/text/strings";
import type { ArchiveFacts } from "../files/archive-file";
import { renderOrigin } from "../files/render-frame";
import type { Scope } from "../pages/scope";

/** Limits of the format, in characters. */
const TITLE_CHARACTERS = 30;
const DESCRIPTION_CHARACTERS = 80;
/** Files without a date of their content have that of the first one with this content. */
const NO_DATE = "2000-01-01";

export interface ZimFacts extends Scope {
  facts: ArchiveFacts;
  name: string;
  translate: (locale: Locale) => ContentText;
}

/** Metadata that readers of ZIM files and their libraries show. */
export function describeZim(
  { facts, locale, name, translate }: ZimFacts,
  icon: Uint8Array,
) {
  const { title, siteName, siteOrigin, homePath, date } = facts;
  const origin = renderOrigin(facts, { language: locale, translate: translate(locale) });
  return {
    Title: shorten(title, TITLE_CHARACTERS),
    Description: shorten(origin, DESCRIPTION_CHARACTERS),
    Language: ISO3[locale],
    Name: name,
    Creator: siteName,
    Publisher: siteName,
    Date: date ?? NO_DATE,
    License: "CC-BY-SA",
    Source: siteOrigin + encodeURI(homePath),
    Scraper: "npm run export",
    Tags: "_ftindex:no;_pictures:yes;_videos:no;_details:yes",
    "Illustration_48x48@1": { type: "image/png", body: icon },
  };
}

function shorten(text: string, most: number): string {
  const letters = Array.from(text);
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join("")}…`;
}
