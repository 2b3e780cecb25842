const TIMEOUT_MILLISECONDS = 120_000;
/** A page that still exists this long after these events was not left. */
const STAY_MILLISECONDS = 5_000;

let isLeft = false;

/**
 * Tracks whether the reader is leaving the page, because browsers then cancel its
 * requests.
 */
export function watchLeaving(): void {
  // Browsers of iPhones have no beforeunload.
  for (const type of ["beforeunload", "pagehide"])
    addEventListener(type, () => (isLeft = true));
  addEventListener("pageshow", () => (isLeft = false));
}

/**
 * A part of the site's own code failed to load: a network error, or a newer deployment
 * without the file.
 */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";

  constructor(chunk: string, cause: unknown) {
    super(`Loading ${chunk} failed: ${toReason(cause)}`, { cause });
  }
}

/**
 * Loads a chunk on demand. A failure while the page is being left is no error; the chunk
 * is requested again if the page stays.
 * @param chunk Description of the chunk for the error's message.
 * @throws ChunkLoadError when loading fails or takes longer than two minutes.
 */
export async function loadChunk<Module>(
  chunk: string,
  load: () => Promise<Module>,
  timeoutMilliseconds = TIMEOUT_MILLISECONDS,
): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`no answer in ${timeoutMilliseconds} ms`));
    }, timeoutMilliseconds);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (error) {
    if (!isLeft) throw new ChunkLoadError(chunk, error);
  } finally {
    clearTimeout(timer);
  }
  await new Promise((resolve) => setTimeout(resolve, STAY_MILLISECONDS));
  isLeft = false;
  return loadChunk(chunk, load, timeoutMilliseconds);
}

/** A copy of domain/text/to-reason, which the entry of every page would have to export to parts that use it. */
function toReason(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
