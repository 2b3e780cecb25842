import { DEFAULT_LOCALE, type Locale } from "./locale";

/** Regions that write traditional Chinese, for language tags that omit the script. */
const TRADITIONAL_REGIONS: ReadonlySet<string> = new Set(["tw", "hk", "mo"]);

/**
 * The first available language of the visitor: an exact match (`zh-TW`), else the same
 * language (`pt-PT` gets `pt-BR`). The default is en-US, or the first available locale.
 * @param header Value of Accept-Language.
 */
export function negotiateLocale(header: string, available: readonly Locale[]): Locale {
  for (const range of parseLanguageRanges(header)) {
    const found = matchRange(range, available);
    if (found) return found;
  }
  return available.includes(DEFAULT_LOCALE)
    ? DEFAULT_LOCALE
    : (available[0] ?? DEFAULT_LOCALE);
}

/**
 * Lower-case language ranges, most preferred first; refused ones (`q=0`) are left out.
 */
function parseLanguageRanges(header: string): string[] {
  return header
    .split(",")
    .map((part) => {
      // Not split by white space and semicolon at once, which takes a header of spaces half a second.
      const [range = "", ...parameters] = part
        .toLowerCase()
        .split(";")
        .map((text) => text.trim());
      const quality = parameters.find((parameter) => parameter.startsWith("q="));
      return { range, quality: quality === undefined ? 1 : Number(quality.slice(2)) };
    })
    .filter(({ range, quality }) => range !== "" && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ range }) => range);
}

function matchRange(range: string, available: readonly Locale[]): Locale | null {
  const wanted = range.startsWith("zh") ? toChinese(range) : range;
  const exact = available.find((locale) => locale.toLowerCase() === wanted);
  if (exact) return exact;
  const [language] = wanted.split("-", 1);
  return (
    available.find((locale) => locale.toLowerCase().split("-", 1)[0] === language) ?? null
  );
}

function toChinese(range: string): string {
  const parts = range.split("-").slice(1);
  if (parts.includes("hant")) return "zh-tw";
  if (parts.includes("hans")) return "zh-cn";
  return parts.some((part) => TRADITIONAL_REGIONS.has(part)) ? "zh-tw" : "zh-cn";
}
