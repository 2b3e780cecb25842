/** Blocks in memory: some 20 MB. */
const MOST_BLOCKS = 250;
/**
 * Rounds of an answer. Most pages need six: rows, page, sidebar and tables. One that looks up many
 * others needs a round for each part of the index.
 */
const MOST_ROUNDS = 300;

/** Reads blocks of a package from storage: the values of each, or undefined for a missing one. */
export type LoadBlocks = (
  numbers: readonly number[],
) => Promise<readonly (readonly unknown[] | undefined)[]>;

/** The storage no longer has a block of the package. */
export class MissingBlockError extends Error {
  override readonly name = "MissingBlockError";

  readonly block: number;

  constructor(block: number) {
    super(`block ${block} of the package is missing or damaged`);
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
  const known = new Map<number, readonly unknown[]>();
  const wanted = new Set<number>();

  function peek(block: number): readonly unknown[] | undefined {
    const values = known.get(block);
    if (values === undefined) wanted.add(block);
    else {
      // Moves it to the end: the map is in order of use.
      known.delete(block);
      known.set(block, values);
    }
    return values;
  }

  async function loadWanted(): Promise<void> {
    const numbers = [...wanted];
    wanted.clear();
    const found = await load(numbers);
    numbers.forEach((number, at) => {
      const values = found[at];
      if (values === undefined) throw new MissingBlockError(number);
      known.set(number, values);
    });
  }

  function forgetOldest(): void {
    for (const number of known.keys()) {
      if (known.size <= MOST_BLOCKS) return;
      known.delete(number);
    }
  }

  return {
    /** Whether a look-up since the start of this round needs a block that is not in memory. */
    isWaiting: () => wanted.size > 0,
    /** Value of a record; throws when its block is not in memory yet. */
    read(block: number, place: number): unknown {
      const values = peek(block);
      if (values === undefined)
        throw new PendingBlockError("the block is not loaded yet");
      return values[place];
    },
    /** Ends the round when a look-up before has noted a block that is not in memory. */
    requireLoaded(): void {
      if (wanted.size > 0) throw new PendingBlockError("blocks are not loaded yet");
    },
    /** Same, but undefined for now: for values that others may be collected with. */
    readLater(block: number, place: number): unknown {
      return peek(block)?.[place];
    },
    /** Makes something until all blocks that it reads are in memory. Throws MissingBlockError. */
    async settle<Made>(make: () => Made | Promise<Made>): Promise<Made> {
      for (let round = 1; ; round += 1) {
        wanted.clear();
        const made = await attempt(make);
        if (wanted.size === 0) {
          forgetOldest();
          if (made instanceof PendingBlockError) throw made;
          return made;
        }
        if (round === MOST_ROUNDS) throw new MissingBlockError([...wanted][0] ?? -1);
        await loadWanted();
      }
    },
  };
}

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
