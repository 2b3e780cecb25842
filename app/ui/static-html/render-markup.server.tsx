import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Locale } from "~/domain/locales/locale";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { LocaleProvider } from "~/l10n/locale-context";

/** HTML of a part of a page in the language of the interface, for which React keeps no marks. */
export function renderMarkup(locale: Locale, part: ReactNode): string {
  return renderToStaticMarkup(
    <LocaleProvider locale={locale} text={getInterfaceText(locale)}>
      {part}
    </LocaleProvider>,
  );
}
