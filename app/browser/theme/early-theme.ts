/**
 * Inline script in the head: sets the chosen theme on the html element before first paint
 * if the server could not, because the page is cached or the cookie is missing. Hydration
 * ignores that attribute. A constant text, so that the CSP can allow it by its hash.
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
