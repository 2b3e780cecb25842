import { expect, test } from "vitest";
import { NO_THEME } from "~/domain/site/site-theme";
import type { SiteFacts } from "~/ui/navigation/site-facts";
import { renderStaticHtml, type StaticPage } from "./render-static-html.server";

const SITE: SiteFacts = {
  siteName: "Docs <1>",
  year: "2030",
  features: ["plus", "collections", "updates", "blog"],
  missingPages: [],
  englishPages: [],
  missingAreaPages: [],
};
const PAGE: StaticPage = {
  locale: "fr",
  path: "/fr/docs/Web/CSS/gap",
  isSignedIn: false,
  hasNews: false,
  site: SITE,
  theme: NO_THEME,
};

function render(page: Partial<StaticPage> = {}) {
  return renderStaticHtml({ ...PAGE, ...page });
}

test("escapes the operator's words", () => {
  const { footer, search } = render();
  expect(footer).toContain("Docs &lt;1&gt;");
  expect(`${footer}${search}`).not.toContain("<1>");
});

test("marks the part of the menu that a document stands in, and the page itself", () => {
  const below = render().menu;
  expect(below.match(/data-current/g)).toHaveLength(1);
  expect(below).not.toContain("aria-current");
  const self = render({ path: "/fr/docs/Web/CSS" }).menu;
  expect(self).toMatch(/href="\/fr\/docs\/Web\/CSS"[^>]*aria-current="page"/);
  expect(render({ path: "/fr/" }).menu).not.toMatch(/data-current|aria-current/);
});

test("hides the entries of signed-in readers from others", () => {
  const hidden = /<li hidden="" data-personal="">/;
  expect(render().menu).toMatch(hidden);
  const own = render({ isSignedIn: true }).menu;
  expect(own).not.toMatch(hidden);
  expect(own).toContain('href="/fr/plus/collections"');
});

test("shows the dot of news to their reader alone, and not on the page of the news", () => {
  const dot =
    /<a [^>]*href="\/fr\/plus\/updates"[^>]*>.*?data-badge="updates"( hidden="")?/s;
  const isShown = (page: Partial<StaticPage>) =>
    dot.exec(render(page).menu)?.[1] === undefined;
  expect(dot.test(render().menu)).toBe(true);
  expect(isShown({ isSignedIn: true, hasNews: true })).toBe(true);
  expect(isShown({ isSignedIn: true, hasNews: false })).toBe(false);
  expect(isShown({})).toBe(false);
  const path = "/fr/plus/updates";
  expect(isShown({ isSignedIn: true, hasNews: true, path })).toBe(false);
});

test("is in the page's language", () => {
  const { menu, footer } = render({ locale: "de", path: "/de/docs/Web/CSS/gap" });
  expect(menu).toContain('href="/de/docs/Web"');
  expect(footer).not.toBe(render().footer);
});

test("renders once for pages of the same place, and again for other facts", () => {
  const { menu, footer } = render();
  expect(render({ path: "/fr/docs/Web/CSS/grid" })).toEqual({
    ...render(),
    menu,
    footer,
  });
  const other = render({ site: { ...SITE, year: "2031" } });
  expect(other.footer).toContain("2031");
  expect(footer).not.toContain("2031");
});
