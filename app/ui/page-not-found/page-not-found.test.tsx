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

test("names the missing page and links home", () => {
  const html = renderScreen({ path: "/en-US/docs/<x>" });
  expect(html).toContain("<h1>Page not found</h1>");
  expect(html).toContain("Sorry, the page /en-US/docs/&lt;x&gt; could not be found.");
  expect(html).toContain('href="/en-US/"');
  expect(html).not.toContain("<section");
});

test.each([
  ["/en-US/docs/Web/CSS/flex-grw", "flex-grw"],
  ["/en-US/docs/Web/API/Fetch_API/Using_Ftch/", "Using Ftch"],
  ["/en-US/blog/<x>", "&lt;x&gt;"],
  ["/en-US/", ""],
  ["/xx", ""],
])("at %s offers to search for %j", (path, words) => {
  const html = renderScreen({ path });
  expect(html).toMatch(/<form [^>]*action="\/en-US\/search" method="get"/);
  expect(html).toContain(`name="q"`);
  expect(/<input [^>]*value="([^"]*)"/.exec(html)?.[1]).toBe(words);
});

test("marks a suggested page as English where the reader's language lacks it", () => {
  const html = renderScreen({
    path: "/en-US/docs/x",
    suggestions: {
      translations: [],
      similar: [
        { title: "A", url: "/de/docs/A" },
        { title: "B?", url: "/en-US/docs/B?" },
      ],
    },
  });
  expect(html).toMatch(/<a href="\/de\/docs\/A" hrefLang="de" lang="de">A<\/a>/i);
  expect(html).toContain('<a href="/en-US/docs/B%3F">B?</a>');
});

test("suggests the page in other languages and pages with similar names", () => {
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
