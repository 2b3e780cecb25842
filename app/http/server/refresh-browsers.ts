import { CONTENT_AGE_EVENT } from "~/domain/documents/content-age";

/** The part of Vite's channel to open browsers that is used here. */
export interface BrowserChannel {
  on(event: string, listener: (data: unknown, client: BrowserClient) => void): void;
  send(message: { type: "full-reload" }): void;
}

export interface BrowserClient {
  send(event: string, data: number): void;
}

/**
 * Returns what has open browsers load their page again. Those that are loading it just then do
 * not hear it; they ask when they are done (browser/reload-stale-page).
 *
 * @param now In ms, from anywhere.
 */
export function createRefresh(
  browsers: BrowserChannel,
  now: () => number = () => performance.now(),
): () => void {
  let refreshedAt: number | null = null;
  browsers.on(CONTENT_AGE_EVENT, (_question, client) => {
    // Until then the content is as old as the server.
    if (refreshedAt !== null) client.send(CONTENT_AGE_EVENT, now() - refreshedAt);
  });
  return () => {
    refreshedAt = now();
    browsers.send({ type: "full-reload" });
  };
}
