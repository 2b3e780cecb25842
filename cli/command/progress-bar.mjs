// Plain JavaScript, because `npm run build` draws its bar before anything is translated.

const WIDTH = 30;
const REDRAW_MILLISECONDS = 100;
/** Part of the work that is done before the time left is estimated. */
const LEAST_SHARE = 0.02;
const CLEAR_LINE = "\r\u001B[K";

/**
 * @typedef {object} ProgressBar
 * @property {(done: number, total: number) => void} update
 * @property {() => void} finish removes the bar
 */

/**
 * @typedef {object} ProgressBarOptions
 * @property {string} label of the step, such as `Compiling`
 * @property {string} [unit] what is counted, to show counts and a rate; left out, neither is shown
 * @property {() => number} [now] milliseconds
 */

/**
 * A bar with the time left, redrawn in place; silent where the stream is no terminal.
 *
 * @param {Pick<import("node:tty").WriteStream, "isTTY" | "write">} stream
 * @param {ProgressBarOptions} options
 * @returns {ProgressBar}
 */
export function createProgressBar(
  stream,
  { label, unit, now = () => performance.now() },
) {
  const started = now();
  let drawn = -Infinity;
  return {
    update(done, total) {
      if (!stream.isTTY || (now() - drawn < REDRAW_MILLISECONDS && done < total)) return;
      drawn = now();
      const progress = formatProgress({
        done,
        total,
        seconds: (drawn - started) / 1000,
        unit,
      });
      stream.write(`\r${label} ${progress}\u001B[K`);
    },
    finish() {
      if (stream.isTTY && drawn > -Infinity) stream.write(CLEAR_LINE);
    },
  };
}

/** @param {{ done: number, total: number, seconds: number, unit: string | undefined }} facts */
function formatProgress({ done, total, seconds, unit }) {
  const rate = done / Math.max(seconds, 0.001);
  const filled = Math.round((done / Math.max(total, 1)) * WIDTH);
  const bar = "█".repeat(filled) + "░".repeat(WIDTH - filled);
  // The rate of the first steps says nothing: it promised hours.
  const isKnown = done / Math.max(total, 1) >= LEAST_SHARE;
  const left = `${Math.ceil((total - done) / Math.max(rate, 0.001))} s left`;
  if (unit === undefined) return isKnown ? `${bar} ${left}` : bar;
  const counts = `${bar} ${done}/${total} ${unit}, ${Math.round(rate)} ${unit}/s`;
  return isKnown ? `${counts}, ${left}` : counts;
}
