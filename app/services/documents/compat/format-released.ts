import type { Locale } from "~/domain/locales/locale";
import type { ContentText } from "~/domain/text/strings";

/** Formats an ISO date as "Released ...". */
export type FormatReleased = (isoDate: string) => string;

const formats = new WeakMap<ContentText, FormatReleased>();

/** Memoises, because tables repeat few dates many times. */
export function getReleasedFormat(
  locale: Locale,
  translate: ContentText,
): FormatReleased {
  const known = formats.get(translate);
  if (known) return known;
  const format = createReleasedFormat(locale, translate);
  formats.set(translate, format);
  return format;
}

function createReleasedFormat(locale: Locale, translate: ContentText): FormatReleased {
  const dateFormat = new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    timeZone: "UTC",
  });
  const texts = new Map<string, string>();
  return (isoDate) => {
    const known = texts.get(isoDate);
    if (known !== undefined) return known;
    const text = translate("compat-released", {
      date: dateFormat.format(new Date(isoDate)),
    });
    texts.set(isoDate, text);
    return text;
  };
}
