import { renderBareDocument } from "~/domain/bare-document";
import { escapeText } from "~/domain/escape-html";
import type { Locale } from "~/domain/locale";
import { getInterfaceText } from "~/l10n/interface-texts.server";

export interface RefusalPageProps {
  locale: Locale;
  /** Until the next request is taken. */
  seconds: number;
}

/** A whole document that says how long to wait. */
export function renderRefusalPage({ locale, seconds }: RefusalPageProps): string {
  const text = getInterfaceText(locale);
  const title = text("refusal-title");
  return renderBareDocument({
    lang: locale,
    title,
    head: `<meta name="color-scheme" content="light dark">\n`,
    body: `<main>
<h1>${escapeText(title)}</h1>
<p>${escapeText(text("refusal-about", { seconds }))}</p>
<p><a href="/${locale}/">${escapeText(text("not-found-home"))}</a></p>
</main>`,
  });
}
