import { escapeAttribute } from "~/domain/text/escape-html";

/** Inline elements without attributes that a label in a YAML file may contain. */
const INLINE_TAG = /&lt;(\/?(?:b|br|code|em|i|kbd|strong|sub|sup|var|wbr))&gt;/gi;
const ESCAPED_REFERENCE = /&amp;(#\d+|#x[\da-f]+|[a-z]+\d*);/gi;

/** Renders a name, which is plain text, in `<code>`. */
export function toCodeLabel(text: string): string {
  return setInCode(escapeAttribute(text));
}

/** Sets a label's HTML in `<code>`; long dotted names may break after each dot. */
export function setInCode(html: string): string {
  return `<code>${html.replaceAll(".", ".<wbr>")}</code>`;
}

/**
 * Renders a label from a file: simple inline markup and character references stay, the rest is
 * escaped.
 */
export function toHandwrittenLabel(html: string): string {
  return escapeAttribute(html)
    .replace(INLINE_TAG, "<$1>")
    .replace(ESCAPED_REFERENCE, "&$1;");
}
