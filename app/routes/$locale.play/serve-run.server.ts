import { promisify } from "node:util";
import { deflateRaw } from "node:zlib";
import { MAX_STATE_CHARACTERS } from "~/domain/play/play-state";
import { toRunnerPath } from "~/domain/play/runner-path";
import { isBlank, type LoadedPlay } from "./loaded-play";
import type { ServedRun } from "./served-result";

const deflate = promisify(deflateRaw);

/**
 * Result for browsers without scripts; null when the code is empty, or shared and thus
 * untrusted.
 */
export async function serveRun(
  { code, source, src }: LoadedPlay,
  origin: string | null,
): Promise<ServedRun | null> {
  if (isBlank(code) || source === "shared") return null;
  const page = src === null ? {} : { page: src };
  const packed = await deflate(JSON.stringify({ ...code, ...(src !== null && { src }) }));
  const state = packed.toString("base64");
  const isShort = state.length <= MAX_STATE_CHARACTERS;
  const url = (origin ?? "") + toRunnerPath(isShort ? { ...page, state } : page);
  return isShort ? { kind: "address", url } : { kind: "form", url, state };
}
