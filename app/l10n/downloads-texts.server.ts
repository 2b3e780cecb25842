import type { Locale } from "~/domain/locales/locale";
import type { DownloadsMessageId } from "~/domain/locales/message-ids";
import { readTexts } from "./read-texts.server";

const texts = readTexts<DownloadsMessageId>(
  import.meta.glob<string>("./downloads/*.ftl", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);

/**
 * Texts of the page with archives to download, which the server alone renders; each locale is parsed
 * at the first request for it.
 */
export const getDownloadsText = (locale: Locale) => texts.get(locale);
/** The Fluent source of a locale. */
export const readDownloadsSource = (locale: Locale) => texts.readSource(locale);
