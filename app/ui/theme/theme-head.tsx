import { EARLY_THEME_SCRIPT } from "~/browser/theme/early-theme";
import { THEME_COLORS } from "~/domain/site/theme";
import { useScriptMark, useThemeAttribute } from "~/ui/render-context/render-context";

const SCHEMES = ["light", "dark"] as const;

/**
 * The theme's part of the head: the colour around the page, and the script that applies
 * the theme before first paint. Hydration ignores both, because they may differ from the
 * server's render; browser/theme handles later changes.
 */
export function ThemeHead() {
  const mark = useScriptMark();
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
      <script
        nonce={mark}
        dangerouslySetInnerHTML={{ __html: EARLY_THEME_SCRIPT }}
        suppressHydrationWarning
      />
    </>
  );
}

function isScheme(theme: string | undefined): theme is "light" | "dark" {
  return theme === "light" || theme === "dark";
}
