import { loadChunk } from "../loading/load-chunk";
import { QUEUE_BOXES } from "./queue-boxes";

/**
 * Shows the queue after each change. If its code fails to load, the form is submitted
 * natively.
 */
export function handleQueueChange({ target }: Event): void {
  if (target instanceof Element && target.matches(QUEUE_BOXES)) void showQueue();
}

/** Browsers restore checked boxes when a page is reloaded. */
export function restoreQueue(): void {
  if (document.querySelector(`${QUEUE_BOXES}:checked`)) void showQueue();
}

async function showQueue(): Promise<void> {
  try {
    const { renderQueue } = await loadChunk("the play queue", () => import("./items"));
    renderQueue();
  } catch (error) {
    document.querySelector(".play-queue")?.setAttribute("data-failed", "");
    console.warn(error);
  }
}
