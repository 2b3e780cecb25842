import {
  applyBrowserChoice,
  parseHiddenBrowsers,
  toHiddenBrowsersCookie,
} from "~/domain/compat/hidden-browsers";
import { isLocale } from "~/domain/locales/locale";
import { toPreferredLocaleCookie } from "~/domain/locales/preferred-locale";
import { parseTheme, toThemeCookie } from "~/domain/site/theme";

interface KeeperOptions {
  /** False only where there is no https, as on localhost. */
  isSecure: boolean;
  /** What the reader's own cookie hides so far. */
  hiddenBrowsers: readonly string[];
}

/** The cookie that keeps what a form asks for; null for a form that asks for nothing known. */
type Keeper = (form: FormData, options: KeeperOptions) => string | null;

/** By the last segment of the address that the form goes to. */
export const KEEPERS: ReadonlyMap<string | undefined, Keeper> = new Map([
  ["theme", keepTheme],
  ["language", keepLanguage],
  ["compat", keepBrowsers],
]);

function keepTheme(form: FormData, { isSecure }: KeeperOptions): string | null {
  const theme = parseTheme(form.get("theme"));
  return theme && toThemeCookie(theme, { isSecure });
}

/** Has a language remembered, or forgotten. */
function keepLanguage(form: FormData, { isSecure }: KeeperOptions): string | null {
  const locale = form.get("locale");
  if (!isLocale(locale)) return null;
  const remembered = form.get("remember") === "1" ? locale : null;
  return toPreferredLocaleCookie(remembered, { isSecure });
}

/** Which browsers compatibility tables show. */
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
