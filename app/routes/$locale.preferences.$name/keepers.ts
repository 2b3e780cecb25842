import {
  applyBrowserChoice,
  parseHiddenBrowsers,
  toHiddenBrowsersCookie,
} from "~/domain/compat/hidden-browsers";
import { isLocale } from "~/domain/locales/locale";
import { toPreferredLocaleCookie } from "~/domain/locales/preferred-locale";
import { parseOfflineChoice, toOfflineCookie } from "~/domain/site/offline-choice";
import { parseTheme, toThemeCookie } from "~/domain/site/theme";

interface KeeperOptions {
  /** False only on plain HTTP, as on localhost. */
  isSecure: boolean;
  /** Browsers hidden by the reader's cookie so far. */
  hiddenBrowsers: readonly string[];
}

/** Set-Cookie value for a form's choice; null for an unknown choice. */
type Keeper = (form: FormData, options: KeeperOptions) => string | null;

/** By the last segment of the form's URL. */
export const KEEPERS: ReadonlyMap<string | undefined, Keeper> = new Map([
  ["theme", keepTheme],
  ["language", keepLanguage],
  ["compat", keepBrowsers],
  ["offline", keepOfflineChoice],
]);

function keepTheme(form: FormData, { isSecure }: KeeperOptions): string | null {
  const theme = parseTheme(form.get("theme"));
  return theme && toThemeCookie(theme, { isSecure });
}

/** Remembers a language, or forgets it. */
function keepLanguage(form: FormData, { isSecure }: KeeperOptions): string | null {
  const locale = form.get("locale");
  if (!isLocale(locale)) return null;
  const remembered = form.get("remember") === "1" ? locale : null;
  return toPreferredLocaleCookie(remembered, { isSecure });
}

/** Pages that open without a network; the page's script carries the choice out. */
function keepOfflineChoice(form: FormData, { isSecure }: KeeperOptions): string | null {
  const choice = parseOfflineChoice(form.get("keep"));
  return choice && toOfflineCookie(choice, { isSecure });
}

/** Browsers shown in compatibility tables. */
function keepBrowsers(
  form: FormData,
  { isSecure, hiddenBrowsers }: KeeperOptions,
): string | null {
  const offered = form.get("offered");
  if (typeof offered !== "string") return null;
  const hidden = applyBrowserChoice({
    hidden: hiddenBrowsers,
    offered: parseHiddenBrowsers(offered),
    chosen: form.has("all") ? [] : form.getAll("browser").map(String),
  });
  return toHiddenBrowsersCookie(hidden, { isSecure });
}
