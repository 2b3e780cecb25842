import { escapeText } from "~/domain/text/escape-html";
import { findOwn } from "~/domain/text/find-own";

/**
 * Shorter titles for section pages, because the long ones would crowd sidebars and breadcrumbs.
 */
const SHORT_TITLES: Readonly<Record<string, string>> = {
  "Web technology for developers": "References",
  "Learn web development": "Learn",
  "HTML: HyperText Markup Language": "HTML",
  "CSS: Cascading Style Sheets": "CSS",
  "Graphics on the Web": "Graphics",
  "HTML elements reference": "Elements",
  "JavaScript reference": "Reference",
  "JavaScript Guide": "Guide",
  "Structuring the web with HTML": "HTML",
  "Learn to style HTML using CSS": "CSS",
  "Web forms — Working with user data": "Forms",
};

const LEADING_TAG = /^<[^<>]+>/;
/** An escaped backtick, or a pair of backticks around code. */
const TITLE_MARKS = /\\`|`((?:\\`|[^`])+)`/g;

/** Renders the title as HTML: backtick pairs become `<code>`, everything else is escaped. */
export function toTitleHtml(title: string): string {
  return escapeText(title).replace(TITLE_MARKS, (_mark, code: string | undefined) =>
    code === undefined ? "`" : `<code>${unescapeBackticks(code)}</code>`,
  );
}

/** Returns the title as plain text, without the backticks that mark code. */
export function toPlainTitle(title: string): string {
  return title.replace(TITLE_MARKS, (_mark, code: string | undefined) =>
    code === undefined ? "`" : unescapeBackticks(code),
  );
}

/**
 * Returns the plain title for sidebars and breadcrumbs; `shortTitle` comes from the front
 * matter.
 */
export function toShortTitle(title: string, shortTitle?: string | null): string {
  if (shortTitle) return toPlainTitle(shortTitle);
  const plain = toPlainTitle(title);
  return findOwn(SHORT_TITLES, plain) ?? LEADING_TAG.exec(plain)?.[0] ?? plain;
}

function unescapeBackticks(code: string): string {
  return code.replaceAll("\\`", "`");
}
