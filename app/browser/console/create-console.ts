import type { ConsoleMessage } from "~/domain/play/messages";
import { addEntry, type ConsoleEntry } from "./add-entry";

export interface Console {
  add(message: Pick<ConsoleMessage, "prop" | "args">): void;
  clear(): void;
}

/**
 * Renders once per animation frame, because a loop can print thousands of entries in one.
 */
export function createConsole(show: (entries: readonly ConsoleEntry[]) => void): Console {
  let entries: readonly ConsoleEntry[] = [];
  let isWaiting = false;
  function showSoon(): void {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      show(entries);
    });
  }
  return {
    add(message) {
      entries = addEntry(entries, message);
      showSoon();
    },
    clear() {
      entries = [];
      show(entries);
    },
  };
}
