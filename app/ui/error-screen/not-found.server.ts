import { data } from "@remix-run/node";
import type { Locale } from "~/domain/locales/locale";
import { getInterfaceText } from "~/l10n/interface-texts.server";

export interface NotFoundOptions {
  path: string;
  locale: Locale;
  suggestPages: (path: string, locale: Locale) => object;
}

/** What a loader throws at an address without a page: its screen says what it may have meant. */
export function toNotFound({ path, locale, suggestPages }: NotFoundOptions) {
  const title = getInterfaceText(locale)("not-found-title");
  return data(
    { title, ...suggestPages(path, locale) },
    { status: 404, statusText: "Not Found" },
  );
}
