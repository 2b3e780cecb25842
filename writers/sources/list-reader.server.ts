import { createRetirement } from "~/content-store/retire-stores";
import type { WriterIndex } from "~/content-store/writer-index.server";
import { createPageLists, type PageLists } from "./page-lists.server";

export interface ListReaderOptions {
  /** Opens the store's file. Throws ContentStoreError. */
  open(): WriterIndex;
  /** The version of the content that pages are served from. */
  readVersion(): string;
  closeDelayMs?: number;
  /** Called when a replaced index can't be closed. */
  onError?: ((error: unknown) => void) | undefined;
}

export interface ListReader {
  /** Lists that stay readable for as long as a request takes. Throws ContentStoreError. */
  read(): PageLists;
  close(): void;
}

/** Opens the store's lists anew after each compile. */
export function createListReader({
  open,
  readVersion,
  closeDelayMs,
  onError,
}: ListReaderOptions): ListReader {
  const retirement = createRetirement({ delayMs: closeDelayMs, onError });
  let known: PageLists | null = null;
  return {
    read() {
      if (known?.index.version === readVersion()) return known;
      const index = open();
      if (known?.index.version === index.version) {
        // The served version lags behind the file, or leads it, for a moment.
        index.close();
        return known;
      }
      if (known) retirement.retire(known.index);
      known = createPageLists(index);
      return known;
    },
    close() {
      retirement.closeAll();
      known?.index.close();
    },
  };
}
