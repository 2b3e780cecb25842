/**
 * Endings of files, which the server sends unchanged. A literal that a test holds to the table in
 * documents/asset-types, because every browser loads this file, and the table's media types are bytes that none needs.
 */
const FILE =
  /\.(avif|gif|ico|jpe?g|mp[34]|og[agv]|[ot]tf|pdf|png|svg|txt|vtt|wav|web[mp]|woff2?|xml|zip)$/i;

/** Whether the client router can show this path: a document or a home page. */
export function isClientPath(pathname: string): boolean {
  const [, rest] = /^\/[^/]+(\/.*)$/.exec(pathname) ?? [];
  return (
    rest !== undefined && (rest === "/" || rest.startsWith("/docs/")) && !FILE.test(rest)
  );
}
