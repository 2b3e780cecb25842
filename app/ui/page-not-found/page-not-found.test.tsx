import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { LocaleProvider } from "~/l10n/locale-context";
import { PageNotFound, type PageNotFoundProps } from "./page-not-found";

function renderScreen(props: PageNotFoundProps) {
  return renderToStaticMarkup(
    <LocaleProvider locale="en-US" text={getInterfaceText("en-US")}>
      <PageNotFound {...props} />
    </LocaleProvider>,
  );
}

test("says which page is missing and leads home", () => {
  const html = renderScreen({ path: "/en-US/docs/<x>" });
  expect(html).toContain("<h1>Page not found</h1>");
  expect(html).toContain("Sorry, the page /en-US/docs/&lt;x&gt; could not be found.");
  expect(html).toContain('href="/en-US/"');
  expect(html).not.toContain("<section");
});

test("offers the page in other languages and pages of like name", () => {
  const html = renderScreen({
    path: "/en-US/docs/Web",
    suggestions: {
      translations: [{ title: "Das Web", url: "/de/docs/Web", locale: "de" }],
      similar: [{ title: "Webs", url: "/en-US/docs/Webs" }],
    },
  });
  expect(html).toMatch(/<a href="\/de\/docs\/Web" hrefLang="de" lang="de">Das Web<\/a>/i);
  expect(html).toContain("Deutsch");
  expect(html).toContain('<a href="/en-US/docs/Webs">Webs</a>');
});
