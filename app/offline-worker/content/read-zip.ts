import { joinParts } from "~/domain/offline/bytes";
import { limitSilence } from "./limit-silence";

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const HEADER_BYTES = 30;
/** Larger than any entry of a package; a damaged header must not fill the memory. */
const MOST_ENTRY_BYTES = 64_000_000;

/** A package that can't be used: shortened, changed on the way, or of another format. */
export class DamagedPackageError extends Error {
  override readonly name = "DamagedPackageError";
}

export interface ReceivedEntry {
  path: string;
  /** Deflated content. */
  bytes: Uint8Array;
  /** Bytes from the start of the stream to the end of the entry. */
  end: number;
}

/**
 * Reads the entries of a zip file as it comes, from the start of any entry. Throws
 * DamagedPackageError when it ends before its directory, TypeError when nothing comes for a while.
 */
export async function* readZip(
  stream: ReadableStream<Uint8Array>,
  { silenceMilliseconds }: { silenceMilliseconds: number },
): AsyncGenerator<ReceivedEntry> {
  const source = createSource(stream.getReader(), silenceMilliseconds);
  try {
    for (let end = 0; ;) {
      const header = await source.take(HEADER_BYTES);
      const view = new DataView(header.buffer, header.byteOffset);
      const kind = view.getUint32(0, true);
      if (kind === CENTRAL_HEADER) return;
      const size = view.getUint32(18, true);
      if (kind !== LOCAL_HEADER || size > MOST_ENTRY_BYTES)
        throw new DamagedPackageError("no entry of a zip file");
      const nameBytes = view.getUint16(26, true);
      const extraBytes = view.getUint16(28, true);
      const path = new TextDecoder().decode(await source.take(nameBytes));
      await source.take(extraBytes);
      const bytes = await source.take(size);
      end += HEADER_BYTES + nameBytes + extraBytes + size;
      yield { path, bytes, end };
    }
  } finally {
    source.close();
  }
}

function createSource(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  silenceMilliseconds: number,
) {
  let rest = new Uint8Array();
  return {
    async take(length: number): Promise<Uint8Array> {
      const parts = [rest];
      let size = rest.length;
      while (size < length) {
        const { done, value } = await limitSilence(reader.read(), silenceMilliseconds);
        if (done) throw new DamagedPackageError("the file ends early");
        parts.push(new Uint8Array(value));
        size += value.length;
      }
      const whole = parts.length === 1 ? rest : joinParts(parts, size);
      rest = whole.subarray(length);
      // A copy, because a view would keep the whole chunk in memory and in the database.
      return whole.slice(0, length);
    },
    close(): void {
      reader.cancel().catch(() => undefined);
    },
  };
}
