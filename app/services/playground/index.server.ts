import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";
import type { ContentStore } from "~/content-store/content-store";
import { MAX_PLAY_BYTES, parsePlayState } from "~/domain/play/play-state";
import { findCode } from "./find-code";
import type { DecodedState, PlaygroundService } from "./playground-service";

export { findCode } from "./find-code";
export { renderBlankRunner, renderRunner } from "./render-runner";
export type * from "./playground-service";

const inflate = promisify(inflateRaw);

/** Allows for theme, page and JSON syntax beside the code itself. */
const MAX_JSON_BYTES = MAX_PLAY_BYTES + 4096;
const HASH_BYTES = 20;
/** Accepts base64url, and `+` decoded as a space. */
const BASE64 = /^[\w+/ -]+={0,2}$/;

/** @param store Returns the current store, which may be swapped between calls. */
export function createPlaygroundService(store: () => ContentStore): PlaygroundService {
  return {
    decodeState: decodePlayState,
    findCode: (page, source) => findCode(store(), page, source),
  };
}

/** Implements PlaygroundService.decodeState. */
export async function decodePlayState(encoded: string): Promise<DecodedState> {
  if (!BASE64.test(encoded)) return { kind: "none" };
  const packed = Buffer.from(encoded.replaceAll(" ", "+"), "base64");
  try {
    const json = await inflate(packed, { maxOutputLength: MAX_JSON_BYTES });
    const state = parsePlayState(JSON.parse(json.toString()));
    return state ? { kind: "code", state, hash: toHash(packed) } : { kind: "none" };
  } catch (error) {
    return { kind: isTooLarge(error) ? "too-large" : "none" };
  }
}

function toHash(packed: Buffer): string {
  return createHash("sha256")
    .update(packed)
    .digest()
    .subarray(0, HASH_BYTES)
    .toString("hex");
}

function isTooLarge(error: unknown): boolean {
  return (
    error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE"
  );
}
