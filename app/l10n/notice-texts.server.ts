import type { Locale } from "~/domain/locales/locale";
import type { NoticeMessageId } from "~/domain/locales/message-ids";
import { readTexts } from "./read-texts.server";

const texts = readTexts<NoticeMessageId>(
  import.meta.glob<string>("./notices/*.ftl", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);

/**
 * Texts of advertisements, surveys and announcements. Only the server renders them, so that
 * sites without any send none of it; each locale is parsed at the first request for it.
 */
export const getNoticeText = (locale: Locale) => texts.get(locale);
/** The Fluent source of a locale. */
export const readNoticeSource = (locale: Locale) => texts.readSource(locale);
