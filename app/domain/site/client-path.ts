/** Files that stand beside a page under its address: the server sends them as they are. */
const FILE =
  /\.(png|jpe?g|gif|svg|webp|avif|ico|mp[34]|webm|ogg|wav|pdf|zip|txt|vtt|woff2?)$/i;

/** Whether the router shows this path in place of another one: a document or a home page. */
export function isClientPath(pathname: string): boolean {
  const [, rest] = /^\/[^/]+(\/.*)$/.exec(pathname) ?? [];
  return (
    rest !== undefined && (rest === "/" || rest.startsWith("/docs/")) && !FILE.test(rest)
  );
}
