/**
 * Parses a URL; null for any other text. For code of the server and the compiler, because `URL.canParse` of Node 20
 * refuses hosts with letters such as `ü` once it is optimized, so that a busy server would take them for errors.
 *
 * @param base resolves a relative address
 */
export function parseUrl(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
