import { parsePlayState, type PlayState } from "~/domain/play/play-state";

/** Base64 of the deflated JSON (server contract, 18.2), the `state` of a runner. */
export async function encodePlayState(state: PlayState): Promise<string> {
  const json = new Blob([JSON.stringify(state)]).stream();
  const bytes = await readBytes(json.pipeThrough(new CompressionStream("deflate-raw")));
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** Decodes the `state` of a runner or the playground; null when it is invalid. */
export async function decodePlayState(encoded: string): Promise<PlayState | null> {
  try {
    const text = atob(encoded.replace(/[ -]/g, "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const packed = new Blob([bytes]).stream();
    const json = packed.pipeThrough(new DecompressionStream("deflate-raw"));
    return parsePlayState(await new Response(json).json());
  } catch {
    return null;
  }
}

async function readBytes(stream: ReadableStream<BufferSource>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream as BodyInit).arrayBuffer());
}
