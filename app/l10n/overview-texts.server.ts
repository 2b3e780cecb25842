import type { Locale } from "~/domain/locales/locale";
import type { OverviewMessageId } from "~/domain/locales/message-ids";
import { readTexts } from "./read-texts.server";

const texts = readTexts<OverviewMessageId>(
  import.meta.glob<string>("./overview/*.ftl", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);

/**
 * Texts of the home page, the list of changes, and the introduction of Plus. Browsers get them with these
 * pages alone; each locale is parsed at the first request for it.
 */
export const getOverviewText = (locale: Locale) => texts.get(locale);
/** The Fluent source of a locale. */
export const readOverviewSource = (locale: Locale) => texts.readSource(locale);
