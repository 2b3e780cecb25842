import { data } from "@remix-run/node";
import type { Locale } from "~/domain/locales/locale";
import { UNAVAILABLE_RESPONSE } from "~/domain/site/unavailable-error";
import { getInterfaceText } from "~/l10n/interface-texts.server";

interface NotFoundOptions {
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

/** 503 response for account pages to throw while accounts cannot be looked up. */
export function toUnavailable(locale: Locale, siteName: string) {
  const name = getInterfaceText(locale)("collections-interrupted-title");
  return data(
    { pageTitle: `${name} | ${siteName} Plus`, isUnavailable: true },
    UNAVAILABLE_RESPONSE,
  );
}
