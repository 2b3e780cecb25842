/**
 * Endings of files, which the server sends unchanged: a pattern instead of the table in documents/asset-types, because
 * every browser loads this file. A page with such a name is loaded as a whole; names such as `Node.js` and
 * `manifest.json` are frequent enough to be left out.
 */
const FILE = /\.(?!js)\w{3,5}$/;

/** Whether the client router can show this path: a document or a home page. */
export function isClientPath(pathname: string): boolean {
  const [, rest] = /^\/[^/]+(\/.*)$/.exec(pathname) ?? [];
  return (
    rest !== undefined && (rest === "/" || rest.startsWith("/docs/")) && !FILE.test(rest)
  );
}
