import { whenIdle } from "./after-load";

const IDLE_MILLISECONDS = 100;

/** Work that is left after something is shown; each step is short, and done between frames. */
export type Steps = readonly (() => void)[];

/** Takes the steps after the next paint, one whenever the browser is idle, while `isCurrent` is true. */
export function takeSteps(steps: Steps, isCurrent: () => boolean): void {
  const [step, ...others] = steps;
  if (!step) return;
  requestAnimationFrame(() => {
    whenIdle(() => {
      if (!isCurrent()) return;
      step();
      takeSteps(others, isCurrent);
    }, IDLE_MILLISECONDS);
  });
}
