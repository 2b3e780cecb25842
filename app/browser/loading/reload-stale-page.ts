import { CONTENT_AGE_EVENT } from "~/domain/documents/content-age";

/** The used part of `import.meta.hot`. */
export interface HotChannel {
  on(event: string, listener: (data: unknown) => void): void;
  send(event: string): void;
}

/**
 * Development only. A page that is loading misses update events, so it asks for the
 * content's age once connected, and reloads if the page is older.
 * @param getPageAge Milliseconds since the page was requested.
 */
export function reloadStalePage(
  hot: HotChannel,
  { getPageAge, reload }: { getPageAge: () => number; reload: () => void },
): void {
  hot.on(CONTENT_AGE_EVENT, (age) => {
    // The answer's latency counts towards the page's age: a superfluous reload is better
    // than a stale page.
    if (typeof age === "number" && getPageAge() > age) reload();
  });
  hot.send(CONTENT_AGE_EVENT);
}
