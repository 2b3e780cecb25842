import { loadChunk } from "../load-chunk";

const BOX = ".queue-choice > input";

/** Shows the queue with each pick. Without its code, the form is sent to the playground as it is. */
export function handleQueueChange({ target }: Event): void {
  if (target instanceof Element && target.matches(BOX)) void showQueue();
}

/** Picks may be there already: browsers keep them when a page is loaded again. */
export function restoreQueue(): void {
  if (document.querySelector(`${BOX}:checked`)) void showQueue();
}

async function showQueue(): Promise<void> {
  try {
    const { renderQueue } = await loadChunk(
      "the play queue",
      () => import("./render-queue"),
    );
    renderQueue();
  } catch (error) {
    console.warn(error);
  }
}
