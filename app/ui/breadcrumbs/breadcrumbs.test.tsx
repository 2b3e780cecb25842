import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { LocaleProvider } from "~/l10n/locale-context";
import { Breadcrumbs } from "./breadcrumbs";

const PARENTS = [
  { uri: "/de/docs/Web", title: "Web" },
  { uri: "/de/docs/Web/CSS", title: "CSS <b>" },
];

const html = renderToStaticMarkup(
  <LocaleProvider locale="de" text={getInterfaceText("de")}>
    <Breadcrumbs parents={PARENTS} />
  </LocaleProvider>,
);

test("numbers every level from 1 for search engines", () => {
  expect(html).toContain('typeof="BreadcrumbList"');
  expect(
    [...html.matchAll(/property="position" content="(\d)"/g)].map(([, n]) => n),
  ).toEqual(["1", "2"]);
});

test("marks the last level as the current page, still a link", () => {
  expect(html.match(/aria-current/g)).toHaveLength(1);
  expect(html).toMatch(/href="\/de\/docs\/Web\/CSS"[^>]*aria-current="page"/);
});

test("has a label in the page's language and escapes titles", () => {
  expect(html).toContain('aria-label="Brotkrumenpfad"');
  expect(html).toContain("CSS &lt;b&gt;");
});
