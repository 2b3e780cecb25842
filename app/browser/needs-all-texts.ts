/** Pages that show nothing but what the frame's texts say, to readers who are not signed in. */
const PLAIN_ROUTES = [
  "root",
  "routes/$locale",
  "routes/$locale._index",
  "routes/$locale.docs.$",
  "routes/$",
];

/**
 * Whether a page may show more than the frame's texts (l10n): another screen, what only
 * signed-in readers see, or the message that a form has left.
 *
 * @param routes Ids of the routes that the page is made of.
 * @param root What the root's loader gave; null when it failed.
 */
export function needsAllTexts(routes: readonly string[], root: unknown): boolean {
  const isPlain = routes.every((id) => PLAIN_ROUTES.includes(id));
  return !isPlain || Boolean(pick(root, "flash") ?? pick(pick(root, "account"), "user"));
}

function pick(data: unknown, name: string): unknown {
  const isObject = typeof data === "object" && data !== null;
  return isObject ? (data as Record<string, unknown>)[name] : undefined;
}
