/** Files below a page's path, which the server sends unchanged. */
const FILE =
  /\.(png|jpe?g|gif|svg|webp|avif|ico|mp[34]|webm|ogg|wav|pdf|zip|txt|vtt|woff2?)$/i;

/** Whether the client router can show this path: a document or a home page. */
export function isClientPath(pathname: string): boolean {
  const [, rest] = /^\/[^/]+(\/.*)$/.exec(pathname) ?? [];
  return (
    rest !== undefined && (rest === "/" || rest.startsWith("/docs/")) && !FILE.test(rest)
  );
}
