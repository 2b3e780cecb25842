/** Areas whose pages are the same for everyone and change nothing. Not search, accounts or forms. */
const PAGES = ["docs", "blog", "curriculum", "about", "community"].map(
  (area) => `/:locale/${area}/*`,
);
/** Links that load no page, and those of the sidebar, which browser/article-navigation follows. */
const OTHER_LINKS =
  "[download], [target=_blank], [rel~=nofollow], [data-reload], .page-not-created, #sidebar-body a";
const FILES = "/*.:ending(png|jpg|jpeg|gif|svg|webp|mp4|pdf|zip|txt|md|xml|json)";

/**
 * Renders the speculation rules of anonymous readers' pages: browsers load a page ahead when its
 * reader points at a link for a moment. They do not render it, because most readers of
 * documentation follow few of the links that they point at.
 */
export function renderSpeculationRules(): string {
  const where = {
    and: [
      { href_matches: PAGES },
      { not: { href_matches: FILES } },
      { not: { href_matches: "/*\\?*" } },
      { not: { selector_matches: OTHER_LINKS } },
    ],
  };
  return JSON.stringify({ prefetch: [{ where, eagerness: "moderate" }] });
}
