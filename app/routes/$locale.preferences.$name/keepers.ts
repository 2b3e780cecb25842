import {
  applyBrowserChoice,
  parseHiddenBrowsers,
  toHiddenBrowsersCookie,
} from "~/domain/compat/hidden-browsers";
import { isLocale, LOCALE_ROWS } from "~/domain/locales/locale";
import { toPreferredLocaleCookie } from "~/domain/locales/preferred-locale";
import { toDismissedCookie } from "~/domain/notices/dismissed";
import {
  type OfflineChoice,
  parseOfflineChoice,
  toOfflineCookie,
} from "~/domain/site/offline-choice";
import { parseTheme, toThemeCookie } from "~/domain/site/theme";
import { toOptOutCookie } from "~/domain/telemetry/opt-out";
import type { FlashMessage } from "~/services/flash/index.server";

interface KeeperOptions {
  /** False only on plain HTTP, as on localhost. */
  isSecure: boolean;
  /** Browsers hidden by the reader's cookie so far. */
  hiddenBrowsers: readonly string[];
  /** Notices hidden so far. */
  dismissed: readonly string[];
  /** Tells whether there is a notice with this id. */
  hasNotice: (id: string) => boolean;
}

/** Set-Cookie value for a form's choice; null for an unknown choice. */
type Keeper = (form: FormData, options: KeeperOptions) => string | null;

/** Exists on sites with announcements or surveys alone. */
export const NOTICE = "notice";

/** By the last segment of the form's URL. */
export const KEEPERS: ReadonlyMap<string | undefined, Keeper> = new Map([
  ["theme", keepTheme],
  ["language", keepLanguage],
  ["compat", keepBrowsers],
  ["offline", keepOfflineChoice],
  [NOTICE, keepNotice],
  ["telemetry", keepTelemetry],
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

/** Hides an announcement or a survey. */
function keepNotice(
  form: FormData,
  { isSecure, dismissed, hasNotice }: KeeperOptions,
): string | null {
  const id = form.get("id");
  if (typeof id !== "string" || !hasNotice(id)) return null;
  return toDismissedCookie(id, { dismissed, isSecure });
}

/** Opts out of telemetry, or in again. */
function keepTelemetry(form: FormData, { isSecure }: KeeperOptions): string | null {
  const choice = form.get("telemetry");
  if (choice !== "on" && choice !== "off") return null;
  return toOptOutCookie(choice === "off", { isSecure });
}

/**
 * Flash message for a choice that is not visible on the next page; null when the form
 * asks for none.
 */
export function describeKept(
  name: string | undefined,
  form: FormData,
): FlashMessage | null {
  if (name === "offline") return describeOffline(parseOfflineChoice(form.get("keep")));
  const locale = form.get("locale");
  if (name !== "language" || !isLocale(locale) || form.has("quiet")) return null;
  if (form.get("remember") !== "1")
    return { kind: "success", text: "language-forgotten" };
  const args = { language: LOCALE_ROWS[locale].name };
  return { kind: "success", text: "language-remembered", args };
}

const OFFLINE_TEXTS = {
  on: "offline-on",
  off: "offline-off",
  clear: "offline-deleted",
} as const;

function describeOffline(choice: OfflineChoice | null): FlashMessage | null {
  return choice && { kind: "success", text: OFFLINE_TEXTS[choice] };
}
