import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { LocaleProvider } from "~/l10n/locale-context";
import { TocColumn, TocDetails } from "./toc";

test("marks the language of entries and of words around them in an article that is not in the reader's", () => {
  const entries = [{ id: "a", text: "Prices" }];
  const html = renderToStaticMarkup(
    <LocaleProvider locale="de" text={getInterfaceText("de")}>
      <TocDetails entries={entries} lang="en-US" />
      <TocColumn entries={entries} lang="en-US" />
    </LocaleProvider>,
  );
  expect(html).toMatch(/<nav [^>]*aria-label="In diesem Artikel" lang="de"/);
  expect(html.match(/<ul [^>]*lang="en-US"[^>]*><li><a href="#a">/g)).toHaveLength(2);
});
