import { EARLY_THEME_SCRIPT } from "~/browser/theme/early-theme";
import { THEME_COLORS } from "~/domain/site/theme";
import { InlineScript } from "~/ui/render-context/inline-script";
import { useThemeAttribute } from "~/ui/render-context/render-context";

const SCHEMES = ["light", "dark"] as const;

/**
 * The theme's part of the head: the colour around the page, and the script that applies
 * the theme before first paint. Hydration ignores both, because they may differ from the
 * server's render; browser/theme handles later changes.
 */
export function ThemeHead() {
  const theme = useThemeAttribute();
  return (
    <>
      {SCHEMES.map((scheme) => (
        <meta
          key={scheme}
          name="theme-color"
          media={`(prefers-color-scheme: ${scheme})`}
          content={THEME_COLORS[isScheme(theme) ? theme : scheme]}
          suppressHydrationWarning
        />
      ))}
      <InlineScript code={import.meta.env.SSR ? EARLY_THEME_SCRIPT : ""} />
    </>
  );
}

function isScheme(theme: string | undefined): theme is "light" | "dark" {
  return theme === "light" || theme === "dark";
}
