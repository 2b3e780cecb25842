import type { SiteTheme } from "~/domain/site/site-theme";

/**
 * Renders the web app manifest. The colours are those of tokens.css. Addresses have no locale, so
 * that each reader is led to their own.
 */
export function renderManifest({
  siteName,
  theme,
}: {
  siteName: string;
  theme: Pick<SiteTheme, "icon">;
}): string {
  return JSON.stringify({
    name: siteName,
    short_name: siteName,
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    shortcuts: [
      { name: "Search", url: "/search" },
      { name: "Playground", url: "/play" },
    ],
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
      ? [{ src: theme.icon.url, sizes: "any", type: theme.icon.type }]
      : [
          { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
          toIcon("icon-192.png", 192, "any"),
          toIcon("icon-512.png", 512, "any"),
          toIcon("icon-maskable-512.png", 512, "maskable"),
        ],
  });
}

function toIcon(file: string, size: number, purpose: string) {
  return { src: `/${file}`, sizes: `${size}x${size}`, type: "image/png", purpose };
}
