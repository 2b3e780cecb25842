import { escapeText } from "../text/escape-html";

export interface BareDocument {
  lang: string;
  /** Plain text. */
  title: string;
  /** HTML added to the common head. */
  head?: string;
  body: string;
}

/**
 * Whole document outside the app, such as a runner's frame or a refusal. It is marked
 * noindex, because it is not a page of its own.
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
