import type { Locale } from "~/domain/locales/locale";
import type { ObservatoryMessageId } from "~/domain/locales/message-ids";
import { readTexts } from "./read-texts.server";

const texts = readTexts<ObservatoryMessageId>(
  import.meta.glob<string>("./observatory/*.ftl", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);

/**
 * Texts of the header scanner, mostly results and advice. Only the server renders its screens, so
 * browsers do not load them; each locale is parsed at the first request for it.
 */
export const getObservatoryText = (locale: Locale) => texts.get(locale);
/** The Fluent source of a locale. */
export const readObservatorySource = (locale: Locale) => texts.readSource(locale);
