/** Shorter words fit on a phone. */
const LONG_WORD = /<[^>]*>|&#?\w+;|[\w.]{18,}/g;

/**
 * Allows line breaks inside long names of a title, before capitals and after dots, so that phones
 * do not break them anywhere: `Array.<wbr>prototype.<wbr>to<wbr>Spliced()`.
 */
export function breakTitle(html: string): string {
  return html.replace(LONG_WORD, (found) =>
    /^[<&]/.test(found)
      ? found
      : found.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=\.)(?=\w)/g, "<wbr>"),
  );
}
