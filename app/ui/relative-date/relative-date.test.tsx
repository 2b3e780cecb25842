import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Locale } from "~/domain/locales/locale";
import { LocaleProvider } from "~/l10n/locale-context";
import { RelativeDate } from "./relative-date";

function render(locale: Locale): string {
  return renderToStaticMarkup(
    <LocaleProvider locale={locale} text={(id) => id}>
      <RelativeDate date="2026-03-29T12:00:00Z" now="2026-03-31T12:00:00Z" />
    </LocaleProvider>,
  );
}

test("shows the date in the page's language, with an exact machine-readable form", () => {
  expect(render("en-US")).toBe('<time dateTime="2026-03-29T12:00:00Z">2 days ago</time>');
  expect(render("de")).toContain(">vorgestern<");
  expect(render("ja")).toContain(">一昨日<");
});
