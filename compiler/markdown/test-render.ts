import type { Locale } from "~/domain/locales/locale";
import { renderMarkdown } from "./render-markdown";

const LABELS: Readonly<Record<string, string>> = {
  "en-US note-label": "Note:",
  "en-US warning-label": "Warning:",
  "de note-label": "Hinweis:",
  "de warning-label": "Warnung:",
  "fr note-label": "Note\u00A0:",
  "fr warning-label": "Attention\u00A0:",
  "ja note-label": "メモ:",
  "ja warning-label": "警告:",
  "zh-CN note-label": "备注：",
  "zh-CN warning-label": "警告：",
};

/** Two macro calls as placeholders. */
export const CALL = "\u00910\u0092";
export const OTHER_CALL = "\u0091" + "12\u0092";

/** Renders Markdown without the line breaks between blocks. */
export function render(text: string, locale: Locale = "en-US"): string {
  const translate = (id: string) => LABELS[`${locale} ${id}`] ?? `[${id}]`;
  return renderMarkdown(text, { locale, translate }).trimEnd();
}

/** Joins lines, which are easier to read in tests than `\n`. */
export function lines(...parts: string[]): string {
  return parts.join("\n");
}

/** Removes white space between tags. */
export function compact(html: string): string {
  return html.replace(/>\s+</g, "><").trim();
}
