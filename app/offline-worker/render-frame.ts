import type { Locale } from "~/domain/locales/locale";

/** Sentence that the page of the list has for frames (routes/$locale.offline), as HTML. */
const EXAMPLES = /<p data-examples[^>]*>([^<]*)</;

/** The page in the frame of an example, whose code can't be run without a network. */
export function renderFrame(listHtml: string, locale: Locale): Response {
  const text = EXAMPLES.exec(listHtml)?.[1] ?? "";
  return new Response(
    `<!doctype html><html lang="${locale}"><meta name="color-scheme" content="light dark"><title>${text}</title><p style="font:1rem system-ui">${text}</p>`,
    { headers: { "Content-Type": "text/html; charset=utf-8" } },
  );
}
