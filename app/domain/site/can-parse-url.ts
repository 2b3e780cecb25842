/**
 * Whether a text is a URL, for code of the server and the compiler. `URL.canParse` of Node 20 refuses hosts with
 * letters such as `ü` once it is optimized, so that a busy server would take them for errors.
 *
 * @param base resolves a relative address
 */
export function canParseUrl(text: string, base?: string | URL): boolean {
  try {
    return new URL(text, base) instanceof URL;
  } catch {
    return false;
  }
}
