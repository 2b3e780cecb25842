/** Where addresses without a host lead; a site's own origin would do as well. */
const ELSEWHERE = "https://elsewhere.invalid";

/**
 * The path that a saved url means: decoded, without query and fragment. Null for what is no
 * address of this site.
 *
 * @param url A decoded path as page data has it, or any address as browsers show it.
 */
export function readPageUrl(url: string, siteOrigin: string): string | null {
  const given = url.trim();
  const base = given.startsWith("/") ? ELSEWHERE : undefined;
  if (!URL.canParse(given, base)) return null;
  const { origin, pathname } = new URL(given, base);
  if (origin !== (base ?? siteOrigin)) return null;
  return decodePath(pathname.replace(/(?<=.)\/$/, ""));
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
