import { parseLocale, type Locale } from "~/domain/locales/locale";
import {
  readPreferredLocale,
  toPreferredLocaleCookie,
} from "~/domain/locales/preferred-locale";

const SWITCH = "[data-remember-language] input[type=checkbox]";

/** Shows in the language menu whether this page's language is the remembered one. */
export function showRememberedLanguage(): void {
  const isRemembered = readPreferredLocale(document.cookie) === readLocale();
  for (const toggle of document.querySelectorAll<HTMLInputElement>(SWITCH))
    toggle.checked = isRemembered;
}

/** The switch sends its form, without leaving the page; it goes back when that fails. */
export async function handleRememberChange(event: Event): Promise<void> {
  const toggle = event.target;
  if (!(toggle instanceof HTMLInputElement) || !toggle.matches(SWITCH) || !toggle.form)
    return;
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(toggle.form))
    if (typeof value === "string") body.append(name, value);
  body.set("remember", toggle.checked ? "1" : "0");
  // The switch itself shows it: the next page need not say so.
  body.set("quiet", "1");
  try {
    // The answer is a redirect to this page, which needs not be followed.
    await fetch(toggle.form.action, { method: "POST", body, redirect: "manual" });
  } finally {
    showRememberedLanguage();
  }
}

/** Who reads in the remembered language and chooses another one has that remembered. */
export function handleLanguageClick(event: Event): void {
  const target = event.target instanceof Element ? event.target : null;
  const link = target?.closest<HTMLAnchorElement>("[data-language-menu] a[hreflang]");
  const chosen = parseLocale(link?.hreflang ?? "");
  if (chosen && readPreferredLocale(document.cookie) === readLocale())
    document.cookie = toPreferredLocaleCookie(chosen, {
      isSecure: location.protocol === "https:",
    });
}

function readLocale(): Locale | null {
  return parseLocale(document.documentElement.lang);
}
