import { FluentResource } from "@fluent/bundle";
import type { NoticeText } from "~/domain/text/strings";
import { getOrCreate } from "~/domain/text/get-or-create";
import type { Locale } from "~/domain/locales/locale";
import { createText } from "./create-text";

const SOURCES = import.meta.glob<string>("./notices/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

const texts = new Map<Locale, NoticeText>();

/**
 * Texts of advertisements, surveys and announcements. Only the server renders them, so that
 * sites without any send none of it; each locale is parsed at the first request for it.
 */
export function getNoticeText(locale: Locale): NoticeText {
  return getOrCreate(texts, locale, () => {
    const { body } = new FluentResource(readNoticeSource(locale));
    return createText(
      locale,
      Object.fromEntries(body.map(({ id, value }) => [id, value])),
    );
  });
}

/** The Fluent source of a locale. */
export function readNoticeSource(locale: Locale): string {
  const source = SOURCES[`./notices/${locale}.ftl`];
  if (source === undefined) throw new Error(`No texts of notices for ${locale}`);
  return source;
}
