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
export const getInterfaceText = texts.get;
/** The Fluent source of a locale. */
export const readSource = texts.readSource;
