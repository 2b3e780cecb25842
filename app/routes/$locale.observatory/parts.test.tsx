import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Locale } from "~/domain/locales/locale";
import { getObservatoryText } from "~/l10n/observatory-texts.server";
import { Grade, ScanForm } from "./parts.server";

function render(locale: Locale): string {
  const view = {
    text: getObservatoryText(locale),
    locale,
    home: `/${locale}/observatory`,
    origin: "https://docs.example",
    now: 0,
    findDocument: () => null,
  };
  return renderToStaticMarkup(<ScanForm view={view} />);
}

test.each<[Locale, string]>([
  ["de", "Scan läuft …"],
  ["fr", "Analyse en cours…"],
  ["ja", "スキャン中…"],
])("names the progress of a scan whose site is not known yet in %s", (locale, name) => {
  expect(render(locale)).toContain(`aria-label="${name}" data-scan-progress`);
});

test("names a grade without a colon, before which French has a space", () => {
  const html = renderToStaticMarkup(<Grade text={getObservatoryText("fr")} grade="A" />);
  expect(html).toContain('<span class="visually-hidden">Note </span>A');
});
