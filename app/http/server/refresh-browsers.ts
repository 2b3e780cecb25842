import { CONTENT_AGE_EVENT } from "~/domain/documents/content-age";

/** The part of Vite's WebSocket server that is used. */
export interface BrowserChannel {
  on(event: string, listener: (data: unknown, client: BrowserClient) => void): void;
  send(message: { type: "full-reload" }): void;
}

export interface BrowserClient {
  send(event: string, data: number): void;
}

/**
 * Creates a function that reloads all open browsers. A browser that is still loading misses the
 * message and asks for the content's age afterwards (browser/reload-stale-page).
 *
 * @param now Milliseconds from any origin.
 */
export function createRefresh(
  browsers: BrowserChannel,
  now: () => number = () => performance.now(),
): () => void {
  let refreshedAt: number | null = null;
  browsers.on(CONTENT_AGE_EVENT, (_question, client) => {
    // Before the first refresh, the content is as old as the server.
    if (refreshedAt !== null) client.send(CONTENT_AGE_EVENT, now() - refreshedAt);
  });
  return () => {
    refreshedAt = now();
    browsers.send({ type: "full-reload" });
  };
}
