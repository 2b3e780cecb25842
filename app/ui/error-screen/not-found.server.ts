import { data } from "@remix-run/node";
import type { Locale } from "~/domain/locales/locale";
import { getInterfaceText } from "~/l10n/interface-texts.server";

export interface NotFoundOptions {
  path: string;
  locale: Locale;
  suggestPages: (path: string, locale: Locale) => object;
}

/** 404 response for loaders to throw; its screen suggests similar pages. */
export function toNotFound({ path, locale, suggestPages }: NotFoundOptions) {
  const title = getInterfaceText(locale)("not-found-title");
  return data(
    { title, ...suggestPages(path, locale) },
    { status: 404, statusText: "Not Found" },
  );
}
