import type { WriteStream } from "node:tty";

const WIDTH = 30;
const REDRAW_MILLISECONDS = 100;

export interface ProgressBar {
  update(done: number, total: number): void;
  /** Removes the bar. */
  finish(): void;
}

/**
 * Draws pages done, pages per second and the remaining time, in place; draws nothing when the
 * stream is no terminal.
 */
export function createProgressBar(
  stream: Pick<WriteStream, "isTTY" | "write">,
  now: () => number = () => performance.now(),
): ProgressBar {
  const started = now();
  let drawn = -Infinity;
  return {
    update(done, total) {
      if (!stream.isTTY || (now() - drawn < REDRAW_MILLISECONDS && done < total)) return;
      drawn = now();
      stream.write(`\r${formatProgress(done, total, (drawn - started) / 1000)}\u001B[K`);
    },
    finish() {
      if (stream.isTTY && drawn > -Infinity) stream.write("\r\u001B[K");
    },
  };
}

function formatProgress(done: number, total: number, seconds: number): string {
  const rate = done / Math.max(seconds, 0.001);
  const filled = Math.round((done / Math.max(total, 1)) * WIDTH);
  const bar = "█".repeat(filled) + "░".repeat(WIDTH - filled);
  const left = Math.ceil((total - done) / Math.max(rate, 0.001));
  return `${bar} ${done}/${total} pages, ${Math.round(rate)} pages/s, ${left} s left`;
}
