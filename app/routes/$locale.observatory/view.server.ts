import type { LoaderFunctionArgs } from "@remix-run/node";
import { DEFAULT_LOCALE, readLocale, type Locale } from "~/domain/locales/locale";
import { docUrl, toHref } from "~/domain/documents/slug";
import type { ObservatoryText } from "~/domain/text/strings";
import { getObservatoryText } from "~/l10n/observatory-texts.server";
import { isLostBonus, RESULTS, type ResultId } from "~/services/observatory/index.server";

/** Context that every part of a screen is rendered with. */
export interface View {
  text: ObservatoryText;
  locale: Locale;
  /** Path of the landing page. */
  home: string;
  origin: string;
  /** Milliseconds since 1970. */
  now: number;
  /** The address of the first of these documents that there is, in the locale or in English. */
  findDocument(slugs: readonly string[]): string | null;
}

export function createView({ params, context }: LoaderFunctionArgs): View {
  const locale = readLocale(params);
  const { documents } = context.services;
  const find = (slug: string) =>
    [locale, DEFAULT_LOCALE]
      .map((each) => documents.findDocumentCard(docUrl(each, slug)))
      .find((card) => card !== null);
  return {
    text: getObservatoryText(locale),
    locale,
    home: `/${locale}/observatory`,
    origin: context.config.siteOrigin,
    now: Date.now(),
    findDocument(slugs) {
      const card = slugs.map(find).find((found) => found !== undefined);
      return card ? toHref(card.mdn_url) : null;
    },
  };
}

/** An address below the scanner's landing page. */
export function toLink(
  { home }: Pick<View, "home">,
  path: string,
  query: Record<string, string> = {},
): string {
  const search = new URLSearchParams(query).toString();
  return home + path + (search === "" ? "" : `?${search}`);
}

export function formatTime({ locale }: Pick<View, "locale">, time: number): string {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return `${format.format(time)} UTC`;
}

/** Points with a typographic sign: −5, 0, +5. */
export function formatPoints(points: number): string {
  return `${points > 0 ? "+" : ""}${points}`.replace("-", "\u2212");
}

/**
 * Points of a site's result: `0*` for a bonus that does not count, which the text `bonus-note` explains, and
 * none where the test is not applicable.
 */
export function formatResultPoints(result: ResultId, score: number): string {
  const { modifier, verdict } = RESULTS[result];
  if (isLostBonus(result, score)) return "0*";
  return verdict === "none" ? "" : formatPoints(modifier);
}

export function formatGrade(grade: string): string {
  return grade.replace("-", "\u2212");
}
