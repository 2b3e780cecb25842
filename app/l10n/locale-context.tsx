import { createContext, useContext, type ReactNode } from "react";
import type { Locale } from "~/domain/locales/locale";
import type { InterfaceText } from "~/domain/text/strings";

interface LocaleContextValue {
  locale: Locale;
  text: InterfaceText;
}

const LocaleContext = createContext<LocaleContextValue | null>(null);

/**
 * Provides the language of the screens. It stays the same for the life of a page, because
 * links to another language load a new page (ui/client-links).
 */
export function LocaleProvider({
  children,
  ...value
}: LocaleContextValue & { children: ReactNode }) {
  return <LocaleContext.Provider value={value}>{children}</LocaleContext.Provider>;
}

/** The page's locale and the look-up for its interface texts. */
export function useLocale(): LocaleContextValue {
  const value = useContext(LocaleContext);
  if (!value) throw new Error("LocaleProvider is missing");
  return value;
}

/** The look-up for interface texts, by Fluent id. */
export function useText(): InterfaceText {
  return useLocale().text;
}
