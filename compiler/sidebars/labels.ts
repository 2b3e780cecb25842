import { escapeAttribute } from "~/domain/text/escape-html";

/** Inline elements that a label in a YAML file may use; without attributes. */
const INLINE_TAG = /&lt;(\/?(?:b|br|code|em|i|kbd|strong|sub|sup|var|wbr))&gt;/gi;
const ESCAPED_REFERENCE = /&amp;(#\d+|#x[\da-f]+|[a-z]+\d*);/gi;

/** A name in `<code>`; long dotted names may break after each dot. */
export function toCodeLabel(text: string): string {
  return `<code>${escapeAttribute(text).replaceAll(".", ".<wbr>")}</code>`;
}

/** A label written by hand: simple inline markup and character references stay, the rest is text. */
export function toHandwrittenLabel(html: string): string {
  return escapeAttribute(html)
    .replace(INLINE_TAG, "<$1>")
    .replace(ESCAPED_REFERENCE, "&$1;");
}
