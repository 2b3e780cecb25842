/** Meanings of a status code's first digit (RFC 9110, section 15). */
export const STATUS_CLASSES: Readonly<Record<string, string>> = {
  1: "an informational",
  2: "a successful",
  3: "a redirection",
  4: "a client error",
  5: "a server error",
};

export const HTTP_ROOT = "Web/HTTP/Reference/";
export const HEADERS = `${HTTP_ROOT}Headers`;

/** Returns the address of a section of an RFC; takes `9110 12.5.1`. */
export function toRfcUrl(reference: string): string {
  const [number = "", part = ""] = reference.split(" ");
  return `https://www.rfc-editor.org/rfc/rfc${number}#section-${part}`;
}
