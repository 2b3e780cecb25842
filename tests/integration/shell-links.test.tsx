import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LOCALES, type Locale } from "~/domain/locales/locale";
import { findSection } from "~/domain/site/find-section";
import { listFeatures } from "~/domain/site/site-features";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { LocaleProvider } from "~/l10n/locale-context";
import { createAreasService } from "~/services/areas/index.server";
import { NO_THEME, type SiteTheme } from "~/domain/site/site-theme";
import { FooterContent } from "~/ui/footer/footer-content";
import { MainMenu } from "~/ui/main-menu/main-menu";
import {
  listMissingAreaPages,
  sortNavigationPages,
} from "~/ui/navigation/sort-navigation-pages";
import { compileSite, type CompiledSite } from "../support/compile-site";
import { ALL_FLAGS_ON } from "../support/all-flags-on";

/** Whether an address is the main page of a section, and one that needs no content. */
function isScreen(href: string): boolean {
  const section = findSection(href);
  const path = href.replace(/^\/[^/]+|\/$/g, "");
  return section?.path === path && !section.needsPage;
}

let documentsOnly: CompiledSite;
let withAbout: CompiledSite;

beforeAll(async () => {
  const pages = { "/en-US/docs/Web": "Web.", "/de/docs/Web": "Web." };
  documentsOnly = await compileSite({ pages });
  withAbout = await compileSite({
    pages,
    areas: {
      "generic/files/config.json": '{"pages":{"about":{}}}',
      "generic/files/about/about.md": "---\ntitle: About\n---\n\nWe.",
    },
  });
}, 60_000);

afterAll(() => {
  documentsOnly.remove();
  withAbout.remove();
});

interface FrameOptions {
  theme?: SiteTheme;
  hasPlus?: boolean;
}

function renderFrame(
  { store }: CompiledSite,
  locale: Locale,
  { theme = NO_THEME, hasPlus = true }: FrameOptions = {},
): string {
  const areas = createAreasService({
    store: () => store,
    translate: () => (id: string) => id,
    siteName: "Site",
  });
  const site = {
    siteName: "Site",
    year: "2026",
    features: listFeatures({ ...ALL_FLAGS_ON, PLUS_ENABLED: hasPlus }),
    ...sortNavigationPages(locale, (url) => store.findCanonicalUrl(url) !== null),
    missingAreaPages: listMissingAreaPages(areas.hasPage),
  };
  const path = `/${locale}/`;
  return renderToStaticMarkup(
    <LocaleProvider locale={locale} text={getInterfaceText(locale)}>
      <MainMenu path={path} site={site} isSignedIn />
      <FooterContent site={site} theme={theme} />
    </LocaleProvider>,
  );
}

function listLinks(site: CompiledSite, locale: Locale): string[] {
  const html = renderFrame(site, locale);
  return [...html.matchAll(/href="(\/[^"#]*)/g)].map(([, href = ""]) => href);
}

test.each(LOCALES)("menu and footer link only to existing pages, in %s", (locale) => {
  const { store } = documentsOnly;
  const dead = listLinks(documentsOnly, locale).filter(
    (href) =>
      store.findCanonicalUrl(href) === null &&
      !isScreen(href) &&
      !href.startsWith(`/${locale}/plus/collections`),
  );
  expect(dead).toEqual([]);
});

test("links to a page beside the documentation once the content has it", () => {
  expect(listLinks(withAbout, "de")).toContain("/de/about");
  expect(listLinks(documentsOnly, "de")).not.toContain("/de/about");
});

test("a site without the paid tier links no help with it in the footer", () => {
  const url = "https://help.example/plus";
  const columns = { "footer-support": [{ label: { known: "help" as const }, url }] };
  const theme: SiteTheme = { ...NO_THEME, footer: { ...NO_THEME.footer, columns } };
  expect(renderFrame(documentsOnly, "de", { theme })).toContain(url);
  expect(renderFrame(documentsOnly, "de", { theme, hasPlus: false })).not.toContain(url);
});
