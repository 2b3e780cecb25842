import { CONTENT_AGE_EVENT } from "~/domain/documents/content-age";

/** The part of `import.meta.hot` that is used here. */
export interface HotChannel {
  on(event: string, listener: (data: unknown) => void): void;
  send(event: string): void;
}

/**
 * Development only. A page that is just being loaded hears of no new content: so it asks, once
 * it can hear, how old the content is, and loads again when it is itself older.
 *
 * @param getPageAge In ms, since the page was asked for.
 */
export function reloadStalePage(
  hot: HotChannel,
  { getPageAge, reload }: { getPageAge: () => number; reload: () => void },
): void {
  hot.on(CONTENT_AGE_EVENT, (age) => {
    // The way of the answer counts as the page's age: better once too often than never.
    if (typeof age === "number" && getPageAge() > age) reload();
  });
  hot.send(CONTENT_AGE_EVENT);
}
