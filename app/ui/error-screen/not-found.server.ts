import { data } from "@remix-run/node";
import type { Locale } from "~/domain/locales/locale";
import { getInterfaceText } from "~/l10n/interface-texts.server";

export interface NotFoundOptions {
  path: string;
  locale: Locale;
  suggestPages: (path: string, locale: Locale) => object;
  /** The screen names `path` rather than its own address. */
  isSimulated?: boolean;
}

/** 404 response for loaders to throw; its screen suggests similar pages. */
export function toNotFound({
  path,
  locale,
  suggestPages,
  isSimulated = false,
}: NotFoundOptions) {
  const title = getInterfaceText(locale)("not-found-title");
  return data(
    { title, ...(isSimulated && { path }), ...suggestPages(path, locale) },
    { status: 404, statusText: "Not Found" },
  );
}
