import type { Locale } from "~/domain/locales/locale";
import type { AiHelpMessageId } from "~/domain/locales/message-ids";
import { readTexts } from "./read-texts.server";

const texts = readTexts<AiHelpMessageId>(
  import.meta.glob<string>("./ai-help/*.ftl", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);

/** Texts of AI Help. Only the server renders its screens, so browsers do not load them. */
export const getAiHelpText = (locale: Locale) => texts.get(locale);
/** The Fluent source of a locale. */
export const readAiHelpSource = (locale: Locale) => texts.readSource(locale);
