import type { PlayState } from "~/domain/play/play-state";

/** Base64 of the deflated JSON (server contract, 18.2), the `state` of a runner. */
export async function encodePlayState(state: PlayState): Promise<string> {
  const json = new Blob([JSON.stringify(state)]).stream();
  const bytes = await readBytes(json.pipeThrough(new CompressionStream("deflate-raw")));
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

async function readBytes(stream: ReadableStream<BufferSource>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream as BodyInit).arrayBuffer());
}
