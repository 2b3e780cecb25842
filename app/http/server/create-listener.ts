import type { RequestListener } from "node:http";
import { createApp, type AppOptions } from "../create-app";
import {
  serveCachedPages,
  type CachedPagesOptions,
} from "../page-cache/serve-cached-pages.server";

export interface ListenerOptions
  extends
    AppOptions,
    Pick<CachedPagesOptions, "onPageCache" | "onServed" | "readNoticeVersion"> {
  /** Memory for the page cache; 0 disables it. */
  pageCacheBytes: number;
}

/** Creates the server's listener: the page cache first, then the app. */
export function createListener(options: ListenerOptions): RequestListener {
  const { pageCacheBytes: maxBytes, logger } = options;
  const answer = serveCachedPages(createApp(options), {
    ...options,
    maxBytes,
    onCachedPage: options.counter?.countCached,
  });
  return (request, response) => {
    try {
      answer(request, response);
    } catch (err) {
      // An exception in the listener would end the process.
      logger.error({ err }, "a request could not be answered");
      response.destroy();
    }
  };
}
