import { data } from "@remix-run/node";
import type { Locale } from "~/domain/locales/locale";
import { getInterfaceText } from "~/l10n/interface-texts.server";

/** When the database may be back. */
const RETRY_AFTER_SECONDS = 10;

/** The response that a page of an account throws while accounts can't be looked up. */
export function toUnavailable(locale: Locale, siteName: string) {
  const name = getInterfaceText(locale)("collections-interrupted-title");
  return data(
    { title: `${name} | ${siteName} Plus`, isUnavailable: true },
    {
      status: 503,
      statusText: "Service Unavailable",
      headers: { "Retry-After": String(RETRY_AFTER_SECONDS) },
    },
  );
}
