import { freeBytes } from "~/domain/offline/bytes";

/** Blocks in memory: some 16 MB, outside of the heap that is collected. */
const MOST_BLOCKS = 250;
/** Most blocks are smaller (compiler/packages/pack-blocks). */
const BYTES_OF_BLOCK = 65_536;
const NEW_LINE = 10;
/**
 * Rounds of an answer. Most pages need six: rows, page, sidebar and tables. One that looks up many
 * others needs a round for each part of the index.
 */
const MOST_ROUNDS = 300;

/** Bytes of a block (compiler/packages/pack-blocks), or a value that is stored by itself. */
export type LoadedBlock = Uint8Array | { value: unknown };

/** Reads blocks of a package from storage; undefined for a missing one. */
export type LoadBlocks = (
  numbers: readonly number[],
) => Promise<readonly (LoadedBlock | undefined)[]>;

/** The storage no longer has a block of the package. */
export class MissingBlockError extends Error {
  override readonly name = "MissingBlockError";

  readonly block: number;

  constructor(block: number, options?: ErrorOptions) {
    super(`block ${block} of the package is missing or damaged`, options);
    this.block = block;
  }
}

/** Thrown by a look-up whose block is not in memory yet; only `settle` catches it. */
class PendingBlockError extends Error {
  override readonly name = "PendingBlockError";
}

export type BlockReader = ReturnType<typeof createBlockReader>;

/** Synchronous reads over asynchronous storage. */
export function createBlockReader(load: LoadBlocks) {
  const known = new Map<number, LoadedBlock>();
  const memory = createBlockMemory();
  const wanted = new Set<number>();
  /** Values of the current answer: kept longer, they would be work for the garbage collector. */
  const parsed = new Map<string, unknown>();

  function peek(number: number): LoadedBlock | undefined {
    const block = known.get(number);
    if (block === undefined) wanted.add(number);
    else {
      // Moves it to the end: the map is in order of use.
      known.delete(number);
      known.set(number, block);
    }
    return block;
  }

  function readRecord(number: number, block: LoadedBlock, place: number): unknown {
    const key = `${number}:${place}`;
    const known = parsed.get(key);
    if (known !== undefined) return known;
    try {
      const value = parseRecord(block, place);
      parsed.set(key, value);
      return value;
    } catch (error) {
      throw new MissingBlockError(number, { cause: error });
    }
  }

  async function loadWanted(): Promise<void> {
    const numbers = [...wanted];
    wanted.clear();
    const found = await load(numbers);
    numbers.forEach((number, at) => {
      const loaded = found[at];
      if (loaded === undefined) throw new MissingBlockError(number);
      known.set(number, loaded instanceof Uint8Array ? memory.keep(loaded) : loaded);
    });
  }

  function forgetOldest(): void {
    for (const [number, block] of known) {
      if (known.size <= MOST_BLOCKS) return;
      known.delete(number);
      if (block instanceof Uint8Array) memory.release(block);
    }
  }

  return {
    /** Whether a look-up since the start of this round needs a block that is not in memory. */
    isWaiting: () => wanted.size > 0,
    /** Value of a record; throws when its block is not in memory yet. */
    read(block: number, place: number): unknown {
      const open = peek(block);
      if (!open) throw new PendingBlockError("the block is not loaded yet");
      return readRecord(block, open, place);
    },
    /** Ends the round when a look-up before has noted a block that is not in memory. */
    requireLoaded(): void {
      if (wanted.size > 0) throw new PendingBlockError("blocks are not loaded yet");
    },
    /** Value of a record; undefined until its block is in memory, so that one round asks for many blocks. */
    readLater(block: number, place: number): unknown {
      const open = peek(block);
      return open && readRecord(block, open, place);
    },
    /** Like `readLater`, but returns raw JSON, for large records of which little is needed. */
    readTextLater(number: number, place: number): string | undefined {
      const block = peek(number);
      return block && toRecordText(block, place);
    },
    /** Makes something until all blocks that it reads are in memory. Throws MissingBlockError. */
    async settle<Made>(make: () => Made | Promise<Made>): Promise<Made> {
      for (let round = 1; ; round += 1) {
        wanted.clear();
        const made = await attempt(make);
        if (wanted.size === 0) {
          forgetOldest();
          parsed.clear();
          if (made instanceof PendingBlockError) throw made;
          return made;
        }
        if (round === MOST_ROUNDS) throw new MissingBlockError([...wanted][0] ?? -1);
        await loadWanted();
      }
    },
  };
}

/**
 * Keeps bytes in memory that forgotten blocks had, because memory outside of the heap is freed by a
 * collection of the whole heap alone, and browsers collect once some 25 MB more of it are in use.
 */
function createBlockMemory() {
  const free: Uint8Array[] = [];
  return {
    keep(bytes: Uint8Array): Uint8Array {
      if (bytes.length > BYTES_OF_BLOCK) return bytes;
      const place = free.pop() ?? new Uint8Array(BYTES_OF_BLOCK);
      place.set(bytes);
      const kept = place.subarray(0, bytes.length);
      freeBytes(bytes);
      return kept;
    },
    release({ buffer }: Uint8Array): void {
      if (buffer.byteLength === BYTES_OF_BLOCK) free.push(new Uint8Array(buffer));
    },
  };
}

function parseRecord(block: LoadedBlock, place: number): unknown {
  return block instanceof Uint8Array
    ? JSON.parse(toRecordText(block, place))
    : block.value;
}

/** Finds the JSON of a record. A block has a line for each, after the one that opens the array. */
function toRecordText(block: LoadedBlock, place: number): string {
  if (!(block instanceof Uint8Array)) return JSON.stringify(block.value);
  let start = block.indexOf(NEW_LINE) + 1;
  // A block of an older package is one line.
  if (start === 0)
    return JSON.stringify((JSON.parse(decoder.decode(block)) as unknown[])[place]);
  for (let at = 0; at < place; at += 1) start = block.indexOf(NEW_LINE, start) + 1;
  const line = block.subarray(start, block.indexOf(NEW_LINE, start));
  return decoder.decode(line).replace(/,$/, "");
}

const decoder = new TextDecoder();

async function attempt<Made>(
  make: () => Made | Promise<Made>,
): Promise<Made | PendingBlockError> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof PendingBlockError) return error;
    throw error;
  }
}
