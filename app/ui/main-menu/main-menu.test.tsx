import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { SiteFeature } from "~/domain/site/site-features";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { LocaleProvider } from "~/l10n/locale-context";
import type { SiteFacts } from "~/ui/navigation/site-facts";
import { MainMenu } from "./main-menu";

const SITE: SiteFacts = {
  siteName: "Docs",
  year: "2026",
  features: [],
  missingPages: [],
  englishPages: [],
  missingAreaPages: [],
};

function renderMenu(path: string, site: Partial<SiteFacts> = {}) {
  return renderToStaticMarkup(
    <LocaleProvider locale="fr" text={getInterfaceText("fr")}>
      <MainMenu path={path} site={{ ...SITE, ...site }} />
    </LocaleProvider>,
  );
}

function listLinks(html: string) {
  return [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
}

test("links every documentation entry of the header in the page's locale", () => {
  const learn = "/fr/docs/Learn_web_development";
  expect(listLinks(renderMenu("/fr/"))).toEqual([
    "/fr/docs/Web",
    "/fr/docs/Web/HTML",
    "/fr/docs/Web/CSS",
    "/fr/docs/Web/JavaScript",
    "/fr/docs/Web/HTTP",
    "/fr/docs/Web/API",
    "/fr/docs/Mozilla/Add-ons/WebExtensions",
    "/fr/docs/Web/Accessibility",
    learn,
    `${learn}/Core/Structuring_content`,
    `${learn}/Core/Styling_basics`,
    `${learn}/Core/Scripting`,
    `${learn}/Core/Accessibility`,
  ]);
});

test("links the entries of other areas once the build has them", () => {
  const features: SiteFeature[] = [
    "plus",
    "plus-docs",
    "ai-help",
    "updates",
    "curriculum",
    "blog",
    "play",
    "observatory",
  ];
  expect(listLinks(renderMenu("/fr/", { features })).slice(13)).toEqual([
    "/fr/plus",
    "/fr/plus/ai-help",
    "/fr/plus/updates",
    "/en-US/plus/docs/features/overview",
    "/en-US/plus/docs/faq",
    "/en-US/curriculum/",
    "/en-US/blog/",
    "/fr/play",
    "/fr/observatory",
    "/en-US/plus/ai-help",
  ]);
});

test("leaves missing pages out and says which are in English", () => {
  const html = renderMenu("/fr/", {
    missingPages: ["Web/HTTP"],
    englishPages: ["Web/API"],
  });
  expect(html).not.toContain("Web/HTTP");
  expect(html).toMatch(/href="\/en-US\/docs\/Web\/API" hrefLang="en-US"/i);
  expect(html).toContain("(en anglais)");
});

test("opens without script: panels of one group, and a popover", () => {
  const html = renderMenu("/fr/");
  expect(html.match(/<details name="main-menu"/g)).toHaveLength(2);
  expect(html).toContain('id="main-menu"');
  expect(html).toContain('popover="auto"');
  expect(html).toContain('popovertarget="main-menu" popovertargetaction="hide"');
});

test("marks the section and the entry of the page", () => {
  const html = renderMenu("/fr/docs/Web/CSS");
  expect(html.match(/data-current/g)).toHaveLength(1);
  expect(html).toMatch(/href="\/fr\/docs\/Web\/CSS"[^>]*aria-current="page"/);
});

test("marks a part without a panel as the current page only where the page is its own", () => {
  const features = ["blog"] as const;
  const own = renderMenu("/en-US/blog/", { features });
  expect(own).toMatch(
    /href="\/en-US\/blog\/"[^>]*data-current="true" aria-current="page"/,
  );
  const post = renderMenu("/en-US/blog/a-post/", { features });
  expect(post).toMatch(/href="\/en-US\/blog\/"[^>]*data-current="true"/);
  expect(post).not.toContain("aria-current");
});

test("marks the curriculum as new", () => {
  expect(renderMenu("/fr/", { features: ["curriculum"] })).toMatch(
    /Programme[^<]*<sup[^>]*>Nouveau/,
  );
});
