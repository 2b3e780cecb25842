const TIMEOUT_MILLISECONDS = 120_000;
/** A page that is still there so long after it was to be left stays. */
const STAY_MILLISECONDS = 5_000;

let isLeft = false;

/** Notes when the reader leaves the page: browsers then give up what it has asked for. */
export function watchLeaving(): void {
  addEventListener("beforeunload", () => (isLeft = true));
  addEventListener("pageshow", () => (isLeft = false));
}

/** A part of the site's own code never came: the network failed, or a newer site has no such file. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";

  constructor(chunk: string, cause: unknown) {
    super(`Loading ${chunk} failed: ${toReason(cause)}`, { cause });
  }
}

/**
 * Loads a part of the code on demand. What fails because the page is being left is no error: should the
 * page stay after all, it is asked for again.
 *
 * @param chunk What is being loaded, for the error's message.
 * @throws ChunkLoadError when it fails or takes longer than two minutes.
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

function toReason(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
