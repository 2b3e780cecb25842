/** Pages that show nothing but what the frame's texts say, to readers who are not signed in. */
const PLAIN_ROUTES = [
  "root",
  "routes/$locale",
  "routes/$locale._index",
  "routes/$locale.docs.$",
  "routes/$",
];

/** Of the reader: each of them is shown by words that other pages lack. */
const ACCOUNT_FACTS = ["user", "isUserUnknown", "maintenance"];

/**
 * Whether a page may show more than the frame's texts (l10n): another screen, what only
 * signed-in readers see, or the message that a form has left.
 *
 * @param routes Ids of the routes that the page is made of.
 * @param root What the root's loader gave; null when it failed.
 */
export function needsAllTexts(routes: readonly string[], root: unknown): boolean {
  const isPlain = routes.every((id) => PLAIN_ROUTES.includes(id));
  return !isPlain || hasAny(root, ["flash"]) || hasAny(readAccount(root), ACCOUNT_FACTS);
}

function readAccount(root: unknown): unknown {
  const hasAccount = typeof root === "object" && root !== null && "account" in root;
  return hasAccount ? root.account : null;
}

function hasAny(data: unknown, names: readonly string[]): boolean {
  if (typeof data !== "object" || data === null) return false;
  return Object.entries(data).some(
    ([name, value]) => names.includes(name) && Boolean(value),
  );
}
