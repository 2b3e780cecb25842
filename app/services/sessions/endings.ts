import { isUnavailable } from "~/domain/site/unavailable-error";

const RETRY_MILLISECONDS = 5_000;
/** Anybody can send made-up ids while the database is away; the oldest are forgotten. */
const MAX_WAITING = 10_000;

/** Sessions that were ended, until the database has heard of it. */
export interface Endings {
  has(idHash: string): boolean;
  /** @throws UnavailableError when the database does not answer: it is told later. */
  add(idHash: string): Promise<void>;
  /** Tells the database of what waits, if anything does. */
  retry(): void;
}

/** @param remove Removes sessions from the database by the hashes of their ids. */
export function createEndings(remove: (hashes: string[]) => Promise<unknown>): Endings {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isUnderWay = false;

  function schedule(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      retry();
    }, RETRY_MILLISECONDS).unref();
  }

  function retry(): void {
    if (waiting.size === 0 || isUnderWay) return;
    isUnderWay = true;
    const hashes = [...waiting].slice(0, 500);
    remove(hashes)
      .then(
        () => hashes.forEach((hash) => waiting.delete(hash)),
        // Said when it was ended; whatever the reason, there is but to try again.
        () => undefined,
      )
      .finally(() => {
        isUnderWay = false;
        if (waiting.size > 0) schedule();
      });
  }

  return {
    has: (idHash) => waiting.has(idHash),
    async add(idHash) {
      try {
        await remove([idHash]);
      } catch (error) {
        if (isUnavailable(error)) wait(idHash);
        throw error;
      }
    },
    retry,
  };

  function wait(idHash: string): void {
    waiting.add(idHash);
    const [oldest] = waiting;
    if (waiting.size > MAX_WAITING && oldest !== undefined) waiting.delete(oldest);
    schedule();
  }
}
