/**
 * Query of a link, without its question mark. Slashes and colons stay, as a query may have them (RFC 3986,
 * 3.4): the address of a page, which the rest of the page repeats, compresses better as it is.
 */
export function toQuery(fields: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(fields).toString();
  return query.replaceAll("%2F", "/").replaceAll("%3A", ":");
}
