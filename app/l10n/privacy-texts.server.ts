import type { Locale } from "~/domain/locales/locale";
import type { PrivacyMessageId } from "~/domain/locales/message-ids";
import { readTexts } from "./read-texts.server";

const texts = readTexts<PrivacyMessageId>(
  import.meta.glob<string>("./privacy/*.ftl", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);

/**
 * Texts of the page about privacy, which exists only where telemetry is on. Browsers get them with
 * that page alone; each locale is parsed at the first request for it.
 */
export const getPrivacyText = (locale: Locale) => texts.get(locale);
/** The Fluent source of a locale. */
export const readPrivacySource = (locale: Locale) => texts.readSource(locale);
