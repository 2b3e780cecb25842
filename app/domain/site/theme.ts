export const THEMES = ["os-default", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** What the page follows when nothing was chosen: the reader's system. */
export const DEFAULT_THEME: Theme = "os-default";

/** Name of the cookie and key of the local storage. */
export const THEME_KEY = "theme";

const COOKIE_MAX_AGE_SECONDS = 31_536_000;

/** Another client of the same storage key wrote its default this way. */
const OTHER_NAME_OF_DEFAULT = "light dark";

/** The page's background: `--bg` of styles/tokens.css, for what can't read that. */
export const THEME_COLORS = { light: "#fff", dark: "#16181d" } as const;

/** The theme that a form, a cookie or the storage names; null for anything else. */
export function parseTheme(value: unknown): Theme | null {
  if (value === OTHER_NAME_OF_DEFAULT) return DEFAULT_THEME;
  return THEMES.find((theme) => theme === value) ?? null;
}

/** For `data-theme` of the html element, which only a choice of one's own has. */
export function toThemeAttribute(theme: Theme | null): "light" | "dark" | undefined {
  return theme === "light" || theme === "dark" ? theme : undefined;
}

/**
 * The cookie as Set-Cookie and `document.cookie` take it. Scripts read it before the first
 * paint; the default is kept as well, so that it wins over an older choice in the storage.
 */
export function toThemeCookie(theme: Theme, { isSecure }: { isSecure: boolean }): string {
  const cookie = `${THEME_KEY}=${theme}; Path=/; Max-Age=${COOKIE_MAX_AGE_SECONDS}; SameSite=Lax`;
  return isSecure ? `${cookie}; Secure` : cookie;
}
