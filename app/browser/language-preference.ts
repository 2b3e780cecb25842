import { parseLocale, type Locale } from "~/domain/locales/locale";
import {
  readPreferredLocale,
  toPreferredLocaleCookie,
} from "~/domain/locales/preferred-locale";
import { toFields } from "./to-fields";
import { findAround } from "./find-around";

const SWITCH = "[data-remember-language] input[type=checkbox]";

/** Shows in the language menu whether the page's language is the remembered one. */
export function showRememberedLanguage(): void {
  const isRemembered = readPreferredLocale(document.cookie) === readLocale();
  for (const toggle of document.querySelectorAll<HTMLInputElement>(SWITCH))
    toggle.checked = isRemembered;
}

/** Submits the switch's form in place; resets the switch on failure. */
export async function handleRememberChange(event: Event): Promise<void> {
  const toggle = event.target;
  if (!(toggle instanceof HTMLInputElement) || !toggle.matches(SWITCH) || !toggle.form)
    return;
  const body = toFields(new FormData(toggle.form));
  body.set("remember", toggle.checked ? "1" : "0");
  // No flash message on the next page, because the switch shows the result.
  body.set("quiet", "1");
  try {
    // The response redirects to this page, so it is not followed.
    await fetch(toggle.form.action, { method: "POST", body, redirect: "manual" });
  } catch {
    // No network: the cookie, and with it the switch, is as before.
  }
  showRememberedLanguage();
}

/** Remembers a newly chosen language if the current one is remembered. */
export function handleLanguageClick(event: Event): void {
  const link = findAround<HTMLAnchorElement>(
    event.target,
    "[data-language-menu] a[hreflang]",
  );
  const chosen = parseLocale(link?.hreflang ?? "");
  if (chosen && readPreferredLocale(document.cookie) === readLocale())
    document.cookie = toPreferredLocaleCookie(chosen, {
      isSecure: location.protocol === "https:",
    });
}

function readLocale(): Locale | null {
  return parseLocale(document.documentElement.lang);
}
