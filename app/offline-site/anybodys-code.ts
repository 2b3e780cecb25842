import { DEFAULT_LOCALE, parsePathLocale } from "~/domain/locales/locale";
import { parsePlayState } from "~/domain/play/play-state";
import { RUNNER_FILE } from "~/domain/play/runner-path";
import { parseTheme } from "~/domain/site/theme";
import { renderRunner, type DecodedState } from "~/services/playground/index.server";
import { sendCode, type FileSources } from "./answer-files";

/** Whether the runner is asked for code that its address contains, as the playground does. */
export function isAnybodysCode(url: string): boolean {
  const { pathname, searchParams } = new URL(url);
  return pathname.endsWith(`/${RUNNER_FILE}`) && searchParams.has("state");
}

/**
 * Runs the code of an address in frames of this site alone: opened directly, it could pass for a page of
 * the site, of which the server warns. Null for code that can't be read.
 */
export async function runAnybodysCode(
  { url, destination }: Pick<Request, "url" | "destination">,
  config: FileSources["config"],
): Promise<Response | null> {
  if (destination !== "iframe") return null;
  const { pathname, searchParams } = new URL(url);
  const decoded = await decodeState(searchParams.get("state") ?? "");
  if (decoded.kind !== "code") return null;
  const uuid = searchParams.get("uuid");
  const theme = parseTheme(searchParams.get("theme"));
  const lang = parsePathLocale(pathname) ?? DEFAULT_LOCALE;
  return sendCode(renderRunner(decoded.state, { uuid, theme, lang }), config);
}

/**
 * Stands in for the service's, which inflates by Node. Addresses limit the code's length, and nothing compares
 * its hash here.
 */
export async function decodeState(encoded: string): Promise<DecodedState> {
  try {
    const base64 = encoded.replace(/[ -]/g, "+").replaceAll("_", "/");
    const packed = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const stream = new DecompressionStream("deflate-raw");
    const writer = stream.writable.getWriter();
    const written = writer.write(packed).then(() => writer.close());
    const [json] = await Promise.all([
      new Response(stream.readable as BodyInit).json() as Promise<unknown>,
      written,
    ]);
    const state = parsePlayState(json);
    if (state) return { kind: "code", state, hash: "" };
  } catch {
    // No base64, not deflated, or no JSON.
  }
  return { kind: "none" };
}
