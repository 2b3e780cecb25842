import type { Locale } from "~/domain/locales/locale";
import type { InterfaceMessageId } from "~/domain/locales/message-ids";
import { readTexts } from "./read-texts.server";

const texts = readTexts<InterfaceMessageId>(
  import.meta.glob<string>("./interface/*.ftl", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);

/** Interface texts of a locale, which are parsed on first use. */
export const getInterfaceText = (locale: Locale) => texts.get(locale);
/** The Fluent source of a locale. */
export const readSource = (locale: Locale) => texts.readSource(locale);
