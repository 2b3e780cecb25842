const TIMEOUT_MILLISECONDS = 120_000;

/** A part of the site's own code never came: the network failed, or a newer site has no such file. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";

  constructor(chunk: string, cause: unknown) {
    super(`Loading ${chunk} failed: ${toReason(cause)}`, { cause });
  }
}

/**
 * Loads a part of the code on demand.
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
    throw new ChunkLoadError(chunk, error);
  } finally {
    clearTimeout(timer);
  }
}

function toReason(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
