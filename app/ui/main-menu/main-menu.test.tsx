import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { LocaleProvider } from "~/l10n/locale-context";
import { MainMenu } from "./main-menu";

function renderMenu(path: string) {
  return renderToStaticMarkup(
    <LocaleProvider locale="fr" text={getInterfaceText("fr")}>
      <MainMenu path={path} />
    </LocaleProvider>,
  );
}

test("links every documentation entry of the header in the page's locale", () => {
  const html = renderMenu("/fr/");
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  const learn = "/fr/docs/Learn_web_development";
  expect(links).toEqual([
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

test("marks nothing for a page whose address only begins alike", () => {
  expect(renderMenu("/fr/docs/Webby")).not.toContain("data-current");
});
