import type { RequestListener } from "node:http";
import { createApp, type AppOptions } from "./create-app";
import {
  serveCachedPages,
  type CachedPagesOptions,
} from "./page-cache/serve-cached-pages.server";

export interface ListenerOptions
  extends AppOptions, Pick<CachedPagesOptions, "onPageCache"> {
  /** Memory for finished pages; 0 keeps none. */
  pageCacheBytes: number;
}

/** What answers the server's requests: pages out of memory where they are, the app for the rest. */
export function createListener(options: ListenerOptions): RequestListener {
  const { pageCacheBytes: maxBytes } = options;
  return serveCachedPages(createApp(options), { ...options, maxBytes });
}
