import type { RequestListener } from "node:http";
import { createApp, type AppOptions } from "../create-app";
import {
  serveCachedPages,
  type CachedPagesOptions,
} from "../page-cache/serve-cached-pages.server";

export interface ListenerOptions
  extends AppOptions, Pick<CachedPagesOptions, "onPageCache"> {
  /** Memory for finished pages; 0 keeps none. */
  pageCacheBytes: number;
}

/** What answers the server's requests: pages out of memory where they are, the app for the rest. */
export function createListener(options: ListenerOptions): RequestListener {
  const { pageCacheBytes: maxBytes, logger } = options;
  const answer = serveCachedPages(createApp(options), { ...options, maxBytes });
  return (request, response) => {
    try {
      answer(request, response);
    } catch (err) {
      // Thrown here, it would end the process.
      logger.error({ err }, "a request could not be answered");
      response.destroy();
    }
  };
}
