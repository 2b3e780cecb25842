import { isDefaultCollection, type Collection } from "~/domain/accounts/collection";

const TYPES = {
  json: "application/json; charset=utf-8",
  csv: "text/csv; charset=utf-8; header=present",
} as const;

/** Size of a chunk, in characters. */
const CHUNK_CHARACTERS = 16_384;
const MAX_NAME_CHARACTERS = 60;

/** Streams a file download while it is generated. */
export function answerDownload(
  parts: AsyncIterable<string>,
  collection: Collection,
  extension: keyof typeof TYPES,
): Response {
  const name = encodeURIComponent(`${toFileName(collection)}.${extension}`);
  const headers = {
    "Content-Type": TYPES[extension],
    "Content-Disposition": `attachment; filename="collection.${extension}"; filename*=UTF-8''${escapeMarks(name)}`,
  };
  return new Response(toStream(parts), { headers });
}

/** Replaces characters that file systems refuse or treat as a path. */
function toFileName(collection: Collection): string {
  const name = isDefaultCollection(collection) ? "Saved Articles" : collection.name;
  const plain = name.replace(/[\p{C}\p{Z}/\\:*?"<>|.]+/gu, " ").trim();
  return Array.from(plain).slice(0, MAX_NAME_CHARACTERS).join("").trim() || "collection";
}

/** RFC 8187 allows fewer characters than encodeURIComponent leaves. */
function escapeMarks(encoded: string): string {
  return encoded.replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function toStream(parts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = parts[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      let chunk = "";
      while (chunk.length < CHUNK_CHARACTERS) {
        const next = await iterator.next();
        if (next.done === true) {
          if (chunk !== "") controller.enqueue(encoder.encode(chunk));
          controller.close();
          return;
        }
        chunk += next.value;
      }
      controller.enqueue(encoder.encode(chunk));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
