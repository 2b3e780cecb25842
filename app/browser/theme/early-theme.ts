/**
 * Runs in the head, before the first paint: marks the html element with the chosen theme when
 * the server could not, because the page comes from a cache or the cookie has gone. It changes
 * that one attribute, which hydration leaves alone. As a text, so that it is the same in both
 * builds and may be allowed by its hash.
 */
export const EARLY_THEME_SCRIPT = `(() => {
  const { dataset } = document.documentElement;
  try {
    const [, kept] = /(?:^|; )theme=([^;]*)/.exec(document.cookie) ?? [];
    const theme = kept ?? localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") dataset.theme = theme;
    else delete dataset.theme;
  } catch {}
})();`;
