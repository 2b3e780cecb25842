import { escapeText } from "../text/escape-html";

export interface BareDocument {
  lang: string;
  /** Plain text. */
  title: string;
  /** HTML after what every head has. */
  head?: string;
  body: string;
}

/**
 * A whole document outside the app: a runner's frame, a refusal. None of them is a page to be
 * found, so search engines are kept away.
 *
 * @returns HTML
 */
export function renderBareDocument({
  lang,
  title,
  head = "",
  body,
}: BareDocument): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeText(title)}</title>
${head}</head>
<body>
${body}
</body>
</html>
`;
}
