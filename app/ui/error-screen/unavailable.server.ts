import { data } from "@remix-run/node";
import type { Locale } from "~/domain/locales/locale";
import { UNAVAILABLE_RESPONSE } from "~/domain/site/unavailable-error";
import { getInterfaceText } from "~/l10n/interface-texts.server";

/** 503 response for account pages to throw while accounts cannot be looked up. */
export function toUnavailable(locale: Locale, siteName: string) {
  const name = getInterfaceText(locale)("collections-interrupted-title");
  return data(
    { pageTitle: `${name} | ${siteName} Plus`, isUnavailable: true },
    UNAVAILABLE_RESPONSE,
  );
}
