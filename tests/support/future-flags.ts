import type { ServerBuild } from "@remix-run/node";

/** The flags of remix.config.js, for builds in tests. */
export const FUTURE_FLAGS: ServerBuild["future"] = {
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_throwAbortReason: true,
  v3_lazyRouteDiscovery: true,
  v3_singleFetch: true,
};
