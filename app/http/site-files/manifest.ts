import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { hasPath, type SiteFeature } from "~/domain/site/site-features";
import type { SiteTheme } from "~/domain/site/site-theme";

export interface ManifestOptions {
  siteName: string;
  theme: Pick<SiteTheme, "icon">;
  features: readonly SiteFeature[];
}

const SHORTCUTS = [
  { name: "Search", url: "/search" },
  { name: "Playground", url: "/play" },
] as const;
/** Size that launchers ask for. */
const SHORTCUT_ICONS = [{ src: "/icon-192.png", sizes: "192x192", type: "image/png" }];

/**
 * Renders the web app manifest. The colours are those of tokens.css. Addresses have no locale, so
 * that each reader is led to their own.
 */
export function renderManifest({ siteName, theme, features }: ManifestOptions): string {
  return JSON.stringify({
    name: siteName,
    short_name: siteName,
    description: "Documentation for web developers",
    lang: DEFAULT_LOCALE,
    dir: "ltr",
    categories: ["developer tools", "education"],
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    // Windows of computers have no other way back; browsers without it take `display`.
    display_override: ["minimal-ui"],
    shortcuts: SHORTCUTS.filter(({ url }) =>
      hasPath(`/${DEFAULT_LOCALE}${url}`, features),
    ).map((shortcut) => ({
      ...shortcut,
      icons: theme.icon ? [toThemeIcon(theme.icon)] : SHORTCUT_ICONS,
    })),
    // The search takes a shared text, or the last part of a shared address.
    share_target: {
      action: "/search",
      method: "GET",
      enctype: "application/x-www-form-urlencoded",
      params: { title: "title", text: "text", url: "url" },
    },
    background_color: "#ffffff",
    theme_color: "#16181d",
    icons: theme.icon
      ? [toThemeIcon(theme.icon)]
      : [
          { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
          toIcon("icon-192.png", 192, "any"),
          toIcon("icon-512.png", 512, "any"),
          toIcon("icon-maskable-512.png", 512, "maskable"),
        ],
  });
}

function toThemeIcon({ url, type }: NonNullable<SiteTheme["icon"]>) {
  return { src: url, sizes: "any", type };
}

function toIcon(file: string, size: number, purpose: string) {
  return { src: `/${file}`, sizes: `${size}x${size}`, type: "image/png", purpose };
}
