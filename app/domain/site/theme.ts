export const THEMES = ["os-default", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** Follows the operating system until the reader chooses. */
export const DEFAULT_THEME: Theme = "os-default";

/** Name of the cookie and key in localStorage. */
export const THEME_KEY = "theme";

const COOKIE_MAX_AGE_SECONDS = 31_536_000;

/** Spelling of the default by another client that uses the same storage key. */
const OTHER_NAME_OF_DEFAULT = "light dark";

/** The page's background, `--bg` of styles/tokens.css, for uses outside CSS. */
export const THEME_COLORS = { light: "#fff", dark: "#16181d" } as const;

/** The theme in a form, cookie or storage; null for any other value. */
export function parseTheme(value: unknown): Theme | null {
  if (value === OTHER_NAME_OF_DEFAULT) return DEFAULT_THEME;
  return THEMES.find((theme) => theme === value) ?? null;
}

/**
 * Rules for custom properties in both themes, each list of declarations without braces: light ones for all, on
 * paper too, and dark ones for readers who prefer or chose them and for parts of a page that are always dark.
 * Forced colours follow the reader's palette, whatever was chosen here.
 */
export function renderThemes(light: string, dark: string): string {
  return (
    `:root{${light}}` +
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}` +
    `@media screen and (forced-colors:none){[data-theme=dark]{${dark}}}` +
    `@media (forced-colors:active) and (prefers-color-scheme:dark){:root{${dark}}}`
  );
}

/** Value of `data-theme` on the html element, set only for an explicit choice. */
export function toThemeAttribute(theme: Theme | null): "light" | "dark" | undefined {
  return theme === "light" || theme === "dark" ? theme : undefined;
}

/**
 * Value for Set-Cookie and `document.cookie`. Scripts read the cookie before first paint.
 * The default is stored as well, so that it overrides an older choice in localStorage.
 */
export function toThemeCookie(theme: Theme, { isSecure }: { isSecure: boolean }): string {
  const cookie = `${THEME_KEY}=${theme}; Path=/; Max-Age=${COOKIE_MAX_AGE_SECONDS}; SameSite=Lax`;
  return isSecure ? `${cookie}; Secure` : cookie;
}
