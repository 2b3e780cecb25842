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
  const title = escapeText(getInterfaceText(locale)("refusal-title"));
  const about = escapeText(getInterfaceText(locale)("refusal-about", { seconds }));
  const home = escapeText(getInterfaceText(locale)("not-found-home"));
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${about}</p>
<p><a href="/${locale}/">${home}</a></p>
</main>
</body>
</html>
`;
}
