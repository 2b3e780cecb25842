/** Characters that a query may contain as they are (RFC 3986, 3.4), and that paths and addresses are full of. */
const PLAIN = { "%2F": "/", "%3A": ":" };

/**
 * Query of a link, without its question mark. Slashes and colons stay: the address of a page, which
 * the rest of the page repeats, compresses better as it is.
 */
export function toQuery(fields: Readonly<Record<string, string>>): string {
  return new URLSearchParams(fields)
    .toString()
    .replace(/%(?:2F|3A)/g, (code) => PLAIN[code as keyof typeof PLAIN]);
}
