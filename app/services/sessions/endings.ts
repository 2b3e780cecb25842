import { isUnavailable } from "~/domain/site/unavailable-error";

const RETRY_MILLISECONDS = 5_000;
/**
 * Limits memory, because anybody can send made-up ids while the database is down; evicts the
 * oldest.
 */
const MAX_WAITING = 10_000;

/** Sessions that have ended but could not be deleted from the database yet. */
export interface Endings {
  has(idHash: string): boolean;
  /**
   * Deletes a session, later if the database is down.
   *
   * @throws UnavailableError in that case.
   */
  add(idHash: string): Promise<void>;
  /** Deletes the waiting sessions, if any. */
  retry(): void;
}

/** @param remove Deletes sessions from the database by the hashes of their ids. */
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
        // Errors are ignored because `add` has reported them; the next attempt follows.
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
